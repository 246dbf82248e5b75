/** What passes between a page and its engine's worker. Both are of the same build, so the types are reliable. */
import type { TransferHandler } from 'comlink'
import type { EndpointName } from '../contract/endpoints.ts'
import type { LeagueJoin } from '../contract/league-join.ts'
import type { ErrorBody } from '../contract/progress.ts'
import type { SeasonSource } from '../contract/response-headers.ts'
import type { SealedLink } from '../contract/sealed-link.ts'
import type { DroppedFile, LeagueEvent, StoredLeague } from '../contract/stored-leagues.ts'
import type { HostName, LeagueKey, LeagueRef } from '../domain/identity.ts'

/** A response on its way to the page, which no thread can send as it is: what `new Response` takes. */
export type SentResponse = [body: string, init: { status: number; headers: [name: string, value: string][] }]

/** A league that was sealed on this device. */
export interface SealedOnDevice {
  link: SealedLink
  bytes: Uint8Array<ArrayBuffer>
  /** The newest first. */
  seasons: number[]
}

/** A league that is here from elsewhere than from a link. */
export interface LeagueOnDevice extends NamedLeague {
  source: SeasonSource | null
  asOf: string | null
}

/** A league by the id of its newest season. */
export interface NamedLeague extends LeagueRef {
  /** Null where it cannot be read. */
  name: string | null
  /** The newest first. */
  seasons: number[]
}

/** The league that a link's file has. */
export interface OfferedLeague extends NamedLeague {
  /** When the file was made, ISO 8601. */
  sealedAt: string
  throughWeek: number
  /** The leagues that it is joined with. */
  joined: NamedLeague[]
}

export type OpenedSealed =
  /** The newest season first. */
  | { kind: 'opened'; seasons: LeagueKey[] }
  /** Leagues are here already, and were not read from this link: the reader decides which ones stay. */
  | {
      kind: 'taken'
      here: LeagueOnDevice[]
      offered: OfferedLeague
      /** Whether only leagues that the file's league is joined with are here: it can be opened beside them. */
      isJoinedOnly: boolean
    }

export interface OpenSealedOptions {
  /** Replaces leagues that are here from elsewhere. */
  replaces?: boolean
  /** Leaves leagues that are here from elsewhere, and with which the file's league is joined, as they are. */
  keepsJoined?: boolean
}

/** One call of the contract; parameters as in an address. */
interface EngineCall {
  name: string
  parameters: Readonly<Record<string, string>>
  /** The league of the page's address: ids of teams and players do not say which league it is on every host. */
  pageLeague?: LeagueRef
  /** See `RespondOptions`: for embeds. */
  waitsForRefresh?: boolean
  /** See `RespondOptions`. */
  first?: 'draft'
}

/** What a shell names its worker: the league that is read at once, and what is read first of it. */
export interface EarlyCall extends Pick<EngineCall, 'parameters' | 'first'> {
  /** The screen's calls that have a response before the season is whole. */
  computes: readonly EndpointName[]
  /** What the shell has requested from the league's host already, and sends as `EarlyResponse`. */
  requested: readonly string[]
}

/** What a host has responded to the shell. */
export interface EarlyResponse {
  url: string
  /** What `new Response` takes; absent where the request failed: the worker sends its own, and explains what is wrong. */
  sent?: [body: ArrayBuffer, init: { status: number; headers: [name: string, value: string][] }]
}

/** With which requests the engine begins to read a league, by host: their URLs with `LEAGUE` and `YEAR`. */
export interface FirstRequests {
  init: RequestInit
  urls: Readonly<Record<HostName, readonly string[]>>
  /** Regular expression of ids that no host is asked for. */
  except: string
}

export interface Engine {
  /**
   * The response to one call, with its age, and in the names of the code; parameters as in an address. Reads the season from its host first
   * where it is not stored. Throws `DomainError`.
   */
  call(name: EndpointName, parameters: Readonly<Record<string, string>>, wait?: CallWait): Promise<Response>
  /** Reads a season from its host again, whatever its age. Throws `DomainError`. */
  refresh(key: LeagueKey): Promise<void>
  /** Imports the leagues in the files and returns their keys. Throws `DomainError`. */
  open(files: readonly DroppedFile[]): Promise<LeagueKey[]>
  /** Leagues on this device, the most recently viewed first. */
  list(): Promise<StoredLeague[]>
  /**
   * Reads the league of a sealed link onto the device, from `bytes` or from where the link says. Without options nothing that is here from
   * elsewhere changes. Throws `DomainError`.
   */
  openSealed(
    link: SealedLink,
    bytes: Uint8Array<ArrayBuffer> | null,
    options?: OpenSealedOptions,
  ): Promise<OpenedSealed>
  /** Seals a league of the device with what the reader joined to it, under the same link each time. Throws `DomainError`. */
  seal(league: LeagueRef, join: LeagueJoin): Promise<SealedOnDevice>
  /** The link that a league was opened with; null if it is here from elsewhere. */
  linkOf(league: LeagueRef): Promise<SealedLink | null>
  /** What `remove` removes beside the league: the leagues that came with it in its sealed file, with the seasons that are removed. */
  listRemovedWith(league: LeagueRef): Promise<NamedLeague[]>
  /** Removes all seasons of the league, and the leagues that came with it in its sealed file: returns these. */
  remove(league: LeagueRef): Promise<LeagueRef[]>
  /** Resolves once nothing is being read from a host, or from a sealed file. */
  idle(): Promise<void>
}

export interface CallWait extends Pick<EngineCall, 'pageLeague' | 'waitsForRefresh' | 'first'> {
  signal?: AbortSignal
  /** Milliseconds after which the progress of an import is the response (202), as a server's; absent: the season is waited for. */
  patience?: number
}

/** What the worker exposes to its page by comlink. All of it rejects with an `EngineFailure`. */
export interface EngineApi extends Omit<Engine, 'call' | 'idle'> {
  /** Passes on events, those before the first listener included. */
  listen(listener: (event: EngineEvent) => void): void
  call(call: EngineCall, signal?: AbortSignal): Promise<SentResponse>
}

/** Why a task failed, with a message for users and the status that the server would respond with. */
export interface EngineFailure extends ErrorBody {
  status: number
}

/** Of a league on the device: of this tab or another one. */
export type TabMessage = LeagueEvent<string | null>

/** Messages of a tab also go to its own page. */
export interface TabChannel {
  /** Sends to this tab's page and all other tabs. */
  post(message: TabMessage): void
  /** Receives what other tabs send. */
  onMessage(listener: (message: TabMessage) => void): void
}

export type EngineEvent =
  | TabMessage
  /** A sentence for the user, e.g. that a league was removed for lack of space. */
  | { kind: 'note'; message: string }
  /** The page is back from the back/forward cache, where it missed all events. */
  | { kind: 'returned' }

/** Of a league that was removed while a page showed it. */
export const removedHere = 'This league was removed from this device. Open it again.'

/** Of a browser that saves nothing: a league from a file would be gone with the page. */
export const savesNothing =
  'Your browser doesn’t let this site save data. Allow it, or open the league in another browser or window.'

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
