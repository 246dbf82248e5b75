/** Completes a list of players, and a player's season: his weeks in order, and the figures that follow from them. */
import type { Completed } from '../../contract/read-completed.ts'
import type { ResponseOf } from '../../contract/responses/index.ts'
import { isStartingSlot } from '../../domain/vocabulary.ts'
import { completeDraftInfo } from './complete-roster.ts'
import { knownHighlight } from './complete-team-weeks.ts'
import { byWeek, completePosition, withKnown } from './unknown.ts'

type Player = Completed<ResponseOf<'player'>>
type Week = ReturnType<typeof completeWeek>

/** Entries without an id or a name are left out: they can neither be opened nor found. */
export function completePlayers(players: Completed<ResponseOf<'players'>>) {
  return withKnown(withKnown(players, 'id'), 'name').map((player) => ({
    ...player,
    position: completePosition(player.position),
  }))
}

/** Entries without a valid week are left out. */
export function completePlayer(player: Player) {
  const weeklyStats = byWeek(player.weeklyStats).map(completeWeek)
  const { starts, gamesPlayed, startPercentage, accuracy } = player.seasonStats
  const { bestWeek, worstWeek, consistencyScore } = player.performanceHighlights
  const played = weeklyStats
    .flatMap(({ week, points, isStarter, isComplete }) =>
      isComplete && points !== null && (isStarter || points !== 0) ? { week, points } : [],
    )
    .toSorted((a, b) => b.points - a.points)
  return {
    ...player,
    draftInfo: completeDraftInfo(player.draftInfo),
    seasonStats: {
      ...player.seasonStats,
      startPercentage: startPercentage ?? (starts !== null && gamesPlayed ? (100 * starts) / gamesPlayed : null),
      accuracy: accuracy ?? computeAccuracy(weeklyStats),
    },
    weeklyStats,
    performanceHighlights: {
      bestWeek: knownHighlight(bestWeek) ?? played[0] ?? null,
      worstWeek: knownHighlight(worstWeek) ?? played.at(-1) ?? null,
      consistencyScore,
    },
  }
}

function completeWeek(stat: Player['weeklyStats'][number] & { week: number }) {
  const lineupSlot = completePosition(stat.lineupSlot)
  return {
    ...stat,
    nflOpponent: completeOpponent(stat.nflOpponent),
    lineupSlot,
    isStarter: stat.isStarter ?? (lineupSlot !== null && isStartingSlot(lineupSlot)),
    // A week in progress counts in no average, and in no comparison with projections.
    isComplete: stat.isComplete ?? true,
  }
}

/** 'vs X', '@X' or 'BYE'. */
function completeOpponent(opponent: string | null): string | null {
  if (opponent === null) return null
  const text = opponent.trim()
  if (text.toUpperCase() === 'BYE') return 'BYE'
  const [, place, team] = /^(vs\.?|@|at(?=\s))\s*(.+)$/i.exec(text) ?? []
  if (!place) return `vs ${text}`
  return place.toLowerCase().startsWith('vs') ? `vs ${team}` : `@${team}`
}

/** 100 minus the mean absolute projection error in percent of the mean projection, not below 0; null without such games. */
function computeAccuracy(weeks: readonly Week[]): number | null {
  let error = 0
  let expected = 0
  for (const { points, projectedPoints, isComplete } of weeks) {
    if (!isComplete || points === null || projectedPoints === null || projectedPoints <= 0) continue
    error += Math.abs(points - projectedPoints)
    expected += projectedPoints
  }
  return expected === 0 ? null : Math.max(0, 100 - (100 * error) / expected)
}
