import type { Webhook } from '../book/webhook-schema.ts'
import type { AnnouncedEdition } from './announced-edition.ts'
import { composeMessage } from './compose-message.ts'
import { type AnnounceOptions, type AnnounceOutcome, postOnce } from './post-once.ts'
import { listSaidFacts } from './said-facts.ts'

/** Posts an edition to each webhook that has not received it: see `postOnce`. */
export function announceEdition(announced: AnnouncedEdition, options: AnnounceOptions): Promise<AnnounceOutcome[]> {
  const { key, edition } = announced
  const compose = (to: Webhook['to']) => composeMessage(to, announced)
  return postOnce({ key, week: edition.week, kind: 'weekly', said: listSaidFacts(edition), compose }, options)
}
