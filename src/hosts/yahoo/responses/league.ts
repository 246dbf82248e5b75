/** A league's own fields, which every response has, and its settings. */
import * as z from 'zod/mini'
import { mostTeams } from '../../../domain/host-season.ts'
import { tolerant } from '../../shared/tolerant.ts'
import { count, figure, flag, id, leagueKey, list, seconds, text, week, whole, year } from './values.ts'

const head = {
  league_key: leagueKey,
  name: text,
  season: year,
  draft_status: text,
  scoring_type: text,
  league_type: text,
  is_guillotine: flag,
  /** `380_34068`: game and number of the season before. */
  renew: text,
  renewed: text,
  current_week: whole,
  start_week: week,
  end_week: week,
  is_finished: flag,
}

const rosterPosition = z.object({ position: z.string(), count, is_starting_position: figure })
export type RosterPositionRecord = z.infer<typeof rosterPosition>

const modifier = z.object({
  stat_id: id,
  value: figure,
  bonuses: list(z.object({ target: figure, points: figure })),
})

const settings = z.object({
  draft_type: text,
  is_auction_draft: flag,
  draft_time: seconds,
  uses_playoff: whole,
  playoff_start_week: whole,
  num_playoff_teams: whole,
  has_playoff_consolation_games: whole,
  uses_playoff_reseeding: whole,
  has_multiweek_championship: flag,
  playoff_matchup_length: whole,
  uses_median_score: flag,
  uses_faab: whole,
  trade_end_date: text,
  can_trade_draft_picks: whole,
  divisions: list(z.object({ division_id: count, name: text }), mostTeams),
  roster_positions: list(rosterPosition, 99),
  stat_modifiers: z.optional(z.nullable(z.object({ stats: list(modifier) }))),
  uses_fractional_points: whole,
  uses_negative_points: whole,
})

export const leagueResponse = tolerant(z.object({ ...head, settings }), {
  decisive: ['season', 'league_key', 'start_week', 'end_week', 'settings.uses_playoff', 'settings.playoff_start_week'],
})
export type YahooLeague = z.infer<typeof leagueResponse>

export const gameResponse = tolerant(
  z.object({
    is_game_over: flag,
    game_weeks: list(z.object({ week, start: z.iso.date(), end: z.iso.date() })),
  }),
)
export type YahooGame = z.infer<typeof gameResponse>
