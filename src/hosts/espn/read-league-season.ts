/** Reads one league season from a folder of saved responses. */
import { DomainError } from '../../domain/errors.ts'
import type { HostSeason, PlayerNumbers } from '../../domain/host-season.ts'
import { maxNumber } from '../../domain/identity.ts'
import type { ImportStep } from '../league-source.ts'
import { tidyName } from '../shared/values.ts'
import { createWarnings, formatWeeks } from '../shared/warnings.ts'
import { checkStarters } from './check-starters.ts'
import { completeTransactions } from './complete-transactions.ts'
import { readEspnImportState } from './import-state.ts'
import { createEspnPlayerRegistry } from './player-registry.ts'
import { leagueFile, playersFile, proScheduleFile, type RawFolder, transactionsFile, weekFile } from './raw-folder.ts'
import { type EspnCalendar, readEspnStatus } from './read-calendar.ts'
import { readEspnDrafts } from './read-draft.ts'
import { readEspnEliminationRounds } from './read-elimination.ts'
import { readLeague } from './read-league.ts'
import { readEspnMatchups } from './read-matchups.ts'
import { readNflSchedule } from './read-nfl-schedule.ts'
import { readPlayers } from './read-players.ts'
import { type FileLocation, formatLocation, unreadableEspn } from './read-response.ts'
import { type ReadingContext, readRosters, readWeeks } from './read-rosters.ts'
import { readEspnTeams } from './read-teams.ts'
import { readTransactionRecords, registerMovedPlayers, sortMoves, toTransactions } from './read-transactions.ts'
import { describeRefusals } from './refusals.ts'

export interface ImportOptions {
  espnLeagueId: number
  /** Omitted: the season that the folder holds, or the newest one at ESPN. */
  season?: number
  /** First season to try in the search for the newest one, usually this year; needed if `season` is omitted. */
  latestSeason?: number
  /** Only a season after this one, if `season` is omitted. */
  after?: number
  /** Numbers that players of this season had before; they keep them. */
  numbers?: PlayerNumbers
  /** True: the league and its last week are requested even if they are saved and cannot change any more. */
  isExplicit?: boolean
  /** See `FetchSeasonOptions`. */
  first?: 'draft'
  /** Called once a part of the season is in its folder: the weeks behind its scores, or its drafted players, where the draft is read first. */
  onPart?: (season: number, part: 'scores' | 'draft') => Promise<void> | undefined
  /** The time of an import, which decides whether a week's corrections are over; not needed to read a folder. */
  now?: () => Date
  /** Called after each request or file; `step` is a label for a progress bar. */
  onProgress?: (step: ImportStep) => void
  signal?: AbortSignal
}

export type { ImportStep } from '../league-source.ts'

/**
 * Reads a league season from its raw folder. Throws DomainError('not-found') if the folder has no league, and
 * DomainError('unreadable-answer') with file, path, expected and found for an unusable file. Missing or odd data is listed in `warnings`.
 */
export async function readEspnSeason(raw: RawFolder, options: ImportOptions): Promise<HostSeason> {
  const { espnLeagueId, season: requestedSeason = null } = options
  const json = await raw.read(leagueFile)
  if (json === null) {
    throw new DomainError(
      'not-found',
      `${formatLocation({ espnLeagueId, season: requestedSeason, week: null, file: leagueFile })} is missing: there is nothing to read the league from.`,
    )
  }
  const warnings = createWarnings()
  const facts = readLeague(json, { espnLeagueId, season: requestedSeason, week: null, file: leagueFile }, warnings)
  const { response, picks, settings, calendar } = facts
  const season = response.seasonId
  const at = (file: string): FileLocation => ({ espnLeagueId, season, week: null, file })
  const registry = createEspnPlayerRegistry(season, options.numbers ?? new Map())
  const drafts = readEspnDrafts(response, picks, settings, registry)

  const progress = countFiles(calendar, options)
  progress.tick('league', null)
  const { refused = [] } = await readEspnImportState(raw)
  const context: ReadingContext = { at, calendar, registry, warnings, refused, progress }
  const { weeks, lineups, combinedResponses } = await readWeeks(raw, context)
  const { records, unknown, hasResponses } = await readTransactionWeeks(raw, combinedResponses, context)
  const moves = sortMoves(records)
  registerMovedPlayers(moves, registry)
  const rosters = readRosters(response.teams, context)
  const { transactions, areMovesKnown } = completeTransactions(
    toTransactions(moves, registry, {
      usesBudget: response.settings.acquisitionSettings?.isUsingAcquisitionBudget ?? false,
    }),
    { response, lineups, drafts, unknownWeeks: unknown, hasResponses, warnings },
  )

  await readPlayersFile(raw, context, { hasPicks: picks.made.length > 0 })
  progress.tick('players', null)
  const nflSchedule = await readScheduleFile(raw, context)
  progress.tick('NFL schedule', null)

  const matchups = readEspnMatchups({ response, settings, calendar, weeks, warnings })
  const eliminationRounds = readEspnEliminationRounds({ response, settings, calendar, weeks })
  const status = readEspnStatus(response, calendar)
  if (calendar.latestWeek >= calendar.finalWeek && matchups.length === 0 && eliminationRounds.length === 0) {
    warnings.add(
      'ESPN no longer has this season’s schedule. Records and points come from ESPN; weekly scores and opponents aren’t available.',
      leagueFile,
    )
  }
  checkStarters(response, weeks, { status, settings }, warnings)
  const { players, nameless } = registry.list()
  if (players.length > maxNumber) {
    throw unreadableEspn(
      at(leagueFile),
      `picks, rosters, and moves name ${players.length} players; expected at most ${maxNumber}.`,
    )
  }
  if (nameless.length > 0) {
    warnings.add(
      nameless.length === 1
        ? 'ESPN no longer lists one player’s name, so he’s shown by ID.'
        : `ESPN no longer lists the names of ${nameless.length} players, so they’re shown by ID.`,
      leagueFile,
      { detail: `ESPN's ids: ${nameless.slice(0, 20).join(', ')}.` },
    )
  }
  return {
    host: 'espn',
    leagueId: String(espnLeagueId),
    leagueNumber: espnLeagueId,
    season,
    name: tidyName(response.settings.name) || `League ${espnLeagueId}`,
    settings,
    status,
    teams: readEspnTeams(response, warnings),
    matchups,
    eliminationRounds,
    players,
    lineups,
    drafts,
    ...(rosters.length > 0 ? { rosters } : {}),
    nflSchedule,
    transactions,
    areMovesKnown,
    warnings: warnings.list(),
  }
}

interface Progress {
  tick(step: string, week: number | null): void
}

/** Also throws if the import was aborted. */
function countFiles(calendar: EspnCalendar, { onProgress, signal, espnLeagueId }: ImportOptions): Progress {
  const total = 3 + 2 * calendar.rosterWeeks.length
  let done = 0
  return {
    tick(step, week) {
      if (signal?.aborted) throw new DomainError('aborted', `Reading league ${espnLeagueId} was stopped.`)
      done++
      onProgress?.({ step, week, done, total })
    },
  }
}

/** `together`: transactions that came with the lineups, by week; other weeks have a separate file. */
async function readTransactionWeeks(
  raw: RawFolder,
  together: ReadonlyMap<number, unknown>,
  { at, calendar, warnings, refused, progress }: ReadingContext,
): Promise<{ records: ReturnType<typeof readTransactionRecords>; unknown: number[]; hasResponses: boolean }> {
  const records: ReturnType<typeof readTransactionRecords> = []
  const unknown: number[] = []
  // Between the league's own weeks players may move, too.
  for (let week = 1; week <= (calendar.rosterWeeks.at(-1) ?? 0); week++) {
    const file = together.has(week) ? weekFile(week) : transactionsFile(week)
    const json = together.get(week) ?? (await raw.read(file))
    if (json === null) unknown.push(week)
    else records.push(...readTransactionRecords(json, { ...at(file), week }, warnings))
    if (calendar.rosterWeeks.includes(week)) progress.tick('transactions', week)
  }
  const missing = unknown.filter((week) => calendar.rosterWeeks.includes(week))
  if (missing.length > 0) {
    warnings.add(
      `The transactions of ${formatWeeks(missing)} are missing${describeRefusals(refused, missing.map(transactionsFile))}, so there are no adds, drops, claims, or trades for ${missing.length === 1 ? 'that week' : 'those weeks'}.`,
      'transactions',
      { week: missing.length === 1 ? (missing[0] ?? null) : null },
    )
  }
  return { records, unknown, hasResponses: missing.length < calendar.rosterWeeks.length }
}

async function readPlayersFile(
  raw: RawFolder,
  { at, calendar, registry, warnings, refused }: ReadingContext,
  { hasPicks }: { hasPicks: boolean },
): Promise<void> {
  const json = await raw.read(playersFile)
  const why = describeRefusals(refused, [playersFile])
  if (json !== null) readPlayers(json, at(playersFile), registry, calendar, warnings)
  if (json === null ? hasPicks : why !== '') {
    warnings.add(
      `We only have a drafted player’s points for weeks he was on a roster${why}, so his season total may be higher.`,
      playersFile,
    )
  }
}

async function readScheduleFile(raw: RawFolder, { at, warnings, refused }: ReadingContext) {
  const json = await raw.read(proScheduleFile)
  const schedule = json === null ? null : readNflSchedule(json, at(proScheduleFile))
  if (schedule === null) {
    const why = describeRefusals(refused, [proScheduleFile])
    warnings.add(`The NFL schedule is missing${why}, so opponents and bye weeks aren’t available.`, proScheduleFile)
  }
  return schedule
}
