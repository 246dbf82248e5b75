/** Posts a message to a league's webhooks, each of them once. */
import type { Webhook } from '../book/webhook-schema.ts'
import { writeEasternMoment } from '../domain/eastern-time.ts'
import { DomainError } from '../domain/errors.ts'
import { hash32 } from '../domain/hash.ts'
import { type LeagueKey, nameLeague } from '../domain/identity.ts'
import type { Announcement, SaidFact } from '../storage/announcement-store.ts'
import type { LeagueStore } from '../storage/league-store.ts'
import type { MomentName } from './moments/index.ts'
import type { NewsKind } from './news.ts'
import { type PostOptions, postMessage, UncertainDelivery } from './post-message.ts'
import { nameWebhook, readTarget } from './read-target.ts'

export interface LeaguePost {
  /** The season that it is recorded with. */
  key: LeagueKey
  /** What it was recorded with before the league had this id. */
  otherKeys?: readonly LeagueKey[]
  /** Of the season's weeks, or of the calendar for a line of the league's history. */
  week: number
  kind: 'weekly' | 'history' | 'half-time' | 'correction' | MomentName | NewsKind
  /** Of several of a kind in one week; left out: there is one. */
  id?: string | null
  /** Facts in the message that a correction of the host may change. */
  said?: readonly SaidFact[]
  /** The body of the request to a webhook. */
  compose: (to: Webhook['to']) => object
}

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

/** The result of a message at one webhook. `at`: ISO 8601. */
export type AnnounceOutcome = { webhook: Webhook } & (
  | { kind: 'posted' }
  | { kind: 'posted-before'; at: string }
  /** It may have been posted, and an earlier run has failed because of it. */
  | { kind: 'uncertain'; error: DomainError }
  | { kind: 'failed'; error: DomainError }
)

/**
 * Posts a message to each webhook that has not received it; a correction also where it says something else than the last one. A failure at one webhook does not affect the others. 'sending' is recorded
 * before the request, so no message is repeated silently, by two processes or after a kill. Throws the signal's reason on abort.
 */
export async function postOnce(post: LeaguePost, options: AnnounceOptions): Promise<AnnounceOutcome[]> {
  const { store, webhooks, onWait, signal } = options
  const release = await store.lockAnnouncing(post.key, { wait: true, onWait, signal })
  try {
    const outcomes: AnnounceOutcome[] = []
    for (const webhook of webhooks) {
      outcomes.push(await postTo(webhook, post, options))
      signal?.throwIfAborted()
    }
    return outcomes
  } finally {
    await release()
  }
}

/** The caller holds the lock, so a recorded 'sending' is not in progress elsewhere. */
async function postTo(
  webhook: Webhook,
  { key, otherKeys = [], week, kind, id = null, said, compose }: LeaguePost,
  { store: { announcements }, env, again = false, ...options }: AnnounceOptions,
): Promise<AnnounceOutcome> {
  const target = targetOf(webhook, kind, id)
  const record = (state: Announcement['state'], more: Partial<Announcement> = {}) =>
    announcements.record(key, { week, target, state, at: (options.now?.() ?? new Date()).toISOString(), said, ...more })
  try {
    let before: Announcement | null = null
    for (const one of [key, ...otherKeys]) before ??= await announcements.find(one, week, target)
    const isNew = kind === 'correction' && !saysTheSame(before?.said, said)
    if (before?.state === 'sent' && !again && !isNew) return { webhook, kind: 'posted-before', at: before.at }
    // A JSON receiver recognizes the message by its id.
    if (before?.state === 'sending' && webhook.to !== 'json' && !again && !isNew) {
      if (before.isReported) return { webhook, kind: 'uncertain', error: mayBeThere(before) }
      await announcements.record(key, { ...before, isReported: true })
      throw mayBeThere(before)
    }
    const readied = readTarget(webhook, env)
    const message = compose(webhook.to)
    const body = JSON.stringify(readied.botId === null ? message : { bot_id: readied.botId, ...message })
    await record('sending')
    await postMessage(readied, { id: idOf({ key, week, kind, id, said }), body }, options).catch(async (error) => {
      if (error instanceof UncertainDelivery && error.kind === 'aborted') throw error
      // This run fails because of it.
      if (error instanceof UncertainDelivery) await record('sending', { isReported: true })
      else if (before) await announcements.record(key, before)
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

/** What a message is recorded under. */
export function targetOf(webhook: Webhook, kind: LeaguePost['kind'], id: string | null = null): string {
  const target = kind === 'weekly' ? nameWebhook(webhook) : `${nameWebhook(webhook)} ${kind}`
  return id === null ? target : `${target} ${id}`
}

/** A week has several corrections, each with its own id. */
function idOf({ key, week, kind, id, said = [] }: Omit<LeaguePost, 'compose'>): string {
  const post = [kind, nameLeague(key), key.season, week, ...(id == null ? [] : [id])].join('-')
  return kind === 'correction'
    ? `${post}-${hash32(JSON.stringify(said.map(({ value }) => value)), 1).toString(36)}`
    : post
}

function saysTheSame(before: readonly SaidFact[] = [], now: readonly SaidFact[] = []): boolean {
  const isIn = ({ name, value }: SaidFact) => before.some((one) => one.name === name && one.value === value)
  return before.length === now.length && now.every(isIn)
}

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
