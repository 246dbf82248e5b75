import { memoizeBySeason } from '../../domain/memoize-by-season.ts'
import type { Season } from '../../domain/season.ts'
import { listRegularPeriods, outscores, ownRegularGames } from '../../verdict/regular-periods.ts'
import { allPlayRecordOf, computeAllPlayRecords } from './all-play-record.ts'

/** Wins beyond expected wins, and their sources. Each column adds up to 0 over a league, teams that left included. */
export interface LuckSplit {
  /** Wins, a tie counting half. */
  wins: number
  expectedWins: number
  /** Wins − expected wins. */
  luck: number
  /** From the weeks in which the opponents were met. */
  timingLuck: number
  /** From the selection of opponents: 0 if all teams met all others. */
  opponentLuck: number
}

/**
 * Luck = (W − x) + (x − E). `x` sums, over a team's own games, the share of all periods in which it outscored that
 * opponent: the expected wins against the same opponents in random weeks.
 */
export const splitLuck = memoizeBySeason((season: Season): ReadonlyMap<number, LuckSplit> => {
  const records = computeAllPlayRecords(season)
  return new Map(season.teams.map(({ id }) => [id, splitOf(season, id, records.get(id)?.expectedWins ?? 0)]))
})

/** The same of all teams that left the league, together; null if none did. With it each column adds up to 0. */
export function splitLuckOfLeftTeams(season: Season): LuckSplit | null {
  const present = new Set(season.teams.map(({ id }) => id))
  const left = [...ownRegularGames(season).keys()].filter((id) => !present.has(id))
  if (left.length === 0) return null
  const splits = left.map((id) => splitOf(season, id, allPlayRecordOf(season, id).expectedWins))
  const sum = (pick: (split: LuckSplit) => number) => splits.reduce((total, split) => total + pick(split), 0)
  return {
    wins: sum(({ wins }) => wins),
    expectedWins: sum(({ expectedWins }) => expectedWins),
    luck: sum(({ luck }) => luck),
    timingLuck: sum(({ timingLuck }) => timingLuck),
    opponentLuck: sum(({ opponentLuck }) => opponentLuck),
  }
}

function splitOf(season: Season, teamId: number, expectedWins: number): LuckSplit {
  const games = ownRegularGames(season).get(teamId) ?? []
  const wins = games.reduce((sum, { result }) => sum + result, 0)
  const anyWeek = games.reduce((sum, { opponentId }) => sum + shareOfPeriodsWon(season, teamId, opponentId), 0)
  return {
    wins,
    expectedWins,
    luck: wins - expectedWins,
    timingLuck: wins - anyWeek,
    opponentLuck: anyWeek - expectedWins,
  }
}

/** Share of the common periods in which a team outscored another one: 0 to 1. */
function shareOfPeriodsWon(season: Season, teamId: number, otherId: number): number {
  const results = listRegularPeriods(season).flatMap(({ scores }) => {
    const own = scores.get(teamId)
    const other = scores.get(otherId)
    return own === undefined || other === undefined ? [] : [outscores(own, other)]
  })
  return results.reduce((sum, result) => sum + result, 0) / results.length
}
