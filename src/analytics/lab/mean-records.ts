import type { LeagueSeason } from '../../domain/league-season.ts'
import { computeAllPlayRecords } from '../luck/all-play-record.ts'
import { listMedianGames } from '../median-games.ts'

/**
 * Every team's mean wins over all schedules: each week it plays every other team with equal probability. Median results need no schedule
 * and count as they are.
 */
export function meanRecords(season: LeagueSeason): Map<number, { wins: number; results: number }> {
  const medianGames = listMedianGames(season)
  return new Map(
    [...computeAllPlayRecords(season)].map(([teamId, { expectedWins, weeks }]) => {
      const games = medianGames.get(teamId) ?? []
      const medianWins = games.reduce((sum, { result }) => sum + (result === 'win' ? 1 : result === 'tie' ? 0.5 : 0), 0)
      return [teamId, { wins: expectedWins + medianWins, results: weeks.length + games.length }]
    }),
  )
}
