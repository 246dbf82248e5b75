/** Downloads what the raw folder lacks of a league season, then reads the season from it. */
import type { HostSeason, NflSchedule } from '../../domain/host-season.ts'
import { lastCorrectedWeek } from '../../domain/week-corrections.ts'
import { onlyScores } from '../shared/only-scores.ts'
import { readOrNull } from '../shared/read-or-null.ts'
import { runAll } from '../shared/run-all.ts'
import { createWarnings } from '../shared/warnings.ts'
import type { WeekAges } from '../shared/week-ages.ts'
import { fetchEspnPlayers, type PlayersDownload, planPlayers, playersPerRequest } from './fetch-players.ts'
import { findMissingPart, openWeekFetcher, type WeekDownload, type WeekFetcher } from './fetch-weeks.ts'
import { type FoundLeague, findLeague } from './find-league.ts'
import { getWithKey } from './get-with-key.ts'
import type { EspnHttp } from './http.ts'
import { EspnRefusal } from './http-response.ts'
import { readEspnImportState, writeEspnImportState } from './import-state.ts'
import { leagueFile, proScheduleFile, type RawFolder } from './raw-folder.ts'
import { isSeasonOver, type LeagueFacts, listScoredWeeks, readLeague } from './read-league.ts'
import { type ImportOptions, readEspnSeason } from './read-league-season.ts'
import { isScheduleOld, readSavedNflSchedule } from './read-nfl-schedule.ts'
import { unwrapHistory } from './read-response.ts'
import { movedPlayerIds } from './read-transactions.ts'
import { sidesOf } from './read-week.ts'
import { createRefusals } from './refusals.ts'
import { type LeagueAddress, requestProSchedule } from './requests.ts'
import { rosterEntry } from './responses/player.ts'
import { weekResponse } from './responses/week.ts'
import { readSavedWeek } from './saved-response.ts'
import { isWeekFinal } from './week-finality.ts'
import { weeksBehindScores } from './weeks-behind-scores.ts'

/**
 * One league season from ESPN. Every response is saved in the raw folder before it is used. Responses that are saved
 * already and cannot change any more are not requested again, so a stopped import resumes where it was. A refresh of a
 * season that is not closed requests the league, the running week with its transactions, the players, and earlier weeks where ESPN
 * has corrected them, and once more when their corrections are over. What ESPN refuses (4xx) or leaves out becomes a warning, except the league itself. Throws DomainError.
 */
export async function fetchLeagueSeason(
  http: EspnHttp,
  rawFor: (season: number) => RawFolder,
  options: ImportOptions,
): Promise<HostSeason> {
  const { onProgress, signal } = options
  onProgress?.({ step: 'league', week: null, done: 0, total: 1 })
  const found = await findLeague(http, rawFor, options)
  const { address, facts, wasRequested } = found
  const { season } = address
  const raw = rawFor(season)
  const ages = await openFolder(raw, found, options)
  const refusals = createRefusals()
  const weeks = openWeekFetcher({ http, raw, address, facts, refusals })
  const { behindScores, others } = await planTasks({ http, raw, address, facts, refusals }, weeks, ages)

  let done = wasRequested ? 1 : 0
  let total = done + behindScores.length + others.length + (facts.calendar.drafted ? estimatePlayerRequests(facts) : 0)
  const report = (step: string, week: number | null) => onProgress?.({ step, week, done, total })
  report('league', null)
  const onPlayers = () => {
    done++
    report('players', null)
  }
  const download = { http, raw, address, calendar: facts.calendar, refusals }
  const drafted =
    options.first === 'draft' ? await fetchDrafted(download, facts, ages, { onDone: onPlayers, signal }) : []
  if (drafted.length > 0) await options.onPart?.(season, 'draft')
  const runTasks = (tasks: typeof others) =>
    runAll(tasks, signal, async ({ step, week, run }, both) => {
      await run(both)
      done++
      report(step, week)
    })
  await runTasks(behindScores)
  await options.onPart?.(season, 'scores')
  await runTasks(others)
  await weeks.finish(signal)

  const { wanted, missing } = await planPlayers(raw, await collectPlayerIds(raw, facts), facts.calendar, ages)
  const players = { wanted, missing: missing.filter((id) => !drafted.includes(id)) }
  total = done + Math.ceil(players.missing.length / playersPerRequest)
  await fetchEspnPlayers(download, players, { onDone: onPlayers, signal })
  await writeEspnImportState(raw, { correctedWeek: ages.correctedWeek, refused: refusals.list() })
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
  const found = await findLeague(http, rawFor, options)
  const { address, facts } = found
  const raw = rawFor(address.season)
  const ages = await openFolder(raw, found, options)
  const download = { http, raw, address, facts, refusals: createRefusals() }
  const weeks = openWeekFetcher(download)
  const tasks = await planWeeks(download, weeks, weeksBehindScores(facts), ages)
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

/**
 * How old the saved weeks may be. Of a new folder every response is saved from now on, so its weeks without corrections to come are closed:
 * that is noted at once, and an import that is stopped requests them once.
 */
async function openFolder(
  raw: RawFolder,
  { address: { season }, facts, isNew }: FoundLeague,
  { now, isExplicit = false }: ImportOptions,
): Promise<WeekAges> {
  const weeks = listScoredWeeks(facts)
  const schedule = await readSavedSchedule(raw, season)
  const correctedWeek = now ? lastCorrectedWeek(weeks, { season, schedule, now: now() }) : 0
  const closedWeek = isNew ? correctedWeek : ((await readEspnImportState(raw)).correctedWeek ?? 0)
  if (isNew) await writeEspnImportState(raw, { correctedWeek })
  return {
    closedWeek,
    correctedWeek: Math.max(closedWeek, correctedWeek),
    requestedWeek: isExplicit ? (facts.calendar.rosterWeeks.at(-1) ?? null) : null,
    isClosed: isSeasonOver(facts) && closedWeek >= Math.max(0, ...weeks),
  }
}

interface DownloadTask {
  step: string
  week: number | null
  run(signal: AbortSignal): Promise<void>
}

/** Week by week, so that a stopped import has whole weeks. Nothing is requested beside the weeks that scores depend on. */
async function planTasks(
  download: WeekDownload,
  weeks: WeekFetcher,
  ages: WeekAges,
): Promise<{ behindScores: DownloadTask[]; others: DownloadTask[] }> {
  const { http, raw, address, facts, refusals } = download
  const first = weeksBehindScores(facts)
  const behindScores = await planWeeks(download, weeks, first, ages)
  const later = facts.calendar.rosterWeeks.filter((week) => !first.includes(week))
  const others = await planWeeks(download, weeks, later, ages)
  const { scheduleWeek } = await readEspnImportState(raw)
  const week = isSeasonOver(facts) ? 0 : facts.calendar.latestWeek
  if (isScheduleOld(await readSavedSchedule(raw, address.season), week, scheduleWeek)) {
    const request = requestProSchedule(address.season)
    const run = async (signal: AbortSignal) => {
      try {
        await raw.write(proScheduleFile, await getWithKey(http, request, 'settings', signal))
        if (week > 0) await writeEspnImportState(raw, { scheduleWeek: week })
      } catch (cause) {
        if (!(cause instanceof EspnRefusal)) throw cause
        refusals.note(proScheduleFile, cause)
      }
    }
    others.push({ step: 'NFL schedule', week: null, run })
  }
  return { behindScores, others }
}

/** What the raw folder lacks of these weeks. */
async function planWeeks(
  download: WeekDownload,
  weeks: WeekFetcher,
  wanted: Iterable<number>,
  ages: WeekAges,
): Promise<DownloadTask[]> {
  const tasks: DownloadTask[] = []
  for (const week of wanted) {
    const need = await findMissingPart(download, week, ages)
    if (need === null) continue
    const step = need === 'week' ? 'lineups' : 'transactions'
    tasks.push({ step, week, run: (signal) => weeks.fetch(week, need, signal) })
  }
  return tasks
}

async function readSavedSchedule(raw: RawFolder, season: number): Promise<NflSchedule | null> {
  return readSavedNflSchedule(await readOrNull(raw, proScheduleFile), season)
}

/** An estimate for the progress bar: about as many players are picked up during a season as were drafted. */
function estimatePlayerRequests({ picks }: LeagueFacts): number {
  return Math.ceil((picks.made.length * 2) / playersPerRequest)
}

/** The drafted players before all others. Empty unless all of them are known then; else they are requested again, and refusals are noted there. */
async function fetchDrafted(
  download: PlayersDownload,
  { picks, calendar }: LeagueFacts,
  ages: WeekAges,
  running: { onDone: () => void; signal?: AbortSignal },
): Promise<readonly number[]> {
  const ids = [...new Set(picks.made.map(({ playerId }) => playerId))].sort((a, b) => a - b)
  const plan = await planPlayers(download.raw, ids, calendar, ages)
  const requested = await fetchEspnPlayers({ ...download, refusals: createRefusals() }, plan, running)
  return requested.length === plan.missing.length ? ids : []
}

/** Everyone who was drafted, rostered in some week, or moved. */
async function collectPlayerIds(raw: RawFolder, { picks, calendar }: LeagueFacts): Promise<number[]> {
  const ids = new Set(picks.made.map(({ playerId }) => playerId))
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
