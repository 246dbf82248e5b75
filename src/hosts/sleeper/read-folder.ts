/** Reads and validates the files of a raw folder, the input of a league season. */
import { DomainError } from '../../domain/errors.ts'
import type { NflSchedule } from '../../domain/host-season.ts'
import { isScheduleOld, readSavedNflSchedule } from '../espn/read-nfl-schedule.ts'
import type { ImportStep, RawFolder } from '../league-source.ts'
import { importStateFile, proScheduleFile } from '../shared/raw-files.ts'
import { describePlace, type ResponsePlace } from '../shared/response-reader.ts'
import { formatWeeks, type Warnings } from '../shared/warnings.ts'
import { range } from '../shared/weeks.ts'
import { fillScores } from './fill-scores.ts'
import { readSleeperImportState } from './import-state.ts'
import {
  draftFile,
  draftPicksFile,
  draftsFile,
  leagueFile,
  losersBracketFile,
  matchupsFile,
  playersFile,
  projectionsFile,
  rostersFile,
  statsFile,
  tradedPicksFile,
  transactionsFile,
  usersFile,
  winnersBracketFile,
} from './raw-files.ts'
import { type Brackets, isToiletBowl } from './read-bracket.ts'
import {
  listLineupWeeks,
  listTransactionWeeks,
  readSleeperCalendar,
  type SleeperCalendar,
  withoutGames,
} from './read-calendar.ts'
import { type HeldDraft, lacksSlots, selectDrafts } from './read-draft.ts'
import { isChopped } from './read-elimination.ts'
import { hasSleeperOpponents, officialPoints, sumOfWeeks } from './read-matchups.ts'
import { readList, readObject, unreadableSleeper } from './read-response.ts'
import type { WeekTransaction } from './read-transactions.ts'
import { sleeperTeamsAtMost } from './responses/bounds.ts'
import { bracketGame } from './responses/bracket.ts'
import { draft, sleeperDraftPick } from './responses/draft.ts'
import { leagueSport, type SleeperLeagueResponse, sleeperLeagueResponse } from './responses/league.ts'
import { emptySlot, type MatchupRow, matchupRow } from './responses/matchup.ts'
import { type SleeperPlayerRecord, sleeperPlayer } from './responses/player.ts'
import { type RosterRecord, roster } from './responses/roster.ts'
import { type SleeperStatRow, savedWeek, sleeperStatRow } from './responses/stat-row.ts'
import { type TradedPickRecord, tradedPick } from './responses/traded-pick.ts'
import { sleeperTransaction } from './responses/transaction.ts'
import { type UserRecord, user } from './responses/user.ts'

export interface SleeperResponses {
  league: SleeperLeagueResponse
  calendar: SleeperCalendar
  users: UserRecord[]
  rosters: RosterRecord[]
  brackets: Brackets
  /** Of all weeks up to the season's last one. */
  rowsByWeek: ReadonlyMap<number, MatchupRow[]>
  drafts: HeldDraft[]
  tradedPicks: TradedPickRecord[]
  transactions: WeekTransaction[]
  /** False: moves of all weeks are missing. */
  areMovesKnown: boolean
  players: ReadonlyMap<string, SleeperPlayerRecord>
  nflSchedule: NflSchedule | null
  stats: ReadonlyMap<number, SleeperStatRow[]>
  projections: ReadonlyMap<number, SleeperStatRow[]>
}

export interface FolderReading {
  leagueId: string
  season: number | null
  warnings: Warnings
  onProgress?: (step: ImportStep) => void
  signal?: AbortSignal
}

/**
 * Throws DomainError('not-found') if the folder has no league, and DomainError('unreadable-answer') with file, path, expected and found for
 * an unusable file. Other missing data becomes a warning.
 */
export async function readFolder(raw: RawFolder, reading: FolderReading): Promise<SleeperResponses> {
  const { leagueId, warnings } = reading
  const league = await readLeagueFile(raw, reading)
  const season = Number(league.season)
  const at = (file: string, week: number | null = null): ResponsePlace => ({ leagueId, season, week, file })
  const rosters = await readRosters(raw, at(rostersFile), warnings)
  const winners = readList(bracketGame, await raw.read(winnersBracketFile), at(winnersBracketFile), warnings)
  const losers = readList(bracketGame, await raw.read(losersBracketFile), at(losersBracketFile), warnings)
  const planned = readSleeperCalendar(league, [...winners, ...losers], rosters)
  const weeks = range(planned.startWeek, planned.finalWeek)
  const tick = countSteps(reading, 1 + weeks.length + listTransactionWeeks(planned).length)
  tick('league', null)

  const teamIds = new Set(rosters.map(({ roster_id }) => roster_id))
  const listed = new Map<number, MatchupRow[]>()
  for (const week of weeks) {
    const json = await raw.read(matchupsFile(week))
    if (json !== null) {
      listed.set(week, readRows(json, at(matchupsFile(week), week), teamIds, warnings))
    }
    tick('matchups', week)
  }
  const calendar = isNeverPlayed(league, listed) ? withoutGames(planned) : planned
  const hasOpponents = hasSleeperOpponents(listed, calendar, rosters) && !isChopped(league)
  const rowsByWeek = fillScores(listed, { rosters, calendar, hasOpponents, warnings })
  const lineupWeeks = listLineupWeeks(calendar)
  const missing = lineupWeeks.filter((week) => week <= calendar.lastDecidedWeek && !rowsByWeek.has(week))
  if (missing.length > 0) {
    warnings.add(
      `The matchups of ${formatWeeks(missing)} are missing, so scores, results, and lineups aren’t available.`,
      'matchups',
      { week: missing.length === 1 ? (missing[0] ?? null) : null },
    )
  }
  const users = readList(user, await raw.read(usersFile), at(usersFile), warnings)
  warnUnlisted(users, rosters, warnings)
  const { refused = [] } = (await readSleeperImportState(raw)) ?? {}
  if (refused.length > 0) {
    warnings.add(
      `Sleeper refused ${refused.length === 1 ? 'one request' : `${refused.length} requests`} for this season (status ${refused[0]?.status}), so some data is missing.`,
      importStateFile,
      { detail: `${refused.map(({ file }) => file).join(', ')}.` },
    )
  }
  const moves = await readTransactionFiles(raw, listTransactionWeeks(planned), at, warnings, tick)
  return {
    league,
    calendar,
    users,
    rosters,
    brackets: {
      winners,
      losers,
      isToiletBowl: isToiletBowl(losers, league.settings.playoff_type, (team, round) =>
        sumOfWeeks(team, calendar.playoffRounds[round - 1] ?? [], rowsByWeek),
      ),
    },
    rowsByWeek,
    drafts: await readDrafts(raw, at, warnings),
    tradedPicks: readList(tradedPick, await raw.read(tradedPicksFile), at(tradedPicksFile), warnings),
    ...moves,
    players: await readPlayers(raw, at(playersFile)),
    nflSchedule: await readSchedule(raw, season),
    stats: await readStatRows(raw, lineupWeeks, statsFile, at, warnings),
    projections: await readStatRows(raw, lineupWeeks, projectionsFile, at, warnings),
  }
}

/** Sleeper marks a season complete even if it was not played. Without its count of weeks, points show it. */
function isNeverPlayed(
  { status, settings }: SleeperLeagueResponse,
  rowsByWeek: ReadonlyMap<number, MatchupRow[]>,
): boolean {
  if (status !== 'complete') return false
  if (settings.last_scored_leg != null) return settings.last_scored_leg === 0
  const rows = [...rowsByWeek.values()].flat()
  return rows.length > 0 && rows.every((row) => !officialPoints(row))
}

async function readLeagueFile(
  raw: RawFolder,
  { leagueId, season, warnings }: FolderReading,
): Promise<SleeperLeagueResponse> {
  const place: ResponsePlace = { leagueId, season, week: null, file: leagueFile }
  const json = await raw.read(leagueFile)
  if (json === null) {
    throw new DomainError('not-found', `${describePlace(place)} is missing: there is nothing to read the league from.`)
  }
  return checkLeague(json, place, warnings)
}

/** The league response. Throws if it is of another league, season or sport. */
export function checkLeague(json: unknown, place: ResponsePlace, warnings?: Warnings): SleeperLeagueResponse {
  // First: the weeks and places of other sports are beyond the bounds of football.
  const { league_id, sport } = leagueSport.safeParse(json).data ?? {}
  if (sport && sport !== 'nfl') {
    throw new DomainError('bad-request', `Sleeper league ${league_id} isn’t a football league.`)
  }
  const league = readObject(sleeperLeagueResponse, json, place, warnings)
  if (league.league_id !== place.leagueId) {
    throw unreadableSleeper(place, `league_id: expected ${place.leagueId}, found ${league.league_id}.`)
  }
  if (place.season !== null && Number(league.season) !== place.season) {
    throw unreadableSleeper(place, `season: expected ${place.season}, found ${league.season}.`)
  }
  return league
}

async function readRosters(raw: RawFolder, place: ResponsePlace, warnings: Warnings): Promise<RosterRecord[]> {
  const records = readList(roster, await raw.read(rostersFile), place, warnings)
  if (records.length === 0) throw unreadableSleeper(place, 'the response: expected at least one team, found none.')
  if (records.length > sleeperTeamsAtMost) {
    throw unreadableSleeper(
      place,
      `the response: expected at most ${sleeperTeamsAtMost} teams, found ${records.length}.`,
    )
  }
  return firstOfEach(records, () =>
    warnings.add('Sleeper lists a team twice; the duplicate was skipped.', rostersFile),
  ).sort((a, b) => a.roster_id - b.roster_id)
}

/** Teams are named by their manager, and managers by the list of users. */
function warnUnlisted(users: readonly UserRecord[], rosters: readonly RosterRecord[], warnings: Warnings): void {
  if (users.length === 0) {
    warnings.add('The league’s member list is missing, so teams have no names.', usersFile)
    return
  }
  const listed = new Set(users.map(({ user_id }) => user_id))
  const count = rosters.filter(({ owner_id }) => owner_id != null && !listed.has(owner_id)).length
  if (count === 0) return
  warnings.add(
    `Sleeper doesn’t list the ${count === 1 ? 'manager of one team, so it’s' : `managers of ${count} teams, so they’re`} shown by number, or by a co-manager’s name.`,
    usersFile,
  )
}

function readRows(json: unknown, place: ResponsePlace, teamIds: ReadonlySet<number>, warnings: Warnings): MatchupRow[] {
  const rows = readList(matchupRow, json, place, warnings)
  const isKnown = ({ roster_id }: MatchupRow) => teamIds.has(roster_id)
  const note = (message: string) => warnings.add(message, place.file, { week: place.week })
  // A team that left the league stays the opponent of those it met.
  const opponents = new Set(rows.filter(isKnown).flatMap(({ matchup_id }) => matchup_id ?? []))
  const known = rows.filter((row) => isKnown(row) || opponents.has(row.matchup_id ?? -1))
  if (known.length < rows.length) note('A matchup row was skipped: it lists a team that isn’t in the league.')
  return firstOfEach(known, () => note('A week’s matchups list a team twice; the duplicate was skipped.'))
}

/** Roster ids are unique; the first of two equal ones is used. */
function firstOfEach<T extends { roster_id: number }>(records: readonly T[], onDouble: () => void): T[] {
  const byTeam = new Map<number, T>()
  for (const record of records) {
    if (byTeam.has(record.roster_id)) onDouble()
    else byTeam.set(record.roster_id, record)
  }
  return [...byTeam.values()]
}

async function readDrafts(
  raw: RawFolder,
  at: (file: string) => ResponsePlace,
  warnings: Warnings,
): Promise<HeldDraft[]> {
  const drafts = readList(draft, await raw.read(draftsFile), at(draftsFile), warnings)
  const held: HeldDraft[] = []
  for (const one of selectDrafts(drafts)) {
    const file = draftPicksFile(one.draft_id)
    const alone = lacksSlots(one) ? await readAlone(raw, at(draftFile(one.draft_id)), warnings) : null
    held.push({
      draft: { ...one, ...alone },
      picks: readList(sleeperDraftPick, await raw.read(file), at(file), warnings),
    })
  }
  return held
}

/** What a draft's own response says of its slots. */
async function readAlone(raw: RawFolder, place: ResponsePlace, warnings: Warnings) {
  const json = await raw.read(place.file)
  const [alone] = json === null ? [] : readList(draft, Array.isArray(json) ? json : [json], place, warnings)
  const { slot_to_roster_id, draft_order } = alone ?? {}
  return { ...(slot_to_roster_id ? { slot_to_roster_id } : {}), ...(draft_order ? { draft_order } : {}) }
}

/** Weeks without a file after the last saved one were quiet, since some tools leave out empty ones. Others are missing. */
async function readTransactionFiles(
  raw: RawFolder,
  weeks: readonly number[],
  at: (file: string, week: number) => ResponsePlace,
  warnings: Warnings,
  tick: Tick,
): Promise<Pick<SleeperResponses, 'transactions' | 'areMovesKnown'>> {
  const transactions: WeekTransaction[] = []
  const missing: number[] = []
  let lastKnown = 0
  for (const week of weeks) {
    const file = transactionsFile(week)
    const json = await raw.read(file)
    if (json === null) missing.push(week)
    else {
      lastKnown = week
      const records = readList(sleeperTransaction, json, at(file, week), warnings)
      transactions.push(...records.map((record) => ({ ...record, week: record.leg || week })))
    }
    tick('transactions', week)
  }
  const gaps = missing.filter((week) => week < lastKnown)
  if (gaps.length > 0) {
    warnings.add(
      `The transactions of ${formatWeeks(gaps)} are missing, so there are no adds, drops, claims, or trades for ${gaps.length === 1 ? 'that week' : 'those weeks'}.`,
      'transactions',
      { week: gaps.length === 1 ? (gaps[0] ?? null) : null },
    )
  }
  return { transactions, areMovesKnown: lastKnown > 0 }
}

/** Validated one by one, so that an odd player does not discard the others. */
async function readPlayers(raw: RawFolder, place: ResponsePlace): Promise<Map<string, SleeperPlayerRecord>> {
  const json = (await raw.read(playersFile)) ?? {}
  if (typeof json !== 'object' || Array.isArray(json)) {
    throw unreadableSleeper(place, 'the response: expected an object of players by id.')
  }
  return new Map(
    Object.entries(json).flatMap(([id, record]) => {
      const read = sleeperPlayer.safeParse(record).data
      return read ? [[id, read] as const] : []
    }),
  )
}

/** The NFL's schedule, which comes from ESPN for all hosts. Null if there is none, or if it is unreadable. */
export async function readSchedule(raw: RawFolder, season: number): Promise<NflSchedule | null> {
  return readSavedNflSchedule(await raw.read(proScheduleFile), season)
}

/** Whether the schedule has to be requested, see `isScheduleOld`. */
export async function needsSchedule(
  raw: RawFolder,
  { season, week, readInWeek }: { season: number; week: number; readInWeek: number | undefined },
): Promise<boolean> {
  return isScheduleOld(await readSchedule(raw, season), week, readInWeek)
}

async function readStatRows(
  raw: RawFolder,
  weeks: readonly number[],
  fileOf: (week: number) => string,
  at: (file: string, week: number) => ResponsePlace,
  warnings: Warnings,
): Promise<Map<number, SleeperStatRow[]>> {
  const byWeek = new Map<number, SleeperStatRow[]>()
  for (const week of weeks) {
    const file = fileOf(week)
    const json = await raw.read(file)
    if (json === null) continue
    const rows = readList(sleeperStatRow, readObject(savedWeek, json, at(file, week)).rows, at(file, week), warnings)
    if (rows.length > 0) byWeek.set(week, rows)
  }
  return byWeek
}

/** All drafted, rostered or moved players by id. */
export function listPlayerIds({ rosters, rowsByWeek, drafts, transactions }: SleeperResponses): Set<string> {
  const rows = [...rowsByWeek.values()].flat()
  const moved = transactions.filter(({ status }) => status === 'complete')
  const ids = new Set([
    ...rosters.flatMap(({ players }) => players ?? []),
    ...rows.flatMap(({ players, starters }) => [...(players ?? []), ...(starters ?? [])]),
    ...drafts.flatMap(({ picks }) => picks.map(({ player_id }) => player_id)),
    ...moved.flatMap(({ adds, drops }) => [...Object.keys(adds ?? {}), ...Object.keys(drops ?? {})]),
  ])
  ids.delete(emptySlot)
  return ids
}

type Tick = (step: string, week: number | null) => void

/** Also checks for an abort between two files. */
function countSteps({ leagueId, onProgress, signal }: FolderReading, total: number): Tick {
  let done = 0
  return (step, week) => {
    if (signal?.aborted) throw new DomainError('aborted', `Reading league ${leagueId} was stopped.`)
    done++
    onProgress?.({ step, week, done, total })
  }
}
