import type { Season } from '../../domain/season.ts'
import { addResult, noGames, type Tally } from '../../domain/tally.ts'
import { listRegularPeriods, outscores } from '../../verdict/regular-periods.ts'

/** A team's record with another team's schedule. */
export interface SwappedRecord extends Tally {
  teamId: number
  /** The team whose schedule it plays. */
  scheduleOf: number
}

/**
 * Every team's record with every other schedule. Where the opponent would be the team itself, it plays the owner of the schedule. With its
 * own schedule this is its real record, by scores. Periods with a bye of either are left out, so records of unequal length are compared by
 * win percentage.
 */
export function swapSchedules(season: Season): SwappedRecord[] {
  const opponents = listRegularPeriods(season).map(({ scores, games }) => ({
    scores,
    opponentOf: new Map(
      games.flatMap(({ homeId, awayId }) => [
        [homeId, awayId],
        [awayId, homeId],
      ]),
    ),
  }))
  return season.teams.flatMap(({ id: teamId }) =>
    season.teams.map(({ id: scheduleOf }) => {
      const record = { teamId, scheduleOf, ...noGames() }
      for (const { scores, opponentOf } of opponents) {
        const opponentId = opponentOf.get(scheduleOf)
        const own = scores.get(teamId)
        const other = scores.get(opponentId === teamId ? scheduleOf : (opponentId ?? Number.NaN))
        if (own === undefined || other === undefined) continue
        addResult(record, outscores(own, other))
      }
      return record
    }),
  )
}
