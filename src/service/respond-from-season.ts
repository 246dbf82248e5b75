/** Responses to calls about one season, or about all stored seasons of a league. */
import { type EndpointName, endpoints, type Parameters } from '../contract/endpoints.ts'
import type { ResponseAge } from '../contract/response-headers.ts'
import { listElsewhere } from '../domain/counted-seasons.ts'
import { DomainError } from '../domain/errors.ts'
import type { LeagueKey, LeagueRef } from '../domain/identity.ts'
import { isCompleteEnough } from '../handlers/completeness.ts'
import {
  DamagedSeason,
  isBeingRead,
  isClosed,
  type LeagueStore,
  type SeasonCard,
  type SeasonOrigin,
} from '../storage/league-store.ts'
import type { Compute } from './compute.ts'
import type { FoundSeason } from './find-season.ts'
import type { ImportJobs } from './import-jobs.ts'
import { type FindHistory, listSavedTimes } from './joined-seasons.ts'
import { lastBoundary } from './refresh-need.ts'

/** How long a response stays valid: not at all, a minute, or (of a finished season that is named) for good. */
export type Freshness = 'none' | 'minute' | 'lasting'

export interface ComputedResponse<R> {
  kind: 'response'
  response: R
  freshness: Freshness
  /** Null for responses about no season. */
  origin: ComputedOrigin | null
}

export interface ComputedOrigin
  extends Pick<SeasonOrigin, 'source' | 'asOf'>,
    Pick<ResponseAge, 'refreshing' | 'failing'> {
  /** Whether the host shows one of the response's seasons to its league's members only, or has refused it since. */
  isPrivate: boolean
}

export interface SeasonResponderOptions<R> {
  store: LeagueStore
  compute: Compute<R>
  showsMoney: boolean | undefined
  /** Why seasons could not be read lately. */
  refusals: ImportJobs['refusals']
  /** Called with each season that is viewed. */
  onView: (key: LeagueKey, card: SeasonCard) => void
  now: () => Date
  /** Whether the season is being read from its host again. */
  isRefreshing: (card: SeasonCard) => boolean
}

export function openSeasonResponder<R>({
  store,
  compute,
  showsMoney,
  refusals,
  onView,
  now,
  isRefreshing,
}: SeasonResponderOptions<R>) {
  async function respondFrom<N extends EndpointName>(
    name: N,
    parameters: Parameters<N>,
    { key, card, isFixed }: FoundSeason,
    findHistory: FindHistory,
  ): Promise<ComputedResponse<R>> {
    const { source, asOf, version } = card
    const refreshing = isRefreshing(card)
    const originOf = (cards: readonly SeasonCard[]) => ({
      source,
      asOf,
      refreshing,
      failing: card.failing ?? null,
      isPrivate: cards.some(isPrivate),
    })
    if (endpoints[name].scope === 'history') {
      const { response, cards } = await computeHistory(name, parameters, key, findHistory)
      // It changes with every season that is imported.
      return { kind: 'response', response, freshness: 'none', origin: originOf([card, ...cards]) }
    }
    const seasons = await store.seasonsOf(key)
    const joined = 'namesOtherSeasons' in endpoints[name] ? await listJoined(key, seasons, findHistory) : []
    const context = {
      seasons,
      ...(joined.length > 0 ? { joined } : {}),
      asOf,
      ...(isBeingRead(card) ? { isPartial: true } : {}),
      ...(name === 'live' ? { boundary: lastBoundary(card, now()) } : {}),
    }
    const response = await compute({ key, version, name, parameters, context })
    const freshness = refreshing ? 'none' : freshnessOf(name, card, isFixed)
    return { kind: 'response', response, freshness, origin: originOf([card]) }
  }

  /** The seasons of other leagues that the book joins in years of which the league has none; those with pages only. */
  async function listJoined(
    league: LeagueKey,
    own: readonly LeagueKey[],
    findHistory: FindHistory,
  ): Promise<LeagueKey[]> {
    // A book that cannot be read is reported by the pages that show it.
    const found = await findHistory(league).catch((error) => {
      if (!(error instanceof DomainError)) throw error
      return null
    })
    if (!found?.joined.book) return []
    const { keys, joined } = found
    const cards = await Promise.all(keys.map((key) => store.card(key).catch(() => null)))
    const whole = keys.filter((_, index) => cards[index]?.known === 'whole')
    const years = own.map(({ season }) => season)
    return listElsewhere(whole, years, { league, chosen: joined.chosenYears })
  }

  /**
   * About all stored seasons of a league; those that cannot be read are named as missing. Those that are being read are left out, or have
   * their scores only (`countsScores`).
   */
  async function computeHistory<N extends EndpointName>(
    name: N,
    parameters: Parameters<N>,
    key: LeagueKey,
    findHistory: FindHistory,
  ): Promise<{ response: R; cards: SeasonCard[] }> {
    const league: LeagueRef = { host: key.host, leagueId: key.leagueId }
    const { keys, joined } = await findHistory(league)
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
      card && isReadFor(name, card) ? [{ key: one, card }] : [],
    )
    for (const one of cards) onView(one.key, one.card)
    const seasons = cards.map(({ key: one, card }) => ({
      key: one,
      version: card.version,
      ...(isBeingRead(card) && { isPartial: true }),
    }))
    const savedAt = listSavedTimes(cards.map((one) => one.card))
    const history = { joined, reasons, showsMoney, savedAt }
    const response = await compute({ name, parameters, seasons, history })
    return { response, cards: cards.map((one) => one.card) }
  }

  return respondFrom
}

const isPrivate = ({ failing, summary }: SeasonCard) =>
  failing?.reason === 'private' || summary.settings.isPrivate === true

function isReadFor(name: EndpointName, card: SeasonCard): boolean {
  return !isBeingRead(card) || ('countsScores' in endpoints[name] && isCompleteEnough(card, 'scores'))
}

/**
 * Lasting for closed seasons; a minute for those that may change, and for calls that refer to the newest season. What names other seasons changes
 * with every import.
 */
function freshnessOf(name: EndpointName, card: SeasonCard, isFixed: boolean): Freshness {
  // A page that requests the season every minute must not receive the response that it already has.
  const { phase } = card.summary.status
  const isWatched =
    (name === 'live' && phase === 'in-season') ||
    (name === 'draftRoom' && (phase === 'pre-draft' || phase === 'pre-season'))
  if (isBeingRead(card) || isWatched) return 'none'
  const isFinal = card.source === 'host' ? isClosed(card) : card.summary.status.phase === 'complete'
  const isLasting = isFinal && isFixed && !('namesOtherSeasons' in endpoints[name])
  return isLasting ? 'lasting' : 'minute'
}
