/** `/league/{id}`: one season of a league, its rules and progress. */
import * as z from 'zod/mini'
import { boundedPoints, smallCount } from '../../shared/bounds.ts'
import { tolerant } from '../../shared/tolerant.ts'
import { longId, optional, playersAtMost, seasonYear, sleeperDollars, sleeperWeek } from './bounds.ts'

const settings = z.object({
  /** 0 redraft, 1 keeper, 2 dynasty, 3 chopped: the lowest score of each week is eliminated. */
  type: z.nullish(smallCount),
  /** 1: best ball. */
  best_ball: z.nullish(smallCount),
  /** 1: a second result each week, against the median. */
  league_average_match: z.nullish(smallCount),
  /** First week of the league; above 1 for a late start. */
  start_week: z.nullish(sleeperWeek),
  /** First week of the playoffs; 0 without playoffs. */
  playoff_week_start: z.nullish(smallCount),
  playoff_teams: z.nullish(smallCount),
  /** 0: every round is one week; 1: the last round is two; 2: every round is two. Until 2020 1 meant every round. */
  playoff_round_type: z.nullish(smallCount),
  /** 0: the losers' bracket is a toilet bowl; 1: a consolation. */
  playoff_type: z.nullish(smallCount),
  /** 1: the best remaining team plays the worst in every round. */
  playoff_seed_type: z.nullish(smallCount),
  /** The current week, and the last final one; absent before the first. */
  leg: z.nullish(sleeperWeek),
  last_scored_leg: z.nullish(sleeperWeek),
  divisions: optional(smallCount),
  /** 1: picks of later drafts are traded; their rounds. */
  pick_trading: optional(smallCount),
  draft_rounds: optional(smallCount),
  reserve_slots: optional(smallCount),
  taxi_slots: optional(smallCount),
  /** 2: claims are blind bids out of `waiver_budget`. */
  waiver_type: z.nullish(smallCount),
  waiver_budget: optional(sleeperDollars),
  waiver_bid_min: optional(sleeperDollars),
})

const league = z.object({
  league_id: longId,
  name: z.nullish(z.string()),
  /** The year in which the season started. */
  season: seasonYear,
  sport: z.nullish(z.string()),
  /** pre_draft, drafting, in_season, post_season, complete. */
  status: z.nullish(z.string()),
  /** The previous season; null or "0" in the first one. */
  previous_league_id: z.nullish(z.string()),
  draft_id: z.nullish(z.string()),
  total_rosters: z.nullish(smallCount),
  /** Lineup slots in order, bench included. */
  roster_positions: z.nullish(z.array(z.string()).check(z.maxLength(playersAtMost))),
  /** Points per unit of a statistic. */
  scoring_settings: z.nullish(z.record(z.string(), z.catch(z.nullable(boundedPoints), null))),
  settings,
  /** `division_1` and so on are names. */
  metadata: z.nullish(z.record(z.string(), z.unknown())),
})

export const sleeperLeagueResponse = tolerant(league, {
  decisive: [
    ...['status', 'roster_positions.*', 'settings.type', 'settings.best_ball', 'settings.league_average_match'],
    ...['start_week', 'playoff_week_start', 'playoff_teams', 'playoff_round_type', 'leg', 'last_scored_leg'].map(
      (name) => `settings.${name}`,
    ),
  ],
})

/** What a league is of, which is known before anything else in it is read. */
export const leagueSport = z.object({ league_id: longId, sport: z.nullish(z.string()) })

/** One element of `/user/{id}/leagues/nfl/{season}`. */
export const listedLeague = tolerant(
  z.pick(league, {
    league_id: true,
    name: true,
    season: true,
    status: true,
    previous_league_id: true,
    total_rosters: true,
  }),
)

export type SleeperLeagueResponse = z.infer<typeof sleeperLeagueResponse>
export type ListedLeagueRecord = z.infer<typeof listedLeague>
