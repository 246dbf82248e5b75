import type { HistorySeason, ManagerGame } from './league-history.ts'

export interface RecordHolder {
  season: HistorySeason
  /** Null: a record of a whole season. */
  week: number | null
  /** The game's weeks, two in a two-week round. Empty for a whole season. */
  weeks: readonly number[]
  teamId: number
  opponentTeamId: number | null
  /** Own and opponent's points; null if it is not about a game. */
  scores: readonly [own: number, opponent: number] | null
  /** The first game of a streak; null for other records. */
  since: { season: HistorySeason; week: number } | null
  /** True: a streak that no game has ended. */
  isRunning: boolean
  /** Names of players received in a trade; empty for other records. */
  players: readonly string[]
}

/** A candidate for a record. */
export interface RecordCandidate extends RecordHolder {
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
    season,
    teamId,
    week: null,
    weeks: [],
    opponentTeamId: null,
    scores: null,
    since: null,
    isRunning: false,
    players: [],
  }
}
