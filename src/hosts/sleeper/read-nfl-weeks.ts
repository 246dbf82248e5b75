/** Players' points from the NFL's statistics and projections: components times the league's scoring. */

import { toNflTeam } from '../shared/nfl-words.ts'
import { toPoints } from '../shared/values.ts'
import { formatWeeks, type Warnings } from '../shared/warnings.ts'
import type { SleeperResponses } from './read-folder.ts'
import type { SleeperStatRow } from './responses/stat-row.ts'

/** By week and player id, without unknown weeks. */
export interface NflWeeks {
  stats: ReadonlyMap<number, ReadonlyMap<string, NflPlayerWeek>>
  projections: ReadonlyMap<number, ReadonlyMap<string, NflPlayerWeek>>
}

interface NflPlayerWeek {
  /** In the league's own scoring. */
  points: number
  hasPlayed: boolean
  /** NFL team of that week. */
  team: string | null
}

/** `pointsIn` are the league's own points of players in a week. If statistics do not reproduce them, they are left out with a warning. */
export function readNflWeeks(
  { stats, projections, league }: Pick<SleeperResponses, 'stats' | 'projections' | 'league'>,
  pointsIn: (week: number) => ReadonlyMap<string, number>,
  warnings: Warnings,
): NflWeeks {
  const scoring = league.scoring_settings ?? {}
  const score = (weeks: ReadonlyMap<number, readonly SleeperStatRow[]>) =>
    [...weeks].map(
      ([week, rows]) => [week, new Map(rows.map((row) => [row.player_id, scoreRow(row, scoring)]))] as const,
    )
  const scored = score(stats)
  const unlike = scored.filter(([week, players]) => !agree(players, pointsIn(week))).map(([week]) => week)
  if (unlike.length > 0) {
    warnings.add(
      `Sleeper’s stats for ${formatWeeks(unlike)} don’t match what this league’s players scored, so they aren’t used, and unrostered players have no points there.`,
      'sleeper-stats',
      { week: unlike.length === 1 ? (unlike[0] ?? null) : null },
    )
  }
  return {
    stats: new Map(scored.filter(([week]) => !unlike.includes(week))),
    projections: new Map(score(projections)),
  }
}

function scoreRow({ stats, team }: SleeperStatRow, scoring: Record<string, number | null>): NflPlayerWeek {
  const points = Object.entries(stats).reduce((sum, [name, amount]) => sum + (amount ?? 0) * (scoring[name] ?? 0), 0)
  return { points: toPoints(points), hasPlayed: (stats.gp ?? 0) > 0 || points !== 0, team: toNflTeam(team) }
}

/** Isolated corrections do not indicate another scoring. */
const mostDisagreeing = 0.05
const tolerance = 0.05

function agree(scored: ReadonlyMap<string, NflPlayerWeek>, byLeague: ReadonlyMap<string, number>): boolean {
  const known = [...byLeague].filter(([, points]) => points !== 0)
  const off = known.filter(([player, points]) => Math.abs((scored.get(player)?.points ?? 0) - points) > tolerance)
  return off.length <= known.length * mostDisagreeing
}
