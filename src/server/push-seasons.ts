/** Whether a league's season has devices to tell at all, and whether they may be told now. */
import { isClosed, type SeasonCard } from '../storage/league-store.ts'

/** A season's last week is told in these days, and so long its host may refuse the league; then the subscriptions end. */
const endedMilliseconds = 14 * 86_400_000

export function hasEnded(card: SeasonCard, now: Date): boolean {
  const isPast = (time: string) => now.getTime() - Date.parse(time) > endedMilliseconds
  if (card.failing && isRefused(card)) return isPast(card.failing.since)
  return isClosed(card) && isPast(card.summary.correctedAt)
}

/** Its host says that it is private, or gone. What is stored of it is no news for anyone. */
export function isRefused({ failing }: Pick<SeasonCard, 'failing'>): boolean {
  return failing?.reason === 'private' || failing?.reason === 'missing'
}
