import type { ContestPlan } from '../bracket/contest-plan.ts'
import { type Consolation, roundsOf } from '../bracket/contests.ts'
import { type SeedingRules, seedingRulesFrom, type TieBreaker } from '../seed-order.ts'

/**
 * The input of a forecast: plain data, which a browser can take from the response for "what if". Teams are given by their
 * index in `teams`.
 */
export interface ForecastModel {
  /** 'league/season/week': the same seed yields the same simulated seasons. */
  seed: string
  /** Standard deviation of a team's weekly points. */
  weeklyDeviation: number
  teams: readonly ModelTeam[]
  /** Future matchup periods, of the regular season and then of the playoffs, in order. */
  periods: readonly ModelPeriod[]
  /** Future games of the regular season. */
  games: readonly ModelGame[]
  /** Games between two teams so far, each pair once. */
  meetings: readonly Meeting[]
  /** The first tie-breaker, and that of the search for the winner of a division; null where it is the same. */
  seedingRule: TieBreaker
  divisionRule: TieBreaker | null
  /** Each week of the regular season has a second result against the median score. */
  hasMedianGame: boolean
  /** Bonus points of home teams. */
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
  pointsAgainst: number
  /** Null where the league has one division. */
  division: number | null
}

export interface ModelPeriod {
  matchupPeriod: number
  /** Last week. */
  week: number
  /** Number of weeks. */
  weeks: number
  isPlayoff: boolean
  /** Expected points a week by team where projections are known, else null. */
  expected: readonly number[] | null
  /** How many of its weeks are over and what every team scored in them; null where none is. */
  played: { weeks: number; points: readonly number[] } | null
}

export interface ModelGame {
  matchupId: number
  /** Index in `periods`. */
  period: number
  home: number
  away: number
}

/** Half-wins of the first of two teams in its games against the second. */
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
  /** Rounds of all brackets: that for everybody else may take more of them than that for the title. */
  rounds: number
  /** Team indexes by seed, once the regular season is over; null before. */
  seeds: readonly number[] | null
  /**
   * For each round so far, the teams that won their game in it and those that lost; the last round may be partly played.
   */
  decided: readonly { winners: readonly number[]; losers: readonly number[] }[]
  /** Number of finished rounds: these have no future period. */
  roundsOver: number
  /** The games to come as the host has drawn them; null where they follow from the rules. */
  plan: ContestPlan | null
  /** False: the games for the last place cannot be worked out. */
  isLastKnown: boolean
  /** Team indexes by final rank once the host has ranked them, which a commissioner may change; null before. */
  places: readonly number[] | null
}

export function rulesOf({
  seedingRule,
  divisionRule,
}: Pick<ForecastModel, 'seedingRule' | 'divisionRule'>): SeedingRules {
  return seedingRulesFrom(seedingRule, divisionRule ?? undefined)
}

/** Byes of the first round of a bracket. */
export function byesOf({ teamCount, rounds }: Pick<ModelPlayoffs, 'teamCount' | 'rounds'>): number {
  return rounds === 0 ? 0 : 2 ** roundsOf(teamCount) - teamCount
}
