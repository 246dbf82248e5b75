import type { LeagueSeason } from '../../domain/league-season.ts'
import { addResult, noGames, type Tally } from '../../domain/tally.ts'
import { listRegularPeriods, outscores } from '../regular-periods.ts'

/** A team's record with another team's schedule. */
export interface SwappedRecord extends Tally {
  teamId: number
  /** The team whose opponents it plays. */
  scheduleOf: number
}

/**
 * Every team's scores against every team's opponents. Where the opponent would be the team itself, it plays the team whose
 * schedule it has. With its own schedule that is its real record, by scores. Periods in which either has a bye are left
 * out, so records of unequal length are compared by win percentage.
 */
export function swapSchedules(season: LeagueSeason): SwappedRecord[] {
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
