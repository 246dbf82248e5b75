import type { EndpointName, endpoints, Parameters } from '../contract/endpoints.ts'
import type { ResponseOf } from '../contract/responses/index.ts'
import type { LeagueKey } from '../domain/identity.ts'
import type { LeagueSeason } from '../domain/league-season.ts'
import type { SeasonStatistics } from '../domain/season-statistics.ts'
import type { ListedLeague } from '../hosts/league-source.ts'
import type { HistoryInput } from './history-input.ts'

/** The `league` response, which the store keeps beside a season, so that the list of leagues opens no season. */
export type LeagueCard = ResponseOf<'league'>

/** What is known of a season beyond its own document. */
export interface SeasonContext {
  /** All stored seasons of the league. */
  seasons: readonly LeagueKey[]
  /** When its newest response of its host was saved, ISO 8601; null where unknown. */
  asOf: string | null
  /** How many seasons a forecast simulates; the usual number by default. */
  forecastRuns?: number
  /** Weeks and players are still being read. */
  isPartial?: boolean
}

export interface SeasonInput {
  season: LeagueSeason
  context: SeasonContext
  /** Read only for endpoints with `readsStatistics`; null where the season has none. */
  statistics?: SeasonStatistics | null
}

export interface StoreInput {
  /** The page of the list that was requested, the most recent season first. */
  cards: LeagueCard[]
}

export interface HostInput {
  /** What the host responded. */
  leagues: readonly ListedLeague[]
}

export type HandlerInput<N extends EndpointName> = (typeof endpoints)[N]['scope'] extends 'store'
  ? StoreInput
  : (typeof endpoints)[N]['scope'] extends 'host'
    ? HostInput
    : (typeof endpoints)[N]['scope'] extends 'history'
      ? HistoryInput
      : SeasonInput

/**
 * Handles one endpoint. Parameters are validated and have their defaults. Throws `DomainError`: 'not-found' for a team,
 * player or roster that is not in the season, 'bad-request' for parameters that do not belong together.
 */
export type Handler<N extends EndpointName> = (input: HandlerInput<N>, parameters: Parameters<N>) => ResponseOf<N>
