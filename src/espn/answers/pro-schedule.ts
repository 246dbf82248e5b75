/** The NFL's schedule of a season: proTeamSchedules_wl. */
import { z } from 'zod'
import { identifier } from './bounds.ts'

const game = z.object({ homeProTeamId: identifier, awayProTeamId: identifier })

const proTeam = z.object({
  id: identifier,
  abbrev: z.string().nullish(),
  /** By week; a bye is a week without a key. */
  proGamesByScoringPeriod: z.record(z.string(), z.array(game)).nullish(),
})

export const proScheduleAnswer = z.object({ settings: z.object({ proTeams: z.array(proTeam) }) })

export type ProScheduleAnswer = z.infer<typeof proScheduleAnswer>
