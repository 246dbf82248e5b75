import { findMagicNumber, hasClinched, isEliminated } from './clinch.ts'
import { enumerateRace } from './enumerate-race.ts'
import { byesOf, type FixedResult, type ForecastModel } from './forecast-model.ts'
import { gamesLeft, hasDivisions, hasMedianGames, openRace, type Race, type Verdict } from './race.ts'

export interface RaceVerdict {
  playoffs: Verdict
  bye: Verdict
  firstSeed: Verdict
}

/**
 * What is proven about every team's rank, by team index in the model. `fixed` decides games beforehand. Once the playoffs are drawn, who is in
 * them is in. What the rules proved before is not proven of a team with which the host did otherwise.
 */
export function judgeRace(model: ForecastModel, fixed: readonly FixedResult[] = []): RaceVerdict[] {
  const { seeds, teamCount, drawn } = model.playoffs
  const byes = byesOf(model.playoffs)
  const race = openRace(model, fixed)
  const known = hasMedianGames(race) ? null : enumerateRace(race, teamCount)
  return model.teams.map((_, team) => {
    const judge = (places: number): Verdict => {
      if (places >= model.teams.length) return 'clinched'
      if (places <= 0) return 'eliminated'
      if (seeds) return seeds.indexOf(team) < places ? 'clinched' : 'eliminated'
      if (known && places === teamCount) return known[team] ?? 'unproven'
      if (hasDivisions(race) || hasMedianGames(race)) return boundVerdict(race, team, places)
      if (hasClinched(race, team, places)) return 'clinched'
      return isEliminated(race, team, places) ? 'eliminated' : 'open'
    }
    const settle = (places: number, entrants: readonly number[] | undefined): Verdict => {
      const verdict = judge(places)
      if (!entrants) return verdict
      const actual = entrants.includes(team) ? 'clinched' : 'eliminated'
      if (seeds) return actual
      return verdict === 'open' || verdict === actual ? verdict : 'unproven'
    }
    return { playoffs: settle(teamCount, drawn?.teams), bye: settle(byes, drawn?.byes), firstSeed: judge(1) }
  })
}

/** The fewest own wins that clinch the playoffs; null if there is no such number, or none is proven. */
export function magicNumberOf(model: ForecastModel, team: number): number | null {
  const race = openRace(model)
  if (model.playoffs.seeds || hasDivisions(race) || hasMedianGames(race)) return null
  return findMagicNumber(race, team, model.playoffs.teamCount)
}

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
