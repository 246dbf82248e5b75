/** What passes between a page and its engine's worker. Both are of the same build, so the types are reliable. */
import type { TransferHandler } from 'comlink'
import type { ImportProgress } from '../contract/progress.ts'
import type { SealedLink } from '../contract/sealed-link.ts'
import type { ErrorKind } from '../domain/errors.ts'
import type { LeagueKey, LeagueRef } from '../domain/identity.ts'
import type { Completeness } from '../domain/league-season.ts'
import type { DroppedFile } from '../service/league-files.ts'
import type { StoredLeague } from '../service/list-leagues.ts'
import type { SeasonSource } from '../storage/league-store.ts'

export type { DroppedFile, StoredLeague }

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

/** One call of the contract; parameters as in an address. */
export interface EngineCall {
  name: string
  parameters: Readonly<Record<string, string>>
  /** The league of the page's address: ids of teams and players do not say which league it is on every host. */
  pageLeague?: LeagueRef
}

type Progress = ImportProgress['progress']

/** What the worker exposes to its page by comlink. All of it rejects with an `EngineFailure`. */
export interface EngineApi {
  /** Passes on events, those before the first listener included. */
  listen(listener: (event: EngineEvent) => void): void
  call(call: EngineCall, signal?: AbortSignal, onProgress?: (progress: Progress) => void): Promise<EngineResponse>
  /** Reads a season from its host again. */
  refresh(key: LeagueKey): Promise<void>
  /** Imports the leagues in files. */
  open(files: readonly DroppedFile[]): Promise<LeagueKey[]>
  /** Opens a sealed league, from its file where that is given. */
  openSealed(link: SealedLink, bytes: Uint8Array<ArrayBuffer> | null): Promise<LeagueKey[]>
  /** Makes the file of a sealed league of this device. */
  seal(league: LeagueRef): Promise<SealedOnDevice>
  list(): Promise<StoredLeague[]>
  /** Removes all seasons of a league from the device. */
  remove(league: LeagueRef): Promise<void>
}

/** Why a task failed, with a message for users. */
export interface EngineFailure {
  kind: ErrorKind | 'crash'
  /** The status that the server would respond with. */
  status: number
  detail: string
}

export type EngineEvent =
  /** A season on the device was changed or removed, by this tab or another one. `known`: how much of it has been read. */
  | ({ kind: 'changed'; known: Completeness } & LeagueKey)
  /** Progress of an import of the league; null once it has ended, with a message if it failed. */
  | ({ kind: 'progress'; progress: Progress } & LeagueRef)
  | ({ kind: 'progress'; progress: null; failure: string | null } & LeagueRef)
  /** A sentence for the user, e.g. that a league was removed for lack of space. */
  | { kind: 'note'; message: string }

/** How comlink passes the signal of a caller that may leave. */
export const signalTransfer: TransferHandler<AbortSignal, MessagePort> = {
  canHandle: (value): value is AbortSignal => value instanceof AbortSignal,
  serialize(signal) {
    const { port1, port2 } = new MessageChannel()
    signal.addEventListener('abort', () => port1.postMessage(null), { once: true })
    return [port2, [port2]]
  },
  deserialize(port) {
    const controller = new AbortController()
    port.onmessage = () => {
      controller.abort()
      port.close()
    }
    return controller.signal
  },
}
