import type { FixedResult, ForecastModel } from './forecast-model.ts'

/** The regular season as a race of win percentages. What is proven about it holds whatever the scores. */
export interface Race {
  /** Half-wins to date, by team. */
  halfWins: readonly number[]
  /** Final number of results per team. */
  results: readonly number[]
  /** Remaining games. */
  games: readonly { home: number; away: number }[]
  divisions: readonly (number | null)[]
  /** Remaining median results, by team. */
  medianResults: readonly number[]
}

/** 'open': both are still possible. 'unproven': the proofs do not cover this league's rules. */
export type Verdict = 'clinched' | 'eliminated' | 'open' | 'unproven'

/** The race of a model, with some of its games decided beforehand. */
export function openRace(model: ForecastModel, fixed: readonly FixedResult[] = []): Race {
  const fixedWinners = new Map(fixed.map(({ matchupId, winner }) => [matchupId, winner]))
  const halfWins = model.teams.map((team) => team.halfWins)
  const games: { home: number; away: number }[] = []
  const toCome = model.teams.map(() => 0)
  const periodsOf = model.teams.map(() => new Set<number>())
  for (const { matchupId, period, home, away } of model.games) {
    for (const team of [home, away]) periodsOf[team]?.add(period)
    toCome[home] = (toCome[home] ?? 0) + 1
    toCome[away] = (toCome[away] ?? 0) + 1
    const winner = fixedWinners.get(matchupId)
    if (winner === undefined) games.push({ home, away })
    else {
      const team = winner === 'home' ? home : away
      halfWins[team] = (halfWins[team] ?? 0) + 2
    }
  }
  // One in each period, however many games a team has in it.
  const medianResults = periodsOf.map(({ size }) => (model.hasMedianGame ? size : 0))
  return {
    halfWins,
    results: model.teams.map((team, index) => team.results + (toCome[index] ?? 0) + (medianResults[index] ?? 0)),
    games,
    divisions: model.teams.map(({ division }) => division),
    medianResults,
  }
}

/** The fewest half-wins with which another team's win percentage is at least that of the given half-wins. */
export function halfWinsToReach({ results }: Race, other: number, team: number, halfWins: number): number {
  return Math.ceil((halfWins * (results[other] ?? 0)) / Math.max(1, results[team] ?? 0) - 1e-9)
}

/** The most half-wins with which another team's win percentage is at most that of the given half-wins. */
export function halfWinsToStay({ results }: Race, other: number, team: number, halfWins: number): number {
  return Math.floor((halfWins * (results[other] ?? 0)) / Math.max(1, results[team] ?? 0) + 1e-9)
}

export function gamesLeft({ games }: Race, team: number): number {
  return games.filter(({ home, away }) => home === team || away === team).length
}

export function hasDivisions({ divisions }: Race): boolean {
  return divisions.some((division) => division !== divisions[0])
}

export function hasMedianGames({ medianResults }: Race): boolean {
  return medianResults.some((count) => count > 0)
}
