import { gamesLeft, type Race, type Verdict } from './race.ts'

/**
 * What counting alone proves of one of so many places, in any league: each of the others by itself, as if all could win,
 * or lose, everything. Never wrong, but often later than what is really settled.
 */
export function boundVerdict(race: Race, team: number, places: number): Verdict {
  const { halfWins, results, divisions, medianResults } = race
  const least = (other: number) => (halfWins[other] ?? 0) / Math.max(1, results[other] ?? 0)
  const toCome = (other: number) => 2 * gamesLeft(race, other) + 2 * (medianResults[other] ?? 0)
  const most = (other: number) => ((halfWins[other] ?? 0) + toCome(other)) / Math.max(1, results[other] ?? 0)
  const others = results.map((_, other) => other).filter((other) => other !== team)
  const divisionCount = new Set(divisions).size

  // Before a team come at most all who can draw level, and the winners of other divisions, however weak.
  const rivals = others.filter((other) => most(other) >= least(team))
  if (rivals.length + divisionCount - 1 < places) return 'clinched'

  // A team that cannot win its division comes after all winners, and after all others who are above it for sure.
  const above = others.filter((other) => least(other) > most(team))
  const divisionsAbove = new Set(above.map((other) => divisions[other]))
  const cannotWin = divisionsAbove.has(divisions[team] ?? null)
  return cannotWin && divisionCount + above.length - divisionsAbove.size >= places ? 'eliminated' : 'unproven'
}
