/** Posts an edition to a league's webhooks, each of them once. */
import type { Webhook } from '../book/webhook-schema.ts'
import { writeEasternMoment } from '../domain/eastern-time.ts'
import { DomainError } from '../domain/errors.ts'
import { type LeagueKey, nameLeague } from '../domain/identity.ts'
import type { Announcement } from '../storage/announcement-store.ts'
import type { LeagueStore } from '../storage/league-store.ts'
import type { AnnouncedEdition } from './announced-edition.ts'
import { composeMessage } from './compose-message.ts'
import { type PostOptions, postMessage, UncertainDelivery } from './post-message.ts'
import { nameWebhook, readTarget } from './read-target.ts'

export interface AnnounceOptions extends PostOptions {
  store: Pick<LeagueStore, 'announcements' | 'lockAnnouncing'>
  webhooks: readonly Webhook[]
  /** Environment with URLs and secrets. */
  env: Readonly<Record<string, string | undefined>>
  /** True: posts even what was or may have been posted. */
  again?: boolean
  /** Called once if another process holds the league's lock. */
  onWait?: () => void
}

/** The result of an edition at one webhook. `at`: ISO 8601. */
export type AnnounceOutcome = { webhook: Webhook } & (
  | { kind: 'posted' }
  | { kind: 'posted-before'; at: string }
  | { kind: 'failed'; error: DomainError }
)

/**
 * Posts an edition to each webhook that has not received it. A failure at one webhook does not affect the others. 'sending' is recorded
 * before the request, so no message is repeated silently, by two processes or after a kill. Throws the signal's reason on abort.
 */
export async function announceEdition(
  announced: AnnouncedEdition,
  options: AnnounceOptions,
): Promise<AnnounceOutcome[]> {
  const { store, webhooks, onWait, signal } = options
  const release = await store.lockAnnouncing(announced.key, { wait: true, onWait, signal })
  try {
    const outcomes: AnnounceOutcome[] = []
    for (const webhook of webhooks) {
      outcomes.push(await announceTo(webhook, announced, options))
      signal?.throwIfAborted()
    }
    return outcomes
  } finally {
    await release()
  }
}

/** The caller holds the lock, so a recorded 'sending' is not in progress elsewhere. */
async function announceTo(
  webhook: Webhook,
  announced: AnnouncedEdition,
  { store: { announcements }, env, again = false, ...options }: AnnounceOptions,
): Promise<AnnounceOutcome> {
  const { key, edition } = announced
  const { week } = edition
  const target = nameWebhook(webhook)
  const record = (state: Announcement['state']) =>
    announcements.record(key, { week, target, state, at: (options.now?.() ?? new Date()).toISOString() })
  try {
    const before = await announcements.find(key, week, target)
    if (before?.state === 'sent' && !again) return { webhook, kind: 'posted-before', at: before.at }
    // A JSON receiver recognizes the message by its id.
    if (before?.state === 'sending' && webhook.to !== 'json' && !again) throw mayBeThere(before)
    const readied = readTarget(webhook, env)
    const message = composeMessage(webhook.to, announced)
    const body = JSON.stringify(readied.botId === null ? message : { bot_id: readied.botId, ...message })
    await record('sending')
    await postMessage(readied, { id: idOf(key, week), body }, options).catch(async (error) => {
      if (error instanceof UncertainDelivery) throw error
      if (before) await announcements.record(key, before)
      else await announcements.forget(key, week, target)
      throw error
    })
    await record('sent').catch((error) => {
      if (error instanceof DomainError) throw postedWithoutRecord(error)
      throw error
    })
    return { webhook, kind: 'posted' }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { webhook, kind: 'failed', error }
  }
}

/** "weekly-101-2025-17" */
const idOf = (key: LeagueKey, week: number) => `weekly-${nameLeague(key)}-${key.season}-${week}`

/** 'sending' stays recorded: the next run will not post again, and says so. */
function postedWithoutRecord({ kind, message }: DomainError): DomainError {
  return new DomainError(kind, `posted, but that could not be recorded: ${message}`)
}

function mayBeThere({ at }: Announcement): DomainError {
  return new DomainError(
    'busy',
    `it may have been posted on ${writeEasternMoment(new Date(at))}, when the command ended before a response. If it isn't there, run again with --again.`,
  )
}
