/** What a host may have that is newer than a stored season. */
import { hasIdPerSeason } from '../domain/identity.ts'
import { gameMinutes, gamesStateAt } from '../domain/nfl-clock.ts'
import { isBeingRead, isClosed, type SeasonCard } from '../storage/league-store.ts'
import { keyOfCard, type WantedImport } from './import-season.ts'

/** How a call views a season. */
export interface View {
  /** Somebody watches the board of its running week. */
  isWatched?: boolean
  /** Somebody watches its draft board, of which the newest picks are requested. */
  isDraftWatched?: boolean
  /** The call names no season: it wants the league's newest. */
  isNewest?: boolean
  /** See `FetchSeasonOptions`: of a season that was not read to its end. */
  first?: 'draft'
}

export interface Visit extends View {
  /** Milliseconds since a host was requested; infinite if unknown. */
  ageOf: (time: string | null) => number
  /** Milliseconds after which a season that may change is read again. */
  oldAfter: number
  /** Whether it is read again sooner, see `createAllowances`. */
  isAllowedSooner?: boolean
  /** Milliseconds since it was read whole; left out: as long ago as any of it. */
  wholeAge?: number
  now: Date
}

/** While somebody looks: pages ask every minute, and the first of them refreshes for all. */
export const liveAfter = 45_000

const minute = 60_000
const dayMilliseconds = 24 * 60 * minute
const weekMilliseconds = 7 * dayMilliseconds
/** A Tuesday at 09:00 UTC: by then the hosts have turned to the next week. */
const turnOfAWeek = Date.UTC(1970, 0, 6, 9)
/** A draft takes at most this long; slow drafts of several days are read like other seasons. */
const draftMilliseconds = 8 * 60 * minute
/** A commissioner may begin it before its time. */
const earlyMilliseconds = 60 * minute

/** How often the season after a closed one is looked for: it comes once a year, and pages do not wait for it. */
const nextAfter = dayMilliseconds

/** Null: nothing. Where each season has an id of its own, none leads to the next one. */
export function findRefresh(card: SeasonCard, visit: Visit): WantedImport | null {
  const { ageOf, oldAfter, isAllowedSooner = false, now, isDraftWatched = false, isNewest = false, first } = visit
  const { asOf, nextSoughtAt = null, summary } = card
  const whole = wholeOf(card)
  const age = ageOf(asOf)
  const { wholeAge = age } = visit
  if (isBeingRead(card)) return { ...whole, first }
  if (!isClosed(card)) {
    if (age < liveAfter) return null
    if (wholeAge >= oldAfter) return whole
    // Their points are one request, the whole season several.
    if (isPlayed(card, now)) return { ...whole, onlyRunning: true }
    if (isDraftWatched && isBeingDrafted(card, now)) return { ...whole, onlyRunning: true }
    return isAllowedSooner || isBehind(card, now) ? whole : null
  }
  if (!isNewest || hasIdPerSeason(summary.host)) return null
  if (Math.min(age, ageOf(nextSoughtAt)) < nextAfter) return null
  return nextOf(card)
}

export const wholeOf = (card: SeasonCard): WantedImport => ({ ...keyOfCard(card), until: 'whole' })

/** The season that follows. */
export function nextOf(card: SeasonCard): WantedImport {
  const next = { after: card.summary.season, soughtAt: card.nextSoughtAt ?? null }
  return { ...wholeOf(card), season: null, next }
}

/**
 * Whether a season of a host has certainly changed since it was read: NFL games of its week have ended, its week has turned, or the
 * corrections of its last week are over.
 */
export function isBehind(card: SeasonCard, now: Date): boolean {
  const { asOf, source, summary } = card
  if (source !== 'host' || asOf === null || isClosed(card)) return false
  const { phase } = summary.status
  const ends = summary.kickoffs.map((kickoff) => Date.parse(kickoff) + gameMinutes * minute)
  const turns = phase === 'in-season' ? [lastTurn(now)] : []
  const corrections = phase === 'complete' ? [Date.parse(summary.correctedAt)] : []
  return [...ends, ...turns, ...corrections].some((time) => time <= now.getTime() && time > Date.parse(asOf))
}

function lastTurn(now: Date): number {
  const weeks = Math.floor((now.getTime() - turnOfAWeek) / weekMilliseconds)
  return turnOfAWeek + weeks * weekMilliseconds
}

/** Whether NFL games of the season's running week are being played. */
export function isPlayed({ summary: { kickoffs } }: SeasonCard, now: Date): boolean {
  return kickoffs.length > 0 && gamesStateAt(kickoffs, now.getTime()) === 'playing'
}

function isBeingDrafted({ summary: { status, draft } }: SeasonCard, now: Date): boolean {
  if (status.phase !== 'pre-draft') return false
  const since = draft.date === null ? Number.NaN : now.getTime() - Date.parse(draft.date)
  return status.isDrafting || (since >= -earlyMilliseconds && since < draftMilliseconds)
}

/**
 * The last kickoff or end of a game of the running week that is past and later than the season was read, ISO 8601: the state of the week
 * follows the clock, not the age of what is stored. Null if there is none.
 */
export function lastBoundary({ asOf, source, summary: { kickoffs } }: SeasonCard, now: Date): string | null {
  // A demo league lives by a clock of its own: it is always the Sunday of its week.
  if (source === 'demo') return null
  const times = kickoffs.flatMap((kickoff) => [Date.parse(kickoff), Date.parse(kickoff) + gameMinutes * minute])
  const last = Math.max(...times.filter((time) => time <= now.getTime()))
  return asOf !== null && last > Date.parse(asOf) ? new Date(last).toISOString() : null
}
