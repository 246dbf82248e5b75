/** One week's rosters and box scores: mMatchupScore mScoreboard (or mBoxscore) with scoringPeriodId. */
import * as z from 'zod/mini'
import { boundedPoints } from '../../shared/bounds.ts'
import { tolerant } from '../../shared/tolerant.ts'
import { identifier, namedTeamId, rosterEntries, schedule } from './bounds.ts'
import { scheduleRow, splitSchedule, status } from './league.ts'

const side = z.object({
  teamId: z.nullish(namedTeamId),
  adjustment: z.nullish(boundedPoints),
  /** This week's lineup. `rosterForMatchupPeriod`, beside it, has starters only and no week. */
  rosterForCurrentScoringPeriod: z.nullish(z.object({ entries: z.nullish(rosterEntries) })),
})

const response = tolerant(
  z.object({
    id: identifier,
    seasonId: identifier,
    /** Usually the requested week, but the current one has been seen here. The rows have the real week. */
    scoringPeriodId: z.nullish(identifier),
    /** As of the day of the response: shows whether the week was over by then. */
    status: z.nullish(status),
    schedule: schedule(scheduleRow(side, side)),
  }),
)

export const weekResponse = z.pipe(
  response,
  z.transform(({ schedule, ...rest }: z.output<typeof response>) => ({
    ...rest,
    ...splitSchedule(schedule),
  })),
)

export type WeekResponse = z.infer<typeof weekResponse>
export type WeekSide = z.infer<typeof side>
export type WeekMatchupRecord = WeekResponse['schedule'][number]
