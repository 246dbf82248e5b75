import type { LeagueSeason, MatchupSide } from '../domain/league-season.ts'
import { isStartingSlot } from '../domain/vocabulary.ts'
import { memoizeBySeason } from './memoize-by-season.ts'
import { findOptimalLineup, type OptimalLineup, type RosteredPlayer } from './optimal-lineup.ts'
import { sumPoints } from './points.ts'
import { factsOf } from './season-facts.ts'

/** What a team's roster did in one week. Commissioner's adjustments are in none of these figures. */
export interface TeamWeek {
  week: number
  teamId: number
  starterPoints: number
  /** Players on the bench; IR and taxi squad count nowhere. Null where nobody knows what they scored. */
  benchPoints: number | null
  /** Projection of the starters; null where none is known, and in best ball, where the games decide who was started. */
  projectedPoints: number | null
  /** The lineup that was set is the best one where `decision` is not 'open'. */
  optimal: OptimalLineup
  decision: LineupDecision
}

/**
 * Whether somebody could have set a better lineup. 'open': he could. 'automatic': the best lineup counts by itself (best ball).
 * 'unknown': what the bench scored is not known.
 */
export type LineupDecision = 'open' | 'automatic' | 'unknown'

/** A team's week, worked out once a season; null where its lineup is not known. */
export function teamWeekOf(season: LeagueSeason, teamId: number, week: number): TeamWeek | null {
  const known = teamWeeks(season)
  const key = `${teamId}/${week}`
  const remembered = known.get(key)
  if (remembered !== undefined) return remembered
  const teamWeek = computeTeamWeek(season, teamId, week)
  known.set(key, teamWeek)
  return teamWeek
}

/**
 * What a team's starters scored in a week, without adjustments: from the lineup, else from the scores by week that
 * the host gives. Null where nobody knows, and before the week's first points.
 */
export function weekScoreOf(season: LeagueSeason, teamId: number, week: number): number | null {
  const facts = factsOf(season)
  const lineup = facts.lineupIn(teamId, week)
  const hasScored = lineup?.entries.some(
    ({ player, slot }) => isStartingSlot(slot) && (facts.playerWeek(player, week)?.points ?? null) !== null,
  )
  if (lineup && (hasScored || facts.isCompleted(week))) return teamWeekOf(season, teamId, week)?.starterPoints ?? null

  if (!facts.weeksSoFar.includes(week)) return null
  const side = sideIn(season, teamId, week)
  return side?.pointsByWeek.find((entry) => entry.week === week)?.points ?? null
}

/** A team's side of the matchup or round that it plays in a week, once that has begun. */
function sideIn(season: LeagueSeason, teamId: number, week: number): MatchupSide | undefined {
  const isOwn = (side: MatchupSide | null) => side?.teamId === teamId
  const matchup = season.matchups.find(({ weeks, home, away }) => weeks.includes(week) && (isOwn(home) || isOwn(away)))
  if (matchup)
    return matchup.status === 'scheduled' ? undefined : isOwn(matchup.home) ? matchup.home : (matchup.away ?? undefined)
  const round = season.eliminationRounds.find(({ weeks, status }) => weeks.includes(week) && status !== 'scheduled')
  return round?.sides.find(isOwn)
}

const teamWeeks = memoizeBySeason((_: LeagueSeason) => new Map<string, TeamWeek | null>())

function computeTeamWeek(season: LeagueSeason, teamId: number, week: number): TeamWeek | null {
  const facts = factsOf(season)
  const lineup = facts.lineupIn(teamId, week)
  if (!lineup) return null

  const roster: RosteredPlayer[] = lineup.entries.map(({ player, slot }) => ({
    player,
    slot,
    eligibleSlots: facts.players.get(player)?.eligibleSlots ?? [],
    points: facts.playerWeek(player, week)?.points ?? 0,
  }))
  const decision = season.settings.isBestBall ? 'automatic' : lineup.isBenchUnknown ? 'unknown' : 'open'
  const choice = decision === 'open' ? roster : roster.filter(({ slot }) => isStartingSlot(slot))
  const optimal = findOptimalLineup(choice, season.settings.lineupSlots)
  const projections = lineup.entries
    .filter(({ slot }) => isStartingSlot(slot))
    .flatMap(({ player }) => facts.playerWeek(player, week)?.projectedPoints ?? [])
  return {
    week,
    teamId,
    starterPoints: optimal.actualPoints,
    benchPoints:
      decision === 'unknown'
        ? null
        : sumPoints(roster.filter(({ slot }) => slot === 'BENCH').map(({ points }) => points)),
    projectedPoints: projections.length === 0 || decision === 'automatic' ? null : sumPoints(projections),
    optimal,
    decision,
  }
}
