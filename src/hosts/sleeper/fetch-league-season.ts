/** Downloads the missing responses of a league season, then reads the season from its raw folder. */
import { DomainError } from '../../domain/errors.ts'
import type { Completeness, HostSeason } from '../../domain/host-season.ts'
import { lastCorrectedWeek } from '../../domain/week-corrections.ts'
import type { FetchSeasonOptions, RawFolder } from '../league-source.ts'
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
import { leagueFile, losersBracketFile, matchupsFile, rostersFile, usersFile, winnersBracketFile } from './raw-files.ts'
import { listLineupWeeks, readSleeperCalendar, type SleeperCalendar } from './read-calendar.ts'
import { checkLeague, listPlayerIds, needsSchedule, readFolder, readSchedule } from './read-folder.ts'
import { readSleeperSeason } from './read-league-season.ts'
import { readSavedResults } from './read-saved-results.ts'
import { createRun } from './run-requests.ts'

export interface SleeperFetchOptions extends FetchSeasonOptions {
  /** Whether statistics and projections are requested, which Sleeper does not document. */
  usesUnofficial: boolean
  /** The NFL's schedule from ESPN; null if unavailable. */
  fetchNflSchedule: (season: number, signal?: AbortSignal) => Promise<unknown>
}

/**
 * One league season from Sleeper. League, managers and teams come first, with brackets once they are drawn. `onEarly` is called with the
 * standings after three requests, five once brackets are drawn, and again with all scores, where an import `until` scores ends. Responses are written to the raw folder
 * before use. Only changeable responses are requested again: of a closed season none.
 */
export async function fetchSleeperLeagueSeason(
  http: SleeperHttp,
  leagueId: string,
  options: SleeperFetchOptions,
): Promise<HostSeason> {
  const { onProgress, onEarly, signal, now, until = 'whole', onlyRunning } = options
  const running = onlyRunning ? await fetchRunning(http, leagueId, options) : null
  if (running) return running
  onProgress?.({ step: 'league', week: null, done: 0, total: 1 })
  const found = await findSeason(http, leagueId, options)
  const { raw, league } = found
  const key = { leagueId: league.league_id, season: Number(league.season) }
  const aged = await openFolder(found, options)
  const run = createRun({ http, found, signal, onProgress })

  let reading: Promise<void> = Promise.resolve()
  const readEarly = (known: Exclude<Completeness, 'whole'>, files: readonly string[]) => {
    if (!onEarly) return
    // Reading the whole season reports errors.
    reading = reading
      .then(() => readSleeperSeason(onlyFiles(raw, files), key))
      .then((season) => onEarly(season, known))
      .catch(() => {})
  }

  const teams = await planTeams(found, await aged())
  run.expect(teams.length)
  await run.all(teams)
  const calendar = readSleeperCalendar(league, ...(await readSavedResults(raw, key)))
  const ages = await aged()
  const matchups = inOrder(await planMatchups(found, calendar, ages), calendar)
  const moves = await planMoves(found, calendar, ages)
  run.expect(matchups.behindScores.length + matchups.undrawn.length + moves.length + requestsAtTheEnd)
  readEarly('league', teamFiles)
  await run.all(matchups.behindScores)
  const scoreFiles = [...teamFiles, ...range(1, calendar.finalWeek).map(matchupsFile)]
  if (until === 'scores') {
    await run.all(matchups.undrawn)
    return onlyScores(await readSleeperSeason(onlyFiles(raw, scoreFiles), key))
  }
  readEarly('scores', scoreFiles)
  // Optional and from another host, so it is requested beside the rest; before the scores it would take their line.
  const planned = readSleeperCalendar(league, [])
  const scheduleWeek = planned.isComplete ? 0 : planned.presentWeek
  const readInWeek = (await readSleeperImportState(raw))?.scheduleWeek
  const isOld = await needsSchedule(raw, { season: key.season, week: scheduleWeek, readInWeek })
  const schedule = isOld ? options.fetchNflSchedule(key.season, signal).catch(nullUnlessAborted) : Promise.resolve(null)
  schedule.catch(() => {})
  await run.all([...matchups.undrawn, ...moves])
  const picks = await planPicks(found, ages)
  run.expect(picks.length)
  await run.all(picks)

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
  await reading
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

/** Nothing is noted once the season is over. */
function describeSchedule(week: number, readInWeek: number | undefined): { scheduleWeek?: number } {
  return week > 0 && readInWeek !== undefined ? { scheduleWeek: readInWeek } : {}
}

/** The list of players, and the NFL's schedule. */
const requestsAtTheEnd = 2
const teamFiles = [leagueFile, usersFile, rostersFile, winnersBracketFile, losersBracketFile]

function onlyFiles(raw: RawFolder, files: readonly string[]): RawFolder {
  return { ...raw, read: async (name) => (files.includes(name) ? raw.read(name) : null) }
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
