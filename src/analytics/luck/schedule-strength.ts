import type { Season } from '../../domain/season.ts'
import { ownRegularGames } from '../../verdict/regular-periods.ts'
import { ratePower } from '../power/power-rating.ts'
import { factsOf } from '../season-facts.ts'
import { allPlayRecordOf } from './all-play-record.ts'

export interface ScheduleStrength {
  /** Mean of its opponents' all-play shares, one per game: 0 to 1, ½ is average. Null before a game. */
  pastSchedule: number | null
  /** Mean power rating of the remaining regular-season opponents; null if none. */
  futureSchedule: number | null
}

/** Strength of every team's past and future opponents. By team id. */
export function rateSchedules(season: Season): ReadonlyMap<number, ScheduleStrength> {
  const ratings = new Map(ratePower(season)?.teams.map(({ teamId, rating }) => [teamId, rating]))
  const allPlayShare = (teamId: number) => {
    const { weeks, expectedWins } = allPlayRecordOf(season, teamId)
    return weeks.length > 0 ? [expectedWins / weeks.length] : []
  }
  return new Map(
    season.teams.map(({ id }) => {
      const played = (ownRegularGames(season).get(id) ?? []).flatMap(({ opponentId }) => allPlayShare(opponentId))
      const toCome = factsOf(season)
        .gamesOf(id)
        .filter(({ result, isPlayoff }) => result === null && !isPlayoff)
        .flatMap(({ opponentId }) => ratings.get(opponentId) ?? [])
      return [id, { pastSchedule: meanOrNull(played), futureSchedule: meanOrNull(toCome) }]
    }),
  )
}

function meanOrNull(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length
}
