/** A season's raw folder as records. */
import { DomainError } from '../../domain/errors.ts'
import type { ReadSeasonOptions } from '../league-source.ts'
import type { ResponsePlace } from '../shared/response-reader.ts'
import { formatWeeks, type Warnings } from '../shared/warnings.ts'
import {
  draftFile,
  gameWeeksFile,
  isPlayersFile,
  leagueFile,
  type RawFolder,
  rostersFile,
  scoreboardFile,
  standingsFile,
  transactionsFile,
} from './raw-files.ts'
import { readYahooCalendar, type YahooCalendar } from './read-calendar.ts'
import { missingLeague, openResponse, readPart, readRecords, unreadableYahoo } from './read-response.ts'
import { gameResponse, leagueResponse, type YahooGame, type YahooLeague } from './responses/league.ts'
import { type PlayerRecord, playerRecord, type RosterEntry, rosterEntry, rosterTeam } from './responses/roster.ts'
import { matchupRecord, type YahooMatchup } from './responses/scoreboard.ts'
import { type StandingsTeam, standingsTeam } from './responses/team.ts'
import { type DraftResult, draftResult, type TransactionRecord, transactionRecord } from './responses/transaction.ts'
import { teamOf } from './responses/values.ts'

export interface YahooResponses {
  league: YahooLeague
  calendar: YahooCalendar
  game: YahooGame | null
  teams: StandingsTeam[]
  /** By week. */
  matchups: ReadonlyMap<number, YahooMatchup[]>
  /** By week, then by team. */
  rosters: ReadonlyMap<number, ReadonlyMap<number, RosterEntry[]>>
  /** Players whom nobody rostered. */
  players: PlayerRecord[]
  /** Null where the response is missing. */
  transactions: TransactionRecord[] | null
  /** Null where the response is missing. */
  draft: DraftResult[] | null
}

/** Throws DomainError('not-found') if the folder has no league, and DomainError('unreadable-answer') for an unusable file. */
export async function readFolder(
  raw: RawFolder,
  { leagueId, season: wanted, onProgress, signal, warnings }: ReadSeasonOptions & { warnings: Warnings },
): Promise<YahooResponses> {
  const ofLeague: ResponsePlace = { leagueId, season: wanted, week: null, file: leagueFile }
  const json = await raw.read(leagueFile)
  if (json === null) throw missingLeague(ofLeague)
  const league = readPart(leagueResponse, openResponse(json, 'league', ofLeague), ofLeague, warnings)
  checkKind(league, ofLeague)
  const { season } = league
  const at = (file: string, week: number | null = null): ResponsePlace => ({ leagueId, season, week, file })
  const names = await raw.list()
  const weeks = Array.from(
    { length: Math.max(0, league.end_week - league.start_week + 1) },
    (_, index) => league.start_week + index,
  )
  const total = 2 * weeks.length + 4
  let done = 0
  const tick = (step: string, week: number | null = null) => {
    if (signal?.aborted) throw new DomainError('aborted', `Reading league ${leagueId} was stopped.`)
    done++
    onProgress?.({ step, week, done, total })
  }

  /** The records of a list in a league's response; null where the file is missing. */
  async function readListOf(file: string, pick: (part: Readonly<Record<string, unknown>>) => unknown, week?: number) {
    if (!names.includes(file)) return null
    const part = openResponse(await raw.read(file), 'league', at(file, week)) as Readonly<Record<string, unknown>>
    const list = pick(part)
    if (list === undefined || list === null) return []
    if (Array.isArray(list) && list.length <= longestList) return list as unknown[]
    throw unreadableYahoo(at(file, week), 'expected a list of records, found something else.')
  }
  const inner = (value: unknown, name: string) => (value as Readonly<Record<string, unknown>> | undefined)?.[name]

  const game = names.includes(gameWeeksFile)
    ? readPart(
        gameResponse,
        openResponse(await raw.read(gameWeeksFile), 'game', at(gameWeeksFile)),
        at(gameWeeksFile),
        warnings,
      )
    : null
  tick('league')

  const matchups = new Map<number, YahooMatchup[]>()
  for (const week of weeks) {
    const file = scoreboardFile(week)
    const list = await readListOf(file, (part) => inner(part.scoreboard, 'matchups'), week)
    if (list) matchups.set(week, readRecords(matchupRecord, list, at(file, week), warnings))
    tick('games', week)
  }
  const calendar = readYahooCalendar(league, game, matchups)

  const rosters = new Map<number, Map<number, RosterEntry[]>>()
  for (const week of weeks) {
    const file = rostersFile(week)
    const list = await readListOf(file, (part) => part.teams, week)
    if (list) {
      const teams = readRecords(rosterTeam, list, at(file, week), warnings)
      const ofWeek = teams.map(({ team_key, roster }): [number, RosterEntry[]] => [
        teamOf(team_key),
        readRecords(rosterEntry, roster.players ?? [], at(file, week), warnings),
      ])
      rosters.set(week, new Map(ofWeek))
    }
    tick('lineups', week)
  }
  warnMissing(matchups, rosters, calendar, warnings)

  const standings = await readListOf(standingsFile, (part) => inner(part.standings, 'teams'))
  const teams = readRecords(standingsTeam, standings ?? teamsOfGames(matchups), at(standingsFile), warnings)
  if (standings === null) {
    warnings.add('Yahoo’s standings are missing, so records and final ranks come from the games.', standingsFile)
  }
  tick('standings')
  const moves = await readListOf(transactionsFile, (part) => part.transactions)
  const transactions = moves && readRecords(transactionRecord, moves, at(transactionsFile), warnings)
  tick('transactions')
  const results = await readListOf(draftFile, (part) => part.draft_results)
  const draft = results && readRecords(draftResult, results, at(draftFile), warnings)
  const players: PlayerRecord[] = []
  for (const file of names.filter(isPlayersFile)) {
    const list = await readListOf(file, (part) => part.players)
    players.push(...readRecords(playerRecord, list ?? [], at(file), warnings))
  }
  tick('draft')
  return { league, calendar, game, teams, matchups, rosters, players, transactions, draft }
}

const longestList = 5000

/** Leagues without weekly games, and those that drop a team each week, have other responses, which nobody has recorded. */
function checkKind({ scoring_type: type, is_guillotine, season }: YahooLeague, { leagueId }: ResponsePlace): void {
  const problem =
    type != null && type !== 'head'
      ? 'doesn’t play weekly games between two teams for points'
      : is_guillotine
        ? 'eliminates a team every week'
        : null
  if (problem === null) return
  throw new DomainError(
    'unreadable-answer',
    `Yahoo league ${leagueId} of ${season} ${problem}. We can’t read that kind of Yahoo league.`,
  )
}

/** Where the standings are missing, the games name the teams. */
function teamsOfGames(matchups: YahooResponses['matchups']): unknown[] {
  const all = [...matchups.values()].flat().flatMap(({ teams }) => teams)
  return [...new Map(all.map((team) => [team.team_key, team])).values()]
}

function warnMissing(
  matchups: YahooResponses['matchups'],
  rosters: YahooResponses['rosters'],
  { startWeek, begunWeek }: YahooCalendar,
  warnings: Warnings,
): void {
  const begun = Array.from({ length: Math.max(0, begunWeek - startWeek + 1) }, (_, index) => startWeek + index)
  const warn = (known: ReadonlyMap<number, unknown>, what: string, consequence: string, source: string) => {
    const missing = begun.filter((week) => !known.has(week))
    if (missing.length === 0) return
    warnings.add(`The ${what} of ${formatWeeks(missing)} are missing, so ${consequence}.`, source, {
      week: missing.length === 1 ? (missing[0] ?? null) : null,
    })
  }
  warn(matchups, 'games', 'nothing of them is shown', 'scoreboard')
  warn(rosters, 'lineups', 'players’ points of those weeks aren’t available', 'rosters')
}
