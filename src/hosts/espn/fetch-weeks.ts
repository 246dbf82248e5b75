/** Downloads weeks: lineups and transactions in one answer, or in two where ESPN does not give them together. */
import { DomainError } from '../../domain/errors.ts'
import { transactionsAnswer } from './answers/transactions.ts'
import { checkLineups, checkTransactions } from './check-week-answer.ts'
import { getWithKey, isBare, nameLeftOut } from './get-with-key.ts'
import type { EspnHttp } from './http.ts'
import { type RawFolder, transactionsFile, weekFile } from './raw-folder.ts'
import { hasKey, unwrapHistory } from './read-answer.ts'
import type { LeagueFacts } from './read-league.ts'
import { readWeek } from './read-week.ts'
import type { Refusals } from './refusals.ts'
import { type LeagueAddress, requestLineups, requestTransactions, requestWeek } from './requests.ts'
import { EspnRefusal } from './response.ts'
import { readSavedWeek } from './saved-answer.ts'
import { addsUpToSchedule, areTransactionsSettled, isWeekSettled } from './settled.ts'
import { gatherWarnings } from './warnings.ts'

/** What of a week is to be asked for. */
export type WeekNeed = 'week' | 'transactions' | null

/** The week before the running one is still being corrected; older ones are not looked at again. */
export async function needOfWeek(
  raw: RawFolder,
  week: number,
  address: LeagueAddress,
  facts: LeagueFacts,
): Promise<WeekNeed> {
  const { lineups, transactions } = await readSavedWeek(raw, week)
  if (!holds(lineups, week, address, facts)) return 'week'
  return areTransactionsSettled(transactions, week) ? null : 'transactions'
}

function holds(json: unknown, week: number, key: LeagueAddress, { answer, calendar }: LeagueFacts): boolean {
  if (!isWeekSettled(json, week)) return false
  if (week !== calendar.latestWeek - 1) return true
  try {
    const { espnLeagueId, season } = key
    const where = { espnLeagueId, season, week, file: weekFile(week) }
    return addsUpToSchedule(readWeek(json, where, gatherWarnings()), answer.schedule)
  } catch (cause) {
    if (cause instanceof DomainError) return false
    throw cause
  }
}

export interface WeekDownload {
  http: EspnHttp
  raw: RawFolder
  address: LeagueAddress
  facts: LeagueFacts
  refusals: Refusals
}

export interface WeekFetcher {
  fetch(week: number, need: Exclude<WeekNeed, null>, signal?: AbortSignal): Promise<void>
  /** To be called when all weeks were fetched: settles those whose answers have no transactions. */
  finish(signal?: AbortSignal): Promise<void>
}

/**
 * Fetches weeks into the raw folder. What ESPN refused for one week of a league it is not asked again for the next:
 * both in one answer, or transactions at all where they are for members only. An answer without the key `transactions`
 * is that of a quiet week where another week's has it, and that of a view which ESPN does not know where none has.
 */
export function openWeekFetcher({ http, raw, address, facts, refusals }: WeekDownload): WeekFetcher {
  const weeksInTurn = firstAlone()
  const transactionsInTurn = firstAlone()
  let asksTogether = true
  let hidden: EspnRefusal | null = null
  /** Weeks whose answer lacks transactions, with that answer. */
  const without = new Map<number, { json: unknown; wasAskedAlone: boolean }>()

  async function fetchTogether(week: number, signal?: AbortSignal): Promise<void> {
    const json = asksTogether ? await getTogether(week, signal) : null
    if (json === null) {
      if (await fetchLineups(week, signal)) await transactionsInTurn(() => fetchTransactions(week, signal))
      return
    }
    checkLineups(json, week, address)
    checkTransactions(json, week, address)
    await raw.write(weekFile(week), json)
    // Without a schedule it is no week's answer: whoever reads it says so.
    if (hasKey(json, 'schedule') && !hasKey(json, 'transactions')) without.set(week, { json, wasAskedAlone: false })
  }

  /** Null where ESPN refuses or gives no lineups. */
  async function getTogether(week: number, signal?: AbortSignal): Promise<unknown> {
    try {
      return await getWithKey(http, requestWeek(address, week, periodOf(week, facts)), 'schedule', signal)
    } catch (cause) {
      if (cause instanceof EspnRefusal) return null
      throw cause
    }
  }

  /** False where ESPN does not have the week any more. */
  async function fetchLineups(week: number, signal?: AbortSignal): Promise<boolean> {
    try {
      const json = await getWithKey(http, requestLineups(address, week, periodOf(week, facts)), 'schedule', signal)
      // They are given alone and were refused together.
      asksTogether = false
      checkLineups(json, week, address)
      await raw.write(weekFile(week), json)
      return true
    } catch (cause) {
      // A week may be gone from ESPN; cookies that have expired meanwhile must not pass for that.
      if (!(cause instanceof EspnRefusal) || cause.kind === 'private-league') throw cause
      refusals.note(weekFile(week), cause)
      refusals.note(transactionsFile(week), cause)
      return false
    }
  }

  async function fetchTransactions(week: number, signal?: AbortSignal): Promise<void> {
    if (hidden) return noteRefused(week, hidden)
    try {
      const json = await http.get(requestTransactions(address, week), signal)
      if (isBare(json)) without.set(week, { json, wasAskedAlone: true })
      else {
        without.delete(week)
        checkTransactions(json, week, address)
        await raw.write(transactionsFile(week), hasNoTransactions(json) ? quietWeek(json) : json)
      }
    } catch (cause) {
      if (!(cause instanceof EspnRefusal)) throw cause
      if (cause.kind === 'private-league') hidden = cause
      noteRefused(week, cause)
    }
  }

  function noteRefused(week: number, refusal: EspnRefusal): void {
    without.delete(week)
    refusals.note(transactionsFile(week), refusal)
  }

  async function knowsTransactions(): Promise<boolean> {
    for (const week of facts.calendar.rosterWeeks) {
      if (hasKey((await readSavedWeek(raw, week)).transactions, 'transactions')) return true
    }
    return false
  }

  async function finish(signal?: AbortSignal): Promise<void> {
    if (without.size === 0) return
    const inOrder = [...without].sort(([a], [b]) => a - b)
    let isKnown = await knowsTransactions()
    for (const [week, { wasAskedAlone }] of isKnown ? [] : inOrder) {
      if (wasAskedAlone) continue
      await fetchTransactions(week, signal)
      // What it does not know alone it does not know of another week.
      if (without.has(week)) break
    }
    isKnown ||= await knowsTransactions()
    for (const [week, { json }] of [...without].sort(([a], [b]) => a - b)) {
      if (isKnown) await raw.write(transactionsFile(week), quietWeek(json))
      else refusals.note(transactionsFile(week), nameLeftOut(requestTransactions(address, week), 'transactions'))
    }
  }

  return {
    fetch: (week, need, signal) =>
      need === 'week'
        ? weeksInTurn(() => fetchTogether(week, signal))
        : transactionsInTurn(() => fetchTransactions(week, signal)),
    finish,
  }
}

/** Lets the others wait for the first: what that finds out holds for them. */
function firstAlone(): (run: () => Promise<void>) => Promise<void> {
  let first: Promise<void> | null = null
  return async (run) => {
    if (first === null) {
      first = run()
      return first
    }
    // Its failure is told by whoever runs it, and stops the others by their signal.
    await first.catch(() => {})
    return run()
  }
}

function hasNoTransactions(json: unknown): boolean {
  const answer = transactionsAnswer.safeParse(unwrapHistory(json)).data
  return answer !== undefined && (answer.transactions ?? []).length === 0
}

/**
 * The transactions file of a week without any. It has the same bytes whether the response was requested with the lineups
 * or alone, as it is where an import was stopped between the two.
 */
export function quietWeek(json: unknown): unknown {
  const answer = transactionsAnswer.safeParse(unwrapHistory(json)).data
  return {
    id: answer?.id,
    seasonId: answer?.seasonId,
    status: { latestScoringPeriod: answer?.status?.latestScoringPeriod },
    transactions: [],
  }
}

function periodOf(week: number, { settings }: LeagueFacts): number | null {
  return settings.matchupPeriods.find(({ weeks }) => weeks.includes(week))?.matchupPeriod ?? null
}
