/** One week's rosters and box scores: mMatchupScore mScoreboard (or mBoxscore) with scoringPeriodId. */
import { z } from 'zod'
import { identifier, namedTeamId, points, rosterEntries, schedule, teamsAtMost } from './bounds.ts'
import { status } from './league.ts'

const side = z.object({
  teamId: namedTeamId.nullish(),
  adjustment: points.nullish(),
  /** This week's line-up. `rosterForMatchupPeriod`, beside it, lists starters only and knows no week. */
  rosterForCurrentScoringPeriod: z.object({ entries: rosterEntries.nullish() }).nullish(),
})

const row = z
  .object({
    id: identifier.optional(),
    matchupPeriodId: identifier,
    winner: z.string().nullish(),
    playoffTierType: z.string().nullish(),
    home: side.nullish(),
    away: side.nullish(),
    /** In elimination leagues, instead of the two. */
    teams: z.array(side).max(teamsAtMost).nullish(),
  })
  .refine(({ id, teams }) => id !== undefined || teams, { path: ['id'], error: 'expected number' })

const answer = z.object({
  id: identifier,
  seasonId: identifier,
  /** The week asked for, as a rule; some have seen the current one here. The rows say which week they are of. */
  scoringPeriodId: identifier.nullish(),
  /** As it was when the answer was given: tells whether the week was over by then. */
  status: status.nullish(),
  schedule: schedule(row),
})

export const weekAnswer = answer.transform(({ schedule, ...rest }) => ({
  ...rest,
  schedule: schedule.flatMap(({ id, teams, ...row }) => (id === undefined || teams ? [] : [{ ...row, id }])),
  rounds: schedule.flatMap(({ matchupPeriodId, teams }) => (teams ? [{ matchupPeriodId, teams }] : [])),
}))

export type WeekAnswer = z.infer<typeof weekAnswer>
export type WeekSide = z.infer<typeof side>
export type WeekMatchup = WeekAnswer['schedule'][number]
