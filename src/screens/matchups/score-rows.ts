/** A week's scores one by one, best first. */
import type { GameSide, ScoreboardResponse, WeekGame } from './week-games.ts'

export interface ScoreRow {
  teamId: number
  team: string
  opponent: string | null
  /** Of the game; null while it is undecided and without an opponent. */
  result: 'W' | 'L' | 'T' | 'Out' | null
  rank: number | null
  points: number | null
  projected: number | null
  optimal: number | null
  missed: number | null
  /** To win, 0 to 1, before the game. */
  chance: number | null
}

/** Both teams of every game; those without a score come last, in the order of the games. */
export function scoreRows(games: readonly WeekGame[]): ScoreRow[] {
  const rows = games.flatMap((game) =>
    [game.first, ...(game.second ? [game.second] : [])].map((side, index) => toRow(game, side, index === 0)),
  )
  return rows.sort((a, b) => (b.points ?? Number.NEGATIVE_INFINITY) - (a.points ?? Number.NEGATIVE_INFINITY) || 0)
}

/** For a league without opponents, in the response's order. */
export function rankingRows({ ranking }: ScoreboardResponse): ScoreRow[] {
  return ranking.map(({ team, isOut, ...row }) => ({
    ...{ teamId: team.id, team: team.name, opponent: null, chance: null },
    result: isOut ? 'Out' : null,
    rank: row.rank,
    points: row.points,
    projected: row.projectedPoints,
    optimal: row.optimalPoints,
    missed: row.missedPoints,
  }))
}

function toRow({ second, first, status, isTie }: WeekGame, side: GameSide, isFirst: boolean): ScoreRow {
  const opponent = isFirst ? second : first
  const result = isTie ? 'T' : side.isWinner ? 'W' : 'L'
  return {
    teamId: side.team.id,
    team: side.team.name,
    opponent: opponent?.team.name ?? null,
    result: status === 'final' && opponent ? result : null,
    rank: side.scoreRank,
    points: side.points,
    projected: side.projectedPoints,
    optimal: side.optimalPoints,
    missed: side.missedPoints,
    chance: side.chanceBefore,
  }
}
