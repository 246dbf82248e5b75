/** Reads one league season from a folder of saved Sleeper responses. */

import type { DrawnGame, HostSeason } from '../../domain/host-season.ts'
import { deriveLeagueNumber, maxNumber } from '../../domain/identity.ts'
import { placeByDraw } from '../../domain/playoff-draw.ts'
import type { RawFolder, ReadSeasonOptions } from '../league-source.ts'
import { tidyName } from '../shared/values.ts'
import { createWarnings, type Warnings } from '../shared/warnings.ts'
import { drawPlayoffs, settleByDraw } from './draw-playoffs.ts'
import { createPlayerRegistry } from './player-registry.ts'
import { leagueFile, playersFile, winnersBracketFile } from './raw-files.ts'
import { placeGames } from './read-bracket.ts'
import { readStatus } from './read-calendar.ts'
import { chooseDraft, readDraft } from './read-draft.ts'
import { rankEliminated, readEliminationRounds } from './read-elimination.ts'
import { readFolder, type SleeperResponses } from './read-folder.ts'
import { readLineups } from './read-lineups.ts'
import { hasOpponents, officialPoints, readMatchups, sumScores } from './read-matchups.ts'
import { readNflWeeks } from './read-nfl-weeks.ts'
import { unreadable } from './read-response.ts'
import { readSettings } from './read-settings.ts'
import { readTeams } from './read-teams.ts'
import { readTransactions } from './read-transactions.ts'
import { emptySlot } from './responses/matchup.ts'
import { orderBySeed } from './seed-order.ts'
import { warnPlaces, warnUnknowns } from './unknowns.ts'

/**
 * Reads a league season from its raw folder. Throws DomainError('not-found') if the folder has no league, and
 * DomainError('unreadable-answer') with file, path, expected and found for an unusable file. Missing or odd data is listed in `warnings`.
 */
export async function readLeagueSeason(raw: RawFolder, options: ReadSeasonOptions): Promise<HostSeason> {
  const warnings = createWarnings()
  return buildSeason(await readFolder(raw, { ...options, warnings }), options, warnings)
}

function buildSeason(
  responses: SleeperResponses,
  { leagueId, leagueNumber, numbers = new Map() }: ReadSeasonOptions,
  warnings: Warnings,
): HostSeason {
  const { league, calendar, users, rosters, rowsByWeek, nflSchedule, areMovesKnown } = responses
  const registry = createPlayerRegistry(responses.players, numbers)
  const held = chooseDraft(responses.drafts, { draftId: league.draft_id, isDrafted: calendar.isDrafted }, warnings)
  const settings = readSettings(
    league,
    {
      ...{ calendar, draft: held?.draft ?? null, hasOpponents: hasOpponents(rowsByWeek, calendar) },
      isToiletBowl: responses.brackets.isToiletBowl,
    },
    warnings,
  )
  const draft = readDraft(
    held,
    { rosters, isDrafted: calendar.isDrafted, draftType: settings.draftType, registry },
    warnings,
  )
  const hasScored = (rowsByWeek.get(calendar.presentWeek) ?? []).some((row) => officialPoints(row) !== 0)
  const status = readStatus(calendar, hasScored)
  const isOver = status.phase === 'complete'
  const isPlayed = !isOver || calendar.lastDecidedWeek > 0
  const lineups = readLineups(responses, registry, warnings)
  const usesBudget = settings.acquisition?.usesBudget === true
  const transactions = readTransactions(responses.transactions, { rosters, usesBudget, registry })

  const isRegularSeasonOver = calendar.isDrafted && calendar.lastDecidedWeek >= calendar.regularSeasonFinalWeek
  // Before that Sleeper draws the bracket from current standings; it also draws one for a league without playoffs.
  const games = isRegularSeasonOver && settings.playoffTeamCount > 0 ? placeGames(responses.brackets) : []
  const isElimination = settings.scoringFormat === 'elimination'
  const played = isElimination || !isPlayed ? [] : readMatchups({ rowsByWeek, calendar, games, warnings })
  const eliminationRounds = isElimination && isPlayed ? readEliminationRounds({ rosters, rowsByWeek, calendar }) : []
  const scores = sumScores(rowsByWeek, calendar)
  const seeds = isRegularSeasonOver ? orderBySeed({ rosters, matchups: played, scores, settings, games }) : []
  const { playoffTeamCount } = settings
  const { isToiletBowl } = responses.brackets
  const draw = drawPlayoffs({ games, seeds, matchups: played, calendar, playoffTeamCount, isToiletBowl })
  const matchups = settleByDraw(played, draw, calendar)
  const finalRanks =
    !isOver || !isPlayed
      ? null
      : isElimination
        ? rankEliminated(rosters, eliminationRounds)
        : settings.scoringFormat === 'total-points' || playoffTeamCount === 0
          ? new Map(seeds.map((team, index) => [team, index + 1]))
          : rankByDraw(draw, seeds, warnings)
  const teams = readTeams({ rosters, users, settings, matchups, transactions, scores, seeds, finalRanks })
  for (const player of rosters.flatMap(({ players }) => players ?? [])) {
    if (player !== emptySlot) registry.register(player)
  }
  const nflWeeks = readNflWeeks(responses, registry.pointsIn, warnings)
  const { players, nameless } = registry.list({
    runningWeek: isOver ? 0 : calendar.presentWeek,
    isComplete: isOver,
    decidedWeeks: status.completedWeeks,
    nflSchedule,
    nflWeeks,
  })
  const season = Number(league.season)
  if (players.length > maxNumber) {
    const place = { leagueId, season, week: null, file: leagueFile }
    throw unreadable(place, `picks, rosters and moves name ${players.length} players; expected at most ${maxNumber}.`)
  }
  warnNameless(nameless, warnings)
  warnUnknowns({ settings, status, lineups, draft, nflSchedule, nflWeeks, areMovesKnown }, warnings)
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
    draft,
    nflSchedule,
    transactions,
    areMovesKnown,
    warnings: warnings.list(),
  }
}

/** Null or "0" at the start of a league. */
export function readPreviousId(id: string | null | undefined): string | null {
  return id && /^[1-9]\d{0,19}$/.test(id) ? id : null
}

/** Null if the bracket is undecided. */
function rankByDraw(
  draw: readonly DrawnGame[],
  seeds: readonly number[],
  warnings: Warnings,
): ReadonlyMap<number, number> | null {
  const places = placeByDraw(draw, seeds)
  if (places === null) {
    warnings.add(
      'Sleeper’s brackets don’t show a champion, so teams are listed in regular-season order.',
      winnersBracketFile,
    )
  }
  if (places?.areAllPlayed === false) warnPlaces(warnings)
  return places?.byTeam ?? null
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
