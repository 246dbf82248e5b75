/** Downloads the missing responses of a league season, then reads the season from its raw folder. */
import { DomainError } from '../../domain/errors.ts'
import type { Completeness, HostSeason } from '../../domain/host-season.ts'
import type { FetchSeasonOptions, RawFolder } from '../league-source.ts'
import { onlyScores } from '../shared/only-scores.ts'
import { proScheduleFile } from '../shared/raw-files.ts'
import { readOrNull } from '../shared/read-or-null.ts'
import { createWarnings } from '../shared/warnings.ts'
import { fetchNflWeeks } from './fetch-nfl-weeks.ts'
import { fetchSleeperPlayers } from './fetch-players.ts'
import { type FoundSleeperSeason, findSeason } from './find-season.ts'
import type { SleeperHttp } from './http.ts'
import { readSleeperImportState, type SleeperImportState, writeSleeperImportState } from './import-state.ts'
import { planMatchups, planMoves, planPicks, planTeams } from './plan-requests.ts'
import { leagueFile, losersBracketFile, matchupsFile, rostersFile, usersFile, winnersBracketFile } from './raw-files.ts'
import { listLineupWeeks, range, readSleeperCalendar, type SleeperCalendar } from './read-calendar.ts'
import { checkLeague, listPlayerIds, readFolder } from './read-folder.ts'
import { readSleeperSeason } from './read-league-season.ts'
import { readList } from './read-response.ts'
import { bracketGame } from './responses/bracket.ts'
import { createRun } from './run-requests.ts'

export interface SleeperFetchOptions extends FetchSeasonOptions {
  /** Whether statistics and projections are requested, which Sleeper does not document. */
  usesUnofficial: boolean
  /** The NFL's schedule from ESPN; null if unavailable. */
  fetchNflSchedule: (season: number, signal?: AbortSignal) => Promise<unknown>
}

/**
 * One league season from Sleeper. League, managers and teams come first, with brackets once they are drawn. `onEarly` is called with the
 * standings after five requests, and again with all scores, where an import `until` scores ends. Responses are written to the raw folder
 * before use. For a running season only changeable responses are requested again, for a finished one none.
 */
export async function fetchSleeperLeagueSeason(
  http: SleeperHttp,
  leagueId: string,
  options: SleeperFetchOptions,
): Promise<HostSeason> {
  const { onProgress, onEarly, signal, now, until = 'whole', onlyRunningWeek } = options
  const ofWeek = onlyRunningWeek ? await fetchRunningWeek(http, leagueId, options) : null
  if (ofWeek) return ofWeek
  onProgress?.({ step: 'league', week: null, done: 0, total: 1 })
  const found = await findSeason(http, leagueId, options)
  const { raw, league } = found
  const key = { leagueId: league.league_id, season: Number(league.season) }
  const state = await beginImport(found)
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

  // Optional and from another host, so it is requested in parallel.
  const schedule = readOrNull(raw, proScheduleFile).then(
    (known) => known ?? options.fetchNflSchedule(key.season, signal).catch(nullUnlessAborted),
  )
  schedule.catch(() => {})
  const teams = await planTeams(found, state)
  run.expect(teams.length)
  await run.all(teams)
  const calendar = readSleeperCalendar(league, await readGames(raw, key))
  const matchups = await planMatchups(found, calendar, state)
  const moves = await planMoves(found, calendar, state)
  run.expect(matchups.length + moves.length + requestsAtTheEnd)
  readEarly('league', teamFiles)
  await run.all(matchups)
  const scoreFiles = [...teamFiles, ...range(1, calendar.finalWeek).map(matchupsFile)]
  if (until === 'scores') {
    return onlyScores(await readSleeperSeason(onlyFiles(raw, scoreFiles), key))
  }
  readEarly('scores', scoreFiles)
  await run.all(moves)
  const picks = await planPicks(found, state)
  run.expect(picks.length)
  await run.all(picks)

  const responses = await readFolder(raw, { ...key, warnings: createWarnings() })
  const lookUp = await fetchSleeperPlayers(listPlayerIds(responses), {
    http,
    raw,
    now,
    signal,
    state,
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
      presentWeek: presentWeekOf(calendar),
      weeks: listLineupWeeks(calendar),
      onDone: (week) => run.tick('statistics', week),
    })
  }
  await writeSleeperImportState(raw, {
    savedInWeek: presentWeekOf(calendar),
    isFinal: calendar.isComplete,
    ...(lookUp ?? {}),
    ...(run.refused().length > 0 ? { refused: run.refused() } : {}),
  })
  await reading
  return readSleeperSeason(raw, { ...key, signal })
}

/** A season whose responses are saved, with the matchups of its running week as they are now: one request. Null if none is running. */
async function fetchRunningWeek(
  http: SleeperHttp,
  leagueId: string,
  { season, rawFor, signal, onProgress }: SleeperFetchOptions,
): Promise<HostSeason | null> {
  if (season === null) return null
  const raw = rawFor({ host: 'sleeper', leagueId, season })
  const saved = await readOrNull(raw, leagueFile)
  if (saved === null) return null
  const key = { leagueId, season }
  const found = { raw, league: checkLeague(saved, { ...key, week: null, file: leagueFile }), wasRequested: false }
  const calendar = readSleeperCalendar(found.league, await readGames(raw, key))
  const state = await readSleeperImportState(raw)
  if (!state || calendar.isComplete) return null
  const [errand] = (await planMatchups(found, calendar, state)).filter(({ week }) => week === calendar.presentWeek)
  if (!errand) return null
  await createRun({ http, found, signal, onProgress }).all([errand])
  return readSleeperSeason(raw, { ...key, signal })
}

/** The list of players, and the NFL's schedule. */
const requestsAtTheEnd = 2
const teamFiles = [leagueFile, usersFile, rostersFile, winnersBracketFile, losersBracketFile]

function onlyFiles(raw: RawFolder, files: readonly string[]): RawFolder {
  return { ...raw, read: async (name) => (files.includes(name) ? raw.read(name) : null) }
}

/** Past the last week once the season is over. */
function presentWeekOf({ isComplete, presentWeek, finalWeek }: SleeperCalendar): number {
  return isComplete ? finalWeek + 2 : presentWeek
}

/**
 * The state of the previous import. A new folder gets a state at once, which says that all files are saved from now on, so an interrupted
 * import resumes.
 */
async function beginImport({ raw, league }: FoundSleeperSeason): Promise<SleeperImportState> {
  const known = await readSleeperImportState(raw)
  if (known) return known
  const calendar = readSleeperCalendar(league, [])
  const state = { savedInWeek: presentWeekOf(calendar), isFinal: calendar.isComplete }
  await writeSleeperImportState(raw, state)
  return state
}

async function readGames(raw: RawFolder, key: { leagueId: string; season: number }) {
  const games = await Promise.all(
    [winnersBracketFile, losersBracketFile].map(async (file) =>
      readList(bracketGame, await readOrNull(raw, file), { ...key, week: null, file }, createWarnings()),
    ),
  )
  return games.flat()
}

function nullUnlessAborted(cause: unknown): null {
  if (cause instanceof DomainError && cause.kind !== 'aborted') return null
  throw cause
}
