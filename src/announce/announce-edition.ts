import type { AnnouncedEdition } from './announced-edition.ts'
import { composeMessage } from './compose-message.ts'
import { type AnnounceOptions, type AnnounceOutcome, postOnce } from './post-once.ts'

/** Posts an edition to each webhook that has not received it: see `postOnce`. */
export function announceEdition(announced: AnnouncedEdition, options: AnnounceOptions): Promise<AnnounceOutcome[]> {
  const { key, edition } = announced
  return postOnce({ key, week: edition.week, kind: 'weekly', compose: (to) => composeMessage(to, announced) }, options)
}
