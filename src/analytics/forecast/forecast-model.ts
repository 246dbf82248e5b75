import type { Consolation } from '../bracket/contests.ts'

/**
 * All that a forecast is worked out from: plain data, which a browser can take from the answer to ask "what if". Teams
 * are meant by their place in `teams`.
 */
export interface ForecastModel {
  /** 'league/season/week': the same seed draws the same seasons. */
  seed: string
  /** Standard deviation of a team's weekly points. */
  weeklyDeviation: number
  teams: readonly ModelTeam[]
  /** Matchup periods to come, of the regular season and then of the playoffs, in order. */
  periods: readonly ModelPeriod[]
  /** Games of the regular season to come. */
  games: readonly ModelGame[]
  /** Games between two teams so far; only for leagues that seed by head-to-head. */
  meetings: readonly Meeting[]
  seedingRule: 'points-for' | 'head-to-head'
  /** Each week of the regular season has a second result against the median score. */
  hasMedianGame: boolean
  /** Points for being at home. */
  homeBonus: { regularSeason: number; playoffs: number }
  playoffs: ModelPlayoffs
}

export interface ModelTeam {
  teamId: number
  rating: number
  /** Standard error of the rating. */
  error: number
  /** Half-wins so far: 2 for a win, 1 for a tie. */
  halfWins: number
  /** Results so far, second results of a week included. */
  results: number
  pointsFor: number
  /** Null where the league has one division. */
  division: number | null
}

export interface ModelPeriod {
  matchupPeriod: number
  /** Last week. */
  week: number
  /** How many weeks. */
  weeks: number
  isPlayoff: boolean
  /** Expected points a week by team where projections are known, else null. */
  expected: readonly number[] | null
}

export interface ModelGame {
  matchupId: number
  /** Place in `periods`. */
  period: number
  home: number
  away: number
}

/** Half-wins of the first of two teams in so many games against the second. */
export interface Meeting {
  team: number
  other: number
  halfWins: number
  games: number
}

export interface ModelPlayoffs {
  teamCount: number
  reseed: boolean
  consolation: Consolation
  /** Rounds of the bracket. */
  rounds: number
  /** Places in `teams` by seed, once the regular season is over; null before. */
  seeds: readonly number[] | null
  /** Of each round so far, which teams won their game in it and which lost; the last one may be half played. */
  decided: readonly { winners: readonly number[]; losers: readonly number[] }[]
  /** How many rounds are over: those have no period to come. */
  roundsOver: number
}

/** Byes of the first round of a bracket. */
export function byesOf({ teamCount, rounds }: ModelPlayoffs): number {
  return rounds === 0 ? 0 : 2 ** rounds - teamCount
}
