import type { LeagueSeason } from '../domain/league-season.ts'
import { memoizeBySeason } from './memoize-by-season.ts'

/**
 * Whether the season has a decided game: only then it counts as one that was played. One before its first game does not, nor one that
 * a host marks complete although nobody ever played. Of a season whose games are not known (from a file, or of long ago), and where
 * nobody has an opponent, decided weeks, records and final ranks tell.
 */
export const isSeasonPlayed = memoizeBySeason((season: LeagueSeason): boolean => {
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
