import { z } from 'zod'
import { forecast, odds } from './forecast.ts'
import { weekPaths } from './game-paths.ts'
import { tally } from './luck.ts'
import { scoreboard } from './scoreboard.ts'
import { id, playerRef, points, rank, teamRef, week } from './shared.ts'
import { openDecisions } from './teams.ts'

const oddsOfWeek = z.object({
  now: odds,
  before: odds.nullable().describe('After the last final week; null if there is none'),
})

/** The running week while it is played: scores, odds, who is still to play, and the table as it would stand. All of one moment. */
export const live = z.object({
  leagueId: id,
  leagueName: z.string().optional(),
  season: z.int(),
  week: week.nullable().describe('Null if the season has no running week'),
  asOf: z.string().nullable().describe('The moment of all figures, ISO 8601; null if unknown'),
  state: z
    .enum(['before', 'playing', 'between', 'over'])
    .nullable()
    .describe('The week’s NFL games at that moment; null without a running week'),
  nextKickoff: z.string().nullable().describe('The next NFL kickoff of the week, ISO 8601; null if there is none'),
  matchups: scoreboard.shape.matchups,
  title: scoreboard.shape.title,
  ranking: scoreboard.shape.ranking,
  starters: z
    .array(
      z.object({
        team: teamRef,
        toPlay: z.array(
          z.object({
            player: playerRef,
            toCome: points.describe('Points that he is still expected to score'),
            kickoff: z.string().nullable().describe('ISO 8601; null if unknown'),
            isPlaying: z.boolean().describe('His game has begun'),
            hostIds: z
              .object({ espn: z.int().optional(), sleeper: z.int().optional(), yahoo: z.int().optional() })
              .optional()
              .describe(
                'His ids at hosts as numbers, the same in all of their leagues: at the league’s own host, and those at others that it lists. Negative for a D/ST',
              ),
            swing: z
              .number()
              .nullish()
              .describe(
                'His team’s chance of its game as the board has it (live, before its kickoff the pregame one), minus the chance with his slot empty: none of his points so far, none to come. -1 to 1; null if a chance is unknown, and without a game',
              ),
            swings: z
              .array(z.object({ matchupId: z.int(), swing: z.number().nullable() }))
              .optional()
              .describe('The same in each of his team’s games, where it has several in the week'),
          }),
        ),
      }),
    )
    .describe('Starters with points to come, by team; teams whose lineup is unknown are left out'),
  open: z
    .array(openDecisions.extend({ teamId: id }))
    .optional()
    .describe(
      'What can still be changed in lineups until their kickoffs; teams that have nothing to change are left out',
    ),
  table: z
    .array(
      z.object({
        team: teamRef,
        rank: rank.describe('If all games ended now; the seed in the race for the playoffs'),
        rankBefore: rank.describe('Before the week'),
        record: tally,
        pointsFor: points,
        isIn: z.boolean().describe('In the playoffs, if all games ended now'),
      }),
    )
    .describe('Regular season: as it would stand if all games ended now, best first; empty in the playoffs'),
  odds: z
    .array(z.object({ team: teamRef, playoffs: oddsOfWeek, title: oddsOfWeek }))
    .describe('In the order of the forecast; empty in leagues without one'),
  games: forecast.shape.games.describe('The week’s games and how much they move the playoff odds'),
  paths: weekPaths.nullish().describe('How the chances of the week’s games have moved; null if nobody watched'),
})

export type LiveResponse = z.infer<typeof live>
