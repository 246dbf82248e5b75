/** Requests of devices that want to be told of a team, see `contract/push.ts`. Like all of the API they need the server's token, if it has one. */
import { createHash } from 'node:crypto'
import type { Context, Handler, Hono, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { noticeKinds, pushPath, pushRemovePath } from '../contract/push.ts'
import { DomainError } from '../domain/errors.ts'
import {
  fromPublicId,
  hostNames,
  isLeagueId,
  isSeason,
  type LeagueKey,
  type LeagueRef,
  nameLeague,
} from '../domain/identity.ts'
import type { LeagueStore } from '../storage/league-store.ts'
import type { PushSubscription } from '../storage/push-store.ts'
import { clientOf } from './client.ts'
import { errorResponse } from './errors.ts'
import { hasEnded, isRefused } from './push-seasons.ts'
import { isPushService } from './push-services.ts'
import { countByClient } from './rate-limit.ts'

export interface PushRouteOptions {
  store: LeagueStore
  /** VAPID, base64url. */
  publicKey: string
  /** See `accessOf`. */
  access: string
  /** See `isPushService`. */
  services: readonly string[]
  /** Called with a league whose subscriptions have changed. */
  onChange?: (league: LeagueRef) => void
  trustedProxies: number
  limits?: PushLimits
  now?: () => Date
}

export interface PushLimits {
  ofLeague: number
  inAll: number
  /** Changes a minute by one client. */
  perMinute: number
}

export const pushLimits: PushLimits = { ofLeague: 10_000, inAll: 100_000, perMinute: 30 }

const largestRequest = 4096

const base64url = (bytes: number) =>
  z.string().refine((text) => /^[\w-]+={0,2}$/.test(text) && Buffer.from(text, 'base64url').byteLength === bytes)

const address = z.object({
  endpoint: z.string().max(1500),
  keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
  host: z.enum(hostNames),
  host_league_id: z.string().max(30),
  season: z.int().refine(isSeason),
  team_id: z.int(),
})
const wish = address.extend({
  kinds: z.array(z.enum(noticeKinds)).min(1).max(noticeKinds.length),
  zone: z.string().max(60).refine(isZone),
})

/** What reading a league of this server needs: with another token, or the first one, earlier subscriptions are void. */
export function accessOf(apiToken: string | null): string {
  return apiToken === null ? 'open' : digest(`access ${apiToken}`)
}

export function addPushRoutes(app: Hono, options: PushRouteOptions, named: (route: string) => MiddlewareHandler): void {
  const limitBody = bodyLimit({
    maxSize: largestRequest,
    onError: () => errorResponse(413, 'The request is larger than 4 kB; no subscription is that large.'),
  })
  const { publicKey } = options
  const headers = { 'Cache-Control': 'no-store' }
  app.get(pushPath, named('push'), () => Response.json({ public_key: publicKey }, { headers }))
  app.post(pushPath, named('push'), limitBody, subscribeHandler(options))
  app.post(pushRemovePath, named('push'), limitBody, unsubscribeHandler(options))
}

export const isPushRequest = ({ req }: Context): boolean => req.path === pushPath || req.path === pushRemovePath

function subscribeHandler(options: PushRouteOptions): Handler {
  const { store, access, services, onChange, trustedProxies, limits = pushLimits, now = () => new Date() } = options
  const counter = countByClient(limits.perMinute)
  const counts = countSubscriptions(store)
  return async (context) => {
    const { used, resetSeconds } = counter.count(clientOf(context, trustedProxies))
    if (used > limits.perMinute)
      throw new DomainError('too-many-requests', `Too many changes. Try again in ${resetSeconds} s.`, {
        retryAfterSeconds: resetSeconds,
      })
    const read = await readBody(context, wish)
    if (!isPushService(read.endpoint, services))
      throw new DomainError(
        'bad-request',
        'This server does not know the push service of this browser. Its operator can allow it with PUSH_SERVICES.',
      )
    const key = keyOf(read)
    await requireTeam(store, key, read.team_id, now())
    const id = idOf(read)
    const known = await store.push.find(key, id)
    if (known) requireSameDevice(known, read)
    else await counts.admit(nameLeague(key), limits)
    const subscription: PushSubscription = {
      ...key,
      id,
      endpoint: read.endpoint,
      keys: read.keys,
      teamId: read.team_id,
      kinds: [...new Set(read.kinds)],
      zone: read.zone,
      site: siteOfPage(context),
      access,
      since: known?.since ?? now().toISOString(),
    }
    await store.push.write(subscription)
    onChange?.(key)
    return Response.json({ kinds: subscription.kinds }, { headers: { 'Cache-Control': 'no-store' } })
  }
}

function unsubscribeHandler({ store }: PushRouteOptions): Handler {
  return async (context) => {
    const read = await readBody(context, address)
    const key = keyOf(read)
    const id = idOf(read)
    const known = await store.push.find(key, id)
    if (known) {
      requireSameDevice(known, read)
      await store.push.remove({ league: nameLeague(key), id })
    }
    return Response.json({ kinds: [] }, { headers: { 'Cache-Control': 'no-store' } })
  }
}

async function readBody<T>({ req }: Context, schema: z.ZodType<T>): Promise<T> {
  // A form of another site's page cannot send this type.
  const isJson = /^application\/json\b/.test(req.header('Content-Type') ?? '')
  const body: unknown = isJson ? await req.json().catch(() => null) : null
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const at = parsed.error.issues[0]?.path.join('.')
  throw new DomainError(
    'bad-request',
    at ? `The field ${at} of the subscription is wrong.` : 'Send a subscription as JSON.',
  )
}

function keyOf({ host, host_league_id: leagueId, season }: z.infer<typeof address>): LeagueKey {
  if (!isLeagueId({ host, leagueId })) throw new DomainError('bad-request', 'The field host_league_id is wrong.')
  return { host, leagueId, season }
}

/** The league is on this server, with this team, and has news to come. */
async function requireTeam(store: LeagueStore, key: LeagueKey, teamId: number, now: Date): Promise<void> {
  const card = await store.card(key)
  const team = fromPublicId(teamId)
  const isThere =
    card !== null &&
    team?.leagueNumber === card.summary.leagueNumber &&
    team.season === key.season &&
    card.summary.teams.some(({ id }) => id === team.number)
  if (!isThere) throw new DomainError('not-found', 'This league isn’t on the server, so it can’t tell you about it.')
  if (isRefused(card))
    throw new DomainError(
      'host-unavailable',
      'The league’s host refuses it now. Try again once the server can read it.',
    )
  if (hasEnded(card, now))
    throw new DomainError('bad-request', 'This season is over. Choose your team in the next one.')
}

/** An address alone, which may have leaked, changes nothing: its secret is known to its browser and to this server. */
function requireSameDevice(known: PushSubscription, { keys }: z.infer<typeof address>): void {
  if (known.keys.auth !== keys.auth)
    throw new DomainError('bad-request', 'The keys are not those of this subscription.')
}

function idOf({ endpoint, host, host_league_id, team_id }: z.infer<typeof address>): string {
  return digest([endpoint, host, host_league_id, team_id].join('\n'))
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32)

/** The page's origin; null where nobody else could reach it. */
function siteOfPage({ req }: Context): string | null {
  const origin = URL.parse(req.header('Origin') ?? '')
  return origin?.protocol === 'https:' ? origin.origin : null
}

/** Other servers of the store, and removals, count after a while. */
const recountMilliseconds = 60_000

function countSubscriptions(store: LeagueStore) {
  let counted: { at: number; ofLeague: Map<string, number>; all: number } | null = null
  async function count() {
    if (counted && performance.now() - counted.at < recountMilliseconds) return counted
    const ofLeague = new Map<string, number>()
    const places = await store.push.list()
    for (const { league } of places) ofLeague.set(league, (ofLeague.get(league) ?? 0) + 1)
    counted = { at: performance.now(), ofLeague, all: places.length }
    return counted
  }
  return {
    /** Counts one more. Throws `DomainError('busy')` where there are too many. */
    async admit(league: string, limits: PushLimits): Promise<void> {
      const counts = await count()
      const ofLeague = counts.ofLeague.get(league) ?? 0
      if (ofLeague >= limits.ofLeague || counts.all >= limits.inAll)
        throw new DomainError(
          'busy',
          'This server tells as many devices as it can. Use the calendar or the feed instead.',
        )
      counts.ofLeague.set(league, ofLeague + 1)
      counts.all++
    },
  }
}

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone })
    return true
  } catch {
    return false
  }
}
