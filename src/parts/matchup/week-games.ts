/** A week's games as screens show them: the winner first. */
import { isGameOver } from '../../contract/game-over.ts'
import type { ScoreboardResponse } from '../../contract/responses/scoreboard.ts'
import { labelDecidedBy } from '../../domain/decided-by.ts'
import { writeWonBy } from '../../domain/margin-text.ts'

type Matchup = ScoreboardResponse['matchups'][number]
export type WeekGameSide = Matchup['home']

export interface WeekGame extends Omit<Matchup, 'home' | 'away'> {
  /** The winner, if any. */
  first: WeekGameSide
  /** Null: a bye. */
  second: WeekGameSide | null
  /** Nothing of it is to come, whether or not its host has called it final. */
  isOver: boolean
}

/** In the order of the response. */
export function toWeekGames({ matchups, week }: GamesOfWeek): WeekGame[] {
  return matchups.map((game) => toWeekGame(game, week))
}

/** `week`: the board's. */
export function toWeekGame(matchup: Matchup, week: number | null): WeekGame {
  const { home, away, ...game } = matchup
  const isOver = isGameOver(matchup, week)
  return away?.isWinner
    ? { ...game, isOver, first: away, second: home }
    : { ...game, isOver, first: home, second: away }
}

interface GamesOfWeek extends Pick<ScoreboardResponse, 'matchups'> {
  /** Null on a live board without a running week. */
  week: number | null
}

/** The reader's own game first; the others stay in order. */
export function putMineFirst(games: readonly WeekGame[], teamId: number | null): WeekGame[] {
  if (teamId === null) return [...games]
  const isMine = ({ first, second }: WeekGame) => first.team.id === teamId || second?.team.id === teamId
  return [...games.filter(isMine), ...games.filter((game) => !isMine(game))]
}

/** For best ball, where every lineup is optimal: nothing is missed. */
export function withoutMissedPoints({ matchups, ranking, ...board }: ScoreboardResponse): ScoreboardResponse {
  const nothing = { optimalPoints: null, missedPoints: null }
  return {
    ...board,
    matchups: matchups.map(({ home, away, ...matchup }) => ({
      ...matchup,
      home: { ...home, ...nothing },
      away: away && { ...away, ...nothing },
    })),
    ranking: ranking.map((row) => ({ ...row, ...nothing })),
  }
}

/** What decided a game in place of its scores: 'Tiebreaker', 'League ruling'; else null. */
export function labelHowWon(one: DecidedSide, other: DecidedSide | null): string | null {
  if (other?.points == null || one.points === null || one.isWinner === other.isWinner) return null
  return one.isWinner ? labelDecidedBy(one.points, other.points) : labelDecidedBy(other.points, one.points)
}

type DecidedSide = Pick<WeekGameSide, 'points' | 'isWinner'>

/** `by 4.4 points` or `105.6–104.8`; `on the tiebreaker` if they are equal. */
export function wonBy({ first, second, margin }: WeekGame): string {
  return margin === null ? 'by very little' : writeWonBy(margin, [first.points, second?.points])
}
