import { formatCount } from '../../ui/format.ts'
import type { SeasonAward } from './season-awards.ts'

/** "11 more awards, from Bargain of the Auction to Heartbreaker"; "9 awards, …" where none comes before. */
export function nameRange(awards: readonly SeasonAward[], isMore = false): string {
  const range = awards.length > 1 ? `, from ${awards[0]?.award} to ${awards.at(-1)?.award}` : `: ${awards[0]?.award}`
  return `${formatCount(awards.length, isMore ? 'more award' : 'award')}${range}`
}
