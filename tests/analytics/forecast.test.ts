import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildModel } from '../../src/analytics/forecast/build-model.ts'
import { drawSeasons } from '../../src/analytics/forecast/draws.ts'
import type { ForecastModel } from '../../src/analytics/forecast/forecast-model.ts'
import { weighGames } from '../../src/analytics/forecast/leverage.ts'
import { forecastRuns, forecastSeason, openWhatIf } from '../../src/analytics/forecast/odds-of-season.ts'
import { findLastOdds, listPastOdds } from '../../src/analytics/forecast/past-odds.ts'
import { findPresentOdds } from '../../src/analytics/forecast/present-odds.ts'
import { homeChanceNow } from '../../src/analytics/scoreboard/game-odds.ts'
import { oddsWhilePlayed } from '../../src/analytics/scoreboard/live-odds.ts'
import { computeStandings } from '../../src/analytics/standings.ts'
import type { HostMatchup } from '../../src/domain/host-season.ts'
import type { Season } from '../../src/domain/season.ts'
import { handlers } from '../../src/handlers/index.ts'
import { buildSeason, game } from '../build-season.ts'
import { runs } from '../support/runs.ts'
import { anySeason, relabelTeams } from './any-season.ts'
import { A, B, D, toyLeague } from './toy-league.ts'

const settings = { playoffTeamCount: 2, regularSeasonMatchups: 3, matchupPeriods: [1, 2, 3, 4].map(toPeriod) }
const afterTwo = () => toyLeague(2, { settings })

function toPeriod(week: number) {
  return { matchupPeriod: week, weeks: [week] }
}

function modelOf(season: Season, afterPeriod: number | null = null): ForecastModel {
  const model = buildModel(season, afterPeriod)
  if (!model) throw new Error('no model')
  return model
}

const ask = (season: Season, forecastRuns?: number) =>
  handlers.forecast(
    { season, context: { seasons: [], asOf: null, ...(forecastRuns ? { forecastRuns } : {}) } },
    { host: season.host, leagueId: season.leagueId, season: undefined },
  )

describe('the forecast of the toy league after week 2', () => {
  const response = ask(afterTwo())
  const row = (name: string) => response.teams.find(({ team }) => team.name === name)

  it('has A in, D out, and B ahead of C by a little', () => {
    expect(row('A')).toMatchObject({ status: 'playoffs', playoffs: { chance: 1, text: '100%' } })
    expect(row('D')).toMatchObject({ status: 'eliminated', playoffs: { chance: 0, text: '0%' }, title: { text: '0%' } })
    expect(row('B')?.playoffs.chance).toBeCloseTo(0.54, 1)
    expect(row('B')).toMatchObject({ status: 'open', magicNumber: 1, playoffs: { isCertain: false } })
  })

  it('gives B against C all the leverage', () => {
    const [own, other] = response.games.toSorted((a, b) => b.leverage - a.leverage)
    expect(own).toMatchObject({ home: { name: 'C' }, away: { name: 'B' }, leverage: 1 })
    expect(own?.teams.find(({ team }) => team.name === 'B')).toMatchObject({ ifHomeWins: 0, ifAwayWins: 1 })
    expect(other?.leverage).toBe(0)
  })

  it('shows B the way: to win', () => {
    expect(row('B')).toMatchObject({
      pathKind: 'clinch',
      paths: [[{ winner: { name: 'B' }, loser: { name: 'C' }, week: 3 }]],
    })
    expect(row('A')).toMatchObject({ pathKind: 'none', paths: [] })
  })

  it('explains why there is no forecast', () => {
    expect(ask(toyLeague(0, { settings })).unavailable).toMatch(/final yet/)
    expect(ask(toyLeague(2, { settings: { ...settings, playoffTeamCount: 0 } })).unavailable).toMatch(
      /no playoff bracket/,
    )
  })
})

describe('odds', () => {
  it('are simulated once per season, for every response that shows them', () => {
    const season = afterTwo()
    expect(findPresentOdds(season, forecastRuns)).toBe(findPresentOdds(season, forecastRuns))
    expect(findLastOdds(season)?.odds).toBe(findLastOdds(season)?.odds)
    expect(listPastOdds(season).at(-1)?.odds).toBe(findLastOdds(season)?.odds)
    expect(findPresentOdds(season, 20)?.odds.runs).toBe(20)
  })

  it('after a week are the same on the live board and in the history', () => {
    const season = afterTwo()
    const input = { season, context: { seasons: [], asOf: null } }
    const call = { host: season.host, leagueId: season.leagueId, season: undefined }
    const history = handlers.forecastHistory(input, call).weeks.at(-1)
    const live = handlers.live(input, call)
    const textsOf = (rows: readonly { team: { name: string }; said: (string | undefined)[] }[]) =>
      new Map(rows.map(({ team, said }) => [team.name, said]))
    expect(live.odds).toHaveLength(4)
    expect(
      textsOf(
        live.odds.map(({ team, playoffs, title }) => ({ team, said: [playoffs.before?.text, title.before?.text] })),
      ),
    ).toEqual(
      textsOf((history?.teams ?? []).map(({ team, playoffs, title }) => ({ team, said: [playoffs.text, title.text] }))),
    )
  })

  it('add up: places in the playoffs, one champion, one last, every seed once', () => {
    fc.assert(
      fc.property(anySeason, (season) => {
        for (const period of [null, 1, 2, 3]) {
          const model = buildModel(season, period)
          if (!model) continue
          const { teams } = forecastSeason(model, 50)
          const sum = (pick: (team: (typeof teams)[number]) => number) =>
            teams.reduce((total, team) => total + pick(team), 0)
          const { teamCount, seeds, drawn } = model.playoffs
          // A bracket paired by hand may have more teams than spots.
          const places = seeds && drawn ? drawn.teams.length : teamCount
          expect(sum(({ playoffs }) => playoffs.chance)).toBeCloseTo(places, 9)
          expect(sum(({ title }) => title.chance)).toBeCloseTo(1, 9)
          // A bracket paired by hand does not say who plays for last place.
          const isLastKnown = teams.some(({ lastPlace }) => lastPlace !== null)
          expect(sum(({ lastPlace }) => lastPlace?.chance ?? 0)).toBeCloseTo(isLastKnown ? 1 : 0, 9)
          for (const { seeds: own, ...team } of teams) {
            expect(own.reduce((total, { chance }) => total + chance, 0)).toBeCloseTo(1, 9)
            for (const odds of [team.playoffs, team.bye, team.title, team.lastPlace]) {
              if (odds?.isCertain) expect([0, 1]).toContain(odds.chance)
            }
          }
        }
      }),
      { numRuns: runs(5, 150) },
    )
  })

  it('are the same bytes for the same seed, and for other team ids', () => {
    const draws = (of: Season) => drawSeasons(modelOf(of), 40)
    expect(draws(afterTwo())).toEqual(draws(afterTwo()))
    expect(draws(relabelTeams(afterTwo()))).toEqual(draws(afterTwo()))
  })

  it('include a half-played round', () => {
    const playoffs = [
      game(4, [1, 90], [4, 80], { kind: 'winners-bracket' }),
      game(4, [2, 90], [3, 80], { kind: 'winners-bracket', status: 'scheduled' }),
    ]
    const season = buildSeason({
      teams: [1, 2, 3, 4].map((seed) => ({ playoffSeed: seed })),
      settings: { playoffTeamCount: 4, regularSeasonMatchups: 1, matchupPeriods: [1, 4, 5].map(toPeriod) },
      matchups: [game(1, [1, 50], [4, 40]), game(1, [2, 45], [3, 20]), ...playoffs],
      status: { phase: 'in-season' },
    })
    const { teams } = forecastSeason(modelOf(season), 200)
    expect(teams[3]?.title).toEqual({ chance: 0, text: '0%', isCertain: true })
    expect(teams[0]?.title.chance).toBeGreaterThan(0.2)
    expect(teams.every(({ playoffs: odds }) => odds.isCertain && odds.chance === 1)).toBe(true)
  })
})

describe('a two-week game after its first week', () => {
  const rounds = [toPeriod(1), toPeriod(2), { matchupPeriod: 3, weeks: [3, 4] }]
  const open = (kind: 'regular' | 'winners-bracket', points: [number, number]) =>
    game(3, [1, points[0]], [2, points[1]], {
      kind,
      weeks: [3, 4],
      status: 'in-progress',
      byWeek: [[points[0]], [points[1]]],
    })
  const withWeeksOver = (matchups: readonly HostMatchup[]) =>
    matchups.map((matchup) => {
      const only = (side: (typeof matchup)['home']) => ({
        ...side,
        pointsByWeek: side.pointsByWeek.filter(({ week }) => week !== 4),
      })
      return { ...matchup, home: only(matchup.home), away: matchup.away && only(matchup.away) }
    })
  const played = [game(1, [1, 100], [2, 90]), game(2, [2, 100], [1, 95])]
  const seasonOf = (kind: 'regular' | 'winners-bracket', points: [number, number], currentWeek = 4) =>
    buildSeason({
      teams: [{ playoffSeed: 1 }, { playoffSeed: 2 }],
      settings: {
        playoffTeamCount: 2,
        regularSeasonMatchups: kind === 'regular' ? 3 : 2,
        matchupPeriods: kind === 'regular' ? [...rounds, { matchupPeriod: 4, weeks: [5] }] : rounds,
      },
      status: { phase: 'in-season', currentWeek, scoredWeeks: [1, 2, 3].filter((week) => week < currentWeek) },
      matchups: withWeeksOver([...played, open(kind, points)]),
    })
  const titlesOf = (season: Season) => forecastSeason(modelOf(season), 2000).teams.map(({ title }) => title.chance)

  it('counts as played in the forecast, the history of the odds and the live odds', () => {
    const season = seasonOf('winners-bracket', [60, 200])
    expect(titlesOf(season)[1]).toBeGreaterThan(0.98)
    const last = listPastOdds(season, 500).at(-1)
    expect(last?.week).toBe(3)
    expect(last?.odds.teams[1]?.title.chance).toBeGreaterThan(0.98)
    const final = season.matchups.at(-1)
    const live = final && oddsWhilePlayed(season, final)
    expect(live?.homeChance).toBeLessThan(0.02)
    // Between two weeks nobody plays, and nobody knows the starters of the next one.
    expect(live?.home.startersToCome).toBeNull()
    expect(ask(season).liveWeek).toBeNull()
  })

  it('counts so in the regular season, too', () => {
    const model = modelOf(seasonOf('regular', [200, 60]))
    expect(weighGames(model, drawSeasons(model, 2000))[0]?.homeChance).toBeGreaterThan(0.98)
  })

  it('is open as long as its first week is', () => {
    expect(titlesOf(seasonOf('winners-bracket', [60, 200], 3))[1]).toBeLessThan(0.9)
  })

  it('simulates the rest as if nothing had been played', () => {
    const model = modelOf(seasonOf('winners-bracket', [60, 200]))
    const scores = (of: ForecastModel) => [...drawSeasons(of, 20).scores]
    const whole = scores({ ...model, periods: model.periods.map((period) => ({ ...period, played: null })) })
    const first = [60, 200]
    expect(scores(model).every((score, index) => score - (first[index % 2] ?? 0) < (whole[index] ?? 0))).toBe(true)
  })
})

describe('the odds of a finished season', () => {
  it('have the host’s champion and last place, whoever won the final', () => {
    const season = buildSeason({
      teams: [2, 1].map((finalRank, index) => ({ playoffSeed: index + 1, finalRank })),
      settings: { playoffTeamCount: 2, regularSeasonMatchups: 1, matchupPeriods: [1, 2].map(toPeriod) },
      status: { phase: 'complete' },
      matchups: [game(1, [1, 100], [2, 90]), game(2, [1, 80], [2, 70], { kind: 'winners-bracket' })],
    })
    const { teams } = forecastSeason(modelOf(season), 10)
    expect(teams.map(({ title, lastPlace }) => [title.chance, lastPlace?.chance])).toEqual([
      [0, 1],
      [1, 0],
    ])
    expect(listPastOdds(season, 10).at(-1)?.odds.teams[1]?.title).toEqual({ chance: 1, text: '100%', isCertain: true })
    expect(computeStandings(season).champion?.team.id).toBe(2)
    expect(season.title).toMatchObject({ championId: 2, final: { winnerId: 1, loserId: 2 } })
  })
})

describe('the odds of a title game with a home bonus', () => {
  it.each([
    ['the better', 1, 2, 'scheduled'],
    ['the worse', 2, 1, 'scheduled'],
    ['the better', 1, 2, 'in-progress'],
    ['the worse', 2, 1, 'in-progress'],
  ] as const)('are those of the game, with %s seed at home (%i against %i, %s)', (_, home, away, status) => {
    const final = game(4, [home, 0], [away, 0], { kind: 'winners-bracket', status })
    const season = buildSeason({
      teams: [1, 2, 3, 4].map((playoffSeed) => ({ playoffSeed })),
      settings: { ...settings, homeBonus: { regularSeason: 0, playoffs: 5 } },
      status: { scoredWeeks: [1, 2, 3], currentWeek: 4, finalWeek: 4, regularSeasonFinalWeek: 3 },
      matchups: [
        ...[1, 2, 3].flatMap((week) => [game(week, [1, 120 + week], [2, 100]), game(week, [3, 80], [4, 70])]),
        { ...final, home: { ...final.home, homeBonus: status === 'scheduled' ? 0 : 5 } },
      ],
    })
    const title = season.matchups.find(({ kind }) => kind === 'winners-bracket')
    const { teams } = forecastSeason(modelOf(season), 10)
    expect(title && homeChanceNow(season, title)).toBeCloseTo(teams[home - 1]?.title.chance ?? 0, 3)
  })
})

describe('the odds of a title game whose teams the commissioner chose', () => {
  /** Team 2 lost its semifinal to team 3 and plays the final all the same: team 1 is the other finalist. */
  const toFinal: ForecastModel = {
    ...modelOf(toyLeague(3, { settings })),
    playoffs: {
      teamCount: 4,
      reseed: false,
      consolation: 'none',
      rounds: 2,
      seeds: [0, 1, 2, 3],
      drawn: { teams: [0, 1, 2, 3], byes: [] },
      decided: [
        { winners: [0, 2], losers: [3, 1] },
        { winners: [], losers: [] },
      ],
      roundsOver: 1,
      plan: { slots: 6, steps: [{ round: 1, first: 0, second: 1, winner: 4, loser: 5 }], places: [4, 5, 2, 3] },
      isLastKnown: true,
      places: null,
    },
  }

  it('are those of the game, certain for nobody who plays it, and proven for all others', () => {
    const titles = forecastSeason(toFinal, 50).teams.map(({ title }) => title)
    expect(titles.map(({ isCertain }) => isCertain)).toEqual([false, false, true, true])
    expect((titles[0]?.chance ?? 0) + (titles[1]?.chance ?? 0)).toBeCloseTo(1, 9)
    expect(titles.slice(2).map(({ text }) => text)).toEqual(['0%', '0%'])
    expect(titles.slice(0, 2).every(({ chance }) => chance > 0.3 && chance < 0.7)).toBe(true)
  })

  it('are open, too, with a round before it', () => {
    const [period] = toFinal.periods
    const { teams } = forecastSeason(
      {
        ...toFinal,
        periods: period ? [period, { ...period, week: period.week + 1, matchupPeriod: period.matchupPeriod + 1 }] : [],
        playoffs: {
          ...toFinal.playoffs,
          plan: {
            slots: 8,
            steps: [
              { round: 1, first: 1, second: 2, winner: 4, loser: 5 },
              { round: 2, first: 0, second: 4, winner: 6, loser: 7 },
            ],
            places: [6, 7, 5, 3],
          },
          decided: [...toFinal.playoffs.decided, { winners: [], losers: [] }],
        },
      },
      200,
    )
    expect(teams.map(({ title }) => title.isCertain)).toEqual([false, false, false, true])
  })
})

describe('the playoff odds of a league whose host gives a spot to another team', () => {
  /** Teams 1 and 2 clinch both spots in week 2; the final is that of team 1 and another team. */
  const seasonOf = (other: number) =>
    buildSeason({
      teams: [1, 2, 3, 4].map((finalRank) => ({ playoffSeed: finalRank, finalRank })),
      settings,
      status: { phase: 'complete' },
      matchups: [
        ...[1, 2].flatMap((week) => [game(week, [1, 120], [4, 80]), game(week, [2, 110], [3, 90])]),
        ...[game(3, [1, 120], [2, 100]), game(3, [3, 90], [4, 80])],
        game(4, [1, 120], [other, 80], { kind: 'winners-bracket' }),
      ],
    })
  const proven = (season: Season) =>
    listPastOdds(season, 100).map(({ week, odds }) => [
      week,
      odds.teams.map(({ playoffs, bye }) => [playoffs.isCertain ? playoffs.text : 'open', bye.text].join(' ')),
    ])

  it('are those of who plays, and before the draw nothing is proven of a team with which the host did otherwise', () => {
    expect(proven(seasonOf(4)).slice(1)).toEqual([
      [2, ['100% 0%', 'open 0%', '0% 0%', 'open 0%']],
      [3, ['100% 0%', '0% 0%', '0% 0%', '100% 0%']],
      [4, ['100% 0%', '0% 0%', '0% 0%', '100% 0%']],
    ])
  })

  it('are nobody’s for the spot, or the bye, of a team that left', () => {
    const drawnWith = (model: ForecastModel): ForecastModel => ({
      ...model,
      playoffs: { ...model.playoffs, teamCount: 3, rounds: 2, drawn: { teams: [0, 2], byes: [] } },
    })
    const [before, after] = [2, 3].map((period) =>
      forecastSeason(drawnWith(modelOf(seasonOf(2), period)), 50).teams.map(({ playoffs, bye }) => [
        playoffs.isCertain ? playoffs.text : 'open',
        bye.isCertain ? bye.text : 'open',
      ]),
    )
    expect(before?.[1]).toEqual(['open', 'open'])
    expect(after).toEqual([
      ['100%', '0%'],
      ['0%', '0%'],
      ['100%', '0%'],
      ['0%', '0%'],
    ])
  })

  it('are never proven against the standings', () => {
    fc.assert(
      fc.property(anySeason, (season) => {
        const made = new Map(computeStandings(season).teams.map(({ team, madePlayoffs }) => [team.id, madePlayoffs]))
        if (!season.status.isRegularSeasonOver) return
        for (const { week, odds } of listPastOdds(season, 20)) {
          for (const { team, playoffs } of odds.teams) {
            const { id } = season.teams[team] ?? { id: 0 }
            if (playoffs.isCertain) expect([week, id, playoffs.chance === 1]).toEqual([week, id, made.get(id)])
          }
        }
      }),
      { numRuns: runs(20, 300) },
    )
  })
})

describe('what if', () => {
  it('changes nothing if nothing is fixed, also in the browser', () => {
    const season = afterTwo()
    const model = modelOf(season)
    const usual = forecastSeason(model, 300)
    const { model: sent } = ask(season)
    if (!sent) throw new Error('no model in the answer')
    const received = JSON.parse(JSON.stringify(sent)) as typeof sent
    expect(openWhatIf(model, 300)([]).teams).toEqual(usual.teams)
    expect(openWhatIf(received, 300)([]).teams).toEqual(usual.teams)
  })

  it('follows a fixed winner', () => {
    const season = afterTwo()
    const model = modelOf(season)
    const matchup = season.matchups.find(({ away, matchupPeriod }) => away?.teamId === B && matchupPeriod === 3)
    const whatIf = openWhatIf(model, 300)
    const chances = (winner: 'home' | 'away') =>
      whatIf([{ matchupId: matchup?.id ?? 0, winner }]).teams.map(({ playoffs }) => playoffs)
    expect(chances('away')[B - 1]).toEqual({ chance: 1, text: '100%', isCertain: true })
    expect(chances('home')[B - 1]).toEqual({ chance: 0, text: '0%', isCertain: true })
  })

  /** Further games in each period, of the home team and that of another game. */
  const withMoreGames = (model: ForecastModel): ForecastModel => ({
    ...model,
    games: model.games.flatMap((own) => {
      const other = model.games.find((one) => one.period === own.period && one.matchupId !== own.matchupId)
      return other ? [own, { ...own, matchupId: own.matchupId + 1000, away: other.home }] : [own]
    }),
  })

  it.each<[string, Partial<Season['settings']>, ((model: ForecastModel) => ForecastModel)?]>([
    ['a plain league', {}],
    ['a league with several games a week', {}, withMoreGames],
    ['a median league with several games a week', { hasMedianGame: true }, withMoreGames],
    ['a median league', { hasMedianGame: true }],
    ['a league that compares games first', { seedingRule: 'head-to-head' }],
    ['a league with a home bonus', { homeBonus: { regularSeason: 12, playoffs: 0 } }],
    [
      'a league of two divisions',
      {
        divisions: [
          { id: 0, name: 'East' },
          { id: 1, name: 'West' },
        ] as never,
      },
    ],
  ])('is the leverage of a game, to the digit: %s', (_, more, change = (model) => model) => {
    fc.assert(
      fc.property(anySeason, (any) => {
        const teams = any.teams.map((team) => ({ ...team, divisionId: team.id % 2 }))
        const season = { ...any, teams, settings: { ...any.settings, ...more } }
        const built = buildModel(season)
        if (!built || built.games.length === 0) return
        const model = change(built)
        const whatIf = openWhatIf(model, 60)
        for (const { game: weighed, teams } of weighGames(model, drawSeasons(model, 60))) {
          const { matchupId } = weighed
          const [ifHome, ifAway] = (['home', 'away'] as const).map((winner) => whatIf([{ matchupId, winner }]).teams)
          for (const { team, ifHomeWins, ifAwayWins } of teams) {
            expect(ifHomeWins).toBeCloseTo(ifHome?.[team]?.playoffs.chance ?? -1, 3)
            expect(ifAwayWins).toBeCloseTo(ifAway?.[team]?.playoffs.chance ?? -1, 3)
          }
        }
      }),
      { numRuns: runs(20, 300) },
    )
  })

  it('changes no odds by a game without stakes', () => {
    const model = modelOf(afterTwo())
    const settled = weighGames(model, drawSeasons(model, 300)).find(({ game }) =>
      [game.home, game.away].includes(D - 1),
    )
    expect(settled?.game.home).toBe(A - 1)
    expect(settled?.teams.every(({ leverage }) => leverage === 0)).toBe(true)
  })
})

describe('a median league', () => {
  it('plays a second result each week', () => {
    const season = toyLeague(2, { settings: { ...settings, hasMedianGame: true } })
    const { teams, counts } = forecastSeason(modelOf(season), 100)
    const halfWins = counts.halfWins.map((histogram) => [...histogram.keys()])
    // At most two games and two medians remain, so no team gains more than 4 half-wins in the last week.
    const before = modelOf(season).teams.map((team) => team.halfWins)
    expect(halfWins.every((ends, team) => ends.every((end) => end - (before[team] ?? 0) <= 4))).toBe(true)
    expect(teams.reduce((sum, { playoffs }) => sum + playoffs.chance, 0)).toBeCloseTo(2, 9)
  })

  it('has one result against the median in a week with two games, whoever is fixed as a winner', () => {
    const pairs = [[0, 1], [2, 3], [0, 2], [1, 3]] as const // biome-ignore format: games
    const built = modelOf(toyLeague(2, { settings: { ...settings, hasMedianGame: true } }))
    const model: ForecastModel = {
      ...built,
      weeklyDeviation: 0,
      teams: built.teams.map((team, index) => ({
        ...team,
        ...{ rating: 100 - 10 * index, error: 0, halfWins: 0, results: 0, pointsFor: 0, pointsAgainst: 0 },
      })),
      periods: built.periods.map((period) => ({ ...period, played: null })),
      games: pairs.map(([home, away], index) => ({ matchupId: index, period: 0, home, away })),
      meetings: [],
    }
    const halfWins = (...fixed: Parameters<ReturnType<typeof openWhatIf>>[0]) =>
      openWhatIf(model, 1)(fixed).counts.halfWins.map((histogram) => [...histogram.keys()][0])
    // 100, 90, 80 and 70 have the median 85: two games and the median for the first, none of the three for the last.
    expect(halfWins()).toEqual([6, 4, 2, 0])
    expect(halfWins({ matchupId: 0, winner: 'away' })).toEqual([4, 6, 2, 0])
    expect(halfWins({ matchupId: 3, winner: 'away' })).toEqual([6, 2, 2, 2])
    expect(halfWins({ matchupId: 2, winner: 'away' }, { matchupId: 3, winner: 'away' })).toEqual([4, 2, 4, 2])
  })
})
