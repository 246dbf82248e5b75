/** One week's rosters and box scores: mMatchupScore mScoreboard (or mBoxscore) with scoringPeriodId. */
import { z } from 'zod'
import { status } from './league.ts'

const side = z.object({
  teamId: z.number().nullish(),
  adjustment: z.number().nullish(),
  /** This week's line-up. `rosterForMatchupPeriod`, beside it, lists starters only and knows no week. */
  rosterForCurrentScoringPeriod: z.object({ entries: z.array(z.unknown()).nullish() }).nullish(),
})

const matchup = z.object({
  id: z.number(),
  matchupPeriodId: z.number(),
  winner: z.string().nullish(),
  playoffTierType: z.string().nullish(),
  home: side.nullish(),
  away: side.nullish(),
})

export const weekAnswer = z.object({
  id: z.number(),
  seasonId: z.number(),
  scoringPeriodId: z.number(),
  /** As it was when the answer was given: tells whether the week was over by then. */
  status: status.nullish(),
  schedule: z.array(matchup),
})

export type WeekAnswer = z.infer<typeof weekAnswer>
export type WeekMatchup = WeekAnswer['schedule'][number]
