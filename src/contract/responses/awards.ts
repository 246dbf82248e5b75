import { z } from 'zod'
import { id, week } from './shared.ts'

const entry = z.object({
  team_id: id,
  team_name: z.string(),
  player_id: id.nullable(),
  player_name: z.string().nullable(),
  week: week.nullable(),
  value: z.number(),
  display: z.string().describe('The figure in words; says so where a tie was broken'),
})

export const superlatives = z.object({
  league_id: id,
  superlatives: z.array(
    z.object({
      award: z.string().describe('Title'),
      key: z.string().describe('Kebab-case name of the award'),
      icon: z.string().describe('Name of an icon'),
      description: z.string(),
      winner: entry,
      runners_up: z.array(entry).optional().describe('The next two, best first, where there are so many'),
    }),
  ),
  summary: z.object({ total_awards: z.int(), teams_analyzed: z.int() }),
})
