import type { SeasonSummary } from '../analytics/season-summary.ts'
import type { EndpointName, endpoints, Parameters } from '../contract/endpoints.ts'
import type { ResponseOf } from '../contract/responses/index.ts'
import type { LeagueKey } from '../domain/identity.ts'
import type { Season } from '../domain/season.ts'
import type { SeasonStatistics } from '../domain/season-statistics.ts'
import type { SeasonPaths } from '../domain/week-paths.ts'
import type { UserLeague } from '../hosts/league-source.ts'
import type { HistoryInput } from './history-input.ts'

/** Data about a season outside its document. */
export interface SeasonContext {
  /** All stored seasons of the league. */
  seasons: readonly LeagueKey[]
  /** Stored seasons of other leagues that the league's book joins, one a year. */
  joined?: readonly LeagueKey[]
  /** When the newest response of its host was saved, ISO 8601; null if unknown. */
  asOf: string | null
  /** Number of simulated seasons in a forecast; a default if absent. */
  forecastRuns?: number
  /**
   * The last kickoff or end of a game that is later than `asOf` and past, ISO 8601; null or absent if there is none. Only for `live`: what
   * the clock says about a week changes at these moments alone.
   */
  boundary?: string | null
  /** Weeks and players are still being read. */
  isPartial?: boolean
}

export interface SeasonInput {
  season: Season
  context: SeasonContext
  /** Read only for endpoints with `readsStatistics`; null if the season has none. */
  statistics?: SeasonStatistics | null
  /** How the chances of games moved, by week; read only for endpoints with `readsPaths`, and of weeks that were watched. */
  paths?: SeasonPaths
}

interface StoreInput {
  /** The requested page of the list, newest season first. */
  leagues: readonly { summary: SeasonSummary; context: SeasonContext }[]
}

interface HostInput {
  /** The host's response. */
  leagues: readonly UserLeague[]
}

type HandlerInput<N extends EndpointName> = (typeof endpoints)[N]['scope'] extends 'store'
  ? StoreInput
  : (typeof endpoints)[N]['scope'] extends 'host'
    ? HostInput
    : (typeof endpoints)[N]['scope'] extends 'history'
      ? HistoryInput
      : SeasonInput

/**
 * Handles one endpoint. Parameters are validated and have their defaults. Throws `DomainError`: 'not-found' for a team, player or roster
 * that is not in the season, 'bad-request' for contradictory parameters.
 */
export type Handler<N extends EndpointName> = (input: HandlerInput<N>, parameters: Parameters<N>) => ResponseOf<N>
