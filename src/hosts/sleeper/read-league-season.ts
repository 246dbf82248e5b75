/** Reads one league season from a folder of saved Sleeper responses. */

import type { HostSeason, OwnedPick, Roster } from '../../domain/host-season.ts'
import { deriveLeagueNumber, maxNumber } from '../../domain/identity.ts'
import type { RawFolder, ReadSeasonOptions } from '../league-source.ts'
import { tidyName } from '../shared/values.ts'
import { createWarnings, type Warnings } from '../shared/warnings.ts'
import { drawPlayoffs } from './draw-playoffs.ts'
import { createSleeperPlayerRegistry, type SleeperPlayerRegistry } from './player-registry.ts'
import { leagueFile, playersFile } from './raw-files.ts'
import { type BracketGameRecord, placeGames } from './read-bracket.ts'
import { readSleeperStatus } from './read-calendar.ts'
import { chooseDraft, readSleeperDrafts } from './read-draft.ts'
import { readSleeperEliminationRounds } from './read-elimination.ts'
import { readFolder, type SleeperResponses } from './read-folder.ts'
import { readLineups } from './read-lineups.ts'
import { hasSleeperOpponents, readSleeperMatchups, sumScores } from './read-matchups.ts'
import { readNflWeeks } from './read-nfl-weeks.ts'
import { unreadableSleeper } from './read-response.ts'
import { readSleeperSettings } from './read-settings.ts'
import { readSleeperTeams } from './read-teams.ts'
import { readTransactions } from './read-transactions.ts'
import { emptySlot } from './responses/matchup.ts'
import type { RosterRecord } from './responses/roster.ts'
import type { TradedPickRecord } from './responses/traded-pick.ts'
import { warnUnknowns } from './unknowns.ts'

/**
 * Reads a league season from its raw folder. Throws DomainError('not-found') if the folder has no league, and
 * DomainError('unreadable-answer') with file, path, expected and found for an unusable file. Missing or odd data is listed in `warnings`.
 */
export async function readSleeperSeason(raw: RawFolder, options: ReadSeasonOptions): Promise<HostSeason> {
  const warnings = createWarnings()
  return buildSeason(await readFolder(raw, { ...options, warnings }), options, warnings)
}

function buildSeason(
  responses: SleeperResponses,
  { leagueId, leagueNumber, numbers = new Map() }: ReadSeasonOptions,
  warnings: Warnings,
): HostSeason {
  const { league, calendar, users, rosters, rowsByWeek, nflSchedule, areMovesKnown } = responses
  const registry = createSleeperPlayerRegistry(responses.players, numbers)
  const settings = readSleeperSettings(
    league,
    {
      calendar,
      draft: chooseDraft(responses.drafts, { draftId: league.draft_id, isDrafted: calendar.isDrafted }),
      hasOpponents: hasSleeperOpponents(rowsByWeek, calendar, rosters),
      isToiletBowl: responses.brackets.isToiletBowl,
    },
    warnings,
  )
  const drafts = readSleeperDrafts(responses.drafts, { rosters, registry }, warnings)
  const status = readSleeperStatus(calendar)
  const isOver = calendar.isComplete
  const isPlayed = !isOver || calendar.lastDecidedWeek > 0
  const lineups = readLineups(responses, registry, warnings)
  const usesBudget = settings.acquisition?.usesBudget === true
  const transactions = readTransactions(responses.transactions, { rosters, usesBudget, registry })

  // Sleeper draws a bracket for a league without playoffs, too.
  const games = calendar.isDrafted && settings.playoffTeamCount > 0 ? placeGames(responses.brackets) : []
  const isElimination = settings.scoringFormat === 'elimination'
  // Before the end of the regular season Sleeper draws the brackets from the current standings.
  const isSeeded = calendar.lastDecidedWeek >= calendar.regularSeasonFinalWeek
  const matchups =
    isElimination || !isPlayed
      ? []
      : readSleeperMatchups({ rowsByWeek, calendar, games: isSeeded ? games : [], warnings })
  warnLeft(rowsByWeek, rosters, warnings)
  const eliminationRounds =
    isElimination && isPlayed ? readSleeperEliminationRounds({ rosters, rowsByWeek, calendar }) : []
  const scores = sumScores(rowsByWeek, calendar)
  const { playoffTeamCount } = settings
  const { isToiletBowl } = responses.brackets
  const teamIds = listPlayoffTeams(games, rosters, rowsByWeek)
  const draw = drawPlayoffs({ games, teamIds, playoffTeamCount, isToiletBowl })
  const teams = readSleeperTeams({ rosters, users, settings, transactions, scores })
  const current = readRosters(rosters, registry)
  const nflWeeks = readNflWeeks(responses, registry.pointsIn, warnings)
  const { players, nameless } = registry.list({
    runningWeek: isOver ? 0 : calendar.presentWeek,
    isComplete: isOver,
    decidedWeeks: status.scoredWeeks,
    nflSchedule,
    nflWeeks,
  })
  const season = Number(league.season)
  if (players.length > maxNumber) {
    const place = { leagueId, season, week: null, file: leagueFile }
    throw unreadableSleeper(
      place,
      `picks, rosters, and moves name ${players.length} players; expected at most ${maxNumber}.`,
    )
  }
  warnNameless(nameless, warnings)
  warnUnknowns({ settings, status, lineups, drafts, nflSchedule, nflWeeks, areMovesKnown }, warnings)
  return {
    host: 'sleeper',
    leagueId,
    leagueNumber: leagueNumber ?? deriveLeagueNumber({ host: 'sleeper', leagueId }),
    previousLeagueId: readPreviousId(league.previous_league_id),
    season,
    name: tidyName(league.name) || `League ${leagueId}`,
    settings,
    status,
    teams,
    matchups,
    ...(draw.length > 0 ? { playoffDraw: draw } : {}),
    eliminationRounds,
    players,
    lineups,
    drafts,
    ...(current.length > 0 ? { rosters: current } : {}),
    ...(responses.tradedPicks.length > 0 ? { tradedPicks: responses.tradedPicks.map(readTradedPick) } : {}),
    nflSchedule,
    transactions,
    areMovesKnown,
    warnings: warnings.list(),
  }
}

/** The league's teams, and those of the brackets that left it after they had played. */
function listPlayoffTeams(
  games: readonly BracketGameRecord[],
  rosters: readonly RosterRecord[],
  rowsByWeek: SleeperResponses['rowsByWeek'],
): number[] {
  const played = new Set([...rowsByWeek.values()].flat().map(({ roster_id }) => roster_id))
  const drawn = games.flatMap(({ t1, t2 }) => [t1, t2]).filter((team) => team != null && played.has(team))
  return [...new Set([...rosters.map(({ roster_id }) => roster_id), ...drawn.flatMap((team) => team ?? [])])]
}

/** The teams' players now, whom it registers; without empty rosters. */
function readRosters(rosters: readonly RosterRecord[], registry: SleeperPlayerRegistry): Roster[] {
  return rosters
    .map(({ roster_id: teamId, players }) => ({
      teamId,
      players: (players ?? []).filter((player) => player !== emptySlot).map((player) => registry.register(player)),
    }))
    .filter(({ players }) => players.length > 0)
}

function readTradedPick({ season, round, roster_id, owner_id }: TradedPickRecord): OwnedPick {
  return { season: Number(season), round, originalTeamId: roster_id, ownerTeamId: owner_id }
}

/** Null or "0" at the start of a league. */
export function readPreviousId(id: string | null | undefined): string | null {
  return id && /^[1-9]\d{0,19}$/.test(id) ? id : null
}

/** Teams that have rows of past weeks only. */
function warnLeft(
  rowsByWeek: SleeperResponses['rowsByWeek'],
  rosters: SleeperResponses['rosters'],
  warnings: Warnings,
): void {
  const teamIds = new Set(rosters.map(({ roster_id }) => roster_id))
  const rows = [...rowsByWeek].flatMap(([week, ofWeek]) => ofWeek.map(({ roster_id }) => ({ week, roster_id })))
  const gone = rows.filter(({ roster_id }) => !teamIds.has(roster_id))
  const count = new Set(gone.map(({ roster_id }) => roster_id)).size
  if (count === 0) return
  const last = Math.max(...gone.map(({ week }) => week))
  const which = count === 1 ? 'One team left the league' : `${count} teams left the league`
  warnings.add(`${which} after week ${last}. Games against ${count === 1 ? 'it' : 'them'} still count.`, 'matchups')
}

function warnNameless(ids: readonly string[], warnings: Warnings): void {
  if (ids.length === 0) return
  warnings.add(
    ids.length === 1
      ? 'Sleeper no longer lists one player’s name, so he’s shown by ID.'
      : `Sleeper no longer lists the names of ${ids.length} players, so they’re shown by ID.`,
    playersFile,
    { detail: `Sleeper’s ids: ${ids.slice(0, 20).join(', ')}.` },
  )
}
