import { describe, expect, it } from 'vitest'
import { computeAllTimeTable } from '../../../src/analytics/history/all-time-table.ts'
import { listFinishes } from '../../../src/analytics/history/finishes.ts'
import { openHistory } from '../../../src/analytics/history/league-history.ts'
import { DomainError } from '../../../src/domain/errors.ts'
import { longestHistoryFile, readHistoryRows } from '../../../src/hosts/file/history-rows.ts'
import { type HistoryFileSeasons, readHistoryFiles } from '../../../src/hosts/file/read-history-file.ts'
import { judgeSeason } from '../../../src/verdict/judge-season.ts'

const header = 'season,week,home,away,home_score,away_score,kind'

/** Reads files, in which a name is its manager's key. */
function read(...texts: string[]): HistoryFileSeasons {
  return readHistoryFiles(
    texts.map((text, index) => ({ fileName: `${'ab'[index]}.csv`, text })),
    {
      league: { host: 'espn', leagueId: '123' },
      leagueNumber: 123,
      leagueName: 'Pencil League',
      hostSeasons: new Set([2018, 2019]),
      findManager: (name) =>
        name === 'Twin'
          ? { expected: 'the key of one Twin' }
          : { key: name.toLowerCase(), name, isNew: name === 'Zed' },
      findAccount: (account, name) => ({ key: account, name, isNew: true }),
    },
  )
}

/** Four managers, two weeks, and a bracket of three: Noor rests, Ada beats Sam, Noor beats Ada. */
const season2016 = `${header}
2016,1,Noor,Sam,100.5,90,
2016,1,Ada,Zed,80.25,80.25,regular
2016,2,Noor,Ada,120,70,
2016,2,Sam,Zed,99,60,
2016,3,Ada,Sam,90,80.1,playoff
2016,4,Noor,Ada,101,100,Playoff
2016,4,Sam,Zed,50,-2.5,consolation`

describe('a history file', () => {
  it('becomes a season of scores', () => {
    const { seasons, newManagers, problems } = read(season2016)
    expect(problems).toEqual([])
    expect(newManagers).toEqual([{ key: 'zed', name: 'Zed', isNew: true }])
    const [season] = seasons
    expect(season).toMatchObject({
      host: 'espn',
      leagueId: '123',
      leagueNumber: 123,
      season: 2016,
      name: 'Pencil League',
    })
    expect(season?.teams.map(({ id, name, ownerKeys, ownerNames }) => [id, name, ownerKeys, ownerNames])).toEqual([
      [1, 'Noor', ['noor'], ['Noor']],
      [2, 'Sam', ['sam'], ['Sam']],
      [3, 'Ada', ['ada'], ['Ada']],
      [4, 'Zed', ['zed'], ['Zed']],
    ])
    expect(season?.settings).toMatchObject({ regularSeasonMatchups: 2, playoffTeamCount: 3 })
    expect(season?.status).toEqual({
      phase: 'complete',
      isDrafted: true,
      currentWeek: 4,
      scoredWeeks: [1, 2, 3, 4],
      closedPeriods: [1, 2, 3, 4],
      firstWeek: 1,
      finalWeek: 4,
      regularSeasonFinalWeek: 2,
    })
    const judged = season && judgeSeason(season)
    expect(judged?.status).toMatchObject({
      phase: 'complete',
      currentWeek: 4,
      finalWeeks: [1, 2, 3, 4],
      finalWeek: 4,
      regularSeasonFinalWeek: 2,
    })
    expect(judged?.matchups[0]).toEqual({
      id: 1,
      matchupPeriod: 1,
      weeks: [1],
      kind: 'regular',
      status: 'final',
      home: { teamId: 1, points: 100.5, adjustment: 0, homeBonus: 0, pointsByWeek: [{ week: 1, points: 100.5 }] },
      away: { teamId: 2, points: 90, adjustment: 0, homeBonus: 0, pointsByWeek: [{ week: 1, points: 90 }] },
      winner: 'home',
    })
    expect(season?.matchups.map(({ kind, winner }) => `${kind} ${winner}`)).toEqual([
      'regular home',
      'regular tie',
      'regular home',
      'regular home',
      'winners-bracket home',
      'winners-bracket home',
      'losers-consolation home',
    ])
    expect(season?.warnings).toEqual([
      {
        message:
          'This season’s scores come from the league’s own file. There are no final ranks beyond the playoffs, team names, lineups, players, draft picks, or moves, and teams are named after their managers.',
        source: 'a.csv',
        week: null,
        detail: null,
      },
    ])
    expect([season?.lineups, season?.players, season?.drafts, season?.transactions]).toEqual([[], [], [], []])
  })

  it('counts in the history as a season of a host does', () => {
    const { seasons } = read(season2016)
    const judged = seasons.map(judgeSeason)
    const [season] = judged
    if (!season) throw new Error('There is no season')
    expect(season.title).toMatchObject({ championId: 1, final: { winnerId: 1, loserId: 3 } })
    // Noor rested in the first round and is the first seed; Sam has more wins than Ada.
    expect([...listFinishes(season)].map(([id, { seed, madePlayoffs }]) => [id, seed, madePlayoffs])).toEqual([
      [1, 1, true],
      [2, 2, true],
      [3, 3, true],
      [4, 4, false],
    ])
    const table = computeAllTimeTable(openHistory({ seasons: judged }))
    expect(
      table.map(({ name, regular, playoffs, all }) => [name, regular.wins, regular.ties, playoffs.wins, all.games]),
    ).toEqual([
      ['Noor', 2, 0, 1, 3],
      ['Sam', 1, 0, 0, 4],
      ['Ada', 0, 1, 1, 4],
      ['Zed', 0, 1, 0, 3],
    ])
    expect(table[0]?.titleYears).toEqual([2016])
  })

  it('may have a two-week round without weekly scores, and unknown weeks', () => {
    const { seasons, problems } = read(`${header}\n2016,2,Noor,Sam,1,2,\n2016,15-16,Sam,Noor,250.5,201,playoff`)
    expect(problems).toEqual([])
    const [season] = seasons
    expect(season?.matchups[1]).toMatchObject({
      matchupPeriod: 15,
      weeks: [15, 16],
      home: { points: 250.5, pointsByWeek: [] },
    })
    expect(season?.settings.regularSeasonMatchups).toBe(14)
    expect(season?.settings.matchupPeriods.at(-1)).toEqual({ matchupPeriod: 15, weeks: [15, 16] })
    expect(season?.warnings[0]?.message).toContain('games of weeks 1 and 3 to 14, final ranks')
    expect(openHistory({ seasons: seasons.map(judgeSeason) }).games).toHaveLength(2)
  })

  it('has columns in any order, and kind only if it is needed', () => {
    const { seasons, problems } = read('Week,Season,away_score,home_score,away,home\n1,2016,90,100.456,Sam,Noor\n')
    expect(problems).toEqual([])
    expect(seasons[0]?.matchups[0]).toMatchObject({
      kind: 'regular',
      home: { teamId: 1, points: 100.46 },
      winner: 'home',
    })
  })

  it('may have no game yet', () => {
    expect(read(header)).toEqual({ seasons: [], newManagers: [], notes: [], problems: [] })
  })
})

describe('a file of final ranks', () => {
  it('sets the final ranks of a season', () => {
    const ranks = 'season,manager,rank\n2016,Ada,1\n2016,Noor,2\n2016,Zed,3\n2016,Sam,3'
    const { seasons, problems } = read(ranks, season2016)
    expect(problems).toEqual([])
    expect(seasons[0]?.teams.map(({ name, rankByCommissioner = null }) => [name, rankByCommissioner])).toEqual([
      ['Noor', 2],
      ['Sam', 3],
      ['Ada', 1],
      ['Zed', 3],
    ])
    expect(seasons[0]?.warnings[0]).toMatchObject({ source: 'b.csv, a.csv' })
    expect(seasons[0]?.warnings[0]?.message).not.toContain('final places beyond')
  })

  it('is a separate season without known games', () => {
    const { seasons } = read('season,manager,rank\n2015,Ada,1\n2015,Noor,2')
    expect(seasons[0]).toMatchObject({ season: 2015, matchups: [], status: { phase: 'complete', finalWeek: 0 } })
    const history = openHistory({ seasons: seasons.map(judgeSeason) })
    expect(history.seasons[0]?.known).toBe('league')
    expect(computeAllTimeTable(history).map(({ name, titleYears }) => [name, titleYears])).toEqual([
      ['Ada', [2015]],
      ['Noor', []],
    ])
  })

  it.each([
    ['2016,Ada,1\n2016,Ada,2', 'b.csv, line 3: expected every manager of 2016 once, found "Ada" on line 2, too.'],
    ['2016,Ada,1\n2016,Sam,1', 'b.csv, line 3: expected one rank 1 of 2016, found another on line 2.'],
    ['2016,Nora,1', 'b.csv, line 2: expected a manager with a game of 2016 in a.csv, found "Nora".'],
    ['2016,Ada,first', 'b.csv, line 2, column 3 (rank): expected a rank from 1 to 99, found "first".'],
    ['2016,,1', "b.csv, line 2, column 2 (manager): expected a manager's name, found nothing."],
  ])('is not taken if a line is wrong: %j', (lines, problem) => {
    const { seasons, problems } = read(season2016, `season,manager,rank\n${lines}`)
    expect(problems).toEqual([problem])
    expect(seasons[0]?.teams.every(({ rankByCommissioner }) => rankByCommissioner === undefined)).toBe(true)
  })
})

describe('a line that cannot be read', () => {
  const good = '2015,1,Noor,Sam,100,90,\n'
  it.each([
    ['16,1,A,B,1,2,', 'column 1 (season): expected the year in which the season started, 2000 to 2099, found "16".'],
    [
      '2016,0,A,B,1,2,',
      'column 2 (week): expected a week from 1 to 18, or such as 15-16 for a round of two weeks, found "0".',
    ],
    [
      '2016,16-15,A,B,1,2,',
      'column 2 (week): expected a week from 1 to 18, or such as 15-16 for a round of two weeks, found "16-15".',
    ],
    ['2016,1,,B,1,2,', "column 3 (home): expected a manager's name, found nothing."],
    [
      '2016,1,A,,1,2,',
      "column 4 (away): expected the opponent's name (a bye is no game: leave the line out), found nothing.",
    ],
    [
      '2016,1,A,B,1o4.5,2,',
      'column 5 (home_score): expected points with a decimal point, such as 104.5, found "1o4.5".',
    ],
    ['2016,1,A,B,1,"2,5",', 'column 6 (away_score): expected points with a decimal point, such as 104.5, found "2,5".'],
    ['2016,1,A,B,1', 'column 6 (away_score): expected points with a decimal point, such as 104.5, found nothing.'],
    ['2016,1,A,B,1e3,2,', 'column 5 (home_score): expected points with a decimal point, such as 104.5, found "1e3".'],
    ['2016,1,A,B,1,2,play-off', 'column 7 (kind): expected "playoff", found "play-off".'],
    [
      '2016,1,A,B,1,2,final',
      'column 7 (kind): expected regular, playoff, consolation or nothing, which is regular, found "final".',
    ],
    [
      '2016,1,A,B,104,5,99,5',
      'column 8: expected 7 columns (decimal points in scores, names with a comma in quotes), found "5".',
    ],
    [
      `2016,1,${'A'.repeat(61)},B,1,2,`,
      /^column 3 \(home\): expected a name of at most 60 characters, found "A{39}…\.$/,
    ],
  ])('is named, and nothing of its file is taken: %j', (line, message) => {
    const { seasons, newManagers, problems } = read(`${header}\n${good}${line}`, season2016)
    const [problem = '', ...others] = problems
    expect(others).toEqual([])
    expect(problem).toMatch(/^a\.csv, line 3, /)
    const rest = problem.replace('a.csv, line 3, ', '')
    if (typeof message === 'string') expect(rest).toBe(message)
    else expect(rest).toMatch(message)
    expect(seasons.map(({ season }) => season)).toEqual([2016])
    expect(newManagers).toHaveLength(1)
  })

  it.each([
    [
      'season;week;home;away;home_score;away_score;kind',
      'line 1: expected commas between columns (save it as CSV with commas, and decimal points in scores), found ";" between them.',
    ],
    [
      'season\tmanager\trank',
      'line 1: expected commas between columns (save it as CSV with commas, and decimal points in scores), found tabs between them.',
    ],
    ['season,week,home,away,score,away_score', 'line 1: expected "home_score", found "score".'],
    ['season,week,home,away,home_points,away_score', 'line 1: expected "home_score", found "home_points".'],
    ['season,week,home,away,home_score,away_score,notes', 'line 1: expected no further column, found "notes".'],
    [
      'season,week,home,away,home_score',
      'line 1: expected a column "away_score", found season,week,home,away,home_score.',
    ],
    [
      '2016,1,A,B,1,2',
      'line 1: expected the header season,week,home,away,home_score,away_score,kind or season,manager,rank, or the columns of a table (Season, Manager, Record, PF, Place), found "2016".',
    ],
  ])('may be the header: %j', (text, message) => {
    expect(read(text).problems).toEqual([`a.csv, ${message}`])
  })

  it('may be missing altogether', () => {
    expect(read('').problems[0]).toMatch(/^a\.csv: expected the header .+, found nothing\.$/)
    expect(read('# nothing').problems[0]).toContain('found nothing')
    expect(() => readHistoryRows('x'.repeat(longestHistoryFile + 1), 'a.csv')).toThrow(
      new DomainError('bad-request', 'a.csv: expected at most 256 kB, found more.'),
    )
  })
})

describe('a season that cannot be', () => {
  it.each([
    ['2016,1,A,a,1,2,', 'line 2: expected two managers, found "A" against himself.'],
    ['2016,1,Twin,B,1,2,', 'line 2: expected the key of one Twin, found "Twin".'],
    [
      '2016,1,A,B,1,2,\n2016,1,C,A,1,2,',
      'line 3: expected one game of a manager in a week, found "A" in week 1 of 2016 on line 2, too.',
    ],
    [
      '2016,15,A,B,1,2,playoff\n2016,15,C,D,1,2,',
      'line 3: expected "playoff" or "consolation", found a regular game in week 15, and others of 2016 after the regular season from week 15 on.',
    ],
    [
      '2016,15-16,A,B,1,2,playoff\n2016,16,C,D,1,2,consolation',
      'line 3: expected all games of a round over the same weeks, found week 16 here and 15-16 on line 2.',
    ],
    [
      '2016,15,A,B,1,2,playoff\n2016,16,A,B,1,2,playoff',
      'line 3: "A" lost a playoff game on line 2; expected a game after it to be "consolation", or one line for a round of two weeks (week 15-16, the sums), found "playoff".',
    ],
  ])('is not taken: %j', (lines, problem) => {
    expect(read(`${header}\n${lines}`)).toEqual({
      seasons: [],
      newManagers: [],
      notes: [],
      problems: [`a.csv, ${problem}`],
    })
  })

  it('is refused by name if the host has it, and the others of the file are taken', () => {
    const { seasons, newManagers, problems } = read(
      `${header}\n2018,1,Noor,Zed,1,2,\n2017,1,Noor,Sam,1,2,`,
      'season,manager,rank\n2018,Noor,1',
    )
    expect(problems).toEqual([
      '2018 is at ESPN already; leave it out of a.csv.',
      '2018 is at ESPN already; leave it out of b.csv.',
    ])
    expect(seasons.map(({ season }) => season)).toEqual([2017])
    expect(newManagers).toEqual([])
  })

  it('is in one file alone', () => {
    const { seasons, problems } = read(season2016, `${header}\n2017,1,Noor,Sam,1,2,\n2016,9,Noor,Sam,1,2,`)
    expect(problems).toEqual(['b.csv, line 3: expected 2016 in one file, found it in a.csv, too.'])
    expect(seasons.map(({ season }) => season)).toEqual([2016])
  })
})
