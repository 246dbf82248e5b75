/** A raw folder in, a league season out. */
import { describe, expect, it } from 'vitest'
import { readEspnSeason } from '../../../src/hosts/espn/index.ts'
import { buildEspnLeague, type EspnFiles, openMemoryFolder, scoreOf, setAt } from './build-espn-league.ts'
import { build, findPlayer, judge, judgeSketch, read } from './read-sketch.ts'

describe('a finished season', () => {
  it('is read without a warning when the folder has everything', async () => {
    const season = await build()
    expect(season.warnings).toEqual([])
    expect(season.name).toBe('The Small League')
    expect(season.status).toEqual({
      phase: null,
      isDrafted: true,
      currentWeek: 5,
      scoredWeeks: [1, 2, 3],
      closedPeriods: [1, 2, 3],
      firstWeek: 1,
      finalWeek: 3,
      regularSeasonFinalWeek: 2,
    })
    expect((await judgeSketch()).status).toEqual({
      phase: 'complete',
      currentWeek: 3,
      runningWeek: null,
      finalWeeks: [1, 2, 3],
      finalPeriods: [1, 2, 3],
      finalWeek: 3,
      regularSeasonFinalWeek: 2,
      isRegularSeasonOver: true,
      isPlayed: true,
      isDrafting: false,
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
      pointsPerReception: 0.5,
      scoringFormat: 'head-to-head',
      hasMedianGame: false,
      seedingRule: null,
      playoffReseed: null,
      homeBonus: null,
      hasConsolationLadder: null,
      divisions: [],
      acquisition: { usesBudget: false, budgetDollars: null, minimumBidDollars: null },
      tradeDeadline: null,
      previousSeasons: [2023, 2024],
    })
  })

  it('scores matchups as the starters do, bench and injured reserve aside', async () => {
    const { matchups, lineups, players } = await judgeSketch()
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

describe('data missing from the folder', () => {
  it('is one sentence for the weeks, and the rest is read', async () => {
    const files = buildEspnLeague({ matchupPeriods: { '1': [1], '2': [2], '3': [3, 4] } })
    for (const week of ['02', '03', '04']) delete files[`scoring-period-${week}.json`]
    delete files['transactions-02.json']
    const { warnings, lineups, matchups } = await judge(files)
    expect(warnings.map(({ message, week }) => [message, week])).toEqual([
      [expect.stringMatching(/^The lineups of weeks 2 to 4 are missing, /), null],
      [expect.stringMatching(/^The transactions of week 2 are missing, .* that week\./), 2],
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
    expect((await read(files)).warnings[0]?.message).toMatch(/^The lineups of week 2 are missing/)
  })

  it('leaves the NFL schedule unknown', async () => {
    const files = buildEspnLeague()
    delete files['pro-schedule.json']
    const { nflSchedule, warnings } = await read(files)
    expect(nflSchedule).toBeNull()
    expect(warnings.map(({ source }) => source)).toEqual(['pro-schedule.json'])
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

  it('reads the list of one league that the history sends before 2018', async () => {
    const files = buildEspnLeague({ season: 2011 })
    const listed = Object.fromEntries(
      Object.entries(files).map(([name, json]) => [name, /league|scoring/.test(name) ? [json] : json]),
    )
    const season = await read(listed as unknown as EspnFiles)
    expect(season).toEqual(await read(files))
    expect(season.season).toBe(2011)
  })

  it('reports its progress file by file and stops on abort', async () => {
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
    await expect(readEspnSeason(openMemoryFolder(buildEspnLeague()), options)).rejects.toMatchObject({
      kind: 'aborted',
    })
    expect(steps).toEqual(['league null 1/9', 'lineups 1 2/9', 'lineups 2 3/9'])
  })
})

it('reads a finished season without a schedule from ESPN’s records, and notes it', async () => {
  const files = buildEspnLeague()
  setAt(files['league.json'], 'schedule', [])
  for (const week of ['01', '02', '03']) delete files[`scoring-period-${week}.json`]
  const season = await read(files)
  expect((await judge(files)).status.phase).toBe('complete')
  expect([season.settings.scoringFormat, season.matchups]).toEqual(['head-to-head', []])
  expect(season.teams.map(({ recordByHost }) => (recordByHost?.wins ?? 0) + (recordByHost?.losses ?? 0))).toEqual([
    2, 2, 2, 2,
  ])
  expect(season.warnings.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/^ESPN no longer has this season’s schedule/),
  )
})
