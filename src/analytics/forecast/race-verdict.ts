import { findMagicNumber, hasClinched, isEliminated } from './clinch.ts'
import { enumerateRace } from './enumerate-race.ts'
import { byesOf, type ForecastModel } from './forecast-model.ts'
import type { FixedResult } from './play-seasons.ts'
import { gamesLeft, hasDivisions, openRace, type Race, type Verdict } from './race.ts'

export interface RaceVerdict {
  playoffs: Verdict
  bye: Verdict
  firstSeed: Verdict
}

/** What is proven of every team's places, by place of the team in the model. `fixed` decides games beforehand. */
export function judgeRace(model: ForecastModel, fixed: readonly FixedResult[] = []): RaceVerdict[] {
  const { seeds, teamCount } = model.playoffs
  const byes = byesOf(model.playoffs)
  const race = openRace(model, fixed)
  const known = enumerateRace(race, teamCount)
  return model.teams.map((_, team) => {
    const judge = (places: number): Verdict => {
      if (places >= model.teams.length) return 'clinched'
      if (places <= 0) return 'eliminated'
      if (seeds) return seeds.indexOf(team) < places ? 'clinched' : 'eliminated'
      if (race.medianResults.some((count) => count > 0)) return judgeRoughly(race, team, places)
      if (hasDivisions(race)) return places === teamCount ? (known?.[team] ?? 'unproven') : 'unproven'
      if (hasClinched(race, team, places)) return 'clinched'
      return isEliminated(race, team, places) ? 'eliminated' : 'open'
    }
    return { playoffs: judge(teamCount), bye: judge(byes), firstSeed: judge(1) }
  })
}

/** The fewest own wins that put a team into the playoffs; null where there is no such number, or none is proven. */
export function magicNumberOf(model: ForecastModel, team: number): number | null {
  const race = openRace(model)
  if (model.playoffs.seeds || hasDivisions(race) || race.medianResults.some((count) => count > 0)) return null
  return findMagicNumber(race, team, model.playoffs.teamCount)
}

/** With second results nobody's count is more than a bound: enough where too few, or enough, others can pass at all. */
function judgeRoughly(race: Race, team: number, places: number): Verdict {
  if (hasDivisions(race)) return 'unproven'
  const least = (other: number) => (race.halfWins[other] ?? 0) / Math.max(1, race.results[other] ?? 0)
  const most = (other: number) =>
    ((race.halfWins[other] ?? 0) + 2 * gamesLeft(race, other) + 2 * (race.medianResults[other] ?? 0)) /
    Math.max(1, race.results[other] ?? 0)
  const others = race.results.map((_, other) => other).filter((other) => other !== team)
  if (others.filter((other) => most(other) >= least(team)).length < places) return 'clinched'
  return others.filter((other) => least(other) > most(team)).length >= places ? 'eliminated' : 'unproven'
}
