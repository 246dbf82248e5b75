/** Downloads what the raw folder lacks of a league season, then reads the season from it. */
import type * as z from 'zod/mini'
import { DomainError } from '../../domain/errors.ts'
import type { Completeness, LeagueSeason } from '../../domain/league-season.ts'
import { proScheduleFile } from '../espn/raw-folder.ts'
import type { FetchSeasonOptions, RawFolder } from '../league-source.ts'
import { Refusal } from '../shared/http-client.ts'
import { readOrNull } from '../shared/read-or-null.ts'
import { createWarnings } from '../shared/warnings.ts'
import { fetchNflWeeks } from './fetch-nfl-weeks.ts'
import { fetchPlayers } from './fetch-players.ts'
import { type FoundSeason, findSeason } from './find-season.ts'
import type { SleeperHttp } from './http.ts'
import { type ImportState, readImportState, writeImportState } from './import-state.ts'
import {
  draftPicksFile,
  draftsFile,
  leagueFile,
  losersBracketFile,
  matchupsFile,
  rostersFile,
  transactionsFile,
  usersFile,
  winnersBracketFile,
} from './raw-files.ts'
import { type Calendar, listLineupWeeks, listTransactionWeeks, range, readCalendar } from './read-calendar.ts'
import { listPlayerIds, mostDrafts, readFolder } from './read-folder.ts'
import { readLeagueSeason } from './read-league-season.ts'
import { readList, unreadable } from './read-response.ts'
import {
  type LeaguePart,
  requestDraftPicks,
  requestMatchups,
  requestPart,
  requestTransactions,
  type SleeperRequest,
} from './requests.ts'
import { bracketGame } from './responses/bracket.ts'
import { draft, draftPick } from './responses/draft.ts'
import { matchupRow } from './responses/matchup.ts'
import { roster } from './responses/roster.ts'
import { transaction } from './responses/transaction.ts'
import { user } from './responses/user.ts'

export interface SleeperFetchOptions extends FetchSeasonOptions {
  /** Whether statistics and projections are requested, too, which Sleeper does not document. */
  usesUnofficial: boolean
  /** The NFL's schedule as ESPN gives it; null where that is not to be had. */
  fetchNflSchedule: (season: number, signal?: AbortSignal) => Promise<unknown>
}

/**
 * One league season from Sleeper. The league, its people and teams come first, with its brackets once they are drawn: `onEarly` is
 * called with the standings after five requests, and again once all scores are here. Every response is in the raw folder before it is
 * used; of a running season only what can have changed is requested again, of a finished one nothing.
 */
export async function fetchLeagueSeason(
  http: SleeperHttp,
  leagueId: string,
  options: SleeperFetchOptions,
): Promise<LeagueSeason> {
  const { onProgress, onEarly, signal, now } = options
  onProgress?.({ step: 'league', week: null, done: 0, total: 1 })
  const found = await findSeason(http, leagueId, options)
  const { raw, league } = found
  const key = { leagueId: league.league_id, season: Number(league.season) }
  const state = await beginImport(found)
  const run = openRun({ http, found, signal, onProgress })

  let reading: Promise<void> = Promise.resolve()
  const readEarly = (known: Exclude<Completeness, 'whole'>, files: readonly string[]) => {
    if (!onEarly) return
    // The whole season says what is wrong with it, should anything be.
    reading = reading
      .then(() => readLeagueSeason(onlyFiles(raw, files), key))
      .then((season) => onEarly(season, known))
      .catch(() => {})
  }

  const teams = await planTeams(found, state)
  run.expect(teams.length)
  await run.all(teams)
  const calendar = readCalendar(league, await readGames(raw, key))
  const matchups = await planMatchups(found, calendar, state)
  const moves = await planMoves(found, calendar, state)
  run.expect(matchups.length + moves.length + requestsAtTheEnd)
  readEarly('league', teamFiles)
  await run.all(matchups)
  readEarly('scores', [...teamFiles, ...range(1, calendar.finalWeek).map(matchupsFile)])
  await run.all(moves)
  const picks = await planPicks(found, state)
  run.expect(picks.length)
  await run.all(picks)

  const responses = await readFolder(raw, { ...key, warnings: createWarnings() })
  const lookUp = await fetchPlayers(listPlayerIds(responses), {
    ...{ http, raw, now, signal, state },
    isSeasonOver: calendar.isComplete,
  })
  run.tick('players', null)
  if ((await readOrNull(raw, proScheduleFile)) === null) {
    const schedule = await options.fetchNflSchedule(key.season, signal).catch(nullUnlessAborted)
    if (schedule !== null) await raw.write(proScheduleFile, schedule)
  }
  run.tick('NFL schedule', null)
  if (options.usesUnofficial) {
    await fetchNflWeeks({
      ...{ http, raw, season: key.season, signal },
      presentWeek: presentWeekOf(calendar),
      weeks: listLineupWeeks(calendar),
      onDone: (week) => run.tick('statistics', week),
    })
  }
  await writeImportState(raw, {
    savedInWeek: presentWeekOf(calendar),
    isFinal: calendar.isComplete,
    ...(lookUp ?? {}),
    ...(run.refused().length > 0 ? { refused: run.refused() } : {}),
  })
  await reading
  return readLeagueSeason(raw, { ...key, signal })
}

/** The list of players, and the NFL's schedule. */
const requestsAtTheEnd = 2
const teamFiles = [leagueFile, usersFile, rostersFile, winnersBracketFile, losersBracketFile]

function onlyFiles(raw: RawFolder, files: readonly string[]): RawFolder {
  return { ...raw, read: async (name) => (files.includes(name) ? raw.read(name) : null) }
}

/** Past the last week once the season is over. */
function presentWeekOf({ isComplete, presentWeek, finalWeek }: Calendar): number {
  return isComplete ? finalWeek + 2 : presentWeek
}

/**
 * What the import before noted. In a new folder it is noted at once that everything will have been saved from now on: a stopped
 * import then goes on where it was.
 */
async function beginImport({ raw, league }: FoundSeason): Promise<ImportState> {
  const known = await readImportState(raw)
  if (known) return known
  const calendar = readCalendar(league, [])
  const state = { savedInWeek: presentWeekOf(calendar), isFinal: calendar.isComplete }
  await writeImportState(raw, state)
  return state
}

interface Errand {
  step: string
  week: number | null
  file: string
  request: SleeperRequest
  /** What the response is a list of: nothing else is written into the folder. */
  schema: z.ZodMiniType
}

/** Whose teams they are, and the brackets once the regular season is over: before that they change every week and say nothing. */
async function planTeams({ raw, league }: FoundSeason, state: ImportState): Promise<Errand[]> {
  const { isDrafted, lastDecidedWeek, regularSeasonFinalWeek } = readCalendar(league, [])
  const hasBrackets = isDrafted && lastDecidedWeek >= regularSeasonFinalWeek
  const errandOf = (part: LeaguePart, file: string, schema: z.ZodMiniType): Errand => ({
    ...{ step: 'teams', week: null, file, schema },
    request: requestPart(league.league_id, part),
  })
  const brackets = [
    errandOf('winners_bracket', winnersBracketFile, bracketGame),
    errandOf('losers_bracket', losersBracketFile, bracketGame),
  ]
  const errands = [
    errandOf('users', usersFile, user),
    errandOf('rosters', rostersFile, roster),
    ...(hasBrackets ? brackets : []),
  ]
  return state.isFinal ? missingOnes(raw, errands) : errands
}

/** A week that was saved while it was running, or the week after, when statistics are still corrected, is requested again. */
async function planMatchups({ raw, league }: FoundSeason, calendar: Calendar, state: ImportState): Promise<Errand[]> {
  const { startWeek, finalWeek, isDrafted } = calendar
  const errands = (isDrafted ? range(startWeek, finalWeek) : []).map((week) => ({
    ...{ step: 'matchups', week, file: matchupsFile(week), schema: matchupRow },
    request: requestMatchups(league.league_id, week),
  }))
  return changedOrMissing(raw, errands, calendar, state)
}

async function planMoves({ raw, league }: FoundSeason, calendar: Calendar, state: ImportState): Promise<Errand[]> {
  const errands = listTransactionWeeks(calendar).map((week) => ({
    ...{ step: 'transactions', week, file: transactionsFile(week), schema: transaction },
    request: requestTransactions(league.league_id, week),
  }))
  const drafts = {
    ...{ step: 'draft', week: null, file: draftsFile, schema: draft },
    request: requestPart(league.league_id, 'drafts'),
  }
  const saved = await listSavedDrafts(raw, league.league_id)
  const isDraftSaved = saved.length > 0 && saved.every(({ status }) => status === 'complete')
  return [...(await changedOrMissing(raw, errands, calendar, state)), ...(isDraftSaved ? [] : [drafts])]
}

/** Picks are whole once there are as many as the draft has; an auction may end with fewer. */
async function planPicks({ raw, league }: FoundSeason, { isFinal }: ImportState): Promise<Errand[]> {
  const drafts = (await listSavedDrafts(raw, league.league_id)).slice(0, mostDrafts)
  const errands = await Promise.all(
    drafts.map(async ({ draft_id, settings }) => {
      const file = draftPicksFile(draft_id)
      const saved = await readOrNull(raw, file)
      const expected = (settings?.rounds ?? 0) * (settings?.teams ?? 0)
      const isWhole = Array.isArray(saved) && (isFinal || (expected > 0 && saved.length >= expected))
      const request = requestDraftPicks(draft_id)
      return isWhole ? [] : [{ step: 'draft', week: null, file, request, schema: draftPick }]
    }),
  )
  return errands.flat()
}

async function listSavedDrafts(raw: RawFolder, leagueId: string) {
  const place = { leagueId, season: null, week: null, file: draftsFile }
  return readList(draft, await readOrNull(raw, draftsFile), place, createWarnings())
}

async function readGames(raw: RawFolder, key: { leagueId: string; season: number }) {
  const games = await Promise.all(
    [winnersBracketFile, losersBracketFile].map(async (file) =>
      readList(bracketGame, await readOrNull(raw, file), { ...key, week: null, file }, createWarnings()),
    ),
  )
  return games.flat()
}

async function changedOrMissing<E extends Errand>(
  raw: RawFolder,
  errands: readonly E[],
  calendar: Calendar,
  { savedInWeek, isFinal }: ImportState,
): Promise<E[]> {
  const missing = await missingOnes(raw, errands)
  const isOpen = (week: number) =>
    week >= savedInWeek - 1 && week <= Math.max(calendar.presentWeek, calendar.lastDecidedWeek)
  return errands.filter((errand) => missing.includes(errand) || (!isFinal && isOpen(errand.week ?? 0)))
}

async function missingOnes<E extends Errand>(raw: RawFolder, errands: readonly E[]): Promise<E[]> {
  const saved = await Promise.all(errands.map(({ file }) => readOrNull(raw, file)))
  return errands.filter((_, index) => saved[index] === null)
}

interface Run {
  /** Downloads all of them into the folder, as many at once as the client allows. */
  all(errands: readonly Errand[]): Promise<void>
  /** That so many more requests are to come, for the progress. */
  expect(more: number): void
  tick(step: string, week: number | null): void
  refused(): NonNullable<ImportState['refused']>
}

function openRun({
  http,
  found: { raw, league, wasRequested },
  signal,
  onProgress,
}: {
  http: SleeperHttp
  found: FoundSeason
} & Pick<SleeperFetchOptions, 'signal' | 'onProgress'>): Run {
  const place = { leagueId: league.league_id, season: Number(league.season) }
  const refused = new Map<string, number>()
  let done = wasRequested ? 1 : 0
  let total = done
  const tick = (step: string, week: number | null) => {
    done++
    total = Math.max(total, done)
    onProgress?.({ step, week, done, total })
  }

  async function fetchOne({ file, week, request, schema }: Errand, signalOfRun: AbortSignal): Promise<void> {
    try {
      // Nothing there: an empty list, so that it is not requested again.
      const json = (await http.get(request, { signal: signalOfRun })) ?? []
      const records = readList(schema, json, { ...place, week, file }, createWarnings())
      if (schema === roster && records.length === 0) throw unreadable({ ...place, week, file }, 'it lists no team.')
      await raw.write(file, json)
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause
      refused.set(file, cause.status)
    }
  }

  return {
    async all(errands) {
      const stop = new AbortController()
      const both = signal ? AbortSignal.any([signal, stop.signal]) : stop.signal
      const failures: unknown[] = []
      await Promise.all(
        errands.map(async (errand) => {
          try {
            await fetchOne(errand, both)
            tick(errand.step, errand.week)
          } catch (cause) {
            failures.push(cause)
            stop.abort()
          }
        }),
      )
      if (failures.length > 0) throw failures[0]
    },
    expect(more) {
      total += more
    },
    tick,
    refused: () => [...refused].map(([file, status]) => ({ file, status })).sort((a, b) => (a.file < b.file ? -1 : 1)),
  }
}

function nullUnlessAborted(cause: unknown): null {
  if (cause instanceof DomainError && cause.kind !== 'aborted') return null
  throw cause
}
