/** The NFL's schedule of a season: proTeamSchedules_wl. */
import * as z from 'zod/mini'
import { identifier } from './bounds.ts'

const game = z.object({ homeProTeamId: identifier, awayProTeamId: identifier })

const proTeam = z.object({
  id: identifier,
  abbrev: z.nullish(z.string()),
  /** By week; a bye is a week without a key. */
  proGamesByScoringPeriod: z.nullish(z.record(z.string(), z.array(game))),
})

export const proScheduleAnswer = z.object({ settings: z.object({ proTeams: z.array(proTeam) }) })
