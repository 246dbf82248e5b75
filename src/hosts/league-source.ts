/**
 * The interface of a host of leagues. Code that imports, serves or stores leagues uses nothing else of a host; each host is a folder beside
 * this file. Clock, disk and network are arguments.
 */

import type { HostSeason, ImportGoal, KnownParts, PlayerNumbers } from '../domain/host-season.ts'
import type { HostName, LeagueKey } from '../domain/identity.ts'
import type { Recognized } from '../domain/recognize-league.ts'
import type { SeasonStatistics } from '../domain/season-statistics.ts'

export interface LeagueSource {
  readonly host: HostName
  /** Display name, such as "Sleeper". */
  readonly name: string
  /** Parses a text that a reader pasted; null if it is not of this host. Sends no request. */
  recognize(text: string): Recognized | null
  /** A user's leagues. Throws `DomainError('not-found')` for an unknown user. Null: the host cannot list a user's leagues. */
  readonly findLeagues: ((user: string, options: LookUpOptions) => Promise<UserLeague[]>) | null
  /** The seasons of a league up to that of the id, as far back as the host has them. */
  listSeasons(leagueId: string, options: LookUpOptions): Promise<ListedSeasons>
  /**
   * Downloads the missing responses of a season into raw folders, and reads the season. Final responses are not requested again, so an
   * interrupted import resumes. Throws `DomainError`; refused responses other than the league become warnings.
   */
  fetchSeason(leagueId: string, options: FetchSeasonOptions): Promise<HostSeason>
  /** Reads a season from its raw folder. Missing or odd data becomes a warning. Throws `DomainError`. */
  readSeason(raw: RawFolder, options: ReadSeasonOptions): Promise<HostSeason>
  /** The id of the league's season before, also of a season that cannot be read; null for none, and on hosts with one id for all seasons. */
  readPreviousId(raw: RawFolder): Promise<string | null>
  /** Players' statistics from the season's raw folder, for the rule lab. Null if the responses lack them. Sends no request. */
  readStatistics(raw: RawFolder): Promise<SeasonStatistics | null>
  /** What is stored of a response: without secrets, on hosts that send some. */
  toStored(json: unknown): unknown
  /** Data that the host never provides, each as a sentence for readers with its consequence. */
  readonly unknowns: readonly string[]
  /** Requests to date, including retries. */
  counts(): RequestCounts
}

/** A host as a source of leagues. All callers share its request limits. */
export type LeagueSources = (host: HostName) => Promise<LeagueSource>

/** A league of a user. */
export interface UserLeague {
  name: string
  teamCount: number | null
  /** Newest first. */
  seasons: { season: number; leagueId: string }[]
}

export interface ListedSeasons {
  /** Newest first. */
  seasons: { season: number; leagueId: string; name: string }[]
  /** Why older leagues may be missing, in a sentence for readers; null if the list is complete. */
  gap: string | null
}

export interface LookUpOptions {
  now: () => Date
  signal?: AbortSignal
}

export interface FetchSeasonOptions extends LookUpOptions {
  /** Null: the season of the id, or the newest one on hosts with one id for all seasons. */
  season: number | null
  /** With `season` null: only seasons after this one. Not for hosts with an id per season. */
  after?: number
  rawFor: (key: LeagueKey) => RawFolder
  /** Default 'whole'. A season with only scores has no lineups and no warnings. */
  until?: ImportGoal
  /**
   * True: the season is in its raw folder, and only what runs is requested: the points and lineups of its week in one request, or the picks
   * of its draft; everything where that does not suffice.
   */
  onlyRunning?: boolean
  /** True: the league and its last week are requested even if they are saved and cannot change any more. */
  isExplicit?: boolean
  /** 'draft': its picks with their players are requested right after the league. Left out: scores are. */
  first?: 'draft'
  /** Numbers that the players of a season had before; a partial season has these. */
  numbersOf?: (key: LeagueKey) => Promise<PlayerNumbers>
  onProgress?: (step: ImportStep) => void
  /** Called with the partial season while the rest is being downloaded. */
  onEarly?: (season: HostSeason, parts: KnownParts) => Promise<void> | void
}

export interface ReadSeasonOptions {
  leagueId: string
  /** Null: the season in the folder. */
  season: number | null
  /** The league's number in public ids, if the store has assigned one. */
  leagueNumber?: number
  /** Earlier numbers of this season's players, which they keep. */
  numbers?: PlayerNumbers
  onProgress?: (step: ImportStep) => void
  signal?: AbortSignal
}

/** Progress of an import. `done` and `total` count requests, or files if nothing is requested. */
export interface ImportStep {
  /** Label of a progress bar. */
  step: string
  week: number | null
  done: number
  total: number
}

/** Label of a progress bar. */
export function formatStep({ step, week }: Pick<ImportStep, 'step' | 'week'>): string {
  if (week !== null) return `Week ${week}: ${step}`
  return step.charAt(0).toUpperCase() + step.slice(1)
}

/** Requests to a host by outcome. */
export interface RequestCounts {
  answered: number
  /** The host refused (4xx). */
  refused: number
  /** No usable response: the host or the network failed, or the host asked to slow down. */
  failed: number
}

/** Folder of a host's unchanged responses for one league season. */
export interface RawFolder {
  /**
   * Parsed JSON of the file `name` (without `.gz`); null if there is none. Throws DomainError('unreadable-answer') with the file's name if
   * it is truncated or not JSON.
   */
  read(name: string): Promise<unknown | null>
  /** Writes the response atomically: readers see the old file or the new one. */
  write(name: string, json: unknown): Promise<void>
  /** Names of existing files, without `.gz`, sorted. */
  list(): Promise<string[]>
}

/** A simulated league season, which can be written as a raw folder. */
export interface DemoLeague extends LeagueKey {
  name: string
  /** When its host responds by this clock: a running season is always in the Sunday of its week. Null: the day before that. */
  momentAt(now: Date | null): Date
  /** The files of its raw folder by name, in its host's shapes, as of a moment. The same bytes every time. */
  generate(at?: Date): Record<string, unknown>
}
