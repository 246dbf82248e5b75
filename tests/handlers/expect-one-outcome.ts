/** Whether everything that tells how a season ended tells the same. */
import { expect } from 'vitest'
import { findTitle, listFinishes } from '../../src/analytics/history/finishes.ts'
import { computeStandings } from '../../src/analytics/standings.ts'
import type { LeagueSeason } from '../../src/domain/league-season.ts'
import { handlers } from '../../src/handlers/index.ts'
import { withDefaults } from '../../src/handlers/parameters.ts'
import { leagueIdOf } from '../../src/handlers/public-ids.ts'

/** No two games give the same place, and in a finished season everybody names the same champion and the same places. */
export function expectOneOutcome(season: LeagueSeason): void {
  const input = { season, context: { seasons: [season], asOf: null, forecastRuns: 20 } }
  const ids = { host: season.host, leagueId: season.leagueId, season: undefined }
  const { rounds, final_places: places } = handlers.bracket(input, ids)
  const games = rounds.flatMap((round) => round.games)
  const given = games
    .filter(({ is_bye, title }) => !is_bye && (title === 'Final' || title.endsWith('place')))
    .flatMap(({ best_place, worst_place }) => [best_place, worst_place])
  expect(new Set(given).size).toBe(given.length)
  for (const { best_place, worst_place } of games) {
    expect(best_place).toBeGreaterThanOrEqual(1)
    expect(worst_place).toBeGreaterThanOrEqual(best_place)
    expect(worst_place).toBeLessThanOrEqual(season.teams.length)
  }

  const history = handlers.forecastHistory(input, ids)
  for (const { teams } of history.weeks) {
    const sum = (pick: (team: (typeof teams)[number]) => number) => teams.reduce((all, team) => all + pick(team), 0)
    expect(sum(({ title }) => title.chance)).toBeCloseTo(1, 1)
    if (teams.every(({ last_place }) => last_place !== null))
      expect(sum(({ last_place }) => last_place?.chance ?? 0)).toBeCloseTo(1, 1)
  }
  if (season.status.phase !== 'complete') return

  const ranks = season.teams.map((_, index) => index + 1)
  expect(places.map(({ rank }) => rank)).toEqual(ranks)
  const order = places.map(({ team }) => team.id)
  expect(new Set(order).size).toBe(ranks.length)
  const champion = order[0]
  const standings = handlers.standings(input, { ...ids, league_id: leagueIdOf(season) })
  expect(standings.standings.map(({ team_id }) => team_id)).toEqual(order)
  const byRank = computeStandings(season).teams.map(({ team }) => team.id)
  expect([...listFinishes(season)].sort(([, a], [, b]) => Number(a.rank) - Number(b.rank)).map(([id]) => id)).toEqual(
    byRank,
  )
  const { championId, final } = findTitle(season)
  expect([championId, final?.winnerId, final?.loserId]).toEqual([byRank[0], byRank[0], byRank[1]])

  for (const game of games) {
    const [first, second] = [game.first, game.second]
    if (game.is_bye || !(game.title === 'Final' || game.title.endsWith('place'))) continue
    const [winner, loser] = first.is_winner ? [first, second] : [second, first]
    expect([order.indexOf(winner?.team?.id ?? 0), order.indexOf(loser?.team?.id ?? 0)]).toEqual([
      game.best_place - 1,
      game.worst_place - 1,
    ])
  }
  const forecast = handlers.forecast(input, ids)
  expect(forecast.unavailable).toBeNull()
  for (const { teams } of [forecast, ...history.weeks.slice(-1)]) {
    expect(teams.filter(({ title }) => title.chance === 1).map(({ team }) => team.id)).toEqual([champion])
    const last = teams.filter(({ last_place }) => last_place?.chance === 1).map(({ team }) => team.id)
    expect(last).toEqual([order.at(-1)])
  }

  const titleWeek = rounds.findLast((round) => round.games.some(({ title }) => title === 'Final'))?.weeks.at(-1)
  const parameters = withDefaults('weekly', { ...ids, week: titleWeek })
  const { edition } = handlers.weekly({ seasons: [season], aliases: {}, missing: [] }, parameters)
  expect(edition?.lead?.headline.text).toContain(places[0]?.team.name)
  expect(edition?.lead?.key).toMatch(/^champion/)
}
