/** Fetches the teams' pictures of a season that was just read, re-renders them small and saves them. */
import { createHash } from 'node:crypto'
import pLimit from 'p-limit'
import type { HostSeason } from '../../domain/host-season.ts'
import type { LeagueStore } from '../../storage/league-store.ts'
import { type SavedLogo, withSavedLogos } from '../../storage/logo-store.ts'
import { drawLogo } from './draw-logo.ts'
import { fetchLogo } from './fetch-logo.ts'

export interface SaveLogosOptions {
  store: LeagueStore
  /** See `FetchLogoOptions`. */
  baseUrl?: string
  signal?: AbortSignal
  /** Milliseconds since 1970. */
  now?: () => number
}

const atOnce = 4
/** Milliseconds for all of them: an import does not wait long for pictures. */
const longestWait = 15_000
/** Failed pictures are tried again after a day; a running season is read every half hour. */
const retryMilliseconds = 24 * 60 * 60_000

/**
 * The season with its pictures. Does not fail where some are missing: marks are shown. `bytes` is the size of the saved pictures. Throws
 * `signal`'s reason.
 */
export async function saveLogos(
  season: HostSeason,
  { store, baseUrl, signal, now = Date.now }: SaveLogosOptions,
): Promise<{ season: HostSeason; bytes: number }> {
  const urls = [...new Set(season.teams.flatMap(({ logoUrl }) => logoUrl ?? []))]
  const before = await store.logos.of(season)
  if (urls.length === 0 && before.length === 0) return { season, bytes: 0 }
  const known = new Map(before.map((logo) => [logo.url, logo]))
  // A file with a time in the future was written while the clock was wrong: its age is unknown.
  const isRecent = (age: number) => age >= 0 && age < retryMilliseconds
  const isFresh = ({ picture, triedAt }: SavedLogo) => picture !== null || isRecent(now() - Date.parse(triedAt))
  const late = AbortSignal.timeout(longestWait)
  const until = signal ? AbortSignal.any([signal, late]) : late

  async function keep(url: string): Promise<SavedLogo> {
    const saved = known.get(url)
    if (saved && isFresh(saved)) return saved
    const triedAt = new Date(now()).toISOString()
    const picture = await fetchLogo(url, { baseUrl, signal: until })
      .then(drawLogo)
      .catch(() => null)
    return { url, triedAt, picture, digest: picture && digestOf(picture) }
  }

  const saved = await pLimit(atOnce).map(urls, keep)
  signal?.throwIfAborted()
  // Pictures are no reason to lose an import: without space for them, marks are shown.
  const bytes = await store.logos.write(season, saved).catch(() => 0)
  return { season: withSavedLogos(season, bytes > 0 ? saved : before), bytes }
}

/** See `SavedLogo`. */
function digestOf(picture: Uint8Array): string {
  return createHash('sha256').update(picture).digest('hex').slice(0, 32)
}
