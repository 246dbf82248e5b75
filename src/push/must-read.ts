/** When a league with devices to tell is read: while something may happen that they want to hear of, and never more often than an open board reads it. */
import { listDueMoments } from '../announce/moments/index.ts'
import type { NoticeKind } from '../contract/push.ts'
import { isBehind, isPlayed } from '../service/refresh-need.ts'
import type { SeasonCard } from '../storage/league-store.ts'

/** `kinds`: what any of its devices chose. */
export function mustRead(card: SeasonCard, kinds: ReadonlySet<NoticeKind>, now: Date): boolean {
  // It is simulated here.
  if (card.source === 'demo') return true
  if (isBehind(card, now)) return true
  if (kinds.has('game') && isPlayed(card, now)) return true
  return kinds.has('lineup') && listDueMoments(card.summary.kickoffs, now).some(({ name }) => name === 'sunday-lineups')
}
