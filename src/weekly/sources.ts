/** What an edition is written from: API responses, whoever loaded them. */
import type { EndpointName } from '../contract/endpoints.ts'
import type { ResponseOf } from '../contract/responses/index.ts'

/** A response of any server: every field may be missing or null. Whole responses and leniently read ones both are of this type. */
export type Lenient<T> = T extends readonly (infer Item)[]
  ? readonly Lenient<Item>[]
  : T extends string
    ? string
    : T extends boolean
      ? boolean
      : T extends object
        ? { readonly [K in keyof T]?: Lenient<T[K]> | null | undefined }
        : T

export type LenientResponse<N extends EndpointName> = Lenient<ResponseOf<N>>

/** The same for every edition of a season. Null: there is no such response, and what it would say is left out. */
export interface SeasonSources {
  league: LenientResponse<'hostLeague'>
  schedule: LenientResponse<'hostLeagueSchedule'> | null
  standings: LenientResponse<'standings'> | null
  forecastHistory: LenientResponse<'forecastHistory'> | null
  moves: LenientResponse<'moves'> | null
  bracket: LenientResponse<'bracket'> | null
  history: LenientResponse<'history'> | null
}

/** Of one week; lists hold what there is. */
export interface WeekSources {
  /** Of this week; in leagues where points add up, of all weeks up to it. */
  scoreboards: readonly LenientResponse<'scoreboard'>[]
  startSit: readonly LenientResponse<'startSitAnalysis'>[]
  rosters: readonly LenientResponse<'weeklyRoster'>[]
}

export interface EditionSources extends SeasonSources, WeekSources {}
