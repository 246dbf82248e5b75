import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildModel } from '../../src/analytics/forecast/build-model.ts'
import { drawSeasons } from '../../src/analytics/forecast/draws.ts'
import type { ForecastModel } from '../../src/analytics/forecast/forecast-model.ts'
import { weighGames } from '../../src/analytics/forecast/leverage.ts'
import { forecastRuns, forecastSeason } from '../../src/analytics/forecast/odds-of-season.ts'
import { findLastOdds, listPastOdds } from '../../src/analytics/forecast/past-odds.ts'
import { findPresentOdds } from '../../src/analytics/forecast/present-odds.ts'
import { openWhatIf } from '../../src/analytics/forecast/what-if.ts'
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
    expect(findLastOdds(season, forecastRuns)).toBe(findLastOdds(season, forecastRuns))
    expect(findPresentOdds(season, 20)?.odds.runs).toBe(20)
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
          expect(sum(({ playoffs }) => playoffs.chance)).toBeCloseTo(model.playoffs.teamCount, 9)
          expect(sum(({ title }) => title.chance)).toBeCloseTo(1, 9)
          // A bracket paired by hand does not say who plays for last place.
          const isLastKnown = teams.some(({ lastPlace }) => lastPlace !== null)
          expect(sum(({ lastPlace }) => lastPlace?.chance ?? 0)).toBeCloseTo(isLastKnown ? 1 : 0, 9)
          for (const { seeds, ...team } of teams) {
            expect(seeds.reduce((total, { chance }) => total + chance, 0)).toBeCloseTo(1, 9)
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
    expect(weighGames(model, forecastSeason(model, 2000).counts)[0]?.homeChance).toBeGreaterThan(0.98)
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

  it('changes no odds by a game without stakes', () => {
    const model = modelOf(afterTwo())
    const { counts } = forecastSeason(model, 300)
    const settled = weighGames(model, counts).find(({ game }) => [game.home, game.away].includes(D - 1))
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
})
