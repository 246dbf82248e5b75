/** The NFL's schedule of a season: proTeamSchedules_wl. */
import { z } from 'zod'

const game = z.object({ homeProTeamId: z.number(), awayProTeamId: z.number() })

const proTeam = z.object({
  id: z.number(),
  abbrev: z.string().nullish(),
  /** By week; a bye is a week without a key. */
  proGamesByScoringPeriod: z.record(z.string(), z.array(game)).nullish(),
})

export const proScheduleAnswer = z.object({ settings: z.object({ proTeams: z.array(proTeam) }) })

export type ProScheduleAnswer = z.infer<typeof proScheduleAnswer>
