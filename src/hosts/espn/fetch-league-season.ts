/** Downloads what the raw folder lacks of a league season, then reads the season from it. */
import { DomainError } from '../../domain/errors.ts'
import type { HostSeason } from '../../domain/host-season.ts'
import { onlyScores } from '../shared/only-scores.ts'
import { readOrNull } from '../shared/read-or-null.ts'
import { runAll } from '../shared/run-all.ts'
import { createWarnings } from '../shared/warnings.ts'
import { fetchEspnPlayers, planPlayers, playersPerRequest } from './fetch-players.ts'
import { findMissingPart, openWeekFetcher, type WeekDownload, type WeekFetcher } from './fetch-weeks.ts'
import { findLeague } from './find-league.ts'
import { getWithKey } from './get-with-key.ts'
import type { EspnHttp } from './http.ts'
import { EspnRefusal } from './http-response.ts'
import { writeEspnImportState } from './import-state.ts'
import { leagueFile, proScheduleFile, type RawFolder } from './raw-folder.ts'
import { type LeagueFacts, readLeague } from './read-league.ts'
import { type ImportOptions, readEspnSeason } from './read-league-season.ts'
import { readNflSchedule } from './read-nfl-schedule.ts'
import { unwrapHistory } from './read-response.ts'
import { movedPlayerIds } from './read-transactions.ts'
import { sidesOf } from './read-week.ts'
import { createRefusals } from './refusals.ts'
import { type EspnSeason, type LeagueAddress, requestProSchedule } from './requests.ts'
import { rosterEntry } from './responses/player.ts'
import { weekResponse } from './responses/week.ts'
import { readSavedWeek } from './saved-response.ts'
import { isWeekFinal } from './week-finality.ts'
import { weeksBehindScores } from './weeks-behind-scores.ts'

/**
 * One league season from ESPN. Every response is saved in the raw folder before it is used. Responses that are saved
 * already and cannot change any more are not requested again, so a stopped import resumes where it was. A refresh of a
 * running season requests the league, the running week with its transactions, the players, and the week before where ESPN
 * has corrected it. What ESPN refuses (4xx) or leaves out becomes a warning, except the league itself. Throws DomainError.
 */
export async function fetchLeagueSeason(
  http: EspnHttp,
  rawFor: (season: number) => RawFolder,
  options: ImportOptions,
): Promise<HostSeason> {
  const { onProgress, signal } = options
  onProgress?.({ step: 'league', week: null, done: 0, total: 1 })
  const { address, facts, wasRequested } = await findLeague(http, rawFor, options)
  const { season } = address
  const raw = rawFor(season)
  const refusals = createRefusals()
  const weeks = openWeekFetcher({ http, raw, address, facts, refusals })
  const tasks = await planTasks({ http, raw, address, facts, refusals }, weeks)

  let done = wasRequested ? 1 : 0
  let total = done + tasks.length + (facts.calendar.drafted ? estimatePlayerRequests(facts) : 0)
  const report = (step: string, week: number | null) => onProgress?.({ step, week, done, total })
  report('league', null)
  await runAll(tasks, signal, async ({ step, week, run }, both) => {
    await run(both)
    done++
    report(step, week)
  })
  await weeks.finish(signal)

  const players = await planPlayers(raw, await collectPlayerIds(raw, facts), facts.calendar)
  total = done + Math.ceil(players.missing.length / playersPerRequest)
  const onDone = () => {
    done++
    report('players', null)
  }
  await fetchEspnPlayers({ http, raw, address, calendar: facts.calendar, refusals }, players, { onDone, signal })
  await writeEspnImportState(raw, { refused: refusals.list() })
  return readEspnSeason(raw, { ...options, season, onProgress: undefined })
}

/**
 * A league season with scores: the league's response has teams, owners, settings, schedule, seeds, final ranks and draft. It is the only
 * request for most finished seasons. Saved responses are not requested again. Throws DomainError.
 */
export async function fetchScores(
  http: EspnHttp,
  rawFor: (season: number) => RawFolder,
  options: ImportOptions,
): Promise<HostSeason> {
  const { onProgress, signal } = options
  onProgress?.({ step: 'league', week: null, done: 0, total: 1 })
  const { address, facts } = await findLeague(http, rawFor, options)
  const raw = rawFor(address.season)
  const download = { http, raw, address, facts, refusals: createRefusals() }
  const weeks = openWeekFetcher(download)
  const tasks = await planWeeks(download, weeks, weeksBehindScores(facts))
  let done = 1
  await runAll(tasks, signal, async ({ step, week, run }, both) => {
    await run(both)
    onProgress?.({ step, week, done: ++done, total: tasks.length + 1 })
  })
  await weeks.finish(signal)
  return onlyScores(await readEspnSeason(raw, { ...options, season: address.season, onProgress: undefined }))
}

/**
 * A season whose responses are saved, with its running week as it is now: one request, or two where ESPN refuses lineups and transactions
 * together. Null if the league is not saved, or if its week is over: then everything may have changed. Throws DomainError.
 */
export async function fetchRunningWeek(
  http: EspnHttp,
  rawFor: (season: number) => RawFolder,
  options: ImportOptions,
): Promise<HostSeason | null> {
  const { espnLeagueId, season, onProgress, signal } = options
  const raw = season === undefined ? null : rawFor(season)
  const saved = raw && (await readOrNull(raw, leagueFile))
  if (season === undefined || !raw || saved === null || Array.isArray(saved)) return null
  const facts = readLeague(saved, { espnLeagueId, season, week: null, file: leagueFile }, createWarnings())
  const week = facts.calendar.latestWeek
  if (!facts.calendar.rosterWeeks.includes(week)) return null
  onProgress?.({ step: 'lineups', week, done: 0, total: 1 })
  const address: LeagueAddress = { espnLeagueId, season, archive: 'seasons' }
  const weeks = openWeekFetcher({ http, raw, address, facts, refusals: createRefusals() })
  await weeks.fetch(week, 'week', signal)
  await weeks.finish(signal)
  const { lineups } = await readSavedWeek(raw, week)
  return isWeekFinal(lineups, week) ? null : readEspnSeason(raw, { ...options, season, onProgress: undefined })
}

interface DownloadTask {
  step: string
  week: number | null
  run(signal: AbortSignal): Promise<void>
}

/** Week by week, so that a stopped import has whole weeks; weeks that scores depend on come first. */
async function planTasks(download: WeekDownload, weeks: WeekFetcher): Promise<DownloadTask[]> {
  const { http, raw, address, facts, refusals } = download
  const wanted = new Set([...weeksBehindScores(facts), ...facts.calendar.rosterWeeks])
  const tasks = await planWeeks(download, weeks, wanted)
  if (!(await hasNflSchedule(raw, address))) {
    const request = requestProSchedule(address.season)
    const run = async (signal: AbortSignal) => {
      try {
        await raw.write(proScheduleFile, await getWithKey(http, request, 'settings', signal))
      } catch (cause) {
        if (!(cause instanceof EspnRefusal)) throw cause
        refusals.note(proScheduleFile, cause)
      }
    }
    tasks.push({ step: 'NFL schedule', week: null, run })
  }
  return tasks
}

/** What the raw folder lacks of these weeks. */
async function planWeeks(
  { raw, address, facts }: WeekDownload,
  weeks: WeekFetcher,
  wanted: Iterable<number>,
): Promise<DownloadTask[]> {
  const tasks: DownloadTask[] = []
  for (const week of wanted) {
    const need = await findMissingPart(raw, week, address, facts)
    if (need === null) continue
    const step = need === 'week' ? 'lineups' : 'transactions'
    tasks.push({ step, week, run: (signal) => weeks.fetch(week, need, signal) })
  }
  return tasks
}

async function hasNflSchedule(raw: RawFolder, { espnLeagueId, season }: EspnSeason): Promise<boolean> {
  const json = await readOrNull(raw, proScheduleFile)
  try {
    return json !== null && readNflSchedule(json, { espnLeagueId, season, week: null, file: proScheduleFile }) !== null
  } catch (cause) {
    if (cause instanceof DomainError) return false
    throw cause
  }
}

/** An estimate for the progress bar: about as many players are picked up during a season as were drafted. */
function estimatePlayerRequests({ picks }: LeagueFacts): number {
  return Math.ceil((picks.length * 2) / playersPerRequest)
}

/** Everyone who was drafted, rostered in some week, or moved. */
async function collectPlayerIds(raw: RawFolder, { picks, calendar }: LeagueFacts): Promise<number[]> {
  const ids = new Set(picks.map(({ playerId }) => playerId))
  for (const week of calendar.rosterWeeks) {
    const { lineups, transactions } = await readSavedWeek(raw, week)
    const response = weekResponse.safeParse(unwrapHistory(lineups)).data
    for (const { side } of response ? sidesOf(response) : []) {
      for (const entry of side.rosterForCurrentScoringPeriod?.entries ?? []) {
        const id = rosterEntry.safeParse(entry).data?.playerId
        if (id !== undefined) ids.add(id)
      }
    }
    for (const id of movedPlayerIds(transactions)) ids.add(id)
  }
  return [...ids].sort((a, b) => a - b)
}
