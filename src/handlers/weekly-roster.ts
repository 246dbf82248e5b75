import type { MissedOpportunity } from '../analytics/missed-opportunities.ts'
import type { Seat } from '../analytics/optimal-lineup.ts'
import { draftInfo, playerIdOf } from '../analytics/public-ids.ts'
import { factsOf } from '../analytics/season-facts.ts'
import { analyzeStartSit } from '../analytics/start-sit.ts'
import { readWeeklyRoster, type WeeklyRosterPlayer } from '../analytics/weekly-roster.ts'
import { DomainError } from '../domain/errors.ts'
import type { LeagueSeason } from '../domain/league-season.ts'
import { findTeam } from './find-subject.ts'
import type { Handler } from './handler.ts'
import { describeTeamMatchup } from './team-matchup.ts'

const emptySlot = 'Empty slot'

export const weeklyRoster: Handler<'weeklyRoster'> = ({ season }, { id, week }) =>
  describeRoster(season, id, week, (player) => ({
    ...describeRosterPlayer(season, player),
    weeklyPerformance: player.lastWeeks.map(({ week, points, isStarter }) => ({
      week,
      points,
      isStarter,
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
    teamId: id,
    teamName: team.name,
    week,
    roster: roster.players.map(describe),
    matchup: describeTeamMatchup(season, roster.matchup),
    isBye: roster.matchup === null && season.settings.scoringFormat === 'head-to-head',
  }
}

export const startSitAnalysis: Handler<'startSitAnalysis'> = ({ season }, { id, week }) => {
  const analysis = analyzeStartSit(season, findTeam(season, id).id, week)
  if (!analysis) throw noRoster(id, week)
  return {
    teamId: id,
    week,
    teamScore: analysis.teamScore,
    optimalScore: analysis.optimalScore,
    startSitImpact: analysis.impact,
    result: analysis.matchup?.game.result ?? null,
    opponentScore: analysis.matchup?.opponentWeekScore ?? null,
    wouldHaveWon: analysis.wouldHaveWon,
    missedOpportunities: analysis.missedOpportunities.map((missed) => describeMissed(season, missed)),
    ...(analysis.decision === 'automatic' ? { isAutomatic: true as const } : {}),
    ...(analysis.decision === 'open' ? {} : { note: whyNothingToDecide[analysis.decision] }),
    optimalLineup: analysis.seats.map((seat) => describeSeat(season, seat)),
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
    playerId: playerIdOf(season, player.number),
    name: player.name,
    nflTeam: entry.nflTeam,
    position: player.position,
    isStarter: entry.isStarter,
    lineupSlot: entry.slot,
    weekPoints: entry.points,
    projectedPoints: entry.projectedPoints,
    opponentMatchup: entry.opponent,
    isOnBye: entry.isOnBye,
    injuryStatus: player.injuryStatus,
    draftInfo: draftInfo(entry.pick),
  }
}

function describeMissed(season: LeagueSeason, { slot, started, benched, pointsMissed, moves }: MissedOpportunity) {
  return {
    positionEligibility: slot,
    starterId: started && playerIdOf(season, started.player),
    starterName: started ? nameOf(season, started.player) : emptySlot,
    starterPoints: started?.points ?? 0,
    benchId: playerIdOf(season, benched.player),
    benchName: nameOf(season, benched.player),
    benchPoints: benched.points,
    pointsMissed,
    moves: moves.map(({ player: { player }, slot }) => ({
      playerId: playerIdOf(season, player),
      name: nameOf(season, player),
      slot,
    })),
  }
}

function describeSeat(season: LeagueSeason, { slot, optimal }: Seat) {
  return {
    slot,
    playerId: optimal && playerIdOf(season, optimal.player),
    name: optimal ? nameOf(season, optimal.player) : emptySlot,
    points: optimal?.points ?? 0,
  }
}

function nameOf(season: LeagueSeason, player: number): string {
  return factsOf(season).players.get(player)?.name ?? ''
}
