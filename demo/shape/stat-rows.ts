import { roundPoints } from '../../src/domain/rounding.ts'
import type { FantasySeason } from '../fantasy-season.ts'
import { nflWeeks } from '../nfl-schedule.ts'
import type { DemoStatLine } from '../stat-line.ts'
import { statsAt } from '../sunday.ts'

/** A row of ESPN's `player.stats`: one week or a season, actual or projected. */
export interface DemoStatRow {
  appliedTotal: number
  proTeamId: number
  scoringPeriodId: number
  seasonId: number
  /** 0 actual, 1 projected. */
  statSourceId: 0 | 1
  /** 1 one week, 0 the season. */
  statSplitTypeId: 0 | 1
  stats: DemoStatLine
}

/** A player's rows of a week: none for a defense on bye, no actual row for a future game or one that he missed. */
export function weekRows(season: FantasySeason, playerId: number, week: number): DemoStatRow[] {
  const { plan, playerScores } = season
  const played = actualRow(season, playerId, week)
  const { game = null } = playerScores.week(playerId, week) ?? {}
  if (week > lastProjectedWeek(season) || (!game && playerScores.position(playerId) === 'D/ST')) return []
  const projected: DemoStatRow = {
    appliedTotal: playerScores.projection(playerId, week),
    proTeamId: 0,
    scoringPeriodId: week,
    seasonId: plan.season,
    statSourceId: 1,
    statSplitTypeId: 1,
    stats: {},
  }
  return played ? [played, projected] : [projected]
}

/** A player's stats of a week so far; null before his game, and if he missed it. */
function statsSoFar({ playerScores, plan }: FantasySeason, playerId: number, week: number): DemoStatLine | null {
  const { game = null, played = null } = playerScores.week(playerId, week) ?? {}
  return game && played && statsAt(plan.answeredAt, played, game, playerId)
}

/** The season so far in one row, and its projection from August. */
export function seasonRows(season: FantasySeason, playerId: number): DemoStatRow[] {
  const { plan, playerScores } = season
  const weeks = Array.from({ length: nflWeeks }, (_, index) => index + 1)
  const stats = weeks.reduce<DemoStatLine>((sum, week) => addLine(sum, statsSoFar(season, playerId, week) ?? {}), {})
  const total = roundPoints(playerScores.score(stats))
  const row = { proTeamId: 0, scoringPeriodId: 0, seasonId: plan.season, statSplitTypeId: 0 as const }
  const projected = roundPoints(playerScores.preseason(playerId))
  return [
    { ...row, appliedTotal: total, statSourceId: 0, stats },
    { ...row, appliedTotal: projected, statSourceId: 1, stats: {} },
  ]
}

/** Weeks with projections: all of a finished season, up to the running one otherwise. */
function lastProjectedWeek({ plan }: FantasySeason): number {
  return plan.stage === 'finished' ? nflWeeks : plan.currentWeek
}

function actualRow(season: FantasySeason, playerId: number, week: number): DemoStatRow | null {
  const stats = statsSoFar(season, playerId, week)
  if (stats === null) return null
  return {
    appliedTotal: roundPoints(season.playerScores.score(stats)),
    proTeamId: season.playerScores.week(playerId, week)?.proTeamId ?? 0,
    scoringPeriodId: week,
    seasonId: season.plan.season,
    statSourceId: 0,
    statSplitTypeId: 1,
    stats,
  }
}

function addLine(sum: DemoStatLine, line: DemoStatLine): DemoStatLine {
  const total = { ...sum }
  for (const [stat, amount] of Object.entries(line)) total[stat] = (total[stat] ?? 0) + amount
  return total
}
