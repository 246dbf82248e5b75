import { nflWeeks } from './nfl-schedule.ts'
import type { ProPlayer } from './player-pool.ts'
import type { Random } from './random.ts'

export interface Injury {
  /** First week missed. */
  from: number
  /** First week he could play again; beyond week 18 if the season is over for him. */
  until: number
  /** Known before kick-off of the first week missed; otherwise he was projected as healthy. */
  announced: boolean
}

/** Chance of an injury in a week, by position. Kickers and defenses are never injured. */
const hazards: Record<string, number> = { QB: 0.022, RB: 0.045, WR: 0.034, TE: 0.034 }

/** A player's injuries of a season, in order and without overlap. */
export function sufferInjuries(random: Random, { position }: ProPlayer): Injury[] {
  const hazard = hazards[position] ?? 0
  const injuries: Injury[] = []
  for (let week = 1; week <= nflWeeks; week += 1) {
    if (!random.chance(hazard)) continue
    const until = Math.min(nflWeeks + 1, week + weeksMissed(random))
    injuries.push({ from: week, until, announced: week === 1 || random.chance(0.85) })
    week = until + 1
  }
  return injuries
}

function weeksMissed(random: Random): number {
  const severity = random.next()
  if (severity < 0.62) return random.whole(1, 2)
  if (severity < 0.88) return random.whole(3, 6)
  return random.whole(8, nflWeeks)
}
