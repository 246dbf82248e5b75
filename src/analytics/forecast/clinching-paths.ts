import { hasClinched } from './clinch.ts'
import type { FixedResult, ForecastModel, ModelGame } from './forecast-model.ts'
import { hasDivisions, openRace, type Race } from './race.ts'

const periodsAhead = 2
const mostPaths = 3

/**
 * The smallest sets of results in the next two periods that clinch the playoffs for a team, those with more of its own games first; at most
 * three. A set has at most two results of other teams. Empty if there is none.
 */
export function findClinchingPaths(model: ForecastModel, team: number): FixedResult[][] {
  const { teamCount, seeds } = model.playoffs
  const race = openRace(model)
  if (seeds || hasDivisions(race) || model.hasMedianGame) return []
  const ahead = model.games.filter(({ period }) => period < periodsAhead)
  if (hasClinched(race, team, teamCount) || !hasClinched(atBest(race, ahead, team), team, teamCount)) return []

  const own = ahead
    .filter(({ home, away }) => home === team || away === team)
    .map(({ matchupId, home }): FixedResult => ({ matchupId, winner: home === team ? 'home' : 'away' }))
  const others = ahead
    .filter(({ home, away }) => home !== team && away !== team)
    .flatMap(({ matchupId }): FixedResult[] => [
      { matchupId, winner: 'home' },
      { matchupId, winner: 'away' },
    ])
  const sets = ownSets(own).flatMap((wins) => [
    wins,
    ...others.map((other) => [...wins, other]),
    ...pairsOf(others).map((pair) => [...wins, ...pair]),
  ])
  const bySize = Map.groupBy(sets, ({ length }) => length)
  for (const size of [...bySize.keys()].sort((a, b) => a - b)) {
    if (size === 0) continue
    const paths: FixedResult[][] = []
    for (const set of bySize.get(size) ?? []) {
      if (paths.length < mostPaths && hasClinched(openRace(model, set), team, teamCount)) paths.push(set)
    }
    if (paths.length > 0) return paths
  }
  return []
}

/** An upper bound for a team's next periods: it wins, and all other teams lose. */
function atBest(race: Race, ahead: readonly ModelGame[], team: number): Race {
  const own = ahead.filter(({ home, away }) => home === team || away === team).length
  return {
    ...race,
    halfWins: race.halfWins.map((count, index) => (index === team ? count + 2 * own : count)),
    games: race.games.slice(ahead.length),
  }
}

/** Both own games, then one of them, then none. */
function ownSets(own: readonly FixedResult[]): FixedResult[][] {
  return [...(own.length > 1 ? [[...own]] : []), ...own.map((result) => [result]), []]
}

function pairsOf(results: readonly FixedResult[]): FixedResult[][] {
  return results.flatMap((first, index) =>
    results
      .slice(index + 1)
      .filter(({ matchupId }) => matchupId !== first.matchupId)
      .map((second) => [first, second]),
  )
}
