/** The games of a week. */
import * as z from 'zod/mini'
import { tolerant } from '../../shared/tolerant.ts'
import { teamFields } from './team.ts'
import { figure, flag, teamKey, text } from './values.ts'

const points = z.optional(z.nullable(z.object({ total: figure })))

const side = z.object({
  ...teamFields,
  win_probability: figure,
  team_points: points,
  team_projected_points: points,
})
export type SideRecord = z.infer<typeof side>

export const matchupRecord = tolerant(
  z.object({
    week_start: text,
    status: text,
    is_playoffs: flag,
    is_consolation: flag,
    is_tied: flag,
    winner_team_key: z.optional(z.nullable(teamKey)),
    teams: z.array(side).check(z.maxLength(20)),
  }),
  { decisive: ['teams', 'teams.team_points.*', 'winner_team_key', 'is_playoffs', 'is_consolation'] },
)
export type YahooMatchup = z.infer<typeof matchupRecord>
