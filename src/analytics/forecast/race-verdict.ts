import { boundVerdict } from './bound-verdict.ts'
import { findMagicNumber, hasClinched, isEliminated } from './clinch.ts'
import { enumerateRace } from './enumerate-race.ts'
import { byesOf, type FixedResult, type ForecastModel } from './forecast-model.ts'
import { hasDivisions, hasMedianGames, openRace, type Verdict } from './race.ts'

export interface RaceVerdict {
  playoffs: Verdict
  bye: Verdict
  firstSeed: Verdict
}

/** What is proven about every team's rank, by team index in the model. `fixed` decides games beforehand. */
export function judgeRace(model: ForecastModel, fixed: readonly FixedResult[] = []): RaceVerdict[] {
  const { seeds, teamCount } = model.playoffs
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
    return { playoffs: judge(teamCount), bye: judge(byes), firstSeed: judge(1) }
  })
}

/** The fewest own wins that clinch the playoffs; null if there is no such number, or none is proven. */
export function magicNumberOf(model: ForecastModel, team: number): number | null {
  const race = openRace(model)
  if (model.playoffs.seeds || hasDivisions(race) || hasMedianGames(race)) return null
  return findMagicNumber(race, team, model.playoffs.teamCount)
}
