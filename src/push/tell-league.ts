/** Tells the devices of a league's season what they want to hear: each of them once, and only what is so now. */
import pLimit from 'p-limit'
import type { LiveResponse } from '../contract/responses/live.ts'
import type { Edition } from '../contract/responses/weekly.ts'
import { type LeagueKey, nameLeague } from '../domain/identity.ts'
import type { SeasonCard } from '../storage/league-store.ts'
import type { PushRecord, PushStore, PushSubscription, SentNotice } from '../storage/push-store.ts'
import { chooseNotices } from './choose-notices.ts'
import { followGame } from './follow-game.ts'
import { listNotices } from './list-notices.ts'
import type { Notice } from './notice.ts'
import type { Sending } from './send-notice.ts'

/** What was read for it. */
export interface ReadLeague {
  card: SeasonCard
  live: LiveResponse
  edition: Edition | null
}

export interface TellOptions {
  push: Pick<PushStore, 'record' | 'writeRecord' | 'remove'>
  send: (subscription: PushSubscription, notice: Notice) => Promise<Sending>
  /** When the device's push service may be asked again, by subscription; in memory only. */
  pauses: Map<string, number>
  /** Called with what a push service refused. */
  onRefused: (endpoint: string, status: number) => void
  now: Date
}

export interface Told {
  sent: number
  /** Whether something waits: for the morning, or for a push service. */
  isWaiting: boolean
}

/** Older boards say nothing about games of this moment. */
const currentMilliseconds = 20 * 60_000
/** So many are recorded as told before they are sent: where the server is killed, these are not told twice. */
const batch = 100
const atOnce = 20
/** Whatever was told is old news then, and counts for no week. */
const rememberedMilliseconds = 21 * 86_400_000

interface Due {
  subscription: PushSubscription
  notice: Notice
}

/** The caller holds the league's lock. */
export async function tellLeague(
  key: LeagueKey,
  { card, live, edition }: ReadLeague,
  subscriptions: readonly PushSubscription[],
  options: TellOptions,
): Promise<Told> {
  const { push, pauses, now } = options
  const time = now.getTime()
  const before = (await push.record(key)) ?? noRecord
  const record = forget(follow(before, { card, live, now }), subscriptions, time)
  const isCurrent = card.source === 'demo' || (live.asOf !== null && time - Date.parse(live.asOf) < currentMilliseconds)
  const kickoffs = card.summary.kickoffs.map((kickoff) => Date.parse(kickoff)).sort((a, b) => a - b)
  const facts = { key, live, edition, kickoffs, isCurrent, record }
  const noticesOf = new Map<number, Notice[]>()
  const due: Due[] = []
  let isWaiting = false
  for (const subscription of subscriptions) {
    const { id, teamId } = subscription
    const notices = noticesOf.get(teamId) ?? listNotices(facts, teamId, time)
    noticesOf.set(teamId, notices)
    const chosen = chooseNotices(notices, subscription, record.sent[id] ?? [], time)
    const isPaused = chosen.now.length > 0 && (pauses.get(id) ?? 0) > time
    isWaiting ||= chosen.isWaiting || isPaused
    if (!isPaused) due.push(...chosen.now.map((notice) => ({ subscription, notice })))
  }
  if (JSON.stringify(record) !== JSON.stringify(before)) await push.writeRecord(key, record)
  const outcome = await sendAll(key, due, record, options)
  return { sent: outcome.sent, isWaiting: isWaiting || outcome.isWaiting }
}

const noRecord: PushRecord = { games: {}, edition: null, sent: {} }

/** The record after another look at the league. */
function follow(
  before: PushRecord,
  { card, live, now }: Pick<ReadLeague, 'card' | 'live'> & { now: Date },
): PushRecord {
  const at = now.toISOString()
  const { week } = live
  const games =
    week === null
      ? []
      : live.matchups.map((game) => [game.matchupId, followGame(before.games[game.matchupId], game, week, at)] as const)
  const newest = card.summary.newestEdition
  const edition =
    before.edition === null
      ? { week: newest, at: null }
      : before.edition.week === newest
        ? before.edition
        : { week: newest, at }
  return { ...before, games: Object.fromEntries(games), edition }
}

/** Without devices that are gone, and without what was told long ago. */
function forget(record: PushRecord, subscriptions: readonly PushSubscription[], time: number): PushRecord {
  const sent = subscriptions.flatMap(({ id }) => {
    const recent = (record.sent[id] ?? []).filter(({ at }) => time - Date.parse(at) < rememberedMilliseconds)
    return recent.length === 0 ? [] : [[id, recent] as const]
  })
  return { ...record, sent: Object.fromEntries(sent) }
}

async function sendAll(
  key: LeagueKey,
  due: readonly Due[],
  first: PushRecord,
  { push, send, pauses, onRefused, now }: TellOptions,
): Promise<Told> {
  const limit = pLimit(atOnce)
  const told: Told = { sent: 0, isWaiting: false }
  let record = first
  for (let from = 0; from < due.length; from += batch) {
    const part = due.slice(from, from + batch)
    record = { ...record, sent: withSent(record.sent, part, now.toISOString()) }
    await push.writeRecord(key, record)
    const outcomes = await limit.map(part, ({ subscription, notice }) => send(subscription, notice))
    const again: Due[] = []
    for (const [index, one] of part.entries()) {
      const outcome = outcomes[index]
      const { subscription } = one
      if (outcome?.kind === 'sent') told.sent++
      if (outcome?.kind === 'gone') await push.remove({ league: nameLeague(subscription), id: subscription.id })
      if (outcome?.kind === 'refused') onRefused(subscription.endpoint, outcome.status)
      if (outcome?.kind !== 'later') continue
      pauses.set(subscription.id, now.getTime() + outcome.afterMs)
      again.push(one)
    }
    if (again.length === 0) continue
    told.isWaiting = true
    record = { ...record, sent: withoutSent(record.sent, again) }
    await push.writeRecord(key, record)
  }
  return told
}

type Sent = Record<string, readonly SentNotice[]>

function withSent(sent: Sent, part: readonly Due[], at: string): Sent {
  const after = { ...sent }
  for (const { subscription, notice } of part)
    after[subscription.id] = [...(after[subscription.id] ?? []), { id: notice.id, at }]
  return after
}

function withoutSent(sent: Sent, part: readonly Due[]): Sent {
  const after = { ...sent }
  for (const { subscription, notice } of part)
    after[subscription.id] = (after[subscription.id] ?? []).filter(({ id }) => id !== notice.id)
  return after
}
