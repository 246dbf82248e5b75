/** Responses to calls about one season, or about all stored seasons of a league. */
import type { OpenedBook } from '../book/book-seasons.ts'
import { type EndpointName, endpoints, type Parameters } from '../contract/endpoints.ts'
import { type JoinParameters, readJoin } from '../contract/league-join.ts'
import { listElsewhere } from '../domain/counted-seasons.ts'
import { DomainError } from '../domain/errors.ts'
import type { LeagueKey, LeagueRef } from '../domain/identity.ts'
import {
  DamagedSeason,
  isBeingRead,
  type LeagueStore,
  type SeasonCard,
  type SeasonOrigin,
} from '../storage/league-store.ts'
import type { Compute } from './compute.ts'
import type { FoundSeason } from './find-season.ts'
import type { ImportJobs } from './import-jobs.ts'
import { listSavedTimes } from './joined-seasons.ts'

/** How long a response stays valid: not at all, a minute, or (of a finished season that is named) for good. */
export type Freshness = 'none' | 'minute' | 'lasting'

export interface ComputedResponse<R> {
  kind: 'response'
  response: R
  freshness: Freshness
  origin: Pick<SeasonOrigin, 'source' | 'asOf'> | null
}

export interface FoundHistory {
  /** Stored seasons of the league and of the ids that its book adds, the newest first. */
  keys: readonly LeagueKey[]
  book: OpenedBook | null
}

export interface SeasonResponderOptions<R> {
  store: LeagueStore
  compute: Compute<R>
  findHistory: (league: LeagueRef, also: readonly LeagueRef[]) => Promise<FoundHistory>
  showsMoney: boolean | undefined
  /** Why seasons could not be read lately. */
  refusals: ImportJobs['refusals']
  /** Called with each season that is viewed. */
  onView: (key: LeagueKey, card: SeasonCard) => void
}

export function openSeasonResponder<R>({
  store,
  compute,
  findHistory,
  showsMoney,
  refusals,
  onView,
}: SeasonResponderOptions<R>) {
  async function respondFrom<N extends EndpointName>(
    name: N,
    parameters: Parameters<N>,
    { key, card, isFixed }: FoundSeason,
  ): Promise<ComputedResponse<R>> {
    const { source, asOf, version } = card
    const origin = { source, asOf }
    if (endpoints[name].scope === 'history') {
      // It changes with every season that is imported.
      return { kind: 'response', response: await computeHistory(name, parameters, key), freshness: 'none', origin }
    }
    const seasons = await store.seasonsOf(key)
    const joined = 'namesOtherSeasons' in endpoints[name] ? await listJoined(key, seasons) : []
    const context = {
      seasons,
      ...(joined.length > 0 ? { joined } : {}),
      asOf,
      ...(isBeingRead(card) ? { isPartial: true } : {}),
    }
    const response = await compute({ key, version, name, parameters, context })
    return { kind: 'response', response, freshness: freshnessOf(name, card, isFixed), origin }
  }

  /** The seasons of other leagues that the book joins in years of which the league has none; those with pages only. */
  async function listJoined(league: LeagueKey, own: readonly LeagueKey[]): Promise<LeagueKey[]> {
    // A book that cannot be read is reported by the pages that show it.
    const { keys, book } = await findHistory(league, []).catch((error) => {
      if (!(error instanceof DomainError)) throw error
      return { keys: [], book: null }
    })
    if (!book) return []
    const cards = await Promise.all(keys.map((key) => store.card(key).catch(() => null)))
    const whole = keys.filter((_, index) => cards[index]?.known === 'whole')
    const years = own.map(({ season }) => season)
    return listElsewhere(whole, years, { league, chosen: book.book.years })
  }

  /** About all stored seasons of a league; those that are being read are left out, and those that cannot be read are named as missing. */
  async function computeHistory<N extends EndpointName>(
    name: N,
    parameters: Parameters<N>,
    key: LeagueKey,
  ): Promise<R> {
    const league: LeagueRef = { host: key.host, leagueId: key.leagueId }
    const join = readJoin(parameters as JoinParameters)
    const { keys, book } = await findHistory(league, join.also)
    const reasons = new Map(refusals(keys))
    const found = keys.map(async (one) => ({
      key: one,
      card: await store.card(one).catch((error) => {
        // A damaged season is rebuilt, or imported again.
        if (!(error instanceof DomainError) || error.kind !== 'storage' || error instanceof DamagedSeason) throw error
        reasons.set(one.season, error.readerMessage)
        return null
      }),
    }))
    const cards = (await Promise.all(found)).flatMap(({ key: one, card }) =>
      card && !isBeingRead(card) ? [{ key: one, card }] : [],
    )
    for (const one of cards) onView(one.key, one.card)
    const seasons = cards.map((one) => ({ key: one.key, version: one.card.version }))
    const savedAt = listSavedTimes(cards.map((one) => one.card))
    const history = { league, book, reasons, showsMoney, join, savedAt }
    return compute({ name, parameters, seasons, history })
  }

  return respondFrom
}

/**
 * Lasting for finished seasons; a minute for running ones, and for calls that refer to the newest season. What names other seasons changes
 * with every import.
 */
function freshnessOf(name: EndpointName, card: SeasonCard, isFixed: boolean): Freshness {
  // A page that asks every minute is not to get what it had.
  if (isBeingRead(card) || (name === 'live' && card.summary.status.phase === 'in-season')) return 'none'
  const isLasting = card.summary.status.phase === 'complete' && isFixed && !('namesOtherSeasons' in endpoints[name])
  return isLasting ? 'lasting' : 'minute'
}
