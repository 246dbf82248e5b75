import { z } from 'zod'
import { id, week } from './shared.ts'

const entry = z.object({
  teamId: id,
  teamName: z.string(),
  playerId: id.nullable(),
  playerName: z.string().nullable(),
  week: week.nullable(),
  value: z.number(),
  display: z.string().describe('The figure in words; mentions a tiebreak'),
})

export const superlatives = z.object({
  leagueId: id,
  superlatives: z.array(
    z.object({
      award: z.string().describe('Title'),
      key: z.string().describe('Kebab-case name of the award'),
      icon: z.string().describe('Name of an icon'),
      description: z.string(),
      isShame: z.literal(true).optional().describe('True: no team wants to win it'),
      winner: entry,
      runnersUp: z.array(entry).optional().describe('Up to two runners-up, best first'),
    }),
  ),
  summary: z.object({ totalAwards: z.int(), teamsAnalyzed: z.int() }),
})
