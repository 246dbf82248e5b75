import type { Season } from '../domain/season.ts'
import { memoizeBySeason } from './memoize-by-season.ts'

/**
 * Whether the season has a final game and so counts as played. A season that a host marks complete without games does not count. Without
 * known games (from a file, or long ago) or opponents, decided weeks, records or final ranks are evidence.
 */
export const isSeasonPlayed = memoizeBySeason((season: Season): boolean => {
  const { matchups, eliminationRounds, teams, settings, status } = season
  if (matchups.some(({ away, status, winner }) => away !== null && status === 'final' && winner !== null)) return true
  if (eliminationRounds.some((round) => round.status === 'final')) return true
  const isWithoutGames = matchups.length === 0 || settings.scoringFormat !== 'head-to-head'
  if (!isWithoutGames) return false
  if (status.completedWeeks.length > 0) return true
  return teams.some(
    ({ finalRank, recordByHost }) =>
      finalRank !== null || (recordByHost !== null && recordByHost.wins + recordByHost.losses + recordByHost.ties > 0),
  )
})
