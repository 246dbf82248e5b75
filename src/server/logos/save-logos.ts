/** Fetches the teams' pictures of a season that was just read, re-renders them small and saves them. */
import { createHash } from 'node:crypto'
import pLimit from 'p-limit'
import type { LeagueSeason } from '../../domain/league-season.ts'
import type { LeagueStore } from '../../storage/league-store.ts'
import { type SavedLogo, withSavedLogos } from '../../storage/logo-store.ts'
import { drawLogo } from './draw-logo.ts'
import { fetchLogo } from './fetch-logo.ts'

/** Results for the teams' pictures. */
export interface LogoFigures {
  /** Teams whose picture is shown. */
  shown: number
  /** Teams whose picture could not be fetched; their marks are shown. */
  failed: number
}

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
 * The season with its pictures. Does not fail where some are missing: the teams concerned are counted. `bytes` is the size
 * of the saved pictures. Throws `signal`'s reason.
 */
export async function saveLogos(
  season: LeagueSeason,
  { store, baseUrl, signal, now = Date.now }: SaveLogosOptions,
): Promise<{ season: LeagueSeason; figures: LogoFigures; bytes: number }> {
  const urls = [...new Set(season.teams.flatMap(({ logoUrl }) => logoUrl ?? []))]
  const before = await store.logos.of(season)
  if (urls.length === 0 && before.length === 0) return { season, figures: { shown: 0, failed: 0 }, bytes: 0 }
  const known = new Map(before.map((logo) => [logo.url, logo]))
  const isFresh = ({ picture, triedAt }: SavedLogo) =>
    picture !== null || now() - Date.parse(triedAt) < retryMilliseconds
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
  const shown = withSavedLogos(season, bytes > 0 ? saved : before)
  const count = shown.teams.filter(({ logo }) => logo !== undefined).length
  const wanted = season.teams.filter(({ logoUrl }) => logoUrl !== null).length
  return { season: shown, figures: { shown: count, failed: wanted - count }, bytes }
}

/** See `SavedLogo`. */
function digestOf(picture: Uint8Array): string {
  return createHash('sha256').update(picture).digest('hex').slice(0, 32)
}
