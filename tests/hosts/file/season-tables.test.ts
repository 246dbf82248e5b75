/** Seasons of which only a table is left: what people export, and NFL.com's standings. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeAllTimeTable } from '../../../src/analytics/history/all-time-table.ts'
import { listFinishes } from '../../../src/analytics/history/finishes.ts'
import { openHistory } from '../../../src/analytics/history/league-history.ts'
import type { Season } from '../../../src/domain/season.ts'
import { longestHistoryFile } from '../../../src/hosts/file/history-rows.ts'
import { readHistoryFiles } from '../../../src/hosts/file/read-history-file.ts'
import { judgeSeason } from '../../../src/verdict/judge-season.ts'
import { anySeason } from '../../analytics/any-season.ts'
import { runs } from '../../support/runs.ts'
import { type NflTeam, neverPlayed, nflResponse } from './nfl-response.ts'

/** A name is its manager's key, and so is an account. */
function read(text: string, fileName = 'old.csv') {
  return readAll([{ fileName, text }])
}

function readAll(files: readonly { fileName: string; text: string }[]) {
  const found = readHistoryFiles(files, {
    league: { host: 'espn', leagueId: '123' },
    leagueNumber: 123,
    leagueName: 'Pencil League',
    hostSeasons: new Set([2024]),
    findManager: (name) => ({ key: name.toLowerCase(), name, isNew: true }),
    findAccount: (account, name) => ({ key: account, name, isNew: true, isNameless: true }),
  })
  return { ...found, seasons: found.seasons.map(judgeSeason) }
}

/** "noor 10-4-0 1520.36:1400.5 seed 1, place 1, in". */
function standingsOf(season: Season | undefined): string[] {
  if (!season) return []
  return season.table.map(({ teamId, wins, losses, ties, pointsFor, pointsAgainst }) => {
    const team = season.teams.find(({ id }) => id === teamId)
    const { rank, seed, madePlayoffs } = listFinishes(season).get(teamId) ?? {}
    const playoffs = madePlayoffs === null ? '?' : madePlayoffs ? 'in' : 'out'
    return `${team?.ownerKeys[0]} ${wins}-${losses}-${ties} ${pointsFor}:${pointsAgainst} seed ${seed ?? '?'} place ${rank ?? '?'} ${playoffs}`
  })
}

const twoTeams = ['noor 10-4-0 1520.36:1400.5 seed 1 place 2 ?', 'sam 4-10-0 1400.5:1520.36 seed 2 place 1 ?']

describe('a table in a CSV file', () => {
  it.each([
    ['commas', 'Year,Owner,Record,PF,PA,Finish\n2014,Noor,10-4,1520.36,1400.5,2\n2014,Sam,4-10,1400.5,1520.36,1'],
    [
      'semicolons',
      'Season;Manager;W;L;T;Points For;Points Against;Final Rank\n2014;Noor;10;4;0;1.520,36;1400,5;2.\n2014;Sam;4;10;0;1.400,5;1520,36;1st',
    ],
    [
      'tabs and a mark',
      '\uFEFFSeason\tOwner Name\tW-L-T\tPts\tPts Against\tPlace\r\n2014\tNoor\t10–4–0\t1,520.36\t1400.5\tT2\r\n2014\tSam\t4-10-0\t"1,400.50"\t1520.36\t#1\r\n',
    ],
    [
      'a title and sep=',
      'sep=,\nFinal Standings,,,,,\n\nRank,Manager,Wins,Losses,PF,PA,Year\n2,Noor,10,4,1520.36,1400.5,2014\nChampion,Sam,4,10,1400.5,1520.36,2014',
    ],
    [
      'a range of years',
      'season,gm,overall record,points,against,place\n2014-15,Noor,(10-4),1520.36,1400.5,Runner-up\n2014/15,Sam,4/10/0,1400.5,1520.36,1',
    ],
  ])('is read with %s', (_, text) => {
    const { seasons, problems, notes } = read(text)
    expect(problems).toEqual([])
    expect(notes).toEqual([])
    expect(seasons.map(({ season }) => season)).toEqual([2014])
    expect(standingsOf(seasons[0])).toEqual(twoTeams)
  })

  it('has its year in the name of the file, and names columns that it has no use for', () => {
    const { seasons, problems, notes } = read('Owner,Record,Moves\nNoor,10-4,17\nSam,4-10,3', 'standings 2014.csv')
    expect([problems, notes]).toEqual([[], ['standings 2014.csv: a season’s table has no use for "Moves".']])
    expect(seasons[0]?.season).toBe(2014)
    expect(read('Owner,Record\nNoor,10-4').problems).toEqual([
      'old.csv: expected a column "season", or the year in the name of the file, such as 2014.csv.',
    ])
  })

  it.each(['yes', 'X', '1', '🏆', 'Champion', 'TRUE'])(
    'has a champion by %j, and no other place without one',
    (mark) => {
      const { seasons } = read(`Year,Manager,W-L,Champion\n2014,Noor,10-4,\n2014,Sam,4-10,${mark}\n2014,Ada,7-7,no`)
      expect(standingsOf(seasons[0])).toEqual([
        'noor 10-4-0 0:0 seed 1 place ? ?',
        'ada 7-7-0 0:0 seed 2 place ? ?',
        'sam 4-10-0 0:0 seed 3 place 1 ?',
      ])
    },
  )

  it('knows the playoffs by a column, or by the seeds that only some have', () => {
    const byColumn = read(
      'Year,Manager,W-L,Seed,Playoffs\n2014,Noor,10-4,2,no\n2014,Sam,9-5,2,yes\n2014,Ada,2-12,1,yes',
    )
    expect(standingsOf(byColumn.seasons[0])).toEqual([
      'ada 2-12-0 0:0 seed 1 place ? in',
      'sam 9-5-0 0:0 seed 2 place ? in',
      'noor 10-4-0 0:0 seed 3 place ? out',
    ])
    const bySeeds = read('Year,Manager,W-L,Seed\n2014,Noor,10-4,1\n2014,Sam,4-10,2\n2014,Ada,7-7,-')
    expect(standingsOf(bySeeds.seasons[0]).map((line) => line.split(' ').at(-1))).toEqual(['in', 'in', 'out'])
  })

  it('lists teams that share a place by their records', () => {
    const { seasons } = read('Year,Manager,W-L,Place\n2014,A,5-9,1\n2014,B,9-5,2\n2014,C,6-8,T3\n2014,D,8-6,T3')
    expect(standingsOf(seasons[0]).map((line) => [line[0], line.at(-3)])).toEqual([
      ['b', '2'],
      ['d', '3'],
      ['c', '4'],
      ['a', '1'],
    ])
    expect(seasons[0]?.warnings[0]?.message).toContain('Teams that share a place are listed by their records.')
  })

  it('says what is missing and what does not add up', () => {
    const { seasons } = read('Year,Manager,W-L,PF,PA\n2014,A,9-5,1500,1400\n2014,B,6-8,1400,1300')
    expect(seasons[0]?.warnings.map(({ message }) => message)).toEqual([
      'This season is a table without games. Some final places are missing. It has 15 wins and 13 losses, so a team may be missing. Points for and points against don’t add up to the same, so it may be incomplete.',
    ])
  })

  it('has seasons of different sizes in one file', () => {
    const { seasons } = read(
      'Year,Manager,W-L,Place\n2013,A,5-5,1\n2013,B,5-5,2\n2015,A,5-5,2\n2015,B,6-4,1\n2015,C,4-6,3',
    )
    expect(seasons.map(({ season, teams, title }) => [season, teams.length, title.championId])).toEqual([
      [2013, 2, 1],
      [2015, 3, 2],
    ])
  })

  it('is read between what people write around it, of which nothing is dropped in silence', () => {
    const sheet = [
      'Year,Manager,Record,PF,Finish',
      '2014,Noor,10-4,1520.36,2nd place',
      ',Sam,4−10,1400.5,1',
      ',Total,14-14,2920.86,',
      'YEAR,Manager,Record,PF,Finish',
      '2013.0,Noor,8-6,1500,1',
      ',Sam,6-8,1400,2',
      '* Sam moved away,,,,',
    ].join('\n')
    const { seasons, problems, notes } = read(sheet)
    expect(problems).toEqual([])
    expect(notes).toEqual([
      'old.csv: line 4 ("Total") is no team, so it’s left out.',
      'old.csv: line 8 has only "* Sam moved away", so it’s left out.',
      'old.csv: lines without a season, up to line 7, are of the season above them.',
    ])
    expect(seasons.map((season) => [season.season, ...standingsOf(season)])).toEqual([
      [2013, 'noor 8-6-0 1500:0 seed 1 place 1 ?', 'sam 6-8-0 1400:0 seed 2 place 2 ?'],
      [2014, 'noor 10-4-0 1520.36:0 seed 1 place 2 ?', 'sam 4-10-0 1400.5:0 seed 2 place 1 ?'],
    ])
  })

  it('may have its year on a line above each season, and its header again', () => {
    const { seasons, problems, notes } = read(
      '2014 season,,\nManager,REC,Rank\nNoor,10-4,1\nSam,4-10,2\n,,\n2013,,\nManager,REC,Rank\nSam,9-5,1\nNoor,5-9,2\n',
    )
    expect([problems, notes]).toEqual([[], []])
    expect(seasons.map((season) => [season.season, ...standingsOf(season)])).toEqual([
      [2013, 'sam 9-5-0 0:0 seed 1 place 1 ?', 'noor 5-9-0 0:0 seed 2 place 2 ?'],
      [2014, 'noor 10-4-0 0:0 seed 1 place 1 ?', 'sam 4-10-0 0:0 seed 2 place 2 ?'],
    ])
  })

  it('leaves out a season with a wrong cell, and no other', () => {
    const { seasons, problems } = read('Year,Manager,W-L\n2013,Noor,8-6\n2013,Sam,6-8\n2014,Noor,ten\n2014,Sam,4-10')
    expect(problems).toEqual([
      'old.csv, line 4, column 3 (W-L): expected a record such as 10-4 or 10-4-1, found "ten".',
    ])
    expect(seasons.map(({ season }) => season)).toEqual([2013])
  })

  it.each([
    ['Year,Manager,W-L\n', 'old.csv: expected a line for each team below the header, found none.'],
    [
      'Saison;Manager;Siege\n2014;Noor;10',
      'old.csv, line 1: expected the header season,week,home,away,home_score,away_score,kind or season,manager,rank, or the columns of a table (Season, Manager, Record, PF, Place), found "Saison;Manager;Siege".',
    ],
  ])('without a team or a known column says so: %j', (text, problem) => {
    expect(read(text).problems).toEqual([problem])
  })

  it.each([
    'Year,Manager,Record,PF,Place\n2014,Noor,0-0,,1\n2014,Sam,0-0-0,0,2',
    'Year,Manager,PF,Place\n2014,Noor,0,1\n2014,Sam,0,2',
  ])('that was never played has no champion: %j', (text) => {
    const { seasons, notes } = read(text)
    expect([seasons, notes]).toEqual([[], ['old.csv: 2014 was never played, so it’s left out.']])
  })

  it('has an average of the points that it knows', () => {
    const { seasons } = read(
      'Year,Manager,W-L,PF,PA\n2013,Noor,8-2,1000,\n2013,Sam,2-8,800,\n2014,Noor,5-5,,\n2014,Sam,5-5,,\n2015,Noor,6-4,900,700\n2015,Sam,4-6,700,900',
    )
    const rows = computeAllTimeTable(openHistory({ seasons }))
    // Of 1900 points those of 20 games; usual are 90 × 10 and 80 × 10.
    expect(rows.find(({ key }) => key === 'noor')?.regular).toEqual({
      wins: 19,
      losses: 11,
      ties: 0,
      games: 30,
      gamesWithPoints: 20,
      gamesWithPointsAgainst: 10,
      pointsFor: 1900,
      pointsAgainst: 700,
      relativePoints: 1.1176,
    })
  })

  it('names every cell that cannot be read, by line and column, and is then left out', () => {
    const text =
      'Year,Owner,Record,PF,Place,Champ\n2014,Noor,4-Oct,1520,1,yes\n14,Sam,4-10,many,0,maybe\n2014,,7-7,1400,3,'
    const { seasons, problems } = read(text)
    expect(seasons).toEqual([])
    expect(problems).toEqual([
      'old.csv, line 2, column 3 (Record): expected a record such as 10-4 or 10-4-1 (a spreadsheet may have made a date of it: format the column as text), found "4-Oct".',
      'old.csv, line 3, column 1 (Year): expected the year in which the season started, 2000 to 2099, found "14".',
      'old.csv, line 3, column 4 (PF): expected points such as 1520.36, found "many".',
      'old.csv, line 3, column 5 (Place): expected a place from 1 to 99, or nothing, found "0".',
      'old.csv, line 3, column 6 (Champ): expected "yes", "no" or nothing, found "maybe".',
      'old.csv, line 4, column 2 (Owner): expected the name of a manager or team, found nothing.',
    ])
  })

  it.each([
    [
      '2014,Noor,10-4,1,\n2014,noor,4-10,2,',
      'line 3: expected every manager of 2014 once, found "noor" on line 2, too.',
    ],
    ['2014,Noor,10-4,1,\n2014,Sam,4-10,,x', 'line 3: expected one champion of 2014, found another on line 2.'],
    ['2014,Noor,10-4,1,\n2014,Sam,4-10,1,', 'line 3: expected one champion of 2014, found another on line 2.'],
    ['2014,Noor,10-4,2,x\n2014,Sam,4-10,,', 'line 2: expected the champion of 2014 to have place 1, found place 2.'],
    ['2014,Noor,10-4,1,\n2014,Sam,4-10,9,', 'line 3: expected a place from 1 to 2, as 2014 has 2 teams here, found 9.'],
  ])('that contradicts itself is left out: %j', (lines, problem) => {
    const { seasons, problems } = read(`Year,Manager,W-L,Place,Champion\n${lines}\n2013,Noor,8-6,1,\n2013,Sam,6-8,2,`)
    expect(problems).toEqual([`old.csv, ${problem}`])
    expect(seasons.map(({ season }) => season)).toEqual([2013])
  })

  it('counts once: not beside the platform’s season or another file’s', () => {
    const table = 'Year,Manager,W-L\n2014,Noor,10-4\n2014,Sam,4-10\n2024,Noor,10-4\n2024,Sam,4-10'
    const { seasons, problems } = readAll([
      { fileName: 'a.csv', text: table },
      { fileName: 'b.csv', text: table },
    ])
    expect(seasons.map(({ season }) => season)).toEqual([2014])
    expect(problems).toEqual([
      'b.csv: expected 2014 in one file, found it in a.csv, too; that one counts.',
      'b.csv: expected 2024 in one file, found it in a.csv, too; that one counts.',
      '2024 is at ESPN already; leave it out of a.csv.',
    ])
  })

  it('of any size is refused before it is read', () => {
    expect(read(`Year,Manager,W-L\n${'x'.repeat(longestHistoryFile)}`).problems).toEqual([
      'old.csv: expected at most 256 kB, found more.',
    ])
  })
})

const nflTeams: NflTeam[] = [
  {
    owner: '701',
    name: 'Otters',
    record: '9-4-0',
    points: ['1500.10', '1300.00'],
    rank: 1,
    seed: 1,
    bracket: 'championship',
    place: 2,
  },
  {
    owner: '702',
    name: 'Herons',
    record: '3-10-0',
    points: ['1200.00', '1450.05'],
    rank: 4,
    seed: 1,
    bracket: 'consolation',
    place: 3,
  },
  {
    owner: '703',
    name: 'Badgers',
    record: '6-7-0',
    points: ['1350.00', '1300.05'],
    rank: 3,
    seed: 2,
    bracket: 'championship',
    place: 1,
  },
  {
    owner: '704',
    name: 'Martens',
    record: '8-5-0',
    points: ['1400.00', '1400.00'],
    rank: 2,
    seed: 2,
    bracket: 'consolation',
    place: 4,
  },
]

describe('NFL.com’s standings', () => {
  it('are a table: places, seeds of the championship bracket, accounts without names', () => {
    const { seasons, problems, notes, newManagers } = read(JSON.stringify(nflResponse(2018, nflTeams)), 'nfl.json')
    expect([problems, notes]).toEqual([[], []])
    expect(standingsOf(seasons[0])).toEqual([
      '701 9-4-0 1500.1:1300 seed 1 place 2 in',
      '703 6-7-0 1350:1300.05 seed 2 place 1 in',
      '704 8-5-0 1400:1400 seed 3 place 4 out',
      '702 3-10-0 1200:1450.05 seed 4 place 3 out',
    ])
    expect(newManagers[0]).toMatchObject({ key: '701', name: 'Otters' })
    expect(seasons[0]?.teams[0]).toMatchObject({ ownerNames: [], ownerKeys: ['701'], namelessOwnerKeys: ['701'] })
    expect(seasons[0]?.status.regularSeasonFinalWeek).toBe(13)
  })

  it('of a season that was never played are no season, though they say that it is over', () => {
    const { seasons, problems, notes } = read(JSON.stringify(neverPlayed(2025, nflTeams)), 'nfl.json')
    expect([seasons, problems]).toEqual([[], []])
    expect(notes).toEqual(['nfl.json: 2025 was never played, so it’s left out.'])
  })

  it('of a season in progress are none yet', () => {
    const { seasons, notes } = read(JSON.stringify(nflResponse(2018, nflTeams, { isOver: false })), 'nfl.json')
    expect([seasons, notes]).toEqual([[], ['nfl.json: 2018 isn’t over in this response, so it’s left out.']])
  })

  it.each([
    [
      '{"errors":[{"id":"leagueInvalid","message":"League does not exist."}]}',
      'NFL.com said that it has no such league in this year, so there is no table. Check the league’s ID and the year.',
    ],
    [
      '{"errors":[{"id":"appKeyInvalid","message":"No key."}]}',
      'NFL.com refused this request ("No key."), so there is no table. Save the response again.',
    ],
    ['{"games":{}}', 'NFL.com’s response has no league in it.'],
    [
      '<!DOCTYPE html><html></html>',
      'expected a table as CSV or NFL.com’s standings as JSON, found a web page. Export the table as CSV, or save the response of api.fantasy.nfl.com itself.',
    ],
    ['{"games":{"102018":', 'expected NFL.com’s standings, found incomplete or damaged JSON. Save the response again.'],
    ['{"league":1}', 'expected NFL.com’s standings. games: expected record, found nothing.'],
  ])('that are none say why: %j', (text, problem) => {
    expect(read(text, 'nfl.json').problems).toEqual([`nfl.json: ${problem}`])
  })
})

describe('the table of any finished season', () => {
  it('has its titles, records, seeds and places', () => {
    fc.assert(
      fc.property(anySeason, (any) => {
        const season = named(any)
        // A table has no bracket: with teams in it that a commissioner put there, only the games say who they are.
        const best = season.seeds.order.slice(0, season.playoffTeamIds.size)
        fc.pre(best.every((id) => season.playoffTeamIds.has(id)))
        fc.pre(season.status.phase === 'complete' && season.finalRanks?.size === season.teams.length)
        fc.pre(season.table.every(({ games }) => games > 0))
        const { seasons, problems } = read(writeTable(season))
        expect(problems).toEqual([])
        const again = seasons[0] as Season
        expect(byManager(again, (id) => again.finalRanks?.get(id))).toEqual(
          byManager(season, (id) => season.finalRanks?.get(id)),
        )
        expect(byManager(again, (id) => again.seeds.seedOf.get(id))).toEqual(
          byManager(season, (id) => season.seeds.seedOf.get(id)),
        )
        const [own, theirs] = [again, season].map((one) =>
          computeAllTimeTable(openHistory({ seasons: [one] })).map(
            ({ key, regular, titles, runnerUps, lastPlaces, playoffAppearances }) => {
              const { relativePoints: _, ...record } = regular
              return { key, record, titles, runnerUps, lastPlaces, playoffAppearances }
            },
          ),
        )
        expect(own).toEqual(theirs)
      }),
      { numRuns: runs(30, 500) },
    )
  })
})

/** With one manager a team. */
function named(season: Season): Season {
  const teams = season.teams.map((team) => ({ ...team, ownerKeys: [`m${team.id}`], ownerNames: [`M${team.id}`] }))
  return { ...season, season: 2014, teams }
}

function writeTable({ season, teams, table, finalRanks, seeds, playoffTeamIds }: Season): string {
  const rowOf = new Map(table.map((row) => [row.teamId, row]))
  const lines = teams.map(({ id, ownerNames }) => {
    const { wins = 0, losses = 0, ties = 0, pointsFor = 0, pointsAgainst = 0 } = rowOf.get(id) ?? {}
    const place = finalRanks?.get(id)
    const isIn = playoffTeamIds.has(id) ? 'yes' : 'no'
    const cells = [season, ownerNames[0], `${wins}-${losses}-${ties}`, pointsFor.toFixed(2), pointsAgainst.toFixed(2)]
    return [...cells, seeds.seedOf.get(id), place, place === 1 ? 'yes' : '', isIn].join(',')
  })
  return ['Season,Manager,Record,PF,PA,Seed,Place,Champion,Playoffs', ...lines].join('\n')
}

const byManager = <T>({ teams }: Season, read: (teamId: number) => T) =>
  Object.fromEntries(teams.map(({ id, ownerKeys }) => [ownerKeys[0], read(id)]))
