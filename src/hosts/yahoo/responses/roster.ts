/** The players of all teams in a week, with what they did and scored. */
import * as z from 'zod/mini'
import { tolerant } from '../../shared/tolerant.ts'
import { figure, id, list, playerKey, teamKey, text, whole } from './values.ts'

const name = z.optional(z.nullable(z.object({ full: text, first: text, last: text })))

export const playerFields = {
  player_key: playerKey,
  name,
  editorial_team_abbr: text,
  editorial_team_full_name: text,
  display_position: text,
  primary_position: text,
  bye_weeks: z.optional(z.nullable(z.object({ week: whole }))),
  status: text,
  eligible_positions: list(z.string(), 40),
}

export const playerRecord = tolerant(z.object(playerFields))
export type PlayerRecord = z.infer<typeof playerRecord>

const stat = z.object({ stat_id: id, value: figure })

export const rosterEntry = tolerant(
  z.object({
    ...playerFields,
    selected_position: z.object({ position: z.string() }),
    player_stats: z.optional(z.nullable(z.object({ stats: list(stat) }))),
    player_points: z.optional(z.nullable(z.object({ total: figure }))),
  }),
  { decisive: ['player_points.*'] },
)
export type RosterEntry = z.infer<typeof rosterEntry>

export const rosterTeam = z.object({
  team_key: teamKey,
  roster: z.object({ players: list(z.unknown(), 200) }),
})
