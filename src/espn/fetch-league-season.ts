/** Downloads what the raw folder lacks of a league season, then reads the season from it. */
import { Problem } from '../domain/errors.ts'
import type { SeasonKey } from '../domain/identity.ts'
import type { LeagueSeason } from '../domain/league-season.ts'
import { rosterEntry } from './answers/player.ts'
import { weekAnswer } from './answers/week.ts'
import { fetchPlayers, planPlayers, playersPerRequest } from './fetch-players.ts'
import { findLeague } from './find-league.ts'
import type { EspnHttp } from './http.ts'
import { proScheduleFile, type RawFolder, transactionsFile, weekFile } from './raw-folder.ts'
import { unwrapHistory } from './read-answer.ts'
import type { LeagueFacts } from './read-league.ts'
import { type ImportOptions, readLeagueSeason } from './read-league-season.ts'
import { readNflSchedule } from './read-nfl-schedule.ts'
import { movedPlayerIds } from './read-transactions.ts'
import { readWeek } from './read-week.ts'
import { type EspnRequest, requestProSchedule, requestTransactions, requestWeek } from './requests.ts'
import { EspnRefusal } from './response.ts'
import { readOrNull } from './saved-answer.ts'
import { addsUpToSchedule, areTransactionsSettled, isWeekSettled } from './settled.ts'
import { gatherWarnings } from './warnings.ts'

/**
 * One league season from ESPN. Every answer is in the raw folder before it is used, and what is there already and
 * cannot change any more is not asked for again: an import that was stopped goes on where it was. A refresh of a
 * running season asks for the league, the running week with its transactions, the players, and the week before where
 * ESPN has corrected it.
 * What ESPN refuses (4xx) becomes a warning, except the league itself. Throws Problem.
 */
export async function fetchLeagueSeason(
  http: EspnHttp,
  rawFor: (season: number) => RawFolder,
  options: ImportOptions,
): Promise<LeagueSeason> {
  const { espnLeagueId, onProgress, signal } = options
  onProgress?.({ step: 'league', week: null, done: 0, total: 1 })
  const { season, facts, wasRequested } = await findLeague(http, rawFor, options)
  const key = { espnLeagueId, season }
  const raw = rawFor(season)
  const errands = await planErrands(http, raw, key, facts)

  let done = wasRequested ? 1 : 0
  let total = done + errands.length + (facts.calendar.drafted ? estimatePlayerRequests(facts) : 0)
  const tell = (step: string, week: number | null) => onProgress?.({ step, week, done, total })
  tell('league', null)
  await runAll(errands, signal, ({ step, week }) => {
    done++
    tell(step, week)
  })

  const playerIds = await planPlayers(raw, await gatherPlayerIds(raw, facts), facts.calendar)
  total = done + Math.ceil(playerIds.length / playersPerRequest)
  const onDone = () => {
    done++
    tell('players', null)
  }
  await unlessRefused(() => fetchPlayers(http, raw, key, playerIds, { calendar: facts.calendar, onDone, signal }))
  return readLeagueSeason(raw, { ...options, season, onProgress: undefined })
}

interface Errand {
  step: string
  week: number | null
  run(signal: AbortSignal): Promise<void>
}

/** Week by week, so that a stopped import has whole weeks. */
async function planErrands(http: EspnHttp, raw: RawFolder, key: SeasonKey, facts: LeagueFacts): Promise<Errand[]> {
  const errands: Errand[] = []
  const plan = (step: string, week: number | null, file: string, request: EspnRequest) => {
    const mayFail = step === 'line-ups' ? isGone : undefined
    const run = (signal: AbortSignal) =>
      unlessRefused(async () => raw.write(file, await http.get(request, signal)), mayFail)
    errands.push({ step, week, run })
  }
  for (const week of facts.calendar.rosterWeeks) {
    if (!holds(await readOrNull(raw, weekFile(week)), week, key, facts)) {
      const period = facts.settings.matchupPeriods.find(({ weeks }) => weeks.includes(week))
      plan('line-ups', week, weekFile(week), requestWeek(key, week, period?.matchupPeriod ?? null))
    }
    if (!areTransactionsSettled(await readOrNull(raw, transactionsFile(week)), week)) {
      plan('transactions', week, transactionsFile(week), requestTransactions(key, week))
    }
  }
  if (!(await hasNflSchedule(raw, key))) plan('NFL schedule', null, proScheduleFile, requestProSchedule(key.season))
  return errands
}

/** The week before the running one is still being corrected; older ones are not looked at again. */
function holds(json: unknown, week: number, key: SeasonKey, { answer, calendar }: LeagueFacts): boolean {
  if (!isWeekSettled(json, week)) return false
  if (week !== calendar.latestWeek - 1) return true
  try {
    const where = { ...key, week, file: weekFile(week) }
    return addsUpToSchedule(readWeek(json, where, gatherWarnings()), answer.schedule)
  } catch (cause) {
    if (cause instanceof Problem) return false
    throw cause
  }
}

async function hasNflSchedule(raw: RawFolder, key: SeasonKey): Promise<boolean> {
  const json = await readOrNull(raw, proScheduleFile)
  try {
    return json !== null && readNflSchedule(json, { ...key, week: null, file: proScheduleFile }) !== null
  } catch (cause) {
    if (cause instanceof Problem) return false
    throw cause
  }
}

/** The client decides how many run at once. The first failure stops the rest; it is thrown once they have stopped. */
async function runAll(
  errands: readonly Errand[],
  signal: AbortSignal | undefined,
  onDone: (errand: Errand) => void,
): Promise<void> {
  const stop = new AbortController()
  const both = signal ? AbortSignal.any([signal, stop.signal]) : stop.signal
  const failures: unknown[] = []
  await Promise.all(
    errands.map(async (errand) => {
      try {
        await errand.run(both)
        onDone(errand)
      } catch (cause) {
        failures.push(cause)
        stop.abort()
      }
    }),
  )
  if (failures.length > 0) throw failures[0]
}

/** What ESPN refuses stays missing in the folder; reading says what cannot be known because of it. */
async function unlessRefused(
  run: () => Promise<void>,
  isRefusal: (refusal: EspnRefusal) => boolean = () => true,
): Promise<void> {
  try {
    await run()
  } catch (cause) {
    if (!(cause instanceof EspnRefusal && isRefusal(cause))) throw cause
  }
}

/** A week may be gone from ESPN; cookies that have expired meanwhile must not pass for that. */
function isGone({ kind }: EspnRefusal): boolean {
  return kind !== 'private-league'
}

/** A guess for the progress bar: about as many players are picked up during a season as were drafted. */
function estimatePlayerRequests({ picks }: LeagueFacts): number {
  return Math.ceil((picks.length * 2) / playersPerRequest)
}

/** Everyone who was drafted, rostered in some week, or moved. */
async function gatherPlayerIds(raw: RawFolder, { picks, calendar }: LeagueFacts): Promise<number[]> {
  const ids = new Set(picks.map(({ playerId }) => playerId))
  for (const week of calendar.rosterWeeks) {
    const answer = weekAnswer.safeParse(unwrapHistory(await readOrNull(raw, weekFile(week)))).data
    for (const side of (answer?.schedule ?? []).flatMap(({ home, away }) => [home, away])) {
      for (const entry of side?.rosterForCurrentScoringPeriod?.entries ?? []) {
        const id = rosterEntry.safeParse(entry).data?.playerId
        if (id !== undefined) ids.add(id)
      }
    }
    for (const id of movedPlayerIds(await readOrNull(raw, transactionsFile(week)))) ids.add(id)
  }
  return [...ids].sort((a, b) => a - b)
}
