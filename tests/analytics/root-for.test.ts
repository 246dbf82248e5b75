/** Each open game of others is forced both ways on the same draws, as "what if" does: who is worth rooting for must be what is shown. */
import { describe, expect, it } from 'vitest'
import { demoLeagues } from '../../demo/index.ts'
import { buildModel } from '../../src/analytics/forecast/build-model.ts'
import { drawSeasons } from '../../src/analytics/forecast/draws.ts'
import type { ForecastModel } from '../../src/analytics/forecast/forecast-model.ts'
import { weighGames } from '../../src/analytics/forecast/leverage.ts'
import { openWhatIf } from '../../src/analytics/forecast/odds-of-season.ts'
import { presentModel } from '../../src/analytics/forecast/present-odds.ts'
import { teamIdOf } from '../../src/analytics/public-ids.ts'
import type { Season } from '../../src/domain/season.ts'
import { handleForecast } from '../../src/handlers/forecast.ts'
import { wishesOf } from '../../src/parts/odds/root-for.ts'
import { listRegularPeriods } from '../../src/verdict/regular-periods.ts'
import { judgeDemo, judgeRecorded, recordedByHost } from '../read-leagues.ts'
import { firstOf, runs } from '../support/runs.ts'

const played = runs(150, 2000)

/** Playoff odds of every team with the home team as winner minus those with the away team, by matchup and team's index, of the first period. */
function forceGames(model: ForecastModel): Map<number, number[]> {
  const whatIf = openWhatIf(model, played)
  const chances = (matchupId: number, winner: 'home' | 'away') =>
    whatIf([{ matchupId, winner }]).teams.map(({ playoffs }) => playoffs.chance)
  return new Map(
    model.games
      .filter(({ period }) => period === 0)
      .map(({ matchupId }) => {
        const away = chances(matchupId, 'away')
        return [matchupId, chances(matchupId, 'home').map((chance, team) => chance - (away[team] ?? 0))]
      }),
  )
}

/** Compares what the screens root for with the forced games; returns how many pairs of a team and a game of others are worth a point. */
function compareWishes(season: Season): number {
  const parameters = { host: season.host, leagueId: season.leagueId, season: season.season } as const
  const response = handleForecast(
    { season, context: { seasons: [], asOf: null, forecastRuns: played } },
    parameters as never,
  )
  const model = presentModel(season)
  if (!model || response.model === null) throw new Error('The season has no forecast')
  const forced = forceGames(model)
  const games = response.games.filter(({ week }) => week === response.nextWeek)
  let worth = 0
  for (const [index, { teamId }] of model.teams.entries()) {
    const id = teamIdOf(season, teamId)
    const ofOthers = games.filter(({ home, away }) => home.id !== id && away.id !== id)
    const expected = ofOthers.flatMap(({ matchupId, home, away }) => {
      const gain = forced.get(matchupId)?.[index] ?? 0
      return Math.abs(gain) >= 0.0099999 ? [[matchupId, (gain > 0 ? home : away).id, Math.abs(gain)] as const] : []
    })
    const shown = wishesOf(games, id).helpful
    expect(shown.map(({ matchupId, winner }) => [matchupId, winner.id]).sort()).toEqual(
      expected.map(([matchupId, winner]) => [matchupId, winner]).sort(),
    )
    for (const [matchupId, , gain] of expected)
      expect(shown.find((wish) => wish.matchupId === matchupId)?.gain).toBeCloseTo(gain, 3)
    worth += expected.length
  }
  return worth
}

/** Compares the leverage of every game of the next week, as of then, with the forced games; returns the number of games. */
function compareLeverage(model: ForecastModel): number {
  const forced = forceGames(model)
  const weighed = weighGames(model, drawSeasons(model, played)).filter(({ game }) => game.period === 0)
  expect(weighed.map(({ game }) => game.matchupId).sort()).toEqual([...forced.keys()].sort())
  for (const { game, teams } of weighed)
    for (const { team, leverage } of teams)
      expect(leverage).toBeCloseTo(forced.get(game.matchupId)?.[team] ?? Number.NaN, 3)
  return weighed.length
}

/** In the middle of the regular season and before its last weeks. */
function weeksOf(season: Season): ForecastModel[] {
  const open = listRegularPeriods(season)
    .filter(({ matchupPeriod }) => season.status.finalPeriods.includes(matchupPeriod))
    .flatMap(({ matchupPeriod }) => buildModel(season, matchupPeriod) ?? [])
    .filter(({ games }) => games.length > 0)
  return [open[open.length >> 1], open.at(-3), open.at(-1)].filter((model) => model !== undefined)
}

describe('root for', () => {
  const running = demoLeagues.filter(({ season }) => season === Math.max(...demoLeagues.map((one) => one.season)))

  it('names each game of others that moves a team’s odds by a point, in the running leagues of the demo', async () => {
    const worth: number[] = []
    for (const demo of running) {
      const season = await judgeDemo(demo)
      if (season.status.phase === 'in-season' && (presentModel(season)?.games.length ?? 0) > 0)
        worth.push(compareWishes(season))
    }
    expect(worth.length).toBeGreaterThan(1)
    expect(Math.max(...worth)).toBeGreaterThan(10)
  }, 120_000)

  it.each(demoLeagues)(
    'is the what-if of each game in several weeks of $host demo league $leagueId, $season',
    async (demo) => {
      for (const model of weeksOf(await judgeDemo(demo))) expect(compareLeverage(model)).toBeGreaterThan(0)
    },
    120_000,
  )

  it.each(recordedByHost.flatMap((keys) => firstOf(1, keys)))(
    'is the what-if of each game in %o',
    async (recorded) => {
      for (const model of weeksOf(await judgeRecorded(recorded))) expect(compareLeverage(model)).toBeGreaterThan(0)
    },
    120_000,
  )
})
