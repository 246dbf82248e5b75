/** What a page and its engine's worker tell each other. The types hold on both sides: both are of one build. */
import type { ImportProgress } from '../contract/progress.ts'
import type { ErrorKind } from '../domain/errors.ts'
import type { SeasonKey } from '../domain/identity.ts'
import type { Completeness } from '../domain/league-season.ts'
import type { SeasonSource } from '../storage/season-store.ts'
import type { DeviceLeague } from './device-list.ts'
import type { DroppedFile } from './league-files.ts'

export type { DeviceLeague, DroppedFile }

/** Where an answer came from. */
export interface EngineOrigin {
  source: SeasonSource
  /** When it was read from ESPN, ISO 8601; null where nobody knows. */
  asOf: string | null
}

export interface EngineAnswer {
  /** The same text as the server's answer. */
  json: string
  /** Null for the list of leagues. */
  origin: EngineOrigin | null
}

/** What the engine does, and what comes of it. */
export interface EngineTasks {
  /** One call of the contract; parameters as they stand in an address. */
  call: { input: { name: string; parameters: Readonly<Record<string, string>> }; output: EngineAnswer }
  /** Reads a season again from ESPN. */
  refresh: { input: SeasonKey; output: null }
  /** Opens the leagues that files hold. */
  open: { input: readonly DroppedFile[]; output: SeasonKey[] }
  list: { input: null; output: DeviceLeague[] }
  /** Removes a league from the device. */
  remove: { input: { espnLeagueId: number }; output: null }
}

export type EngineTask = keyof EngineTasks

export type EngineRequest =
  | { [T in EngineTask]: { id: number; task: T; input: EngineTasks[T]['input'] } }[EngineTask]
  /** Nobody waits for it any more. */
  | { id: number; task: 'abort' }

/** Why a task failed, in words for a reader. */
export interface EngineFailure {
  kind: ErrorKind | 'crash'
  /** As the server would answer. */
  status: number
  detail: string
}

export type EngineMessage =
  | { kind: 'done'; id: number; output: EngineTasks[EngineTask]['output'] }
  | { kind: 'failed'; id: number; failure: EngineFailure }
  /** How far the import is that the task waits for. */
  | { kind: 'waiting'; id: number; progress: ImportProgress['progress'] }
  | EngineEvent

export type EngineEvent =
  /** A season on the device is another now, or gone, because of this tab or another one. `known`: how much of it there is. */
  | ({ kind: 'changed'; known: Completeness } & SeasonKey)
  /** How far an import of the league is; null once it has ended, with what went wrong in words, or null. */
  | { kind: 'progress'; espnLeagueId: number; progress: ImportProgress['progress'] }
  | { kind: 'progress'; espnLeagueId: number; progress: null; failure: string | null }
  /** A sentence for the reader, e.g. that a league had to go as there was no room. */
  | { kind: 'note'; message: string }
