/** Weeks, matchup periods and the progress of a season. */
import { describe, expect, it } from 'vitest'
import { buildEspnLeague, type LeagueSketch, playerAt, scoreOf, setAt, startersOf } from './build-espn-league.ts'
import { build, findPlayer, judge, judgeSketch } from './read-sketch.ts'

describe('weeks and matchup periods', () => {
  const twoWeekFinal: LeagueSketch = { matchupPeriods: { '1': [1], '10': [], '2': [2], '3': [4, 3] } }

  it('plays a two-week round as one matchup with a lineup for each week', async () => {
    const { matchups, lineups, status, settings } = await judgeSketch(twoWeekFinal)
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
    const { matchups, status } = await judgeSketch({ ...twoWeekFinal, latestWeek: 4, hasPlayed: () => false })
    const final = matchups.find(({ kind }) => kind === 'winners-bracket')
    expect(final).toMatchObject({ status: 'in-progress', winner: null })
    expect(final?.home.pointsByWeek).toEqual([{ week: 3, points: startersOf(1, 3) }])
    expect(status).toMatchObject({ phase: 'in-season', currentWeek: 4, finalWeeks: [1, 2, 3], finalPeriods: [1, 2] })
  })

  it('has no week before the first scoring period, nor between matchup periods', async () => {
    const files = buildEspnLeague({ matchupPeriods: { '1': [2], '2': [4], '3': [5] } })
    for (const week of [1, 3]) files[`scoring-period-0${week}.json`] = null as never
    for (const week of [1, 3]) files[`transactions-0${week}.json`] = null as never
    const season = await judge(files)
    expect(season.status).toMatchObject({ phase: 'complete', finalWeeks: [2, 4, 5], finalWeek: 5 })
    expect([...new Set(season.lineups.map(({ week }) => week))]).toEqual([2, 4, 5])
    const weeks = new Set(season.players.flatMap((player) => player.weeks.map(({ week }) => week)))
    expect([...weeks].filter((week) => ![2, 4, 5].includes(week))).toEqual([])
    expect(season.warnings.filter(({ message }) => /weeks? [13]\b/.test(message))).toEqual([])
  })

  it('leaves weeks before the first scoring period out although a matchup period has them', async () => {
    const files = buildEspnLeague()
    setAt(files['league.json'], 'status.firstScoringPeriod', 2)
    expect((await judge(files)).status.finalWeeks).toEqual([2, 3])
  })

  it('sorts string keys as numbers', async () => {
    const periods = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [String(11 - index), [11 - index]]))
    const { settings } = await judgeSketch({ matchupPeriods: periods, regularPeriods: 10 })
    expect(settings.matchupPeriods.map(({ matchupPeriod }) => matchupPeriod)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
    ])
  })

  it('is in season while the last week runs, and complete when ESPN has moved on', async () => {
    expect((await judgeSketch({ latestWeek: 3 })).status).toMatchObject({ phase: 'in-season', finalWeeks: [1, 2] })
    expect((await judgeSketch({ latestWeek: 4 })).status).toMatchObject({ phase: 'complete', currentWeek: 3 })
  })

  it('waits for the winners of the last week before it calls the season complete', async () => {
    const files = buildEspnLeague({ latestWeek: 4 })
    setAt(files['league.json'], 'schedule[4].winner', 'UNDECIDED')
    setAt(files['league.json'], 'teams[0].rankCalculatedFinal', 0)
    const { status, finalRanks } = await judge(files)
    expect(status).toMatchObject({ phase: 'in-season', currentWeek: 3, finalWeeks: [1, 2] })
    expect(finalRanks).toBeNull()
  })
})

describe('a season in progress', () => {
  it('scores the running week from the lineups, because ESPN reports 0.0', async () => {
    const season = await judgeSketch({ latestWeek: 2, hasPlayed: (id) => id % 100 === 0 })
    const running = season.matchups.find(({ weeks, home }) => weeks[0] === 2 && home.teamId === 2)
    expect(running).toMatchObject({ status: 'in-progress', winner: null })
    expect(running?.home.points).toBe(scoreOf(playerAt(2, 0), 2))
    expect(season.status).toMatchObject({ phase: 'in-season', currentWeek: 2, finalWeeks: [1] })
    expect(findPlayer(season, playerAt(2, 1))?.weeks.find(({ week }) => week === 2)?.points).toBeNull()
  })

  it('has no points before kick-off', async () => {
    const { matchups } = await judgeSketch({ latestWeek: 2, hasPlayed: () => false })
    const next = matchups.filter(({ weeks }) => weeks[0] === 2)
    expect(next.map(({ status, home }) => [status, home.points])).toEqual([
      ['scheduled', null],
      ['scheduled', null],
    ])
  })

  it('reads responses without winners by ESPN’s current period', async () => {
    const files = buildEspnLeague({ latestWeek: 2, hasPlayed: () => true })
    for (const index of [0, 1, 2, 3, 4, 5]) setAt(files['league.json'], `schedule[${index}].winner`, undefined)
    const { matchups, status } = await judge(files)
    expect(matchups.map((matchup) => matchup.status)).toEqual([
      ...['final', 'final', 'in-progress', 'in-progress', 'scheduled', 'scheduled'],
    ])
    expect(matchups[0]?.winner).toBe(startersOf(1, 1) > startersOf(2, 1) ? 'home' : 'away')
    expect(status.finalWeeks).toEqual([1])
  })

  it('counts weeks without opponents as complete when ESPN has moved on', async () => {
    const schedule: LeagueSketch['schedule'] = [1, 2, 3].map((period) => [period, 1, null, 'NONE'])
    expect((await judgeSketch({ latestWeek: 3, schedule })).status.finalWeeks).toEqual([1, 2])
  })

  it('is before its season with the draft done and nothing played', async () => {
    const { status, drafts } = await judgeSketch({ latestWeek: 1, hasPlayed: () => false })
    expect(status).toMatchObject({ phase: 'pre-season', currentWeek: 0, finalWeeks: [] })
    expect(drafts.map(({ state }) => state)).toEqual(['complete'])
  })

  it('has neither picks nor players nor warnings before the draft', async () => {
    const beforeDraft: LeagueSketch = { drafted: false, latestWeek: 0 }
    const season = await judgeSketch(beforeDraft)
    expect(season.status.phase).toBe('pre-draft')
    expect(season.drafts).toMatchObject([{ state: 'to-come', date: null, order: [], picks: [] }])
    expect([season.players, season.lineups, season.warnings]).toEqual([[], [], []])
    expect(season.matchups).toHaveLength(6)
    expect((await build(beforeDraft)).teams[0]?.playoffSeed).toBeNull()
  })
})
