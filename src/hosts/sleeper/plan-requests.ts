/** Plans the downloads of a league season: missing files, and files that may have changed. */
import type * as z from 'zod/mini'
import type { RawFolder } from '../league-source.ts'
import { readOrNull } from '../shared/read-or-null.ts'
import { createWarnings } from '../shared/warnings.ts'
import type { FoundSleeperSeason } from './find-season.ts'
import type { SleeperImportState } from './import-state.ts'
import {
  draftPicksFile,
  draftsFile,
  losersBracketFile,
  matchupsFile,
  rostersFile,
  tradedPicksFile,
  transactionsFile,
  usersFile,
  winnersBracketFile,
} from './raw-files.ts'
import { listTransactionWeeks, range, readSleeperCalendar, type SleeperCalendar } from './read-calendar.ts'
import { selectDrafts } from './read-draft.ts'
import { readList } from './read-response.ts'
import {
  type LeaguePart,
  requestDraftPicks,
  requestMatchups,
  requestPart,
  requestSleeperTransactions,
  type SleeperRequest,
} from './requests.ts'
import { bracketGame } from './responses/bracket.ts'
import { draft, sleeperDraftPick } from './responses/draft.ts'
import { matchupRow } from './responses/matchup.ts'
import { roster } from './responses/roster.ts'
import { tradedPick } from './responses/traded-pick.ts'
import { sleeperTransaction } from './responses/transaction.ts'
import { user } from './responses/user.ts'

/** A file of the raw folder and the request that fills it. */
export interface Errand {
  step: string
  week: number | null
  file: string
  request: SleeperRequest
  /** The schema of the response's entries: nothing else is written into the folder. */
  schema: z.ZodMiniType
}

/** Teams and managers, and brackets once the regular season is over: before that they change every week. */
export async function planTeams({ raw, league }: FoundSleeperSeason, state: SleeperImportState): Promise<Errand[]> {
  const { isDrafted, lastDecidedWeek, regularSeasonFinalWeek } = readSleeperCalendar(league, [])
  const hasBrackets = isDrafted && lastDecidedWeek >= regularSeasonFinalWeek
  const errandOf = (part: LeaguePart, file: string, schema: z.ZodMiniType): Errand => ({
    step: 'teams',
    week: null,
    file,
    schema,
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

/** A week saved while it was running or in the week after, when statistics are corrected, is requested again. */
export async function planMatchups(
  { raw, league }: FoundSleeperSeason,
  calendar: SleeperCalendar,
  state: SleeperImportState,
): Promise<Errand[]> {
  const { startWeek, finalWeek, isDrafted } = calendar
  const errands = (isDrafted ? range(startWeek, finalWeek) : []).map((week) => ({
    step: 'matchups',
    week,
    file: matchupsFile(week),
    schema: matchupRow,
    request: requestMatchups(league.league_id, week),
  }))
  return changedOrMissing(raw, errands, calendar, state)
}

export async function planMoves(
  { raw, league }: FoundSleeperSeason,
  calendar: SleeperCalendar,
  state: SleeperImportState,
): Promise<Errand[]> {
  const errands = listTransactionWeeks(calendar).map((week) => ({
    step: 'transactions',
    week,
    file: transactionsFile(week),
    schema: sleeperTransaction,
    request: requestSleeperTransactions(league.league_id, week),
  }))
  const drafts = {
    step: 'draft',
    week: null,
    file: draftsFile,
    schema: draft,
    request: requestPart(league.league_id, 'drafts'),
  }
  const tradedPicks = {
    step: 'draft',
    week: null,
    file: tradedPicksFile,
    schema: tradedPick,
    request: requestPart(league.league_id, 'traded_picks'),
  }
  const saved = await listSavedDrafts(raw, league.league_id)
  const isDraftSaved = saved.length > 0 && saved.every(({ status }) => status === 'complete')
  const picks = league.settings.pick_trading === 1 ? [tradedPicks] : []
  return [
    ...(await changedOrMissing(raw, errands, calendar, state)),
    ...(isDraftSaved ? [] : [drafts]),
    ...(state.isFinal ? await missingOnes(raw, picks) : picks),
  ]
}

/** Picks are complete once their number is that of the draft; an auction may end with fewer. */
export async function planPicks(
  { raw, league }: FoundSleeperSeason,
  { isFinal }: SleeperImportState,
): Promise<Errand[]> {
  const drafts = selectDrafts(await listSavedDrafts(raw, league.league_id))
  const errands = await Promise.all(
    drafts.map(async ({ draft_id, settings }) => {
      const file = draftPicksFile(draft_id)
      const saved = await readOrNull(raw, file)
      const expected = (settings?.rounds ?? 0) * (settings?.teams ?? 0)
      const isWhole = Array.isArray(saved) && (isFinal || (expected > 0 && saved.length >= expected))
      const request = requestDraftPicks(draft_id)
      return isWhole ? [] : [{ step: 'draft', week: null, file, request, schema: sleeperDraftPick }]
    }),
  )
  return errands.flat()
}

async function listSavedDrafts(raw: RawFolder, leagueId: string) {
  const place = { leagueId, season: null, week: null, file: draftsFile }
  return readList(draft, await readOrNull(raw, draftsFile), place, createWarnings())
}

async function changedOrMissing<E extends Errand>(
  raw: RawFolder,
  errands: readonly E[],
  calendar: SleeperCalendar,
  { savedInWeek, isFinal }: SleeperImportState,
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
