/** What this device is told of its teams: the browser's subscription, and the choices at the server (`contract/push.ts`). */
import { type NoticeKind, noticeKinds, type PushRequest, pushPath, pushRemovePath } from '../contract/push.ts'
import { fromPublicId, type LeagueRef, nameLeague, parseLeagueName } from '../domain/identity.ts'
import { pushWishesEntry as entry, readEntry, readListEntry, writeEntry } from './browser-storage.ts'
import { parseJson } from './read-state.ts'
import { requestHeaders } from './request-headers.ts'
import { home } from './site-caches.ts'
import { apiBase, isApiOfSite } from './urls.ts'

/** Of a tab that has sent the choices. */
const sentEntry = 'push-sent'

/** A team of the reader's. */
export interface ToldTeam {
  leagueRef: LeagueRef
  /** Public id. */
  teamId: number
}

interface Wish {
  league: string
  teamId: number
  kinds: readonly NoticeKind[]
  /** Of the subscription that it was sent with. */
  endpoint: string
}

/** Whether this device can be told, else why it cannot. */
export type PushAbility =
  | { kind: 'able'; publicKey: string }
  /** Files without a server, or a server that tells no device. */
  | { kind: 'no-server' }
  | { kind: 'not-secure' }
  | { kind: 'not-supported' }
  /** An iPhone tells only what is on its home screen. */
  | { kind: 'not-installed' }
  | { kind: 'denied' }

/** A sentence for the reader. */
export class PushFailure extends Error {
  /** The server sends no notices of this team: the league is gone from it, or its season is over. */
  readonly isRefusal: boolean

  constructor(message: string, { isRefusal = false, ...options }: ErrorOptions & { isRefusal?: boolean } = {}) {
    super(message, options)
    this.isRefusal = isRefusal
  }
}

/** Throws `PushFailure` where the server cannot be reached. */
export async function findAbility(): Promise<PushAbility> {
  // Another server's notices would open this site, which they know nothing of.
  const publicKey = isApiOfSite() ? await readPublicKey() : null
  if (publicKey === null) return { kind: 'no-server' }
  if (!isSecureContext) return { kind: 'not-secure' }
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return { kind: isApplePhone() ? 'not-installed' : 'not-supported' }
  if (Notification.permission === 'denied') return { kind: 'denied' }
  return import.meta.env.PUBLIC_OFFLINE === '0' ? { kind: 'not-supported' } : { kind: 'able', publicKey }
}

/** What was chosen for any of these teams. */
export function readKinds(teams: readonly ToldTeam[]): NoticeKind[] {
  const chosen = readWishes().filter((wish) => teams.some((team) => isOf(wish, team)))
  return noticeKinds.filter((kind) => chosen.some(({ kinds }) => kinds.includes(kind)))
}

/**
 * Asks the browser, and tells the server. Without `kinds` the device hears of these teams no more. Returns false if the reader refused. Throws
 * `PushFailure`.
 */
export async function choose(teams: readonly ToldTeam[], kinds: readonly NoticeKind[], key: string): Promise<boolean> {
  if (kinds.length === 0) {
    await remove(readWishes().filter((wish) => teams.some((team) => isOf(wish, team))))
    return true
  }
  if ((await Notification.requestPermission()) !== 'granted') return false
  const subscription = await subscribe(key)
  const failures: PushFailure[] = []
  for (const team of teams) {
    const wish = { league: nameLeague(team.leagueRef), teamId: team.teamId, kinds, endpoint: subscription.endpoint }
    try {
      await save(wish, subscription)
      // Of a league the reader has one team: the one before is another's now.
      await remove(readWishes().filter((one) => isOfLeague(one, team) && !isOf(one, team)))
    } catch (failure) {
      if (!(failure instanceof PushFailure)) throw failure
      failures.push(failure)
    }
  }
  const [first] = failures
  if (!first) return true
  if (failures.length === teams.length) {
    await endSubscriptionIfUnused()
    throw first
  }
  throw new PushFailure(`Saved for ${teams.length - failures.length} of ${teams.length} teams. ${first.message}`)
}

/** The reader has another team in a league now, or none: the device hears of the one before no more, and of this one instead. */
export async function followTeam(leagues: readonly string[], teamId: number | null): Promise<void> {
  const former = readWishes().filter((wish) => leagues.includes(wish.league) && wish.teamId !== teamId)
  if (former.length === 0) return
  const subscription = await currentSubscription()
  if (subscription && teamId !== null)
    for (const wish of former)
      await save({ ...wish, teamId, endpoint: subscription.endpoint }, subscription).catch(() => {})
  await forget(former)
}

/** Whether the device is told of any of these teams: the reader may have taken the permission back. */
export const isTold = (teams: readonly ToldTeam[]): boolean =>
  readKinds(teams).length > 0 && globalThis.Notification?.permission === 'granted'

/**
 * Sends the choices again where the browser has another subscription now, none any more, or one for another server's key; and once in a tab, or
 * `always`, as the server may have lost them. One that it refuses is forgotten.
 */
export async function renewWishes({ always = false } = {}): Promise<void> {
  const wishes = readWishes()
  if (wishes.length === 0 || Notification.permission !== 'granted') return
  const publicKey = await readPublicKey()
  if (publicKey === null) return
  const subscription = await currentSubscription()
  const isOfServer = subscription !== null && keyOf(subscription) === publicKey
  const isSent = !always && readEntry(sentEntry, 'tab') !== null
  const isSaved = ({ endpoint }: Wish) => isOfServer && endpoint === subscription.endpoint && isSent
  if (wishes.every(isSaved)) return
  const renewed = isOfServer ? subscription : await subscribe(publicKey)
  for (const wish of wishes.filter((one) => !isSaved(one)))
    await save({ ...wish, endpoint: renewed.endpoint }, renewed).catch((failure) => {
      if (!(failure instanceof PushFailure && failure.isRefusal)) throw failure
      return forget([wish])
    })
}

/** The device hears of these leagues no more, also where the server cannot be reached. */
export async function forgetWishes(leagues: readonly LeagueRef[]): Promise<void> {
  const names = leagues.map(nameLeague)
  await forget(readWishes().filter(({ league }) => names.includes(league)))
}

async function forget(wishes: readonly Wish[]): Promise<void> {
  if (wishes.length === 0) return
  await remove(wishes).catch(() => {
    // What arrives is not shown without a subscription, and the server forgets it then.
    writeWishes(readWishes().filter((one) => !wishes.some((wish) => isSame(one, wish))))
    return endSubscriptionIfUnused()
  })
}

async function readPublicKey(): Promise<string | null> {
  const response = await request(pushPath)
  const { public_key: key } = (parseJson(await response.text()) ?? {}) as { public_key?: unknown }
  if (response.status === 401) throw new PushFailure('This server requires an access token. Sign in, then try again.')
  return response.ok && typeof key === 'string' ? key : null
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration(home)
  return (await registration?.pushManager?.getSubscription()) ?? null
}

/** The server's key that it was made for, base64url. */
function keyOf({ options }: PushSubscription): string | null {
  const key = options.applicationServerKey
  if (!key) return null
  const text = btoa(String.fromCharCode(...new Uint8Array(key)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

async function subscribe(applicationServerKey: string): Promise<PushSubscription> {
  try {
    await navigator.serviceWorker.register(`${home}sw.js`)
    const { pushManager } = await navigator.serviceWorker.ready
    const options = { userVisibleOnly: true, applicationServerKey }
    return await pushManager.subscribe(options).catch(async (cause) => {
      // The server has other keys than the one that this browser subscribed to.
      const former = await pushManager.getSubscription()
      if (!former) throw cause
      await former.unsubscribe()
      return pushManager.subscribe(options)
    })
  } catch (cause) {
    throw new PushFailure('This browser couldn’t reach its push service. Check your connection, then try again.', {
      cause,
    })
  }
}

async function save(wish: Wish, subscription: PushSubscription): Promise<void> {
  await post(pushPath, { ...bodyOf(wish, subscription), kinds: wish.kinds, zone: readZone() })
  writeWishes([...readWishes().filter((one) => !isSame(one, wish)), wish])
  writeEntry(sentEntry, '', 'tab')
}

async function remove(wishes: readonly Wish[]): Promise<void> {
  const subscription = await currentSubscription()
  for (const wish of wishes) {
    if (subscription?.endpoint === wish.endpoint) await post(pushRemovePath, bodyOf(wish, subscription))
    writeWishes(readWishes().filter((one) => !isSame(one, wish)))
  }
  await endSubscriptionIfUnused()
}

async function endSubscriptionIfUnused(): Promise<void> {
  if (readWishes().length === 0) await (await currentSubscription())?.unsubscribe()
}

function bodyOf({ league, teamId }: Wish, subscription: PushSubscription): PushRequest {
  const { endpoint = '', keys = {} } = subscription.toJSON()
  const { host, leagueId } = parseLeagueName(league) ?? { host: 'espn', leagueId: '' }
  return {
    endpoint,
    keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' },
    host,
    host_league_id: leagueId,
    season: fromPublicId(teamId)?.season ?? 0,
    team_id: teamId,
  }
}

async function post(path: string, body: PushRequest): Promise<void> {
  const response = await request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (response.ok) return
  const { detail } = (parseJson(await response.text()) ?? {}) as { detail?: unknown }
  if (typeof detail !== 'string') throw new PushFailure('The server didn’t save this. Try again later.')
  throw new PushFailure(detail, { isRefusal: response.status === 404 || response.status === 422 })
}

async function request(path: string, { headers, ...init }: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(`${apiBase}${path}`, {
      ...init,
      cache: 'no-store',
      headers: { ...requestHeaders(false), ...headers },
    })
  } catch (cause) {
    throw new PushFailure('Can’t reach the server. Check your connection and try again.', { cause })
  }
}

function readWishes(): Wish[] {
  return readListEntry(entry).filter(isWish)
}

function isWish(value: unknown): value is Wish {
  const { league, teamId, kinds, endpoint } = (value ?? {}) as Record<string, unknown>
  return (
    typeof league === 'string' && typeof teamId === 'number' && Array.isArray(kinds) && typeof endpoint === 'string'
  )
}

function writeWishes(wishes: readonly Wish[]): void {
  writeEntry(entry, wishes.length === 0 ? null : JSON.stringify(wishes))
}

/** A browser that does not know its zone says so with a name that is none. */
function readZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return timeZone && timeZone !== 'Etc/Unknown' ? timeZone : 'UTC'
}

const isSame = (one: Wish, other: Wish) => one.league === other.league && one.teamId === other.teamId
const isOf = (wish: Wish, { teamId }: ToldTeam) => wish.teamId === teamId
const isOfLeague = (wish: Wish, { leagueRef }: ToldTeam) => wish.league === nameLeague(leagueRef)

/** iPads call themselves Macs, which have no touch screen. */
function isApplePhone(): boolean {
  return (
    /iPhone|iPad/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  )
}
