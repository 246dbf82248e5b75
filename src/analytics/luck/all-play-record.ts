import { memoizeBySeason } from '../../domain/memoize-by-season.ts'
import type { Season } from '../../domain/season.ts'
import { listRegularPeriods, type RegularPeriod } from '../../verdict/regular-periods.ts'

/** A team's period against all other teams that played in it. */
export interface AllPlayWeek {
  period: RegularPeriod
  points: number
  /** Other teams outscored, tied with, and lost to. */
  wins: number
  ties: number
  losses: number
  /** (wins + ½ ties) ÷ other teams: 0 to 1. */
  share: number
  /** 1 is the best score; equal scores share a rank. */
  rank: number
}

export interface AllPlayRecord {
  weeks: readonly AllPlayWeek[]
  wins: number
  ties: number
  losses: number
  /** Sum of the weekly shares: the expected wins against random opponents. */
  expectedWins: number
}

/**
 * Every team's record as if it had played all other teams in every regular-season period. By team id. A league's expected wins add up to
 * the games played, those of teams that left since included.
 */
export const computeAllPlayRecords = memoizeBySeason(
  (season: Season): ReadonlyMap<number, AllPlayRecord> =>
    new Map(season.teams.map(({ id }) => [id, allPlayRecordOf(season, id)])),
)

/** The record of one team, which may have left the league. */
export function allPlayRecordOf(season: Season, teamId: number): AllPlayRecord {
  const weeks = listRegularPeriods(season).flatMap((period) => playEverybody(teamId, period) ?? [])
  const sum = (pick: (week: AllPlayWeek) => number) => weeks.reduce((total, week) => total + pick(week), 0)
  return {
    weeks,
    wins: sum(({ wins }) => wins),
    ties: sum(({ ties }) => ties),
    losses: sum(({ losses }) => losses),
    expectedWins: sum(({ share }) => share),
  }
}

function playEverybody(teamId: number, period: RegularPeriod): AllPlayWeek | null {
  const points = period.scores.get(teamId)
  if (points === undefined) return null
  const scores = [...period.scores.values()]
  const wins = scores.filter((score) => score < points).length
  const losses = scores.filter((score) => score > points).length
  const others = scores.length - 1
  const ties = others - wins - losses
  return { period, points, wins, ties, losses, share: (wins + ties / 2) / others, rank: losses + 1 }
}
