/** Finds the league at ESPN: the requested season, or the newest one. */
import * as z from 'zod/mini'
import { DomainError } from '../../domain/errors.ts'
import { readOrNull } from '../shared/read-or-null.ts'
import { createWarnings } from '../shared/warnings.ts'
import type { EspnHttp } from './http.ts'
import { EspnRefusal } from './http-response.ts'
import { readEspnImportState } from './import-state.ts'
import { leagueFile, type RawFolder } from './raw-folder.ts'
import { isSeasonOver, type LeagueFacts, listScoredWeeks, readLeague } from './read-league.ts'
import { type FileLocation, readEspnResponse, unwrapHistory } from './read-response.ts'
import {
  addressesOf,
  type EspnRequest,
  type LeagueAddress,
  requestEspnLeague,
  requestLeagueStatus,
} from './requests.ts'
import { status as statusRecord } from './responses/league.ts'

export interface EspnLeagueSearch {
  espnLeagueId: number
  season?: number
  latestSeason?: number
  /** Only a season after this one, where `season` is left out. */
  after?: number
  /** True: the saved response of a closed season is requested again. */
  isExplicit?: boolean
  signal?: AbortSignal
}

/** A league that was not renewed has no season of this year; a league without a season in four years is given up. */
const seasonsToTry = 4

export interface FoundLeague {
  address: LeagueAddress
  facts: LeagueFacts
  /** False if the saved response of a closed season was used. */
  wasRequested: boolean
  /** True if no response of the league was saved before. */
  isNew: boolean
}

/**
 * The league response, saved in its raw folder. Throws DomainError('not-found') that distinguishes an unknown league from a
 * season which the league does not have.
 */
export async function findLeague(
  http: EspnHttp,
  rawFor: (season: number) => RawFolder,
  search: EspnLeagueSearch,
): Promise<FoundLeague> {
  const { espnLeagueId, season, latestSeason, after = 0 } = search
  if (season !== undefined) {
    return (await tryLeague(http, rawFor(season), season, search)) ?? explainMissing(http, season, search)
  }
  if (latestSeason === undefined) {
    throw new DomainError('bad-request', `Which season of league ${espnLeagueId}? Add the season, e.g. --season 2025.`)
  }
  for (const candidate of candidates(latestSeason).filter((one) => one > after)) {
    const found = await tryLeague(http, rawFor(candidate), candidate, search)
    if (found) return found
  }
  throw new DomainError(
    'not-found',
    `No ESPN league ${espnLeagueId} found in seasons ${latestSeason - seasonsToTry + 1} to ${latestSeason}; check the league ID, or give an older season.`,
  )
}

function candidates(latestSeason: number): number[] {
  return Array.from({ length: seasonsToTry }, (_, index) => latestSeason - index)
}

/** Null if ESPN has no such league or season in either archive. */
async function tryLeague(
  http: EspnHttp,
  raw: RawFolder,
  season: number,
  { espnLeagueId, isExplicit = false, signal }: EspnLeagueSearch,
): Promise<FoundLeague | null> {
  const location: FileLocation = { espnLeagueId, season, week: null, file: leagueFile }
  const saved = await readOrNull(raw, leagueFile)
  const { correctedWeek = 0 } = await readEspnImportState(raw)
  const closed = isExplicit ? null : readClosed(saved, location, correctedWeek)
  if (closed) {
    const archive = Array.isArray(saved) ? 'history' : 'seasons'
    return { address: { espnLeagueId, season, archive }, facts: closed, wasRequested: false, isNew: false }
  }
  const found = await getFromEither(http, addressesOf({ espnLeagueId, season }), requestEspnLeague, signal)
  if (found === null) return null
  const facts = readLeague(found.json, location, createWarnings())
  await raw.write(leagueFile, found.json)
  return { address: found.address, facts, wasRequested: true, isNew: saved === null }
}

/** A season whose last week was read after its corrections does not change any more; its saved response is not requested again. */
function readClosed(json: unknown, location: FileLocation, correctedWeek: number): LeagueFacts | null {
  if (json === null) return null
  try {
    const facts = readLeague(json, location, createWarnings())
    return isSeasonOver(facts) && listScoredWeeks(facts).every((week) => week <= correctedWeek) ? facts : null
  } catch (cause) {
    if (cause instanceof DomainError) return null
    throw cause
  }
}

const seasonsResponse = z.object({ seasonId: z.number(), status: statusRecord })

const adviceOnCookies = 'set ESPN_S2 and SWID to the cookies of a league member.'

async function explainMissing(http: EspnHttp, season: number, search: EspnLeagueSearch): Promise<never> {
  const { espnLeagueId, latestSeason, signal } = search
  const others = latestSeason === undefined ? [] : candidates(latestSeason).filter((other) => other !== season)
  for (const other of others) {
    const found = await getFromEither(http, addressesOf({ espnLeagueId, season: other }), requestLeagueStatus, signal)
    if (found === null) continue
    const location: FileLocation = { espnLeagueId, season: other, week: null, file: leagueFile }
    const { seasonId, status } = readEspnResponse(seasonsResponse, unwrapHistory(found.json), location)
    const seasons = [...new Set([...(status.previousSeasons ?? []), seasonId])].sort((a, b) => a - b)
    // ESPN hides old seasons of private leagues from everyone but members.
    if (seasons.includes(season)) {
      throw new DomainError(
        'private-league',
        `ESPN has season ${season} of league ${espnLeagueId}, but only shows it to members: ${http.hasCookies ? 'copy ESPN_S2 and SWID again from the browser of a member.' : adviceOnCookies}`,
      )
    }
    throw new DomainError(
      'not-found',
      `ESPN has league ${espnLeagueId}, but not its season ${season}; it has ${seasons.join(', ')}.`,
    )
  }
  const advice = `check the league ID${latestSeason === undefined ? ' and the season' : ''}`
  const isInHistory = addressesOf({ espnLeagueId, season }).some(({ archive }) => archive === 'history')
  const orPrivate = isInHistory && !http.hasCookies ? `, or, where the league is private, ${adviceOnCookies}` : '.'
  throw new DomainError('not-found', `ESPN has no league ${espnLeagueId} in season ${season}; ${advice}${orPrivate}`)
}

/**
 * The first address that has the league. Null if all respond with 404. A 401 means a private league only if no other
 * address has it.
 */
async function getFromEither(
  http: EspnHttp,
  addresses: readonly LeagueAddress[],
  request: (address: LeagueAddress) => EspnRequest,
  signal?: AbortSignal,
): Promise<{ json: unknown; address: LeagueAddress } | null> {
  let privateRefusal: EspnRefusal | null = null
  for (const address of addresses) {
    try {
      return { json: await http.get(request(address), signal), address }
    } catch (cause) {
      if (!(cause instanceof EspnRefusal)) throw cause
      if (cause.kind === 'private-league') privateRefusal ??= cause
      else if (cause.status !== 404) throw cause
    }
  }
  if (privateRefusal) throw privateRefusal
  return null
}
