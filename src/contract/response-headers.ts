/**
 * Headers of a response that say who sent it and how old it is. The server, the engine and snapshots write them; pages, their head script
 * and the service worker read them.
 */

/** On every response of our API, errors included: other JSON with the same status is not the API's word (a proxy, a captive portal). */
export const apiMark = { name: 'X-Fantasy-Api', value: '1' } as const

/** On each response that only our server sends: the version of its schema (`response-version.ts`). */
export const versionHeader = 'X-Contract-Version'

const origins = ['server', 'engine', 'snapshot'] as const
const refreshFailures = ['private', 'missing', 'down'] as const
/** Where a season came from. Only those of a host are refreshed; the id of a demo league is never requested from a host. */
export type SeasonSource = 'host' | 'folder' | 'demo' | 'sealed'

/** How old a response is, and whether newer results are being read. All times are ISO 8601. */
export interface ResponseAge {
  /** When its results were read from their host; null if unknown, or if it has none. */
  asOf: string | null
  /** When this device saved the response, of its engine's when their results were read; null if it comes from its source. */
  savedAt: string | null
  /** What computed the response. */
  origin: (typeof origins)[number]
  /** Whether its season is being read from its host again. */
  refreshing: boolean
  /**
   * Since when the season cannot be read from its host, and why: the league is private now, the host does not have it any more, or the host
   * is down. Null if the last read succeeded.
   */
  failing: RefreshFailing | null
  /** Of this browser's engine, about a season. */
  device?: DeviceSeason
  /** Of a snapshot: the public id of its season. */
  snapshotOf?: number
}

/** Where the device has a season from. */
export interface DeviceSeason {
  source: SeasonSource
  /** Of a sealed league: the last week of its newest season whose results are final, 0 before the first. */
  throughWeek?: number
  /** Of a sealed league: whether its published file is older than the one that was read. */
  isFileOlder?: boolean
}

export interface RefreshFailing {
  /** ISO 8601. */
  since: string
  reason: (typeof refreshFailures)[number]
}

const names = {
  asOf: 'X-League-As-Of',
  savedAt: 'X-Saved-At',
  origin: 'X-League-Origin',
  refreshing: 'X-League-Refreshing',
  failingSince: 'X-League-Failing-Since',
  failure: 'X-League-Failure',
} as const

/** Added by the service worker to each response and page that it caches: the time of receipt, ISO 8601. */
export const savedHeader = names.savedAt

/** Of the engine and of snapshots alone, whose responses never leave the page. */
const localNames = { device: 'X-League-Device', snapshotOf: 'X-League-Snapshot' } as const

/** For CORS: pages of other origins read these headers only where they are exposed. */
export const responseHeaderNames: readonly string[] = [apiMark.name, versionHeader, ...Object.values(names)]

/** The value of a header without a time or reason. */
const none = 'none'

/**
 * Sets the headers of an age. What it does not have is stated, too: those of a 304 replace the ones that a browser has stored, and a header
 * that is left out would stay.
 */
export function writeAge(headers: Headers, age: ResponseAge): void {
  const { asOf, savedAt, origin, refreshing, failing, device, snapshotOf } = age
  const values: [name: string, value: string | null][] = [
    [names.asOf, asOf ?? none],
    [names.savedAt, savedAt],
    [names.origin, origin],
    [names.refreshing, refreshing ? '1' : '0'],
    [names.failingSince, failing?.since ?? none],
    [names.failure, failing?.reason ?? none],
    [localNames.device, device ? JSON.stringify(device) : null],
    [localNames.snapshotOf, snapshotOf === undefined ? null : String(snapshotOf)],
  ]
  for (const [name, value] of values) {
    if (value === null) headers.delete(name)
    else headers.set(name, value)
  }
}

/** Of a response that comes from its source and states nothing more. */
export const currentAge = (origin: ResponseAge['origin'], asOf: string | null = null): ResponseAge => ({
  asOf,
  savedAt: null,
  origin,
  refreshing: false,
  failing: null,
})

/** The age that a response states. A server of the specification states at most `Last-Modified`. */
export function readAge({ headers }: Pick<Response, 'headers'>): ResponseAge {
  const since = readTime(headers.get(names.failingSince))
  const reason = refreshFailures.find((known) => known === headers.get(names.failure))
  const savedAt = readTime(headers.get(names.savedAt))
  const device = headers.get(localNames.device)
  const snapshotOf = headers.get(localNames.snapshotOf)
  return {
    asOf: readTime(headers.get(names.asOf)) ?? readTime(headers.get('Last-Modified')),
    savedAt,
    origin: origins.find((known) => known === headers.get(names.origin)) ?? 'server',
    // It was being read when this device saved the response.
    refreshing: savedAt === null && headers.get(names.refreshing) === '1',
    failing: since !== null && reason ? { since, reason } : null,
    ...(device !== null && { device: JSON.parse(device) as DeviceSeason }),
    ...(snapshotOf !== null && { snapshotOf: Number(snapshotOf) }),
  }
}

/** Whether our API sent the response. */
export function hasApiMark({ headers }: Pick<Response, 'headers'>): boolean {
  return headers.get(apiMark.name) === apiMark.value
}

/** ISO 8601; null where it is no time. */
function readTime(text: string | null): string | null {
  const time = Date.parse(text ?? '')
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}
