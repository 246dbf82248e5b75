/** Posts what is due at this time of a league's week, once to each webhook, from data that are new enough for it. */
import { composeLine } from '../../src/announce/compose-line.ts'
import { listNewsCorrections, namesSaid } from '../../src/announce/correct-news.ts'
import { addressOnSite, readSiteUrl } from '../../src/announce/load-edition.ts'
import { type DueMoment, listDueMoments, listMomentsOfWeek, readKickoffs } from '../../src/announce/moments/index.ts'
import { listNews } from '../../src/announce/news.ts'
import { postOnce, targetOf } from '../../src/announce/post-once.ts'
import type { WeekNewsKind } from '../../src/announce/week-news.ts'
import type { AnnouncedKind, Webhook } from '../../src/book/webhook-schema.ts'
import { pathTo } from '../../src/contract/routes.ts'
import { writeEasternMoment } from '../../src/domain/eastern-time.ts'
import { DomainError } from '../../src/domain/errors.ts'
import { describeLeague, type LeagueKey } from '../../src/domain/identity.ts'
import { openStoredCalls } from '../../src/server/open-service.ts'
import { isBehind } from '../../src/service/refresh-need.ts'
import { isClosed, type SeasonCard } from '../../src/storage/league-store.ts'
import type { AnnounceLeagueOptions } from './announce-league.ts'
import { describeMessage, reportPosts } from './describe-announcement.ts'
import { namesOnSite } from './names-on-site.ts'

export interface MomentOptions extends AnnounceLeagueOptions {
  /** What the league's book wants to hear of. */
  kinds: readonly AnnouncedKind[]
}

/** Returns the number of failed webhooks. */
export async function announceMoments(
  key: LeagueKey,
  webhooks: readonly Webhook[],
  { print, printError, ...options }: MomentOptions,
): Promise<number> {
  let failures = 0
  for (const due of await listUnsaid(key, webhooks, options)) {
    const { name, moment } = due
    const card = await options.store.card(key)
    if (!card || !isReadSince(card, due)) {
      print(`${moment.title}: waiting for data from after ${writeEasternMoment(new Date(due.from))}.`)
      continue
    }
    const message = await writeMoment(key, due, options)
    if (!message) continue
    const post = { key, week: message.week, kind: name, compose: message.compose } as const
    failures += reportPosts(moment.title, await postOnce(post, { ...options, webhooks }), { print, printError })
  }
  return failures
}

/** Posts what has happened, each piece of news once. Returns the number of failed webhooks. */
export async function announceNews(
  key: LeagueKey,
  webhooks: readonly Webhook[],
  { print, printError, ...options }: MomentOptions,
): Promise<number> {
  let failures = 0
  for (const { news, shown, compose } of await writeNews(key, options)) {
    const { kind, week, id, said } = news
    const outcomes = await postOnce({ key, week, kind, id, said, compose }, { ...options, webhooks })
    failures += reportPosts(shown, outcomes, { print, printError })
  }
  for (const webhook of webhooks)
    for (const { correction, shown, compose } of await writeCorrections(key, webhook, options)) {
      const { kind, week, said } = correction
      const post = { key, week, kind: 'correction', id: kind, said, compose } as const
      const outcomes = await postOnce(post, { ...options, webhooks: [webhook] })
      failures += reportPosts(shown, outcomes, { print, printError })
    }
  return failures
}

type WriteOptions = Omit<MomentOptions, 'print' | 'printError'>

async function writeNews(key: LeagueKey, options: WriteOptions) {
  const { store, dataDir, kinds, now = () => new Date() } = options
  const call = openStoredCalls({ store, dataDir })
  const announced = await store.announcements.list(key)
  const saidBefore = (kind: WeekNewsKind, week: number) => namesSaid(announced, kind, week)
  const all = await listNews(key, { kinds, call, now: now(), saidBefore })
  const compose = await lineComposer(key, all, options)
  return all.map((news) => ({ news, ...compose(news) }))
}

async function writeCorrections(key: LeagueKey, webhook: Webhook, options: WriteOptions) {
  const { store, dataDir, now = () => new Date() } = options
  const call = openStoredCalls({ store, dataDir })
  const announced = await store.announcements.list(key)
  const all = await listNewsCorrections(key, webhook, { call, announced, now: now() })
  const compose = await lineComposer(key, all, options)
  return all.map((correction) => ({ correction, ...compose(correction) }))
}

/** Composes messages with the names and addresses of the league's site, which is read only where there is one of them. */
async function lineComposer(
  key: LeagueKey,
  messages: readonly { text: string; path: string }[],
  { store, dataDir, snapshotDir, env }: WriteOptions,
) {
  const call = openStoredCalls({ store, dataDir })
  const show = messages.length === 0 ? null : await namesOnSite(key, { store, dataDir, call, snapshotDir })
  return ({ text, path }: (typeof messages)[number]) => {
    const shown = show?.(text) ?? text
    const compose = (to: Webhook['to']) => composeLine(to, shown, addressOnSite(readSiteUrl(env), path))
    // The log of a workflow is as public as the chat.
    return { shown, compose }
  }
}

/** The messages that are due, and the times of the week's moments; whether they were posted does not count. */
export async function printMoments(
  key: LeagueKey,
  webhooks: readonly Webhook[],
  { kinds, print, ...options }: MomentOptions,
): Promise<void> {
  const { store, now = () => new Date() } = options
  const card = await store.card(key)
  const kickoffs = card?.summary.kickoffs ?? []
  const all = listMomentsOfWeek(kickoffs).filter(({ name }) => kinds.includes(name))
  for (const { moment, from } of all) print(`${moment.title}: ${writeEasternMoment(new Date(from))}`)
  for (const due of listDueMoments(kickoffs, now()).filter(({ name }) => kinds.includes(name))) {
    if (card && !isReadSince(card, due))
      print(`${due.moment.title}, from older data: the command reads the league again before it posts.`)
    const message = await writeMoment(key, due, options)
    if (!message) print(`${due.moment.title}: no news.`)
    for (const webhook of message ? webhooks : []) print(describeMessage(message?.compose(webhook.to) ?? {}, webhook))
  }
  for (const { compose } of await writeNews(key, { ...options, kinds }))
    for (const webhook of webhooks) print(describeMessage(compose(webhook.to), webhook))
}

/** A trade is heard of within six hours, as no clock says when there is one. */
const tradesAfter = 6 * 3_600_000

/**
 * Reads the season from its host where a moment is due that needs newer data, or where games have ended or its week has turned since.
 * Returns the number of failures.
 */
export async function readForNews(
  key: LeagueKey,
  webhooks: readonly Webhook[],
  { read, printError, ...options }: MomentOptions & { read: (key: LeagueKey) => Promise<unknown> },
): Promise<number> {
  const { store, now = () => new Date() } = options
  const card = await store.card(key)
  if (card?.source !== 'host') return 0
  const unsaid = await listUnsaid(key, webhooks, options)
  const age = card.asOf === null ? 0 : now().getTime() - Date.parse(card.asOf)
  const mayHaveTrades = options.kinds.includes('trades') && !isClosed(card) && age >= tradesAfter
  if (!isBehind(card, now()) && !mayHaveTrades && unsaid.every((due) => isReadSince(card, due))) return 0
  try {
    await read(key)
  } catch (error) {
    if (!(error instanceof DomainError) || error.kind === 'aborted') throw error
    printError(`Reading ${describeLeague(key)}: ${error.message}`)
    return 1
  } finally {
    store.forget()
  }
  return 0
}

/** Those that are due, and that a webhook has not heard of. */
async function listUnsaid(
  key: LeagueKey,
  webhooks: readonly Webhook[],
  { store, kinds, again = false, now = () => new Date() }: Omit<MomentOptions, 'print' | 'printError'>,
): Promise<DueMoment[]> {
  const card = await store.card(key)
  const week = card?.summary.status.runningWeek ?? null
  if (!card || week === null) return []
  const due = listDueMoments(card.summary.kickoffs, now()).filter(({ name }) => kinds.includes(name))
  if (due.length === 0 || again) return due
  const sent = new Set(
    (await store.announcements.list(key))
      .filter((one) => one.week === week && one.state === 'sent')
      .map(({ target }) => target),
  )
  return due.filter(({ name }) => webhooks.some((webhook) => !sent.has(targetOf(webhook, name))))
}

/** A demo league lives by a clock of its own. */
function isReadSince({ source, asOf }: SeasonCard, { from }: DueMoment): boolean {
  return source === 'demo' || (asOf !== null && Date.parse(asOf) >= from)
}

/** Null where there is no news. */
async function writeMoment(
  key: LeagueKey,
  { moment }: DueMoment,
  { store, dataDir, snapshotDir, env }: Pick<MomentOptions, 'store' | 'dataDir' | 'snapshotDir' | 'env'>,
) {
  const card = await store.card(key)
  const week = card?.summary.status.runningWeek ?? null
  if (week === null) return null
  const call = openStoredCalls({ store, dataDir })
  const kickoffs = readKickoffs(card?.summary.kickoffs ?? [])
  const lines = await moment.write({ key, week, kickoffs, call })
  if (lines.length === 0) return null
  const show = await namesOnSite(key, { store, dataDir, call, snapshotDir })
  const url = addressOnSite(readSiteUrl(env), pathTo(moment.page, { ...key, weekNum: week }))
  return { week, compose: (to: Webhook['to']) => composeLine(to, lines.map(show).join('\n'), url) }
}
