/** One week's rosters and box scores: mMatchupScore mScoreboard (or mBoxscore) with scoringPeriodId. */
import { z } from 'zod'
import { identifier, namedTeamId, points, schedule } from './bounds.ts'
import { status } from './league.ts'

const side = z.object({
  teamId: namedTeamId.nullish(),
  adjustment: points.nullish(),
  /** This week's line-up. `rosterForMatchupPeriod`, beside it, lists starters only and knows no week. */
  rosterForCurrentScoringPeriod: z.object({ entries: z.array(z.unknown()).nullish() }).nullish(),
})

const matchup = z.object({
  id: identifier,
  matchupPeriodId: identifier,
  winner: z.string().nullish(),
  playoffTierType: z.string().nullish(),
  home: side.nullish(),
  away: side.nullish(),
})

export const weekAnswer = z.object({
  id: identifier,
  seasonId: identifier,
  scoringPeriodId: identifier,
  /** As it was when the answer was given: tells whether the week was over by then. */
  status: status.nullish(),
  schedule: schedule(matchup),
})

export type WeekAnswer = z.infer<typeof weekAnswer>
export type WeekMatchup = WeekAnswer['schedule'][number]
