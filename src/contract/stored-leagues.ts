/** Leagues of a store, and files with leagues, between pages, tabs and the service. */
import type { KnownParts } from '../domain/host-season.ts'
import type { LeagueKey, LeagueRef } from '../domain/identity.ts'
import type { ImportProgress } from './progress.ts'
import type { SeasonSource } from './response-headers.ts'

/** A league by the id of its newest season. */
export interface StoredLeague extends LeagueRef {
  /** Null where all its seasons are damaged. */
  name: string | null
  /** Null where all its seasons are damaged. */
  source: SeasonSource | null
  /** Newest first. */
  seasons: number[]
  /** Of all its seasons. */
  leagueIds: string[]
  /** When the newest response of its newest season was saved, ISO 8601; null where unknown. */
  asOf: string | null
  /** When any of its seasons was last viewed, ISO 8601. */
  usedAt: string
  bytes: number
}

/** A file that the user dropped. */
export interface DroppedFile {
  /** With its folders, where they are known. */
  path: string
  bytes: Uint8Array<ArrayBuffer>
}

/** What becomes of a league of the store. Another tab on the same store may follow what one reports. */
export type LeagueEvent<Failure = unknown> =
  /** A season was stored, with these parts of it. */
  | ({ kind: 'changed' } & KnownParts & LeagueKey)
  | ({ kind: 'removed' } & LeagueKey)
  /** Progress of an import of the league; null once it has ended, with why it failed, or null. */
  | ({ kind: 'progress'; progress: ImportProgress['progress'] } & LeagueRef)
  | ({ kind: 'progress'; progress: null; failure: Failure } & LeagueRef)
