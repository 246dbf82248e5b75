/** The season's superlatives: who won one, in a sentence, and its icon. */
import type { ReadResponse } from '../../client/read-response.ts'
import { formatCount } from '../../ui/format.ts'
import { type IconName, iconPaths } from '../../ui/icons.ts'

export type SuperlativesResponse = ReadResponse<'superlatives'>
export type SeasonAward = SuperlativesResponse['superlatives'][number]

/** Identifies the award on its page: `award-most-consistent`. */
export function awardId({ key }: Pick<SeasonAward, 'key'>): string {
  return `award-${key}`
}

/** The award in one line: "Most Consistent: Alpha, 12.4% variation". */
export function describeAward({ award, winner: { teamName, playerName, display } }: SeasonAward): string {
  const parts = [teamName, playerName, display].filter(Boolean).join(', ')
  return parts ? `${award}: ${parts}` : award
}

/** "11 more awards, from Bargain of the Auction to Heartbreaker"; "9 awards, …" where none comes before. */
export function nameRange(awards: readonly SeasonAward[], isMore = false): string {
  const range = awards.length > 1 ? `, from ${awards[0]?.award} to ${awards.at(-1)?.award}` : `: ${awards[0]?.award}`
  return `${formatCount(awards.length, isMore ? 'more award' : 'award')}${range}`
}

/** Whether the award has a winner: only then it has a page in the season's recap. */
export function wasWon({ winner: { teamName, playerName } }: SeasonAward): boolean {
  return teamName !== null || playerName !== null
}

const byTitle: Readonly<Record<string, IconName>> = {
  'highest single week score': 'flame',
  'most consistent': 'target',
  'boom or bust': 'dice',
  'best regular season record': 'trophy',
  'strongest playoff run': 'rocket',
  'draft boom of the year': 'bolt',
  'biggest draft bust': 'bomb',
  'late round lottery winner': 'ticket',
  'first round failure': 'trending-down',
  'most points against': 'shield',
  'should have made playoffs': 'lock',
  'unluckiest loss': 'heart-crack',
}

/** The icon that the server names, if known; else by title, ignoring case and spacing; else the star. */
export function awardIcon({ award, icon }: Pick<SeasonAward, 'award' | 'icon'>): IconName {
  if (icon !== null && Object.hasOwn(iconPaths, icon)) return icon as IconName
  const key = award.trim().toLowerCase().replace(/\s+/g, ' ')
  return Object.hasOwn(byTitle, key) ? (byTitle[key] ?? 'star') : 'star'
}
