import { z } from 'zod'
import { id, points, week } from './shared.ts'

const side = z.object({ teamId: id, teamName: z.string(), score: points.describe('Over all weeks of the game') })

const game = z.object({
  winner: side.describe('After a tie the home team'),
  loser: side,
  margin: points.describe('0 in a tie, and if the tiebreaker decided'),
  isTie: z.boolean(),
  weeks: z.array(week).describe('Weeks it was played over'),
  isPlayoff: z.boolean().describe('After the regular season'),
})

const player = z.object({ name: z.string().describe("'Empty slot' where nobody was started"), points })

/** Memorable games and the costliest lineup decision of a season. */
export const recap = z.object({
  leagueId: id,
  season: z.int(),
  titleGame: game.nullable().describe('The last game of the champion, if it was won; null while there is no champion'),
  closest: game
    .nullable()
    .describe(
      'The smallest margin, the earliest of equal ones, of games in which both sides set a lineup; null before the first',
    ),
  lopsided: game
    .nullable()
    .describe('The largest margin of them, the earliest of equal ones; null for the closest game'),
  blunder: z
    .object({
      teamId: id,
      teamName: z.string(),
      week,
      slot: z.string().describe('The slot that the two competed for'),
      started: player,
      benched: player,
      pointsMissed: points,
      lost: z
        .object({ margin: points, opponentName: z.string() })
        .nullable()
        .describe('The loss that this one swap would have won; null: it changed nothing'),
    })
    .nullable()
    .describe(
      'The missed swap that cost the most points, preferably one that would have won a game; null if there was none',
    ),
})
