/** Downloads weeks: lineups and transactions in one response, or in two if ESPN refuses to combine them. */
import { DomainError } from '../../domain/errors.ts'
import { createWarnings } from '../shared/warnings.ts'
import type { WeekAges } from '../shared/week-ages.ts'
import { checkLineups, checkTransactions } from './check-week-response.ts'
import { getWithKey, isBare, missingPartRefusal } from './get-with-key.ts'
import type { EspnHttp } from './http.ts'
import { EspnRefusal } from './http-response.ts'
import { type RawFolder, transactionsFile, weekFile } from './raw-folder.ts'
import type { LeagueFacts } from './read-league.ts'
import { hasKey, unwrapHistory } from './read-response.ts'
import { readEspnWeek } from './read-week.ts'
import type { Refusals } from './refusals.ts'
import { type LeagueAddress, requestEspnTransactions, requestLineups, requestWeek } from './requests.ts'
import { transactionsResponse } from './responses/transactions.ts'
import { readSavedWeek } from './saved-response.ts'
import { addsUpToSchedule, areTransactionsFinal, isWeekFinal } from './week-finality.ts'

/** The part of a week that has to be requested; null for none. */
export type MissingPart = 'week' | 'transactions' | null

/** Until a week's corrections are over, it is requested again where its starters do not add up to ESPN's points any more. */
export async function findMissingPart(
  { raw, address, facts }: Pick<WeekDownload, 'raw' | 'address' | 'facts'>,
  week: number,
  ages: WeekAges,
): Promise<MissingPart> {
  const { lineups, transactions } = await readSavedWeek(raw, week)
  if (week === ages.requestedWeek || !hasFinalWeek(lineups, week, address, facts, ages)) return 'week'
  return areTransactionsFinal(transactions, week) ? null : 'transactions'
}

function hasFinalWeek(
  json: unknown,
  week: number,
  key: LeagueAddress,
  { response }: LeagueFacts,
  { closedWeek, correctedWeek }: WeekAges,
): boolean {
  if (!isWeekFinal(json, week)) return false
  if (week <= closedWeek) return true
  if (week <= correctedWeek) return false
  try {
    const { espnLeagueId, season } = key
    const location = { espnLeagueId, season, week, file: weekFile(week) }
    return addsUpToSchedule(readEspnWeek(json, location, createWarnings()), response.schedule)
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
  fetch(week: number, need: Exclude<MissingPart, null>, signal?: AbortSignal): Promise<void>
  /** Call once all weeks are fetched: decides about weeks whose responses have no transactions. */
  finish(signal?: AbortSignal): Promise<void>
}

/**
 * Fetches weeks into the raw folder. What ESPN refused for one week is not requested for the next: the combined response, or all
 * transactions if only members may see them. A response without the key `transactions` is a quiet week if another week's response has the
 * key; if none has, ESPN does not know the view.
 */
export function openWeekFetcher({ http, raw, address, facts, refusals }: WeekDownload): WeekFetcher {
  const weeksInTurn = runFirstAlone()
  const transactionsInTurn = runFirstAlone()
  let canCombine = true
  let transactionsRefusal: EspnRefusal | null = null
  /** Responses without transactions, by week. */
  const without = new Map<number, { json: unknown; wasRequestedAlone: boolean }>()

  async function fetchCombined(week: number, signal?: AbortSignal): Promise<void> {
    const json = canCombine ? await getCombined(week, signal) : null
    if (json === null) {
      if (await fetchLineups(week, signal)) await transactionsInTurn(() => fetchTransactions(week, signal))
      return
    }
    checkLineups(json, week, address)
    checkTransactions(json, week, address)
    await raw.write(weekFile(week), json)
    // Without a schedule it is not a week's response, which is reported when it is read.
    if (hasKey(json, 'schedule') && !hasKey(json, 'transactions')) without.set(week, { json, wasRequestedAlone: false })
  }

  /** Null if ESPN refuses, or returns no lineups. */
  async function getCombined(week: number, signal?: AbortSignal): Promise<unknown> {
    try {
      return await getWithKey(http, requestWeek(address, week, periodOf(week, facts)), 'schedule', signal)
    } catch (cause) {
      if (cause instanceof EspnRefusal) return null
      throw cause
    }
  }

  /** False if ESPN does not have the week any more. */
  async function fetchLineups(week: number, signal?: AbortSignal): Promise<boolean> {
    try {
      const json = await getWithKey(http, requestLineups(address, week, periodOf(week, facts)), 'schedule', signal)
      // Lineups alone work if the combined request was refused.
      canCombine = false
      checkLineups(json, week, address)
      await raw.write(weekFile(week), json)
      return true
    } catch (cause) {
      // A week may be gone from ESPN, but expired cookies must not be mistaken for that.
      if (!(cause instanceof EspnRefusal) || cause.kind === 'private-league') throw cause
      refusals.note(weekFile(week), cause)
      refusals.note(transactionsFile(week), cause)
      return false
    }
  }

  async function fetchTransactions(week: number, signal?: AbortSignal): Promise<void> {
    if (transactionsRefusal) return recordRefusal(week, transactionsRefusal)
    try {
      const json = await http.get(requestEspnTransactions(address, week), signal)
      if (isBare(json)) without.set(week, { json, wasRequestedAlone: true })
      else {
        without.delete(week)
        checkTransactions(json, week, address)
        await raw.write(transactionsFile(week), hasNoTransactions(json) ? weekWithoutMoves(json) : json)
      }
    } catch (cause) {
      if (!(cause instanceof EspnRefusal)) throw cause
      if (cause.kind === 'private-league') transactionsRefusal = cause
      recordRefusal(week, cause)
    }
  }

  function recordRefusal(week: number, refusal: EspnRefusal): void {
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
    for (const [week, { wasRequestedAlone }] of isKnown ? [] : inOrder) {
      if (wasRequestedAlone) continue
      await fetchTransactions(week, signal)
      // If ESPN does not know the view for one week, it does not know it for another.
      if (without.has(week)) break
    }
    isKnown ||= await knowsTransactions()
    for (const [week, { json }] of [...without].sort(([a], [b]) => a - b)) {
      if (isKnown) await raw.write(transactionsFile(week), weekWithoutMoves(json))
      else
        refusals.note(
          transactionsFile(week),
          missingPartRefusal(requestEspnTransactions(address, week), 'transactions'),
        )
    }
  }

  return {
    fetch: (week, need, signal) =>
      need === 'week'
        ? weeksInTurn(() => fetchCombined(week, signal))
        : transactionsInTurn(() => fetchTransactions(week, signal)),
    finish,
  }
}

/** Runs the first call alone: what it learns is used by the others. */
function runFirstAlone(): (run: () => Promise<void>) => Promise<void> {
  let first: Promise<void> | null = null
  return async (run) => {
    if (first === null) {
      first = run()
      return first
    }
    // Its failure is reported by its own caller, which also aborts the others.
    await first.catch(() => {})
    return run()
  }
}

function hasNoTransactions(json: unknown): boolean {
  const response = transactionsResponse.safeParse(unwrapHistory(json)).data
  return response !== undefined && (response.transactions ?? []).length === 0
}

/**
 * The transactions file of a quiet week. Its bytes are the same whether the response came with the lineups or alone, which happens if an
 * import was stopped in between.
 */
export function weekWithoutMoves(json: unknown): unknown {
  const response = transactionsResponse.safeParse(unwrapHistory(json)).data
  return {
    id: response?.id,
    seasonId: response?.seasonId,
    status: { latestScoringPeriod: response?.status?.latestScoringPeriod },
    transactions: [],
  }
}

function periodOf(week: number, { settings }: LeagueFacts): number | null {
  return settings.matchupPeriods.find(({ weeks }) => weeks.includes(week))?.matchupPeriod ?? null
}
