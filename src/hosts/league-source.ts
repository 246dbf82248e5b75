/**
 * What a host of leagues must be able to do. Whoever imports, serves or keeps leagues knows a host by this alone; each host is a
 * folder beside this file. Nothing here has a clock, a disk or a network of its own: they come in as arguments.
 */
import type { HostName, LeagueKey } from '../domain/identity.ts'
import type { Completeness, ImportGoal, LeagueSeason, PlayerNumbers } from '../domain/league-season.ts'
import type { Recognized } from '../domain/recognize-league.ts'
import type { SeasonStatistics } from '../domain/season-statistics.ts'

export interface LeagueSource {
  readonly host: HostName
  /** As readers know it, such as "Sleeper". */
  readonly name: string
  /** What a text that a reader pasted means here; null where it is nothing of this host. Requests nothing. */
  recognize(text: string): Recognized | null
  /**
   * Leagues that a user is in. Throws `DomainError('not-found')` where there is no such user. Null: the host's leagues cannot be
   * found by user.
   */
  readonly findLeagues: ((user: string, options: LookUpOptions) => Promise<ListedLeague[]>) | null
  /** The seasons of a league up to that of the id, as far back as the host still has them. */
  listSeasons(leagueId: string, options: LookUpOptions): Promise<ListedSeasons>
  /**
   * Downloads into raw folders what they lack of a season, and reads it. What cannot change any more is not requested again, so
   * that an import that was stopped goes on where it was. Throws `DomainError`; whatever the host refuses beside the league itself
   * becomes a warning.
   */
  fetchSeason(leagueId: string, options: FetchSeasonOptions): Promise<LeagueSeason>
  /** Reads a season from its raw folder. What is merely missing or odd becomes a warning. Throws `DomainError`. */
  readSeason(raw: RawFolder, options: ReadSeasonOptions): Promise<LeagueSeason>
  /**
   * What players did on the field, from the season's raw folder: only the rule lab reads it. Null where the responses do not have
   * it. Requests nothing.
   */
  readStatistics(raw: RawFolder): Promise<SeasonStatistics | null>
  /** What the host never says, each as a sentence for readers that tells what follows from it. */
  readonly unknowns: readonly string[]
  /** Requests so far, each further attempt counted. */
  counts(): RequestCounts
}

/** A league that a user is in. */
export interface ListedLeague {
  name: string
  teamCount: number | null
  /** The newest first. */
  seasons: { season: number; leagueId: string }[]
}

export interface ListedSeasons {
  /** The newest first. */
  seasons: { season: number; leagueId: string; name: string }[]
  /** Why there may be older ones that are not listed, in a sentence for readers; null where the list is whole. */
  gap: string | null
}

export interface LookUpOptions {
  now: () => Date
  signal?: AbortSignal
}

export interface FetchSeasonOptions extends LookUpOptions {
  /** Null: the season of the id, or the newest there is where an id is that of all seasons. */
  season: number | null
  rawFor: (key: LeagueKey) => RawFolder
  /** 'whole' where it is left out. A season of which only the scores are read has no lineups, and no warnings. */
  until?: ImportGoal
  onProgress?: (step: ImportStep) => void
  /** Called with the season as far as it is known, while the rest is still being downloaded. */
  onEarly?: (season: LeagueSeason, known: Exclude<Completeness, 'whole'>) => Promise<void> | void
}

export interface ReadSeasonOptions {
  leagueId: string
  /** Null: whichever season the folder holds. */
  season: number | null
  /** The league's number in public ids, where the store has given it one. */
  leagueNumber?: number
  /** Numbers that players of this season had before: they keep them. */
  numbers?: PlayerNumbers
  onProgress?: (step: ImportStep) => void
  signal?: AbortSignal
}

/** How far an import is. `done` and `total` count requests, or files where nothing is requested. */
export interface ImportStep {
  /** In the words a progress bar shows. */
  step: string
  week: number | null
  done: number
  total: number
}

/** The step in the words a progress bar shows. */
export function formatStep({ step, week }: Pick<ImportStep, 'step' | 'week'>): string {
  if (week !== null) return `Week ${week}: ${step}`
  return step.charAt(0).toUpperCase() + step.slice(1)
}

/** Requests to a host by what became of them. */
export interface RequestCounts {
  answered: number
  /** The host said no (4xx). */
  refused: number
  /** No usable response: the host or the network failed, or the host told us to slow down. */
  failed: number
}

/** One league season's folder of a host's responses, kept as received. */
export interface RawFolder {
  /**
   * Parsed JSON of the file `name` (without `.gz`); null when there is none.
   * Throws DomainError('unreadable-answer') naming the file when it is truncated or not JSON.
   */
  read(name: string): Promise<unknown | null>
  /** Puts the response in place atomically: readers see the old file or the new one, never half of one. */
  write(name: string, json: unknown): Promise<void>
  /** Names of the files that are there, without `.gz`, sorted. */
  list(): Promise<string[]>
}
