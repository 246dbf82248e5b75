/** The odds after a week and after the one before it, from what was known then. */
import type { TeamRef } from '../../contract/responses/weekly.ts'
import type { LenientResponse } from '../sources.ts'
import { readTeam } from './clean-name.ts'

export interface Chance {
  chance: number
  text: string
  isCertain: boolean
}

export interface TeamOdds {
  team: TeamRef
  playoffs: Chance
  title: Chance
  /** Null after the first week. */
  before: { playoffs: Chance; title: Chance } | null
}

/** By chance of the playoffs, then of the title; empty where the odds of that week are not known. */
export function readOdds(history: LenientResponse<'forecastHistory'> | null, week: number): TeamOdds[] {
  const weeks = history?.weeks ?? []
  const index = weeks.findIndex((entry) => entry.week === week)
  const before = new Map((weeks[index - 1]?.teams ?? []).map((entry) => [entry.team?.id, entry]))
  return (weeks[index]?.teams ?? []).flatMap((entry) => {
    const team = readTeam(entry.team)
    const [playoffs, title] = [readChance(entry.playoffs), readChance(entry.title)]
    if (!team || !playoffs || !title) return []
    const earlier = before.get(team.id)
    const [oldPlayoffs, oldTitle] = [readChance(earlier?.playoffs), readChance(earlier?.title)]
    return [
      { team, playoffs, title, before: oldPlayoffs && oldTitle ? { playoffs: oldPlayoffs, title: oldTitle } : null },
    ]
  })
}

type Odds = NonNullable<NonNullable<LenientResponse<'forecastHistory'>['weeks']>[number]['teams']>[number]['title']

function readChance(odds: Odds | undefined): Chance | null {
  if (odds?.chance == null || !odds.text) return null
  return { chance: odds.chance, text: odds.text, isCertain: odds.isCertain === true }
}

export function hasClinched({ playoffs }: Pick<TeamOdds, 'playoffs'>): boolean {
  return playoffs.isCertain && playoffs.chance === 1
}

export function isEliminated({ playoffs }: Pick<TeamOdds, 'playoffs'>): boolean {
  return playoffs.isCertain && playoffs.chance === 0
}

/** Teams whose race was decided by this week. */
export function newlyDecided(odds: readonly TeamOdds[], isDecided: (odds: Pick<TeamOdds, 'playoffs'>) => boolean) {
  return odds.filter((entry) => isDecided(entry) && entry.before && !isDecided(entry.before))
}
