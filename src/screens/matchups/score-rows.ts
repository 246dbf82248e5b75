/** A week's scores one by one, best first. */
import type { ScoreboardResponse } from '../../contract/responses/scoreboard.ts'
import type { WeekGame, WeekGameSide } from '../../parts/matchup/week-games.ts'
import { sortRows } from '../../ui/sort.ts'

type RankedTeam = ScoreboardResponse['ranking'][number]

export interface ScoreRow
  extends Pick<RankedTeam, 'team' | 'rank' | 'points' | 'projectedPoints' | 'optimalPoints' | 'missedPoints'> {
  opponent: string | null
  /** Result of the game; null until final and without an opponent. */
  result: 'W' | 'L' | 'T' | 'Out' | null
  /** Pregame chance to win, 0 to 1. */
  chanceBefore: number | null
}

/** Both teams of every game; those without a score come last, in the order of the games. */
export function scoreRows(games: readonly WeekGame[]): ScoreRow[] {
  const rows = games.flatMap((game) => {
    const { first, second } = game
    return second ? [toRow(game, first, second), toRow(game, second, first)] : [toRow(game, first, null)]
  })
  return sortRows(rows, ({ points }) => points, 'descending')
}

/** For a league without opponents, in the response's order. */
export function rankingRows({ ranking }: Pick<ScoreboardResponse, 'ranking'>): ScoreRow[] {
  return ranking.map((row) => ({ ...row, opponent: null, result: row.isOut ? 'Out' : null, chanceBefore: null }))
}

function toRow({ status, isTie }: WeekGame, side: WeekGameSide, opponent: WeekGameSide | null): ScoreRow {
  const result = isTie ? 'T' : side.isWinner ? 'W' : 'L'
  return {
    ...side,
    rank: side.scoreRank,
    opponent: opponent?.team.name ?? null,
    result: status === 'final' && opponent ? result : null,
  }
}
