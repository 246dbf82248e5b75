import type { Answer } from '../contract/answers/index.ts'
import type { EndpointName, endpoints, Parameters } from '../contract/endpoints.ts'
import type { LeagueSeason } from '../domain/league-season.ts'

/** What the store keeps beside a season, so that the list of leagues opens no season: the `league` answer itself. */
export type LeagueCard = Answer<'league'>

/** What a season's own document does not say of it. */
export interface SeasonContext {
  /** All seasons of this ESPN league that are here. */
  seasons: number[]
  /** When it was read from ESPN, ISO 8601; null where nobody knows. */
  asOf: string | null
  /** How many seasons a forecast plays; the usual number where it is not said. */
  forecastRuns?: number
  /** Weeks and players are still being read. */
  isPartial?: boolean
}

export interface SeasonInput {
  season: LeagueSeason
  context: SeasonContext
}

export interface StoreInput {
  /** The page of the list that was asked for, the most recent season first. */
  cards: LeagueCard[]
}

export type HandlerInput<N extends EndpointName> = (typeof endpoints)[N]['scope'] extends 'store'
  ? StoreInput
  : SeasonInput

/**
 * Answers one endpoint. Parameters are checked and have their defaults. Throws `DomainError`: 'not-found' for a team,
 * player or roster that is not in the season, 'bad-request' for parameters that do not belong together.
 */
export type Handler<N extends EndpointName> = (input: HandlerInput<N>, parameters: Parameters<N>) => Answer<N>
