/** Checks that all figures agree on how a season ended. */
import { expect } from 'vitest'
import { listFinishes } from '../../src/analytics/history/finishes.ts'
import { leagueIdOf } from '../../src/analytics/public-ids.ts'
import { computeStandings } from '../../src/analytics/standings.ts'
import type { Season } from '../../src/domain/season.ts'
import { handlers } from '../../src/handlers/index.ts'
import { withDefaults } from '../../src/handlers/parameters.ts'

/** No two games decide the same rank, and in a finished season all figures name the same champion and ranks. */
export function expectOneOutcome(season: Season): void {
  const input = { season, context: { seasons: [season], asOf: null, forecastRuns: 20 } }
  const ids = { host: season.host, leagueId: season.leagueId, season: undefined }
  const { rounds, finalPlaces: places } = handlers.bracket(input, ids)
  const games = rounds.flatMap((round) => round.games)
  const given = games
    .filter(({ isBye, title }) => !isBye && (title === 'Final' || title.endsWith('place')))
    .flatMap(({ bestPlace, worstPlace }) => [bestPlace, worstPlace])
  expect(new Set(given).size).toBe(given.length)
  for (const { bestPlace, worstPlace } of games) {
    expect(bestPlace).toBeGreaterThanOrEqual(1)
    expect(worstPlace).toBeGreaterThanOrEqual(bestPlace)
    expect(worstPlace).toBeLessThanOrEqual(season.teams.length)
  }

  const history = handlers.forecastHistory(input, ids)
  for (const { teams } of history.weeks) {
    const sum = (pick: (team: (typeof teams)[number]) => number) => teams.reduce((all, team) => all + pick(team), 0)
    expect(sum(({ title }) => title.chance)).toBeCloseTo(1, 1)
    if (teams.every(({ lastPlace }) => lastPlace !== null))
      expect(sum(({ lastPlace }) => lastPlace?.chance ?? 0)).toBeCloseTo(1, 1)
  }
  if (season.status.phase !== 'complete') return

  const ranks = season.teams.map((_, index) => index + 1)
  expect(places.map(({ rank }) => rank)).toEqual(ranks)
  const order = places.map(({ team }) => team.id)
  expect(new Set(order).size).toBe(ranks.length)
  const champion = order[0]
  const standings = handlers.standings(input, { ...ids, leagueId: leagueIdOf(season) })
  expect(standings.standings.map(({ teamId }) => teamId)).toEqual(order)
  const byRank = computeStandings(season).teams.map(({ team }) => team.id)
  expect([...listFinishes(season)].sort(([, a], [, b]) => Number(a.rank) - Number(b.rank)).map(([id]) => id)).toEqual(
    byRank,
  )
  const { championId, final } = season.title
  expect([championId, final?.winnerId, final?.loserId]).toEqual([byRank[0], byRank[0], byRank[1]])

  for (const game of games) {
    const first = game.first
    const second = game.second
    if (game.isBye || !(game.title === 'Final' || game.title.endsWith('place'))) continue
    const [winner, loser] = first.isWinner ? [first, second] : [second, first]
    expect([order.indexOf(winner?.team?.id ?? 0), order.indexOf(loser?.team?.id ?? 0)]).toEqual([
      game.bestPlace - 1,
      game.worstPlace - 1,
    ])
  }
  const forecast = handlers.forecast(input, ids)
  expect(forecast.unavailable).toBeNull()
  for (const { teams } of [forecast, ...history.weeks.slice(-1)]) {
    expect(teams.filter(({ title }) => title.chance === 1).map(({ team }) => team.id)).toEqual([champion])
    const last = teams.filter(({ lastPlace }) => lastPlace?.chance === 1).map(({ team }) => team.id)
    expect(last).toEqual([order.at(-1)])
  }

  const titleWeek = rounds.findLast((round) => round.games.some(({ title }) => title === 'Final'))?.weeks.at(-1)
  const parameters = withDefaults('weekly', { ...ids, week: titleWeek })
  const { edition } = handlers.weekly({ seasons: [season], aliases: {}, missing: [] }, parameters)
  expect(edition?.lead?.headline.text).toContain(places[0]?.team.name)
  expect(edition?.lead?.key).toMatch(/^champion/)
}
