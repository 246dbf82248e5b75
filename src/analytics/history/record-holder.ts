import type { HistorySeason, ManagerGame } from './league-history.ts'

export interface RecordHolder {
  season: HistorySeason
  /** Null: the record is that of a whole season. */
  week: number | null
  /** Of the game; two in a round of two weeks. Empty in a record of a whole season. */
  weeks: readonly number[]
  teamId: number
  opponentTeamId: number | null
  /** Own points and the opponent's; null where it is not about a game. */
  scores: readonly [own: number, opponent: number] | null
  /** The game with which a streak began; null elsewhere. */
  since: { season: HistorySeason; week: number } | null
  /** No game has ended a streak yet; false elsewhere. */
  isRunning: boolean
  /** Names of players whom a trade brought; empty elsewhere. */
  players: readonly string[]
}

/** Who might have a record. */
export interface Candidate extends RecordHolder {
  value: number
}

/** The holder of a record of a game. */
export function holderOfGame({ game, teamId, opponentTeamId, points, opponentPoints }: ManagerGame): RecordHolder {
  return {
    ...holderOfSeason(game.season, teamId),
    week: game.matchup.weeks[0] ?? null,
    weeks: game.matchup.weeks,
    opponentTeamId,
    scores: [points, opponentPoints],
  }
}

/** The holder of a record of a whole season. */
export function holderOfSeason(season: HistorySeason, teamId: number): RecordHolder {
  return {
    ...{ season, teamId, week: null, weeks: [], opponentTeamId: null, scores: null, since: null },
    ...{ isRunning: false, players: [] },
  }
}
