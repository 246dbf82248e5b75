import { memoizeBySeason } from '../domain/memoize-by-season.ts'
import { sumPoints } from '../domain/points.ts'
import type { MatchupSide, Season } from '../domain/season.ts'
import { isStartingSlot } from '../domain/vocabulary.ts'
import { areKickoffsPast, isGameOver } from './nfl-opponent.ts'
import { findOptimalLineup, type OptimalLineup, type RosteredPlayer, type Seat } from './optimal-lineup.ts'
import { projectPlayer } from './scoreboard/projected-scores.ts'
import { factsOf } from './season-facts.ts'

/** A team's week. No figure includes commissioner's adjustments. */
export interface TeamWeek {
  week: number
  teamId: number
  starterPoints: number
  /** Bench points, without IR and taxi squad. Null if unknown. */
  benchPoints: number | null
  /** Projection of the starters; null if unknown, and in best ball, where the games determine the starters. */
  projectedPoints: number | null
  /** Equals the actual lineup where `decision` is not 'open'. While the week is played, only players whose games are over change seats. */
  optimal: OptimalLineup
  decision: LineupDecision
}

/**
 * Whether a manager could have set a better lineup. 'open': yes. 'automatic': the optimal lineup counts automatically (best ball).
 * 'unknown': bench points are unknown.
 */
type LineupDecision = 'open' | 'automatic' | 'unknown'

/** A team's week, cached per season; null if its lineup is unknown. */
export function teamWeekOf(season: Season, teamId: number, week: number): TeamWeek | null {
  const known = teamWeeks(season)
  const key = `${teamId}/${week}`
  const remembered = known.get(key)
  if (remembered !== undefined) return remembered
  const teamWeek = computeTeamWeek(season, teamId, week)
  known.set(key, teamWeek)
  return teamWeek
}

/**
 * Starter points of a team's week, without adjustments: from the lineup, else from the host's weekly scores. Null if unknown, and before
 * the week's first points.
 */
export function weekScoreOf(season: Season, teamId: number, week: number): number | null {
  const facts = factsOf(season)
  const lineup = facts.lineupIn(teamId, week)
  const hasScored = lineup?.entries.some(
    ({ player, slot }) => isStartingSlot(slot) && (facts.playerWeek(player, week)?.points ?? null) !== null,
  )
  if (lineup && (hasScored || facts.isFinalWeek(week))) return teamWeekOf(season, teamId, week)?.starterPoints ?? null

  if (!facts.weeksSoFar.includes(week)) return null
  const side = sideIn(season, teamId, week)
  return side?.pointsByWeek.find((entry) => entry.week === week)?.points ?? null
}

/** A team's side of its matchup or round in a week, once that has begun. */
function sideIn(season: Season, teamId: number, week: number): MatchupSide | undefined {
  const isOwn = (side: MatchupSide | null) => side?.teamId === teamId
  const matchup = season.matchups.find(({ weeks, home, away }) => weeks.includes(week) && (isOwn(home) || isOwn(away)))
  if (matchup)
    return matchup.status === 'scheduled' ? undefined : isOwn(matchup.home) ? matchup.home : (matchup.away ?? undefined)
  const round = season.eliminationRounds.find(({ weeks, status }) => weeks.includes(week) && status !== 'scheduled')
  return round?.sides.find(isOwn)
}

const teamWeeks = memoizeBySeason((_: Season) => new Map<string, TeamWeek | null>())

function computeTeamWeek(season: Season, teamId: number, week: number): TeamWeek | null {
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
  const optimal = findDecidedOptimum(season, choice, week)
  const projections = lineup.entries
    .filter(({ slot }) => isStartingSlot(slot))
    .flatMap(({ player }) => projectPlayer(season, player, week) ?? [])
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

/**
 * The optimal lineup as far as it is decided: in the running week a starter whose game is not over keeps his seat, a bench player whose game
 * is not over stays there, and an empty slot can still be filled until the week's last kickoff.
 */
function findDecidedOptimum(season: Season, roster: readonly RosteredPlayer[], week: number): OptimalLineup {
  const { lineupSlots } = season.settings
  const { isRunningWeek, players } = factsOf(season)
  if (!isRunningWeek(week)) return findOptimalLineup(roster, lineupSlots)
  const isOver = ({ player: number }: RosteredPlayer) => {
    const player = players.get(number)
    return player !== undefined && isGameOver(season, player, week)
  }
  const starters = roster.filter(({ slot }) => isStartingSlot(slot))
  const { seats, actualPoints } = findOptimalLineup(starters, lineupSlots)
  const isOpen = ({ actual }: Seat) => !(actual ? isOver(actual) : areKickoffsPast(season, week))
  const decided = Map.groupBy(
    seats.filter((seat) => !isOpen(seat)),
    ({ slot }) => slot,
  )
  const { missedPoints, seats: best } = findOptimalLineup(
    roster.filter(isOver),
    [...decided].map(([slot, { length: count }]) => ({ slot, count })),
  )
  return {
    seats: [...best, ...seats.filter(isOpen).map((seat) => ({ ...seat, optimal: seat.actual }))],
    actualPoints,
    optimalPoints: sumPoints([actualPoints, missedPoints]),
    missedPoints,
  }
}
