import { z } from 'zod'
import { id, percentage, points, rank, teamRef, week } from './shared.ts'

export const tally = z.object({ wins: z.int(), losses: z.int(), ties: z.int() })

export const unavailable = z.string().nullable().describe('Why there is nothing to show, in one sentence; else null')

const wins = z.number().describe('Wins; a tie counts half')
const maybePoints = points.nullable()

/** Effects of the schedule on every team. Counts final matchups of the regular season, a two-week matchup once. */
export const luck = z.object({
  leagueId: id,
  season: z.int(),
  unavailable,
  throughWeek: week.nullable().describe('Last week of the last final matchup period'),
  closeMargin: maybePoints.describe('A one-week game with a smaller margin was close'),
  teams: z
    .array(
      z.object({
        team: teamRef,
        record: tally,
        games: z.int(),
        wins,
        expectedWins: wins.describe('Wins of a team whose opponents are drawn by lot each week'),
        luck: wins.describe(
          'Wins minus expected wins; adds up to 0 over the league with `left_teams`, as do the next two',
        ),
        timingLuck: wins.describe('From meeting its opponents in the right weeks'),
        opponentLuck: wins.describe('From having these opponents rather than others'),
        allPlay: tally.extend({ winPercentage: percentage.nullable() }),
        winDistribution: z
          .array(z.object({ wins, probability: z.number().describe('0 to 1') }))
          .describe('How likely each number of wins was, over all schedules; adds up to 1, its mean is expected_wins'),
        winsLow: wins.describe('Nine schedules of ten give at least about this many'),
        winsHigh: wins.describe('Nine schedules of ten give at most about this many'),
        chanceOfWins: z.number().describe('Chance of at least the wins it has, over all schedules: 0 to 1'),
        medianRecord: tally.describe('Against the median score of each week'),
        closeGames: tally,
        pastSchedule: z
          .number()
          .nullable()
          .describe('Mean share of the league its opponents outscored, 0 to 1; 0.5 is an average schedule'),
        futureSchedule: maybePoints.describe('Mean power rating of its remaining opponents; null if there are none'),
      }),
    )
    .describe('The luckiest first'),
  leftTeams: z
    .object({ wins, expectedWins: wins, luck: wins, timingLuck: wins, opponentLuck: wins })
    .nullable()
    .describe('The same of all teams that left the league, together; null if none did'),
  weeks: z.array(
    z.object({
      week: week.describe('Last week of the matchup period'),
      weeks: z.array(week),
      teams: z
        .array(
          z.object({
            team: teamRef,
            points,
            rank: rank.describe('Of all scores of the week'),
            allPlayShare: z.number().describe('Share of the other teams it outscored, a tie counting half: 0 to 1'),
            wins: wins.describe('1, 0.5 or 0'),
          }),
        )
        .describe('The best score first'),
    }),
  ),
  swapGrid: z
    .array(
      z.object({
        team: teamRef,
        schedules: z.array(
          tally.extend({
            scheduleOf: teamRef,
            isOwn: z.boolean(),
            winPercentage: percentage.nullable().describe('Null: never a game'),
          }),
        ),
      }),
    )
    .describe("Every team's scores against every team's opponents; rows and columns in the order of `teams`"),
  losses: z
    .array(
      z.object({
        matchupId: z.int(),
        week: week.describe('First week of the matchup'),
        weeks: z.array(week),
        team: teamRef,
        opponent: teamRef,
        points,
        opponentPoints: points,
        margin: points.describe('Below 0; the reasons add up to it'),
        strength: points.describe('How much better it usually is than this opponent'),
        rosterDay: maybePoints.describe('Optimal lineup of the week compared with the usual one; null without lineups'),
        mistakes: maybePoints.describe('Below 0: more points than usual were left on the bench'),
        adjustment: maybePoints.describe('Commissioner’s adjustments and the like, against the usual'),
        ownDay: maybePoints.describe('Own score compared with the usual, if the three above are null'),
        opponentDay: points.describe('Below 0: the opponent scored more than it usually does'),
      }),
    )
    .describe('Why each lost game was lost, in the order of play'),
})

export type LuckResponse = z.infer<typeof luck>
export type LuckTeam = LuckResponse['teams'][number]
