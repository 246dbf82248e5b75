/** A raw folder in, a league season out: every oddity of ESPN's answers, each in a league that fits a sheet of paper. */
import { describe, expect, it } from 'vitest'
import type { LeagueSeason } from '../../src/domain/league-season.ts'
import { readLeagueSeason } from '../../src/espn/index.ts'
import {
  buildEspnLeague,
  type EspnFiles,
  getAt,
  type LeagueSketch,
  openMemoryFolder,
  playerAt,
  scoreOf,
  setAt,
  startersOf,
} from './build-espn-league.ts'

const read = (files: EspnFiles, previous?: LeagueSeason) =>
  readLeagueSeason(openMemoryFolder(files), { espnLeagueId: 4711, previous })
const build = (sketch: LeagueSketch = {}) => read(buildEspnLeague(sketch))
const findPlayer = (season: LeagueSeason, espnPlayerId: number) =>
  season.players.find((player) => player.espnPlayerId === espnPlayerId)
const entriesPath = (index: number, side = 'home') => `schedule[${index}].${side}.rosterForCurrentScoringPeriod.entries`

describe('a finished season', () => {
  it('is read without a warning when the folder has everything', async () => {
    const season = await build()
    expect(season.warnings).toEqual([])
    expect(season.name).toBe('The Small League')
    expect(season.status).toEqual({
      phase: 'complete',
      currentWeek: 3,
      completedWeeks: [1, 2, 3],
      finalWeek: 3,
      regularSeasonFinalWeek: 2,
    })
  })

  it('names the rules', async () => {
    const { settings } = await build()
    expect(settings).toEqual({
      regularSeasonMatchups: 2,
      matchupPeriods: [1, 2, 3].map((week) => ({ matchupPeriod: week, weeks: [week] })),
      playoffTeamCount: 2,
      lineupSlots: ['QB', 'RB', 'FLEX', 'BENCH', 'IR'].map((slot) => ({ slot, count: 1 })),
      draftType: 'snake',
      auctionBudget: null,
      pointsPerReception: 0.5,
    })
  })

  it('scores matchups as the starters do, bench and injured reserve aside', async () => {
    const { matchups, lineups, players } = await build()
    expect(matchups).toHaveLength(6)
    for (const { home, away, weeks, status } of matchups) {
      expect(status).toBe('final')
      for (const side of [home, away]) {
        const lineup = lineups.find(({ teamId, week }) => teamId === side?.teamId && week === weeks[0])
        const starters = lineup?.entries.filter(({ slot }) => slot !== 'BENCH' && slot !== 'IR') ?? []
        const sum = starters.reduce((points, { player }) => {
          const week = players[player - 1]?.weeks.find((known) => known.week === weeks[0])
          return points + (week?.points ?? 0)
        }, 0)
        expect(side?.points).toBeCloseTo(sum, 5)
      }
    }
  })

  it('names teams, owners and ranks', async () => {
    const { teams } = await build()
    expect(teams.map(({ name }) => name)).toEqual(['Team 1', 'Team 2', 'Team 3', 'Team 4'])
    expect(teams[1]).toMatchObject({ abbreviation: 'T2', ownerNames: ['Owner 2 Smith'], playoffSeed: 2, finalRank: 2 })
    expect(teams[0]?.divisionName).toBeNull()
  })

  it('takes away the binary noise of ESPN sums', async () => {
    const season = await build()
    const points = season.players.flatMap(({ weeks }) => weeks.flatMap((week) => week.points ?? []))
    expect(points.every((value) => value === Number(value.toFixed(2)))).toBe(true)
    expect(findPlayer(season, 101)?.weeks[0]).toEqual({
      week: 1,
      points: scoreOf(101, 1),
      projectedPoints: 12.35,
      nflTeam: 'BUF',
    })
  })

  it('is the same read twice', async () => {
    const files = buildEspnLeague()
    expect(await read(files)).toEqual(await read(files))
  })
})

describe('weeks and matchup periods', () => {
  const twoWeekFinal: LeagueSketch = { matchupPeriods: { '1': [1], '10': [], '2': [2], '3': [4, 3] } }

  it('plays a two-week round as one matchup with a line-up for each week', async () => {
    const { matchups, lineups, status, settings } = await build(twoWeekFinal)
    const final = matchups.find(({ kind }) => kind === 'winners-bracket')
    expect(final?.weeks).toEqual([3, 4])
    expect(final?.home.pointsByWeek).toEqual([
      { week: 3, points: startersOf(1, 3) },
      { week: 4, points: startersOf(1, 4) },
    ])
    expect(final?.home.points).toBeCloseTo(startersOf(1, 3) + startersOf(1, 4), 5)
    expect(lineups.filter(({ teamId }) => teamId === 1).map(({ week }) => week)).toEqual([1, 2, 3, 4])
    expect(settings.matchupPeriods.at(-1)).toEqual({ matchupPeriod: 3, weeks: [3, 4] })
    expect(status.finalWeek).toBe(4)
  })

  it('keeps a two-week round open after its first week, with that week scored', async () => {
    const { matchups, status } = await build({ ...twoWeekFinal, latestWeek: 4, hasPlayed: () => false })
    const final = matchups.find(({ kind }) => kind === 'winners-bracket')
    expect(final).toMatchObject({ status: 'in-progress', winner: null })
    expect(final?.home.pointsByWeek).toEqual([{ week: 3, points: startersOf(1, 3) }])
    expect(status).toMatchObject({ phase: 'in-season', currentWeek: 4, completedWeeks: [1, 2] })
  })

  it('sorts string keys as numbers', async () => {
    const periods = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [String(11 - index), [11 - index]]))
    const { settings } = await build({ matchupPeriods: periods, regularPeriods: 10 })
    expect(settings.matchupPeriods.map(({ matchupPeriod }) => matchupPeriod)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
    ])
  })

  it('is in season while the last week runs, and complete when ESPN has moved on', async () => {
    expect((await build({ latestWeek: 3 })).status).toMatchObject({ phase: 'in-season', completedWeeks: [1, 2] })
    expect((await build({ latestWeek: 4 })).status).toMatchObject({ phase: 'complete', currentWeek: 3 })
  })

  it('waits for the winners of the last week before it calls the season complete', async () => {
    const files = buildEspnLeague({ latestWeek: 4 })
    setAt(files['league.json'], 'schedule[4].winner', 'UNDECIDED')
    setAt(files['league.json'], 'teams[0].rankCalculatedFinal', 0)
    const { status, teams } = await read(files)
    expect(status).toMatchObject({ phase: 'in-season', currentWeek: 3, completedWeeks: [1, 2] })
    expect(teams.map(({ finalRank }) => finalRank)).toEqual([null, null, null, null])
  })
})

describe('a season in progress', () => {
  it('scores the running week from the line-ups, because ESPN says 0.0', async () => {
    const season = await build({ latestWeek: 2, hasPlayed: (id) => id % 100 === 0 })
    const running = season.matchups.find(({ weeks, home }) => weeks[0] === 2 && home.teamId === 2)
    expect(running).toMatchObject({ status: 'in-progress', winner: null })
    expect(running?.home.points).toBe(scoreOf(playerAt(2, 0), 2))
    expect(season.status).toMatchObject({ phase: 'in-season', currentWeek: 2, completedWeeks: [1] })
    expect(findPlayer(season, playerAt(2, 1))?.weeks.find(({ week }) => week === 2)?.points).toBeNull()
  })

  it('has no points before kick-off', async () => {
    const { matchups } = await build({ latestWeek: 2, hasPlayed: () => false })
    const next = matchups.filter(({ weeks }) => weeks[0] === 2)
    expect(next.map(({ status, home }) => [status, home.points])).toEqual([
      ['scheduled', null],
      ['scheduled', null],
    ])
  })

  it('reads answers that leave the winner out by the period ESPN is in', async () => {
    const files = buildEspnLeague({ latestWeek: 2, hasPlayed: () => true })
    for (const index of [0, 1, 2, 3, 4, 5]) setAt(files['league.json'], `schedule[${index}].winner`, undefined)
    const { matchups, status } = await read(files)
    expect(matchups.map((matchup) => matchup.status)).toEqual([
      ...['final', 'final', 'in-progress', 'in-progress', 'scheduled', 'scheduled'],
    ])
    expect(matchups[0]?.winner).toBe(startersOf(1, 1) > startersOf(2, 1) ? 'home' : 'away')
    expect(status.completedWeeks).toEqual([1])
  })

  it('is before its season with the draft done and nothing played', async () => {
    const { status, draft } = await build({ latestWeek: 1, hasPlayed: () => false })
    expect(status).toMatchObject({ phase: 'pre-season', currentWeek: 0, completedWeeks: [] })
    expect(draft.complete).toBe(true)
  })

  it('has neither picks nor players nor warnings before the draft', async () => {
    const season = await build({ drafted: false, latestWeek: 0 })
    expect(season.status.phase).toBe('pre-draft')
    expect(season.draft).toEqual({ complete: false, picks: [] })
    expect([season.players, season.lineups, season.warnings]).toEqual([[], [], []])
    expect(season.matchups).toHaveLength(6)
    expect(season.teams[0]?.playoffSeed).toBeNull()
  })
})

describe('matchups', () => {
  it('reads a tie as decided', async () => {
    const files = buildEspnLeague()
    setAt(files['league.json'], 'schedule[0].winner', 'TIE')
    expect((await read(files)).matchups[0]).toMatchObject({ winner: 'tie', status: 'final' })
  })

  it('adds the adjustment of the commissioner to the points, not to the week', async () => {
    const { matchups } = await build({ adjustment: (teamId, period) => (teamId === 1 && period === 2 ? -1.5 : 0) })
    const home = matchups[2]?.home
    expect(home).toMatchObject({ teamId: 1, adjustment: -1.5, pointsByWeek: [{ week: 2, points: startersOf(1, 2) }] })
    expect(home?.points).toBeCloseTo(startersOf(1, 2) - 1.5, 5)
    expect(matchups[3]?.home.adjustment).toBe(0)
  })

  it('takes a row with one team as a bye, over with its week', async () => {
    const { matchups, lineups } = await build({
      schedule: [
        [1, 1, 2, 'NONE'],
        [2, 3, 4, 'NONE'],
        [3, 1, null, 'WINNERS_BRACKET'],
        [3, 3, 4, 'LOSERS_CONSOLATION_LADDER'],
      ],
    })
    expect(matchups[2]).toMatchObject({ away: null, winner: null, status: 'final', kind: 'winners-bracket' })
    expect(lineups.some(({ week, teamId }) => week === 3 && teamId === 1)).toBe(true)
    expect(lineups.some(({ week, teamId }) => week === 3 && teamId === 2)).toBe(false)
  })

  it('takes the bye from whichever side has the team', async () => {
    const files = buildEspnLeague()
    setAt(files['league.json'], 'schedule[4].home', undefined)
    expect((await read(files)).matchups[4]).toMatchObject({ home: { teamId: 2 }, away: null })
  })

  it('leaves out bracket places that are still open', async () => {
    const files = buildEspnLeague({ latestWeek: 2 })
    setAt(files['league.json'], 'schedule[4].home.teamId', 0)
    setAt(files['league.json'], 'schedule[4].away.teamId', 0)
    const season = await read(files)
    expect(season.matchups).toHaveLength(5)
    expect(season.warnings).toEqual([])
  })

  it('plays the bracket through where no answer names the tier', async () => {
    const files = buildEspnLeague()
    for (const index of [0, 1]) setAt(files['scoring-period-03.json'], `schedule[${index}].playoffTierType`, undefined)
    expect((await read(files)).matchups.slice(4).map(({ kind }) => kind)).toEqual([
      'winners-bracket',
      'losers-consolation',
    ])
  })

  it('warns where there are not even seeds to tell the bracket by', async () => {
    const files = buildEspnLeague()
    for (const index of [0, 1]) setAt(files['scoring-period-03.json'], `schedule[${index}].playoffTierType`, undefined)
    setAt(files['league.json'], 'teams[3].playoffSeed', 0)
    const { warnings, matchups } = await read(files)
    expect(warnings.map(({ message }) => message).join()).toMatch(/bracket 2 playoff matchups/)
    expect(matchups.some(({ kind }) => kind === 'winners-bracket')).toBe(false)
  })
})

describe('players', () => {
  it('are numbered by pick, then by when they were first rostered', async () => {
    const files = buildEspnLeague()
    setAt(files['scoring-period-02.json'], `${entriesPath(0)}[3].playerId`, 777)
    const { players, draft } = await read(files)
    expect(players.map(({ number }) => number)).toEqual(players.map((_, index) => index + 1))
    expect(draft.picks.map(({ player }) => player)).toEqual(draft.picks.map((_, index) => index + 1))
    expect(players.at(-1)?.espnPlayerId).toBe(777)
  })

  it('keep their number in a refresh; new ones come after them', async () => {
    const before = await build({ latestWeek: 1 })
    const files = buildEspnLeague({ latestWeek: 3 })
    setAt(files['scoring-period-01.json'], `${entriesPath(0)}[0].playerId`, 778)
    setAt(files['league.json'], 'draftDetail.picks[0].playerId', 779)
    const after = await read(files, before)
    const numbers = (season: LeagueSeason) => new Map(season.players.map((p) => [p.espnPlayerId, p.number]))
    expect([...numbers(after)].slice(0, before.players.length)).toEqual([...numbers(before)])
    expect([numbers(after).get(779), numbers(after).get(778)]).toEqual([25, 26])
  })

  it('have no points on a bye and 0 in a game in which they scored nothing', async () => {
    const files = buildEspnLeague()
    const row = `${entriesPath(0)}[0].playerPoolEntry.player.stats[1]`
    setAt(files['scoring-period-01.json'], `${row}.appliedTotal`, 0)
    const season = await read(files)
    const onBye = season.players.find(({ nflTeam }) => nflTeam === 'CIN')
    expect(onBye?.weeks[1]).toEqual({ week: 2, points: null, projectedPoints: 0, nflTeam: null })
    expect(findPlayer(season, 100)?.weeks[0]).toMatchObject({ points: 0, nflTeam: 'ATL' })
  })

  it('have no projection where ESPN has none', async () => {
    const files = buildEspnLeague()
    setAt(files['scoring-period-01.json'], `${entriesPath(0)}[0].playerPoolEntry.player.stats`, [])
    delete files['players.json']
    expect(findPlayer(await read(files), 100)?.weeks[0]).toEqual({
      week: 1,
      points: null,
      projectedPoints: null,
      nflTeam: null,
    })
  })

  it('belong to the NFL team of the week, not of today', async () => {
    const files = buildEspnLeague()
    setAt(files['scoring-period-01.json'], `${entriesPath(0)}[0].playerPoolEntry.player.stats[1].proTeamId`, 34)
    const player = findPlayer(await read(files), 100)
    expect(player?.nflTeam).toBe('ATL')
    expect(player?.weeks.map(({ nflTeam }) => nflTeam)).toEqual(['HOU', 'ATL', 'ATL'])
  })

  it('may start where ESPN says, bench and injured reserve aside', async () => {
    const season = await build()
    expect(findPlayer(season, 101)?.eligibleSlots).toEqual(['RB', 'RB/WR', 'FLEX', 'OP'])
    expect(findPlayer(season, 104)?.injuryStatus).toBe('OUT')
  })

  it('are covered for the whole season after they were dropped', async () => {
    const dropped = findPlayer(await build(), playerAt(1, 5))
    expect(dropped).toMatchObject({ coverage: 'season', seasonPoints: null, name: 'Player No. 105' })
    expect(dropped?.weeks.map(({ points }) => points)).toEqual([1, 2, 3].map((week) => scoreOf(105, week)))
  })

  it('have their season points alone where the weekly rows are missing', async () => {
    const files = buildEspnLeague()
    const players = getAt(files['players.json'], 'players') as { id: number; player: { stats: unknown[] } }[]
    for (const { player } of players) player.stats = player.stats.slice(0, 2)
    const season = await read(files)
    const dropped = findPlayer(season, playerAt(1, 5))
    expect(dropped).toMatchObject({ coverage: 'rostered-weeks', weeks: [] })
    expect(dropped?.seasonPoints).toBeCloseTo(scoreOf(105, 1) + scoreOf(105, 2) + scoreOf(105, 3), 5)
    expect(season.warnings.map(({ source }) => source)).toEqual(['players.json'])
  })

  it('are not covered by an answer that has some of the weeks', async () => {
    const files = buildEspnLeague()
    const players = getAt(files['players.json'], 'players') as { id: number; player: { stats: unknown[] } }[]
    const dropped = players.find(({ id }) => id === playerAt(1, 5))
    dropped?.player.stats.splice(-2)
    expect(findPlayer(await read(files), playerAt(1, 5))).toMatchObject({ coverage: 'rostered-weeks' })
  })

  it('cause exactly one warning where players.json is missing', async () => {
    const files = buildEspnLeague()
    delete files['players.json']
    const season = await read(files)
    expect(season.warnings.filter(({ source }) => source === 'players.json')).toHaveLength(1)
    expect(findPlayer(season, 100)).toMatchObject({ coverage: 'rostered-weeks', seasonPoints: null })
    expect(findPlayer(season, playerAt(1, 5))).toMatchObject({ name: 'Player 105', position: 'UNKNOWN', weeks: [] })
  })

  it('are named by their NFL team where a defense is in no answer', async () => {
    const files = buildEspnLeague()
    setAt(files['league.json'], 'draftDetail.picks[20].playerId', -16018)
    const defense = findPlayer(await read(files), -16018)
    expect(defense).toMatchObject({ name: 'Saints D/ST', position: 'D/ST', nflTeam: 'NO', eligibleSlots: ['D/ST'] })
  })
})

describe('odd records', () => {
  it('sets a roster entry aside that cannot be read, and goes on', async () => {
    const files = buildEspnLeague()
    setAt(files['scoring-period-01.json'], `${entriesPath(0)}[3].playerPoolEntry.player.defaultPositionId`, 'RB')
    const { lineups, warnings } = await read(files)
    expect(lineups[0]?.entries).toHaveLength(4)
    expect(warnings).toEqual([
      {
        message: expect.stringMatching(
          /entries\[3\]\.playerPoolEntry\.player\.defaultPositionId: expected number, found "RB"/,
        ),
        source: 'scoring-period-01.json',
        week: 1,
      },
    ])
  })

  it('keeps a player without a name by his number', async () => {
    const files = buildEspnLeague()
    for (const name of Object.keys(files).filter((file) => /scoring|players/.test(file))) {
      files[name] = JSON.parse(JSON.stringify(files[name]).replaceAll('"Player  No. 100"', 'null'))
    }
    const season = await read(files)
    expect(findPlayer(season, 100)).toMatchObject({ name: 'Player 100', position: 'QB' })
    expect(season.warnings.map(({ message }) => message)).toEqual([expect.stringContaining('100')])
  })

  it('says once that a lineup slot is unknown', async () => {
    const files = buildEspnLeague()
    for (const week of ['01', '02'])
      setAt(files[`scoring-period-${week}.json`], `${entriesPath(0)}[3].lineupSlotId`, 99)
    const { lineups, warnings, players } = await read(files)
    expect(warnings.filter(({ message }) => /slot 99/.test(message))).toHaveLength(1)
    expect(lineups[0]?.entries).toHaveLength(4)
    expect(players.some(({ espnPlayerId }) => espnPlayerId === 103)).toBe(true)
  })

  it('refuses rosters in which no entry names its player', async () => {
    const files = buildEspnLeague()
    const text = JSON.stringify(files['scoring-period-02.json']).replaceAll('"playerId"', '"id"')
    files['scoring-period-02.json'] = JSON.parse(text)
    await expect(read(files)).rejects.toMatchObject({
      kind: 'unreadable-answer',
      message: expect.stringMatching(
        /^League 4711, season 2025, week 2, scoring-period-02\.json: .*entries\[0\]\.playerId: expected number, found nothing/,
      ),
    })
  })

  it.each([
    ['settings', undefined, /settings: expected object, found nothing \(view mSettings\)/],
    ['teams', undefined, /teams: expected array, found nothing \(view mTeam\)/],
    ['schedule[2].home.teamId', 'one', /schedule\[2\]\.home\.teamId: expected number, found "one"/],
    ['settings.scheduleSettings.matchupPeriods', [], /matchupPeriods: expected record, found a list of 0/],
    ['id', 4712, /id: expected 4711, found 4712/],
  ])('stops at %s = %j, with the path', async (path, value, message) => {
    const files = buildEspnLeague()
    setAt(files['league.json'], path, value)
    await expect(read(files)).rejects.toMatchObject({
      kind: 'unreadable-answer',
      message: expect.stringMatching(message),
    })
  })

  it('stops at a file of another week or season', async () => {
    const files = buildEspnLeague()
    files['scoring-period-02.json'] = { ...files['scoring-period-01.json'] }
    await expect(read(files)).rejects.toThrow(/scoring-period-02\.json: scoringPeriodId: expected 2, found 1/)
    setAt(files['scoring-period-02.json'], 'seasonId', 2024)
    await expect(read(files)).rejects.toThrow(/seasonId: expected 2025, found 2024/)
  })

  it('says that there is no league in an empty folder', async () => {
    await expect(read({})).rejects.toMatchObject({ kind: 'not-found' })
  })
})

describe('what the folder lacks', () => {
  it('is told in one sentence for the weeks, and the rest is read', async () => {
    const files = buildEspnLeague({ matchupPeriods: { '1': [1], '2': [2], '3': [3, 4] } })
    for (const week of ['02', '03', '04']) delete files[`scoring-period-${week}.json`]
    delete files['transactions-02.json']
    const { warnings, lineups, matchups } = await read(files)
    expect(warnings.map(({ message, week }) => [message, week])).toEqual([
      [expect.stringMatching(/^The line-ups of weeks 2 to 4 are missing: /), null],
      [expect.stringMatching(/^The transactions of week 2 are missing: .* that week /), 2],
    ])
    expect(lineups.map(({ week }) => week)).toEqual([1, 1, 1, 1])
    expect(matchups.every(({ status }) => status === 'final')).toBe(true)
  })

  it('counts a week without rosters as missing', async () => {
    const files = buildEspnLeague()
    for (const index of [0, 1]) {
      for (const side of ['home', 'away']) {
        setAt(files['scoring-period-02.json'], `schedule[${index}].${side}.rosterForCurrentScoringPeriod`, undefined)
      }
    }
    expect((await read(files)).warnings[0]?.message).toMatch(/^The line-ups of week 2 are missing/)
  })

  it('leaves the NFL schedule unknown', async () => {
    const files = buildEspnLeague()
    delete files['pro-schedule.json']
    const { nflSchedule, warnings } = await read(files)
    expect(nflSchedule).toBeNull()
    expect(warnings.map(({ source }) => source)).toEqual(['pro-schedule.json'])
  })
})

describe('teams', () => {
  it('are named by location and nickname in older seasons, with blanks collapsed', async () => {
    const files = buildEspnLeague()
    setAt(files['league.json'], 'teams[0].name', undefined)
    setAt(files['league.json'], 'teams[0].location', ' The ')
    setAt(files['league.json'], 'teams[0].nickname', '  🏈  “Bears” ')
    expect((await read(files)).teams[0]?.name).toBe('The 🏈 “Bears”')
  })

  it('have co-owners, the primary one first', async () => {
    const files = buildEspnLeague()
    setAt(files['league.json'], 'teams[0].owners', ['{owner-2}', '{gone}', '{owner-1}'])
    expect((await read(files)).teams[0]?.ownerNames).toEqual(['Owner 1 Smith', 'Owner 2 Smith'])
  })

  it('have divisions where there is more than one', async () => {
    const files = buildEspnLeague()
    setAt(files['league.json'], 'settings.scheduleSettings.divisions', [
      { id: 0, name: ' East ' },
      { id: 1, name: 'West' },
    ])
    setAt(files['league.json'], 'teams[2].divisionId', 1)
    expect((await read(files)).teams.map(({ divisionName }) => divisionName)).toEqual(['East', 'East', 'West', 'East'])
  })
})

describe('the draft', () => {
  it('flags keepers', async () => {
    const files = buildEspnLeague()
    setAt(files['league.json'], 'draftDetail.picks[3].keeper', true)
    const { draft } = await read(files)
    expect(draft.picks.filter(({ isKeeper }) => isKeeper).map(({ overallPick }) => overallPick)).toEqual([4])
    expect(draft.picks[0]?.bidDollars).toBeNull()
  })

  it('has prices in an auction', async () => {
    const files = buildEspnLeague()
    setAt(files['league.json'], 'settings.draftSettings.type', 'AUCTION')
    setAt(files['league.json'], 'draftDetail.picks[0].bidAmount', 57)
    const { draft, settings } = await read(files)
    expect(settings).toMatchObject({ draftType: 'auction', auctionBudget: 200 })
    expect(draft.picks.slice(0, 2).map(({ bidDollars }) => bidDollars)).toEqual([57, 0])
  })

  it('is sorted by overall pick, with a pick listed twice counted once', async () => {
    const files = buildEspnLeague()
    const picks = getAt(files['league.json'], 'draftDetail.picks') as unknown[]
    setAt(files['league.json'], 'draftDetail.picks', [...picks].reverse().concat(picks[0]))
    const { draft, warnings } = await read(files)
    expect(draft.picks.map(({ overallPick }) => overallPick)).toEqual(picks.map((_, index) => index + 1))
    expect(warnings).toHaveLength(1)
  })
})

describe('transactions', () => {
  const base = { scoringPeriodId: 2, teamId: 1, bidAmount: 0, proposedDate: Date.UTC(2025, 8, 9, 12) }
  const item = (playerId: number, type: string, fromTeamId: number, toTeamId: number) => ({
    playerId,
    type,
    fromTeamId,
    toTeamId,
  })
  const withMoves = async (transactions: unknown[]) => {
    const files = buildEspnLeague()
    setAt(files['transactions-02.json'], 'transactions', transactions)
    const season = await read(files)
    return { season, moves: season.transactions.filter(({ week }) => week === 2) }
  }

  it('tells adds, drops and claims, and how they ended', async () => {
    const { moves } = await withMoves([
      {
        ...base,
        id: 'a',
        type: 'FREEAGENT',
        status: 'EXECUTED',
        items: [item(105, 'ADD', 0, 1), item(103, 'DROP', 1, 0)],
      },
      {
        ...base,
        id: 'b',
        type: 'ROSTER',
        status: 'EXECUTED',
        items: [item(104, 'DROP', 1, 0), item(101, 'LINEUP', 0, 0)],
      },
      { ...base, id: 'c', type: 'WAIVER', status: 'FAILED_ROSTERLIMIT', items: [item(205, 'ADD', 0, 1)] },
      { ...base, id: 'd', type: 'WAIVER', status: 'PENDING', bidAmount: 7, items: [item(305, 'ADD', 0, 1)] },
    ])
    expect(moves.map(({ id, kind, status, bidDollars }) => [id, kind, status, bidDollars])).toEqual([
      ['a', 'add', 'executed', null],
      ['b', 'drop', 'executed', null],
      ['c', 'waiver', 'failed', null],
      ['d', 'waiver', 'pending', 7],
    ])
    expect(moves[0]).toMatchObject({ teamId: 1, date: '2025-09-09T12:00:00.000Z' })
    expect(moves[0]?.items.map(({ action, fromTeamId, toTeamId }) => [action, fromTeamId, toTeamId])).toEqual([
      ['add', null, 1],
      ['drop', 1, null],
    ])
    expect(moves[1]?.items).toHaveLength(1)
  })

  it('leaves out line-up moves and offers', async () => {
    const { moves } = await withMoves([
      { ...base, id: 'a', type: 'FUTURE_ROSTER', status: 'EXECUTED', items: [item(101, 'LINEUP', 0, 0)] },
      { ...base, id: 'b', type: 'TRADE_PROPOSAL', status: 'PENDING', items: [item(101, 'TRADE', 1, 2)] },
      {
        ...base,
        id: 'c',
        type: 'TRADE_DECLINE',
        status: 'EXECUTED',
        relatedTransactionId: 'b',
        items: [{ playerId: 101, type: null }],
      },
    ])
    expect(moves).toEqual([])
  })

  it('makes one trade of its acceptance, vote and execution', async () => {
    const trade = [item(101, 'TRADE', 1, 2), item(201, 'TRADE', 2, 1)]
    const { moves } = await withMoves([
      { ...base, id: 'offer', type: 'TRADE_PROPOSAL', status: 'PENDING', items: trade },
      { ...base, id: 'yes', type: 'TRADE_ACCEPT', relatedTransactionId: 'offer', items: [] },
      { ...base, id: 'vote', type: 'TRADE_UPHOLD', status: 'EXECUTED', relatedTransactionId: 'offer' },
      { ...base, id: 'done', type: 'TRADE_ACCEPT', status: 'EXECUTED', relatedTransactionId: 'offer', items: trade },
    ])
    expect(moves.map(({ id, kind, status }) => [id, kind, status])).toEqual([['done', 'trade', 'executed']])
    expect(moves[0]?.items.map(({ action, fromTeamId, toTeamId }) => [action, fromTeamId, toTeamId])).toEqual([
      ['trade', 1, 2],
      ['trade', 2, 1],
    ])
  })

  it('keeps a trade whose players ESPN has forgotten, and a vetoed one as failed', async () => {
    const { moves, season } = await withMoves([
      { ...base, id: 'yes', type: 'TRADE_ACCEPT', relatedTransactionId: 'x', items: [] },
      { ...base, id: 'vote', type: 'TRADE_UPHOLD', status: 'EXECUTED', relatedTransactionId: 'x' },
      { ...base, id: 'yes2', type: 'TRADE_ACCEPT', relatedTransactionId: 'y', items: [] },
      { ...base, id: 'veto', type: 'TRADE_VETO', status: 'EXECUTED', relatedTransactionId: 'y' },
    ])
    expect(moves.map(({ id, status, items }) => [id, status, items.length])).toEqual([
      ['yes', 'executed', 0],
      ['yes2', 'failed', 0],
    ])
    expect(season.warnings.map(({ source }) => source)).toEqual(['transactions'])
  })

  it('meets players who were never on a line-up only when they really moved', async () => {
    const { season } = await withMoves([
      { ...base, id: 'a', type: 'FREEAGENT', status: 'EXECUTED', items: [item(901, 'ADD', 0, 1)] },
      { ...base, id: 'b', type: 'WAIVER', status: 'FAILED_ROSTERLIMIT', items: [item(902, 'ADD', 0, 1)] },
    ])
    expect([findPlayer(season, 901)?.number, findPlayer(season, 902)]).toEqual([25, undefined])
  })
})

describe('other sources', () => {
  it('reads the NFL schedule by abbreviation, a bye being a week without a game', async () => {
    const { nflSchedule } = await build()
    expect(Object.keys(nflSchedule ?? {})).toEqual(['ATL', 'BUF', 'CHI', 'CIN'])
    expect(nflSchedule?.CHI).toEqual([
      { week: 1, opponent: 'CIN', isHome: true },
      { week: 3, opponent: 'CIN', isHome: true },
    ])
    expect(nflSchedule?.BUF?.[1]).toEqual({ week: 2, opponent: 'ATL', isHome: false })
  })

  it('reads the list of one that the history answers before 2018', async () => {
    const files = buildEspnLeague({ season: 2011 })
    const listed = Object.fromEntries(
      Object.entries(files).map(([name, json]) => [name, /league|scoring/.test(name) ? [json] : json]),
    )
    const season = await read(listed as unknown as EspnFiles)
    expect(season).toEqual(await read(files))
    expect(season.season).toBe(2011)
  })

  it('tells its progress file by file and stops when asked to', async () => {
    const stop = new AbortController()
    const steps: string[] = []
    const options = {
      espnLeagueId: 4711,
      signal: stop.signal,
      onProgress: ({ step, week, done, total }: { step: string; week: number | null; done: number; total: number }) => {
        steps.push(`${step} ${week} ${done}/${total}`)
        if (week === 2) stop.abort()
      },
    }
    await expect(readLeagueSeason(openMemoryFolder(buildEspnLeague()), options)).rejects.toMatchObject({
      kind: 'aborted',
    })
    expect(steps).toEqual(['league null 1/9', 'line-ups 1 2/9', 'line-ups 2 3/9'])
  })
})
