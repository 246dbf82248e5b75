/** Which notices a device is told now: what it chose, once, not at night, and not too often. */
import { LRUCache } from 'lru-cache'
import type { PushSubscription, SentNotice } from '../storage/push-store.ts'
import type { Notice } from './notice.ts'

/** Of one team on one device, in any seven days. */
export const mostAWeek = 6
const weekMilliseconds = 7 * 86_400_000
/** By the device's clock. */
const night = { from: 1, until: 8 }

export interface ChosenNotices {
  now: Notice[]
  /** Whether some wait, as for the morning: they are told if they still are so then. */
  isWaiting: boolean
}

/** `now`: milliseconds since 1970. */
export function chooseNotices(
  notices: readonly Notice[],
  { kinds, zone, since }: Pick<PushSubscription, 'kinds' | 'zone' | 'since'>,
  sent: readonly SentNotice[],
  now: number,
): ChosenNotices {
  const begun = Date.parse(since)
  const told = new Set(sent.map(({ id }) => id))
  const wanted = notices.filter(({ id, kind, at }) => kinds.includes(kind) && at >= begun && !told.has(id))
  if (wanted.length === 0) return { now: [], isWaiting: false }
  const isNight = isAtNight(now, zone)
  const due = wanted.filter(({ isEnd }) => isEnd || !isNight)
  const room = Math.max(0, mostAWeek - sent.filter(({ at }) => now - Date.parse(at) < weekMilliseconds).length)
  return { now: due.slice(0, room), isWaiting: due.length < wanted.length }
}

/** From 1 to 8 a.m. where the device is. */
export function isAtNight(now: number, zone: string): boolean {
  const hour = Number(hoursIn(zone).format(now))
  return hour >= night.from && hour < night.until
}

/** Formats are slow to make, and thousands of devices are in a few zones. */
const formats = new LRUCache<string, Intl.DateTimeFormat>({ max: 500 })

function hoursIn(zone: string): Intl.DateTimeFormat {
  const format = formats.get(zone) ?? makeFormat(zone)
  formats.set(zone, format)
  return format
}

/** A zone that another server of the store knew, and this one does not, makes no league's devices wait: it is UTC. */
function makeFormat(zone: string): Intl.DateTimeFormat {
  const format = { hour: 'numeric', hourCycle: 'h23' } as const
  try {
    return new Intl.DateTimeFormat('en-US', { ...format, timeZone: zone })
  } catch {
    return new Intl.DateTimeFormat('en-US', { ...format, timeZone: 'UTC' })
  }
}
