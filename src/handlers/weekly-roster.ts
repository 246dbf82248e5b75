import type { MissedOpportunity } from '../analytics/missed-opportunities.ts'
import type { Seat } from '../analytics/optimal-lineup.ts'
import { factsOf } from '../analytics/season-facts.ts'
import { analyzeStartSit } from '../analytics/start-sit.ts'
import { readWeeklyRoster, type WeeklyRosterPlayer } from '../analytics/weekly-roster.ts'
import { DomainError } from '../domain/errors.ts'
import type { LeagueSeason } from '../domain/league-season.ts'
import type { Handler } from './handler.ts'
import { draftInfo, findTeam, playerIdOf } from './public-ids.ts'
import { describeTeamMatchup } from './team-matchup.ts'

const emptySlot = 'Empty slot'

export const weeklyRoster: Handler<'weeklyRoster'> = ({ season }, { id, week }) =>
  describeRoster(season, id, week, (player) => ({
    ...describeRosterPlayer(season, player),
    weekly_performance: player.lastWeeks.map(({ week, points, isStarter }) => ({
      week,
      points,
      is_starter: isStarter,
    })),
  }))

/** The roster of a week in the response of all weeks: the other weeks' points are in their own rosters. */
export function rosterAmongOthers(season: LeagueSeason, id: number, week: number) {
  return describeRoster(season, id, week, (player) => describeRosterPlayer(season, player))
}

function describeRoster<P>(
  season: LeagueSeason,
  id: number,
  week: number,
  describe: (player: WeeklyRosterPlayer) => P,
) {
  const team = findTeam(season, id)
  const roster = readWeeklyRoster(season, team.id, week)
  if (!roster) throw noRoster(id, week)
  return {
    team_id: id,
    team_name: team.name,
    week,
    roster: roster.players.map(describe),
    matchup: describeTeamMatchup(season, roster.matchup),
    is_bye: roster.matchup === null && season.settings.scoringFormat === 'head-to-head',
  }
}

export const startSitAnalysis: Handler<'startSitAnalysis'> = ({ season }, { id, week }) => {
  const analysis = analyzeStartSit(season, findTeam(season, id).id, week)
  if (!analysis) throw noRoster(id, week)
  return {
    team_id: id,
    week,
    team_score: analysis.teamScore,
    optimal_score: analysis.optimalScore,
    start_sit_impact: analysis.impact,
    result: analysis.matchup?.game.result ?? null,
    opponent_score: analysis.matchup?.opponentWeekScore ?? null,
    would_have_won: analysis.wouldHaveWon,
    missed_opportunities: analysis.missedOpportunities.map((missed) => describeMissed(season, missed)),
    ...(analysis.decision === 'automatic' ? { is_automatic: true as const } : {}),
    ...(analysis.decision === 'open' ? {} : { note: whyNothingToDecide[analysis.decision] }),
    optimal_lineup: analysis.seats.map((seat) => describeSeat(season, seat)),
  }
}

const whyNothingToDecide = {
  automatic: 'Best ball sets the optimal lineup automatically, so there’s nothing to miss.',
  unknown: 'Bench points aren’t available, so there’s no optimal lineup.',
} as const

/** The wording is part of the contract: the site recognises a bye by it. */
function noRoster(teamId: number, week: number): DomainError {
  return new DomainError('not-found', `No roster data found for team ${teamId} in week ${week}`)
}

function describeRosterPlayer(season: LeagueSeason, entry: WeeklyRosterPlayer) {
  const { player } = entry
  return {
    player_id: playerIdOf(season, player.number),
    name: player.name,
    nfl_team: entry.nflTeam,
    position: player.position,
    is_starter: entry.isStarter,
    lineup_slot: entry.slot,
    week_points: entry.points,
    projected_points: entry.projectedPoints,
    opponent_matchup: entry.opponent,
    is_on_bye: entry.isOnBye,
    injury_status: player.injuryStatus,
    draft_info: draftInfo(entry.pick),
  }
}

function describeMissed(season: LeagueSeason, { slot, started, benched, pointsMissed, moves }: MissedOpportunity) {
  return {
    position_eligibility: slot,
    starter_id: started && playerIdOf(season, started.player),
    starter_name: started ? nameOf(season, started.player) : emptySlot,
    starter_points: started?.points ?? 0,
    bench_id: playerIdOf(season, benched.player),
    bench_name: nameOf(season, benched.player),
    bench_points: benched.points,
    points_missed: pointsMissed,
    moves: moves.map(({ player: { player }, slot }) => ({
      player_id: playerIdOf(season, player),
      name: nameOf(season, player),
      slot,
    })),
  }
}

function describeSeat(season: LeagueSeason, { slot, optimal }: Seat) {
  return {
    slot,
    player_id: optimal && playerIdOf(season, optimal.player),
    name: optimal ? nameOf(season, optimal.player) : emptySlot,
    points: optimal?.points ?? 0,
  }
}

function nameOf(season: LeagueSeason, player: number): string {
  return factsOf(season).players.get(player)?.name ?? ''
}
