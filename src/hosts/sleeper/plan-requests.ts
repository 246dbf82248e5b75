/** Plans the downloads of a league season: missing files, and files that may have changed. */
import type * as z from 'zod/mini'
import type { RawFolder } from '../league-source.ts'
import { readOrNull } from '../shared/read-or-null.ts'
import { createWarnings } from '../shared/warnings.ts'
import type { WeekAges } from '../shared/week-ages.ts'
import { range } from '../shared/weeks.ts'
import type { FoundSleeperSeason } from './find-season.ts'
import {
  draftFile,
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
import { listTransactionWeeks, readSleeperCalendar, type SleeperCalendar } from './read-calendar.ts'
import { lacksSlots, selectDrafts } from './read-draft.ts'
import { readList } from './read-response.ts'
import {
  type LeaguePart,
  requestDraft,
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
  /** True: the response is one record, not a list. */
  isOne?: true
}

/** Sleeper draws brackets anew every week until the regular season is over. */
export const hasBrackets = ({ isDrafted, lastDecidedWeek, regularSeasonFinalWeek }: SleeperCalendar) =>
  isDrafted && lastDecidedWeek >= regularSeasonFinalWeek

/** Teams and managers, and brackets once they are drawn. */
export async function planTeams({ raw, league }: FoundSleeperSeason, ages: WeekAges): Promise<Errand[]> {
  const isDrawn = hasBrackets(readSleeperCalendar(league, []))
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
    ...(isDrawn ? brackets : []),
  ]
  return mayChange(ages) ? errands : missingOnes(raw, errands)
}

const mayChange = ({ isClosed, requestedWeek }: WeekAges) => !isClosed || requestedWeek !== null

/** A week is requested again until it was read after its corrections. */
export async function planMatchups(
  { raw, league }: FoundSleeperSeason,
  calendar: SleeperCalendar,
  ages: WeekAges,
): Promise<Errand[]> {
  const { startWeek, finalWeek, isDrafted } = calendar
  const errands = (isDrafted ? range(startWeek, finalWeek) : []).map((week) => ({
    step: 'matchups',
    week,
    file: matchupsFile(week),
    schema: matchupRow,
    request: requestMatchups(league.league_id, week),
  }))
  return changedOrMissing(raw, errands, calendar, ages)
}

export async function planMoves(
  { raw, league }: FoundSleeperSeason,
  calendar: SleeperCalendar,
  ages: WeekAges,
): Promise<Errand[]> {
  const errands = listTransactionWeeks(calendar).map((week) => ({
    step: 'transactions',
    week,
    file: transactionsFile(week),
    schema: sleeperTransaction,
    request: requestSleeperTransactions(league.league_id, week),
  }))
  const tradedPicks = {
    step: 'draft',
    week: null,
    file: tradedPicksFile,
    schema: tradedPick,
    request: requestPart(league.league_id, 'traded_picks'),
  }
  const saved = await listSavedDrafts(raw, league.league_id)
  // Until the first week is decided the commissioner may add a draft, such as one of rookies after the start-up draft.
  const areDraftsSaved =
    saved.length > 0 && saved.every(({ status }) => status === 'complete') && calendar.lastDecidedWeek > 0
  return [
    ...(await changedOrMissing(raw, errands, calendar, ages)),
    ...(areDraftsSaved ? [] : [planDrafts({ league })]),
    ...(mayChange(ages) ? [tradedPicks] : await missingOnes(raw, [tradedPicks])),
  ]
}

/** The list of the season's drafts. */
export function planDrafts({ league }: Pick<FoundSleeperSeason, 'league'>): Errand {
  const request = requestPart(league.league_id, 'drafts')
  return { step: 'draft', week: null, file: draftsFile, schema: draft, request }
}

/**
 * Picks, and drafts of which the list does not say whose slots they have: until a draft is complete its slots may change. Picks are complete
 * once their number is that of the draft; an auction may end with fewer.
 */
export async function planPicks(
  { raw, league }: FoundSleeperSeason,
  { isClosed }: Pick<WeekAges, 'isClosed'>,
): Promise<Errand[]> {
  const drafts = selectDrafts(await listSavedDrafts(raw, league.league_id))
  const errands = await Promise.all(
    drafts.map(async (listed) => {
      const { draft_id, settings, status } = listed
      const file = draftPicksFile(draft_id)
      const saved = await readOrNull(raw, file)
      const expected = (settings?.rounds ?? 0) * (settings?.teams ?? 0)
      const isWhole = Array.isArray(saved) && (isClosed || (expected > 0 && saved.length >= expected))
      const request = requestDraftPicks(draft_id)
      const alone = { step: 'draft', week: null, file: draftFile(draft_id), schema: draft, isOne: true as const }
      const isKnown = !lacksSlots(listed) || (status === 'complete' && (await isOfEnd(raw, alone.file)))
      return [
        ...(isWhole ? [] : [{ step: 'draft', week: null, file, request, schema: sleeperDraftPick }]),
        ...(isKnown ? [] : [{ ...alone, request: requestDraft(draft_id) }]),
      ]
    }),
  )
  return errands.flat()
}

/** Whether a draft's own response is saved and shows it complete, or Sleeper has none. */
async function isOfEnd(raw: RawFolder, file: string): Promise<boolean> {
  const saved = await readOrNull(raw, file)
  return Array.isArray(saved) ? saved.length === 0 : draft.safeParse(saved).data?.status === 'complete'
}

export async function listSavedDrafts(raw: RawFolder, leagueId: string) {
  const place = { leagueId, season: null, week: null, file: draftsFile }
  return readList(draft, await readOrNull(raw, draftsFile), place, createWarnings())
}

async function changedOrMissing<E extends Errand>(
  raw: RawFolder,
  errands: readonly E[],
  calendar: SleeperCalendar,
  { closedWeek, requestedWeek }: WeekAges,
): Promise<E[]> {
  const missing = await missingOnes(raw, errands)
  const isOpen = (week: number) => week > closedWeek && week <= Math.max(calendar.presentWeek, calendar.lastDecidedWeek)
  const isWanted = ({ week }: E) => week !== null && (isOpen(week) || week === requestedWeek)
  return errands.filter((errand) => missing.includes(errand) || isWanted(errand))
}

async function missingOnes<E extends Errand>(raw: RawFolder, errands: readonly E[]): Promise<E[]> {
  const saved = await Promise.all(errands.map(({ file }) => readOrNull(raw, file)))
  return errands.filter((_, index) => saved[index] === null)
}
