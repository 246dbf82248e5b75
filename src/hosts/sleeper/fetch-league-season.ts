/** Downloads the missing responses of a league season, then reads the season from its raw folder. */
import { DomainError } from '../../domain/errors.ts'
import type { HostSeason, KnownParts } from '../../domain/host-season.ts'
import { lastCorrectedWeek } from '../../domain/week-corrections.ts'
import type { FetchSeasonOptions, RawFolder } from '../league-source.ts'
import { type EarlyReadings, openEarlyReadings } from '../shared/early-readings.ts'
import { onlyScores } from '../shared/only-scores.ts'
import { proScheduleFile } from '../shared/raw-files.ts'
import { readOrNull } from '../shared/read-or-null.ts'
import { createWarnings } from '../shared/warnings.ts'
import type { WeekAges } from '../shared/week-ages.ts'
import { range } from '../shared/weeks.ts'
import { fetchNflWeeks } from './fetch-nfl-weeks.ts'
import { fetchSleeperPlayers } from './fetch-players.ts'
import { type FoundSleeperSeason, findSeason } from './find-season.ts'
import type { SleeperHttp } from './http.ts'
import { readSleeperImportState, writeSleeperImportState } from './import-state.ts'
import {
  type Errand,
  hasBrackets,
  listSavedDrafts,
  planDrafts,
  planMatchups,
  planMoves,
  planPicks,
  planTeams,
} from './plan-requests.ts'
import {
  draftFile,
  draftPicksFile,
  draftsFile,
  leagueFile,
  losersBracketFile,
  matchupsFile,
  playersFile,
  rostersFile,
  usersFile,
  winnersBracketFile,
} from './raw-files.ts'
import { listLineupWeeks, readSleeperCalendar, type SleeperCalendar } from './read-calendar.ts'
import { checkLeague, listPlayerIds, needsSchedule, readFolder, readSchedule } from './read-folder.ts'
import { readSleeperSeason } from './read-league-season.ts'
import { readSavedResults } from './read-saved-results.ts'
import type { BracketRecord } from './responses/bracket.ts'
import { createRun } from './run-requests.ts'
import { dynastyType } from './sleeper-codes.ts'

export interface SleeperFetchOptions extends FetchSeasonOptions {
  /** Whether statistics and projections are requested, which Sleeper does not document. */
  usesUnofficial: boolean
  /** The NFL's schedule from ESPN; null if unavailable. */
  fetchNflSchedule: (season: number, signal?: AbortSignal) => Promise<unknown>
}

/**
 * One league season from Sleeper. League, managers and teams come first, with brackets once they are drawn. `onEarly` is called with the
 * standings after three requests, five once brackets are drawn, where they are right without the games (`hasTable`); again with all scores,
 * where an import `until` scores ends; and with the drafts, which come before the scores where they are `first` or still to be held.
 * Responses are written to the raw folder before use. Only changeable responses are requested again: of a closed season none. A failure comes
 * after what was read before it, which callers may be content with.
 */
export async function fetchSleeperLeagueSeason(
  http: SleeperHttp,
  leagueId: string,
  options: SleeperFetchOptions,
): Promise<HostSeason> {
  const readings = openEarlyReadings()
  try {
    return await download(http, leagueId, options, readings)
  } finally {
    await readings.settled()
  }
}

async function download(
  http: SleeperHttp,
  leagueId: string,
  options: SleeperFetchOptions,
  readings: EarlyReadings,
): Promise<HostSeason> {
  const {
    first,
    numbersOf = async () => new Map(),
    onProgress,
    onEarly,
    signal,
    now,
    until = 'whole',
    onlyRunning,
  } = options
  const running = onlyRunning ? await fetchRunning(http, leagueId, options) : null
  if (running) return running
  onProgress?.({ step: 'league', week: null, done: 0, total: 1 })
  const found = await findSeason(http, leagueId, options)
  const { raw, league } = found
  const key = { leagueId: league.league_id, season: Number(league.season) }
  const aged = await openFolder(found, options)
  const run = createRun({ http, found, signal, onProgress })

  const files = new Set(teamFiles)
  const parts: KnownParts = { known: 'league' }
  const readEarly = () => {
    if (!onEarly) return
    const [folder, reached] = [onlyFiles(raw, new Set(files)), { ...parts }]
    readings.add(async () => {
      const numbers = await numbersOf({ host: 'sleeper', ...key })
      const season = await readSleeperSeason(folder, { ...key, numbers })
      if (reached.known === 'scores' || hasTable(season, calendar, games)) await onEarly(season, reached)
    })
  }
  const fetchPicks = async () => {
    const picks = await planPicks(found, ages)
    run.expect(picks.length)
    await run.all(picks)
    for (const file of await listDraftFiles(found)) files.add(file)
    parts.hasDraft = true
  }

  const teams = await planTeams(found, await aged())
  run.expect(teams.length)
  await run.all(teams)
  const [games, rosters] = await readSavedResults(raw, key)
  const calendar = readSleeperCalendar(league, games, rosters)
  const ages = await aged()
  const matchups = inOrder(await planMatchups(found, calendar, ages), calendar)
  const moves = await planMoves(found, calendar, ages)
  run.expect(matchups.behindScores.length + matchups.undrawn.length + moves.length + requestsAtTheEnd)
  const drafts = moves.filter(({ file }) => file === draftsFile)
  // Before its draft a league has nothing else to show.
  const isDraftFirst = !calendar.isDrafted || (first === 'draft' && until === 'whole')
  if (calendar.isDrafted) readEarly()
  if (isDraftFirst) {
    await run.all(drafts)
    await fetchPicks()
    readEarly()
  }
  // Ratings presume what is usual in a league of its type. Which type that is shows in its draft, unless Sleeper calls it a dynasty.
  const isRatedByDraft = !isDraftFirst && league.settings.type !== dynastyType
  await run.all([...(isRatedByDraft ? drafts : []), ...matchups.behindScores])
  if (isRatedByDraft) await fetchPicks()
  for (const week of range(1, calendar.finalWeek)) files.add(matchupsFile(week))
  if (until === 'scores') {
    await run.all(matchups.undrawn)
    return onlyScores(await readSleeperSeason(onlyFiles(raw, files), key))
  }
  parts.known = 'scores'
  readEarly()
  // Optional and from another host, so it is requested beside the rest; before the scores it would take their line.
  const planned = readSleeperCalendar(league, [])
  const scheduleWeek = planned.isComplete ? 0 : planned.presentWeek
  const readInWeek = (await readSleeperImportState(raw))?.scheduleWeek
  const isOld = await needsSchedule(raw, { season: key.season, week: scheduleWeek, readInWeek })
  const schedule = isOld ? options.fetchNflSchedule(key.season, signal).catch(nullUnlessAborted) : Promise.resolve(null)
  schedule.catch(() => {})
  await run.all([...matchups.undrawn, ...moves.filter((move) => !parts.hasDraft || !drafts.includes(move))])
  if (!parts.hasDraft) {
    await fetchPicks()
    readEarly()
  }

  const responses = await readFolder(raw, { ...key, warnings: createWarnings() })
  const lookUp = await fetchSleeperPlayers(listPlayerIds(responses), {
    http,
    raw,
    now,
    signal,
    state: await readSleeperImportState(raw),
    isSeasonOver: calendar.isComplete,
  })
  run.tick('players', null)
  const nflSchedule = await schedule
  if (nflSchedule !== null) await raw.write(proScheduleFile, nflSchedule)
  run.tick('NFL schedule', null)
  if (options.usesUnofficial) {
    await fetchNflWeeks({
      http,
      raw,
      season: key.season,
      signal,
      correctedWeek: ages.correctedWeek,
      weeks: listLineupWeeks(calendar),
      onDone: (week) => run.tick('statistics', week),
    })
  }
  await writeSleeperImportState(raw, {
    correctedWeek: ages.correctedWeek,
    ...describeSchedule(scheduleWeek, nflSchedule === null ? readInWeek : scheduleWeek),
    ...(lookUp ?? {}),
    ...(run.refused().length > 0 ? { refused: run.refused() } : {}),
  })
  return readSleeperSeason(raw, { ...key, signal })
}

/**
 * A season whose responses are saved, with what runs as it is now: the matchups of its week in one request, or its draft and the picks in
 * two. Null if neither is running.
 */
async function fetchRunning(
  http: SleeperHttp,
  leagueId: string,
  options: SleeperFetchOptions,
): Promise<HostSeason | null> {
  const { season, rawFor, signal, onProgress } = options
  if (season === null) return null
  const raw = rawFor({ host: 'sleeper', leagueId, season })
  const saved = await readOrNull(raw, leagueFile)
  if (saved === null) return null
  const key = { leagueId, season }
  const found = { raw, league: checkLeague(saved, { ...key, week: null, file: leagueFile }), wasRequested: false }
  const calendar = readSleeperCalendar(found.league, ...(await readSavedResults(raw, key)))
  if (calendar.isComplete || !(await readSleeperImportState(raw))) return null
  const run = createRun({ http, found, signal, onProgress })
  if (!calendar.isDrafted) return (await fetchDraft(found, run)) ? readSleeperSeason(raw, { ...key, signal }) : null
  const aged = await openFolder(found, options)
  const [errand] = (await planMatchups(found, calendar, await aged())).filter(
    ({ week }) => week === calendar.presentWeek,
  )
  if (!errand) return null
  await run.all([errand])
  return readSleeperSeason(raw, { ...key, signal })
}

/** False once no draft is left to be held: all of the season has changed. A season may have held another one before. */
async function fetchDraft(found: FoundSleeperSeason, run: ReturnType<typeof createRun>): Promise<boolean> {
  const drafts = planDrafts(found)
  await run.all([drafts])
  const listed = await listSavedDrafts(found.raw, found.league.league_id)
  if (listed.every(({ status }) => status === 'complete')) return false
  await run.all(await planPicks(found, { isClosed: false }))
  return true
}

/** The running week first. Pairs of weeks whose bracket is not drawn are no games, so scores do not wait for them. */
function inOrder(errands: readonly Errand[], calendar: SleeperCalendar): { behindScores: Errand[]; undrawn: Errand[] } {
  const lastWeek = hasBrackets(calendar) ? calendar.finalWeek : calendar.regularSeasonFinalWeek
  const isRunning = ({ week }: Errand) => week === calendar.presentWeek
  const behindScores = errands.filter(({ week }) => week === null || week <= lastWeek)
  return {
    behindScores: [...behindScores.filter(isRunning), ...behindScores.filter((errand) => !isRunning(errand))],
    undrawn: errands.filter((errand) => !behindScores.includes(errand)),
  }
}

/**
 * Whether the rosters' records and the brackets make the league's table, so that its games change nothing in it. Sleeper counts nothing in a
 * league without games, leaves results against the median out in some leagues, and draws no bracket for others. Who left the league shows in
 * its games alone.
 */
function hasTable(
  { settings, teams, playoffDraw = [] }: HostSeason,
  { startWeek, lastDecidedWeek, isComplete }: SleeperCalendar,
  games: readonly BracketRecord[],
): boolean {
  if (lastDecidedWeek < startWeek) return true
  const hasResults = teams.some(({ recordByHost: record }) => record && record.wins + record.losses + record.ties > 0)
  const hasTitle = playoffDraw.some(({ places, winner }) => places?.winner === 1 && winner !== null)
  const isEveryoneHere = games
    .flatMap(({ t1, t2 }) => [t1, t2])
    .every((id) => id == null || teams.some((team) => team.id === id))
  return (
    hasResults &&
    settings.scoringFormat === 'head-to-head' &&
    !settings.hasMedianGame &&
    isEveryoneHere &&
    (!isComplete || settings.playoffTeamCount === 0 || hasTitle)
  )
}

/** Nothing is noted once the season is over. */
function describeSchedule(week: number, readInWeek: number | undefined): { scheduleWeek?: number } {
  return week > 0 && readInWeek !== undefined ? { scheduleWeek: readInWeek } : {}
}

/** The list of players, and the NFL's schedule. */
const requestsAtTheEnd = 2
const teamFiles: readonly string[] = [leagueFile, usersFile, rostersFile, winnersBracketFile, losersBracketFile]

/** What names the players of the season's drafts: their picks do, and a list of players that an earlier import has saved. */
async function listDraftFiles({ raw, league }: FoundSleeperSeason): Promise<string[]> {
  const drafts = await listSavedDrafts(raw, league.league_id)
  return [draftsFile, playersFile, ...drafts.flatMap(({ draft_id }) => [draftFile(draft_id), draftPicksFile(draft_id)])]
}

function onlyFiles(raw: RawFolder, files: ReadonlySet<string>): RawFolder {
  return { ...raw, read: async (name) => (files.has(name) ? raw.read(name) : null) }
}

/**
 * Tells how old the saved weeks may be; the brackets, which come with the teams, may add a week. Of a new folder every response is saved
 * from now on, so its weeks without corrections to come are closed: that is noted at once, and an import that is stopped requests them
 * once.
 */
async function openFolder(
  { raw, league }: FoundSleeperSeason,
  { now, isExplicit = false }: SleeperFetchOptions,
): Promise<() => Promise<WeekAges>> {
  const key = { leagueId: league.league_id, season: Number(league.season) }
  const time = now()
  const schedule = await readSchedule(raw, key.season).catch(nullUnlessAborted)
  const known = await readSleeperImportState(raw)

  async function agesNow(): Promise<WeekAges> {
    const { startWeek, presentWeek, lastDecidedWeek, finalWeek, isComplete } = readSleeperCalendar(
      league,
      ...(await readSavedResults(raw, key)),
    )
    const weeks = range(startWeek, lastDecidedWeek)
    const correctedWeek = lastCorrectedWeek(weeks, { season: key.season, schedule, now: time })
    const closedWeek = known ? (known.correctedWeek ?? 0) : correctedWeek
    return {
      closedWeek,
      correctedWeek: Math.max(closedWeek, correctedWeek),
      requestedWeek: isExplicit ? Math.min(Math.max(presentWeek, lastDecidedWeek), finalWeek) : null,
      isClosed: isComplete && closedWeek >= lastDecidedWeek,
    }
  }

  if (!known) await writeSleeperImportState(raw, { correctedWeek: (await agesNow()).correctedWeek })
  return agesNow
}

function nullUnlessAborted(cause: unknown): null {
  if (cause instanceof DomainError && cause.kind !== 'aborted') return null
  throw cause
}
