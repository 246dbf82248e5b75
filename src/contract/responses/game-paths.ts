import { z } from 'zod'
import { id, playerRef, points, teamRef } from './shared.ts'

const seconds = z.int().describe('Seconds since 1970')
const chance = z.number().describe('0 to 1')

/** The minutes that put a team ahead for good, as far as they were watched. */
const turn = z.object({
  team: teamRef.describe('The winner of a final game, else the team that is ahead'),
  at: z.string().describe('When the move was complete, ISO 8601'),
  from: chance.describe('The team’s chance at most ten minutes earlier'),
  to: chance,
  player: playerRef.nullable().describe('The starter of either team whose points moved most for it; null if none did'),
  points: points.nullable().describe('How many; negative if a starter of the other team lost them'),
})

export const gamePath = z.object({
  matchupId: z.int(),
  homeTeamId: id,
  times: z.array(seconds).describe('Ascending; a chance holds until the next one'),
  chances: z.array(chance).describe('Of the home team, at each of these times'),
  turn: turn.nullable().describe('Null if no turn was watched'),
  low: z
    .object({ team: teamRef, at: z.string().describe('ISO 8601'), chance })
    .nullable()
    .describe(
      'The lowest chance of the winner, or of the team that is ahead, after a quarter of the points to come had been played; null if it was not behind then',
    ),
})

/** How the chances of a week’s games moved while somebody watched. */
export const weekPaths = z.object({
  kickoffs: z.array(z.string()).describe('Of the week’s NFL games, each once, ISO 8601'),
  watched: z
    .array(z.object({ from: seconds, to: seconds }))
    .describe('Ascending. What lies between two of them nobody watched, and nothing is known of it'),
  games: z.array(gamePath).describe('Games that were watched'),
})

export type WeekPathsResponse = z.infer<typeof weekPaths>
