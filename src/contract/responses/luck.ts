import { z } from 'zod'
import { id, percentage, points, rank, teamRef, week } from './shared.ts'

export const tally = z.object({ wins: z.int(), losses: z.int(), ties: z.int() })

export const unavailable = z.string().nullable().describe('Why there is nothing to show, in one sentence; else null')

const wins = z.number().describe('Wins; a tie counts half')
const maybePoints = points.nullable()

/** What the schedule did to every team. Counts decided matchups of the regular season, a two-week matchup as one. */
export const luck = z.object({
  league_id: id,
  season: z.int(),
  unavailable,
  through_week: week.nullable().describe('Last week of the last decided matchup period'),
  close_margin: maybePoints.describe('A one-week game decided by less than this was close'),
  teams: z
    .array(
      z.object({
        team: teamRef,
        record: tally,
        games: z.int(),
        wins,
        expected_wins: wins.describe('Wins of a team whose opponents are drawn by lot each week'),
        luck: wins.describe('Wins minus expected wins; adds up to 0 over the league, as do the next two'),
        timing_luck: wins.describe('From meeting its opponents in the right weeks'),
        opponent_luck: wins.describe('From having these opponents rather than others'),
        all_play: tally.extend({ win_percentage: percentage.nullable() }),
        win_distribution: z
          .array(z.object({ wins, probability: z.number().describe('0 to 1') }))
          .describe('How likely each number of wins was, over all schedules; adds up to 1, its mean is expected_wins'),
        wins_low: wins.describe('Nine schedules of ten give at least about this many'),
        wins_high: wins.describe('Nine schedules of ten give at most about this many'),
        chance_of_wins: z.number().describe('Chance of at least the wins it has, over all schedules: 0 to 1'),
        median_record: tally.describe('Against the median score of each week'),
        close_games: tally,
        past_schedule: z
          .number()
          .nullable()
          .describe('Mean share of the league its opponents outscored, 0 to 1; 0.5 is an average schedule'),
        future_schedule: maybePoints.describe('Mean power rating of its opponents to come; null where there are none'),
      }),
    )
    .describe('The luckiest first'),
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
            all_play_share: z.number().describe('Share of the other teams it outscored, a tie counting half: 0 to 1'),
            wins: wins.describe('1, 0.5 or 0'),
          }),
        )
        .describe('The best score first'),
    }),
  ),
  swap_grid: z
    .array(
      z.object({
        team: teamRef,
        schedules: z.array(
          tally.extend({
            schedule_of: teamRef,
            is_own: z.boolean(),
            win_percentage: percentage.nullable().describe('Null: never a game'),
          }),
        ),
      }),
    )
    .describe("Every team's scores against every team's opponents; rows and columns in the order of `teams`"),
  losses: z
    .array(
      z.object({
        matchup_id: z.int(),
        week: week.describe('First week of the matchup'),
        weeks: z.array(week),
        team: teamRef,
        opponent: teamRef,
        points,
        opponent_points: points,
        margin: points.describe('Below 0; the reasons add up to it'),
        strength: points.describe('How much better it usually is than this opponent'),
        roster_day: maybePoints.describe('Best lineup of the week against the usual one; null without lineups'),
        mistakes: maybePoints.describe('Below 0: more points than usual were left on the bench'),
        adjustment: maybePoints.describe('Commissioner’s adjustments and the like, against the usual'),
        own_day: maybePoints.describe('Own score against the usual: in place of the three above where they are null'),
        opponent_day: points.describe('Below 0: the opponent scored more than it usually does'),
      }),
    )
    .describe('Why each lost game was lost, in the order of play'),
})
