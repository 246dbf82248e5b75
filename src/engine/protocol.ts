/** Messages between a page and its engine's worker. Both are of the same build, so the types are reliable. */
import type { ImportProgress } from '../contract/progress.ts'
import type { SealedLink } from '../contract/sealed-link.ts'
import type { ErrorKind } from '../domain/errors.ts'
import type { LeagueKey, LeagueRef } from '../domain/identity.ts'
import type { Completeness } from '../domain/league-season.ts'
import type { DroppedFile } from '../service/league-files.ts'
import type { SeasonSource } from '../storage/league-store.ts'
import type { DeviceLeague } from './device-list.ts'

export type { DeviceLeague, DroppedFile }

/** Where a response came from. */
export interface EngineOrigin {
  source: SeasonSource
  /** When the newest of the host's responses behind it was saved, ISO 8601; null where unknown. */
  asOf: string | null
}

export interface EngineResponse {
  /** The same text as the server's response. */
  json: string
  /** Null for lists of leagues. */
  origin: EngineOrigin | null
}

/** A league that was sealed on this device. */
export interface SealedOnDevice {
  link: SealedLink
  bytes: Uint8Array<ArrayBuffer>
  /** The newest first. */
  seasons: number[]
}

/** Tasks of the engine with their inputs and outputs. */
export interface EngineTasks {
  /** One call of the contract; parameters as in an address. */
  call: {
    input: {
      name: string
      parameters: Readonly<Record<string, string>>
      /** The league of the page's address: ids of teams and players do not say which league it is on every host. */
      pageLeague?: LeagueRef
    }
    output: EngineResponse
  }
  /** Reads a season from its host again. */
  refresh: { input: LeagueKey; output: null }
  /** Imports the leagues in files. */
  open: { input: readonly DroppedFile[]; output: LeagueKey[] }
  /** Opens a sealed league, from its file where that is given. */
  openSealed: { input: { link: SealedLink; bytes: Uint8Array<ArrayBuffer> | null }; output: LeagueKey[] }
  /** Makes the file of a sealed league of this device. */
  seal: { input: LeagueRef; output: SealedOnDevice }
  list: { input: null; output: DeviceLeague[] }
  /** Removes all seasons of a league from the device. */
  remove: { input: LeagueRef; output: null }
}

export type EngineTask = keyof EngineTasks

export type EngineRequest =
  | { [T in EngineTask]: { id: number; task: T; input: EngineTasks[T]['input'] } }[EngineTask]
  /** Nobody waits for the result any more. */
  | { id: number; task: 'abort' }

/** Why a task failed, with a message for users. */
export interface EngineFailure {
  kind: ErrorKind | 'crash'
  /** The status that the server would respond with. */
  status: number
  detail: string
}

export type EngineMessage =
  | { kind: 'done'; id: number; output: EngineTasks[EngineTask]['output'] }
  | { kind: 'failed'; id: number; failure: EngineFailure }
  /** Progress of the import that the task waits for. */
  | { kind: 'waiting'; id: number; progress: ImportProgress['progress'] }
  | EngineEvent

export type EngineEvent =
  /** A season on the device was changed or removed, by this tab or another one. `known`: how much of it has been read. */
  | ({ kind: 'changed'; known: Completeness } & LeagueKey)
  /** Progress of an import of the league; null once it has ended, with a message if it failed. */
  | ({ kind: 'progress'; progress: ImportProgress['progress'] } & LeagueRef)
  | ({ kind: 'progress'; progress: null; failure: string | null } & LeagueRef)
  /** A sentence for the user, e.g. that a league was removed for lack of space. */
  | { kind: 'note'; message: string }
