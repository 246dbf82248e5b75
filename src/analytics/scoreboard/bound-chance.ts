import { leastGameChance } from '../../domain/chance-text.ts'

/**
 * A chance of a game that is not over, within the bounds of what can be known of it. Before a game a lineup can still be set, and while it is
 * played nothing is certain: the bounds are the same, so that a kickoff moves no chance.
 */
export function boundChance(chance: number): number {
  return Math.min(1 - leastGameChance, Math.max(leastGameChance, chance))
}
