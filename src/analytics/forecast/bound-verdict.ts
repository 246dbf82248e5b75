import { gamesLeft, type Race, type Verdict } from './race.ts'

/**
 * What simple counting proves about a team's rank, in any league: each other team is considered separately, as if all could win, or lose,
 * all their games. Never wrong, but often later than necessary.
 */
export function boundVerdict(race: Race, team: number, places: number): Verdict {
  const { halfWins, results, divisions, medianResults } = race
  const least = (other: number) => (halfWins[other] ?? 0) / Math.max(1, results[other] ?? 0)
  const toCome = (other: number) => 2 * gamesLeft(race, other) + 2 * (medianResults[other] ?? 0)
  const most = (other: number) => ((halfWins[other] ?? 0) + toCome(other)) / Math.max(1, results[other] ?? 0)
  const others = results.map((_, other) => other).filter((other) => other !== team)
  const divisionCount = new Set(divisions).size

  // At most all teams that can tie rank above a team, and the winners of other divisions, however weak.
  const rivals = others.filter((other) => most(other) >= least(team))
  if (rivals.length + divisionCount - 1 < places) return 'clinched'

  // A team that cannot win its division ranks below all division winners, and below all others that are certainly above it.
  const above = others.filter((other) => least(other) > most(team))
  const divisionsAbove = new Set(above.map((other) => divisions[other]))
  const cannotWin = divisionsAbove.has(divisions[team] ?? null)
  return cannotWin && divisionCount + above.length - divisionsAbove.size >= places ? 'eliminated' : 'unproven'
}
