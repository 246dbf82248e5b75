/**
 * While a server runs, looks every minute which leagues have devices to tell, and tells them. Each league is read as by one reader whose board is
 * open, however many devices it has, and only while something may happen.
 */
import pLimit from 'p-limit'
import type { LiveResponse } from '../contract/responses/live.ts'
import type { Edition, WeeklyResponse } from '../contract/responses/weekly.ts'
import { fromWire } from '../contract/wire.ts'
import { DomainError } from '../domain/errors.ts'
import { type LeagueKey, type LeagueRef, nameLeague, nameSeason, parseLeagueName } from '../domain/identity.ts'
import type { EncodedBody } from '../server/encoded-body.ts'
import type { LogFailure } from '../server/log.ts'
import { hasEnded, isRefused } from '../server/push-seasons.ts'
import { isPushService } from '../server/push-services.ts'
import { callService, parseBody } from '../server/responses.ts'
import type { Service } from '../service/service.ts'
import type { LeagueStore } from '../storage/league-store.ts'
import type { PushKeys, PushSubscription } from '../storage/push-store.ts'
import { mustRead } from './must-read.ts'
import { sendNotice } from './send-notice.ts'
import { type ReadLeague, tellLeague } from './tell-league.ts'

export interface WatchOptions {
  store: LeagueStore
  service: Service<EncodedBody>
  keys: PushKeys
  /** See `accessOf`. */
  access: string
  /** See `isPushService`. */
  services: readonly string[]
  /** See `SendOptions`. */
  contact: string | null
  log: LogFailure
  print?: (text: string) => void
  fetch?: typeof fetch
  now?: () => Date
}

const leaguesAtOnce = 4
const readsAtOnce = 16
const tickMilliseconds = 60_000
/** Choices that another server of the store has changed are seen after as long. */
const rememberedMilliseconds = 10 * 60_000

/** What was seen of a league's season at the last look. */
interface Seen {
  version: string
  isWaiting: boolean
  edition: Edition | null
  /** Whom it was about. */
  subscriptions: readonly PushSubscription[]
}

/** A league's subscriptions, by id. */
interface Remembered {
  until: number
  subscriptions: ReadonlyMap<string, PushSubscription>
}

export type PushWatch = ReturnType<typeof openPushWatch>

export function openPushWatch(options: WatchOptions) {
  const { store, log, now = () => new Date(), print = () => {} } = options
  const seen = new Map<string, Seen>()
  const remembered = rememberSubscriptions(options)
  const pauses = new Map<string, number>()
  let running: Promise<void> | null = null

  /** Looks once at all leagues. */
  async function look(): Promise<void> {
    const leagues = Map.groupBy(await store.push.list(), ({ league }) => league)
    remembered.keep([...leagues.keys()])
    for (const [id, until] of pauses) if (until <= now().getTime()) pauses.delete(id)
    await pLimit(leaguesAtOnce).map([...leagues], async ([league, places]) => {
      const ids = places.map(({ id }) => id)
      await lookAt(league, ids).catch((error) => {
        // Another server tells this league.
        if (error instanceof DomainError && error.kind === 'busy') return
        log(`Telling the devices of league ${league} failed`, error)
      })
    })
  }

  async function lookAt(league: string, ids: readonly string[]): Promise<void> {
    const ref = parseLeagueName(league)
    if (!ref) return
    const subscriptions = await remembered.read(league, ids)
    for (const [season, ofSeason] of Map.groupBy(subscriptions, (one) => one.season))
      await lookAtSeason({ ...ref, season }, ofSeason)
  }

  async function lookAtSeason(key: LeagueKey, subscriptions: readonly PushSubscription[]): Promise<void> {
    const name = nameSeason(key)
    const card = await store.card(key)
    if (card === null || hasEnded(card, now())) return end(key, subscriptions)
    const before = seen.get(name)
    const kinds = new Set(subscriptions.flatMap((one) => one.kinds))
    const isKnown = before?.version === card.version && isSame(before.subscriptions, subscriptions)
    if (isKnown && !before.isWaiting && !mustRead(card, kinds, now())) return
    const release = await store.push.lock(nameLeague(key))
    try {
      const read = await readLeague(key, before, kinds.has('week'), options)
      if (!read) return
      const told = await tellLeague(key, read, subscriptions, {
        push: store.push,
        send: (subscription, notice) => sendNotice(subscription, notice, { ...options, now: now().getTime() }),
        pauses,
        onRefused: (endpoint, status) => log(`${new URL(endpoint).hostname} refused a notice (status ${status})`),
        now: now(),
      })
      if (told.sent > 0) print(`Sent ${told.sent} ${told.sent === 1 ? 'notice' : 'notices'} about league ${name}.`)
      const { card, edition } = read
      seen.set(name, { version: card.version, isWaiting: told.isWaiting, edition, subscriptions })
    } finally {
      await release()
    }
  }

  /** The league is gone from this server, its season is long over, or its host has refused it for long. */
  async function end(key: LeagueKey, subscriptions: readonly PushSubscription[]): Promise<void> {
    for (const { id } of subscriptions) await store.push.remove({ league: nameLeague(key), id })
    await store.push.removeRecord(key)
    seen.delete(nameSeason(key))
  }

  /** Looks once; a look that has not ended is waited for instead. */
  function tick(): Promise<void> {
    running ??= look()
      .catch((error) => log('Looking for devices to tell failed', error))
      .finally(() => {
        running = null
      })
    return running
  }

  let timer: NodeJS.Timeout | null = null
  return {
    tick,
    /** The choices of a league's devices have changed. */
    noteChange(league: LeagueRef): void {
      remembered.forget(nameLeague(league))
    },
    start(): void {
      timer = setInterval(tick, tickMilliseconds)
    },
    /** Waits for the running look. */
    async close(): Promise<void> {
      if (timer) clearInterval(timer)
      await running
    },
  }
}

/** As a reader's board does. Null while the league is being imported, and while its host refuses it. */
async function readLeague(
  { host, leagueId, season }: LeagueKey,
  before: Seen | undefined,
  wantsWeek: boolean,
  { store, service }: Pick<WatchOptions, 'store' | 'service'>,
): Promise<ReadLeague | null> {
  const key = { host, leagueId, season }
  const live = await callService(service, 'live', key)
  const card = live && (await store.card(key))
  if (!card || isRefused(card)) return null
  const week = card.summary.newestEdition
  const isKnown = before?.version === card.version && (before.edition !== null || !wantsWeek)
  const edition = isKnown ? before.edition : wantsWeek && week !== null ? await readEdition(service, key, week) : null
  return { card, live: fromWire(parseBody(live)) as LiveResponse, edition }
}

async function readEdition(service: Service<EncodedBody>, key: LeagueKey, week: number): Promise<Edition | null> {
  const read = await callService(service, 'weekly', { ...key, week })
  return read && (fromWire(parseBody(read)) as WeeklyResponse).edition
}

/** Subscriptions by league. Only those that are new are read, and all of them now and then. */
function rememberSubscriptions({ store, access, services }: Pick<WatchOptions, 'store' | 'access' | 'services'>) {
  const remembered = new Map<string, Remembered>()
  return {
    forget: (league: string) => remembered.delete(league),
    /** Forgets all other leagues. */
    keep(leagues: readonly string[]): void {
      for (const league of remembered.keys()) if (!leagues.includes(league)) remembered.delete(league)
    },
    async read(league: string, ids: readonly string[]): Promise<PushSubscription[]> {
      const time = performance.now()
      const before = remembered.get(league)
      const known =
        before && before.until > time ? before : { until: time + rememberedMilliseconds, subscriptions: null }
      const read = await pLimit(readsAtOnce).map(ids, async (id) => {
        const found = known.subscriptions?.get(id) ?? (await store.push.read({ league, id }))
        // One that is damaged, of another token, or of a push service that is not allowed any more.
        if (found?.access === access && isPushService(found.endpoint, services)) return [found]
        await store.push.remove({ league, id })
        return []
      })
      const subscriptions = read.flat()
      remembered.set(league, { ...known, subscriptions: new Map(subscriptions.map((one) => [one.id, one])) })
      return subscriptions
    },
  }
}

const isSame = (some: readonly unknown[], others: readonly unknown[]) =>
  some.length === others.length && some.every((one, index) => one === others[index])
