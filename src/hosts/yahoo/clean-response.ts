/**
 * Leaves of a response what a season is read from. Passwords, invitations, e-mail addresses, links and pictures are never saved: only fields
 * that are listed here are. A person's `guid`, which is the address of a public profile, becomes a key.
 */
import { hashKey } from '../../domain/hash.ts'

/** Names of the fields that are kept, wherever they are in a response. */
export const keptFields: readonly string[] = [
  ...['fantasy_content', 'league', 'game', 'settings', 'standings', 'scoreboard', 'roster', 'error', 'description'],
  // A league.
  ...['league_key', 'name', 'season', 'draft_status', 'scoring_type', 'league_type', 'renew', 'renewed'],
  ...['is_guillotine', 'current_week', 'start_week', 'end_week', 'is_finished'],
  // Its settings.
  ...['draft_type', 'is_auction_draft', 'draft_time', 'uses_playoff', 'playoff_start_week', 'num_playoff_teams'],
  ...['has_playoff_consolation_games', 'uses_playoff_reseeding', 'has_multiweek_championship'],
  ...['playoff_matchup_length', 'uses_median_score', 'uses_faab', 'trade_end_date'],
  ...['can_trade_draft_picks', 'uses_fractional_points', 'uses_negative_points'],
  ...['divisions', 'division', 'division_id', 'roster_positions', 'roster_position', 'position'],
  ...['count', 'is_starting_position', 'stat_modifiers', 'stats', 'stat', 'stat_id', 'value'],
  ...['bonuses', 'bonus', 'target', 'points'],
  // Teams and standings.
  ...['teams', 'team', 'team_key', 'faab_balance'],
  ...['managers', 'manager', 'manager_key', 'nickname'],
  ...['is_comanager', 'team_points', 'week', 'total', 'team_standings', 'rank', 'playoff_seed'],
  ...['outcome_totals', 'wins', 'losses', 'ties', 'points_for', 'points_against'],
  // Games.
  ...['matchups', 'matchup', 'week_start', 'status', 'is_playoffs', 'is_consolation', 'is_tied'],
  ...['winner_team_key', 'win_probability', 'team_projected_points'],
  // Rosters.
  ...['players', 'player', 'player_key', 'full', 'first', 'last', 'editorial_team_abbr'],
  ...['editorial_team_full_name', 'bye_weeks', 'display_position', 'primary_position', 'eligible_positions'],
  ...['selected_position', 'player_stats', 'player_points'],
  // Moves and the draft.
  ...['transactions', 'transaction', 'transaction_id', 'type', 'timestamp', 'faab_bid', 'trader_team_key'],
  ...['tradee_team_key', 'transaction_data', 'source_type', 'source_team_key'],
  ...['destination_team_key', 'picks', 'pick', 'original_team_key', 'round', 'draft_results', 'draft_result', 'cost'],
  // The NFL's weeks.
  ...['game_key', 'is_game_over', 'game_weeks', 'game_week', 'start', 'end'],
  // The list of a member's leagues, which the bookmark reads.
  ...['users', 'user', 'games', 'leagues'],
]

/**
 * The response without all other fields. Runs also on Yahoo's page, from its text: it refers to nothing outside itself. `toKey`: what becomes
 * of a person's id.
 */
export function cleanResponse(json: unknown, fields: readonly string[], toKey: (guid: string) => string): unknown {
  const names = new Set(fields)
  const clean = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(clean)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, one]) => {
        // Lists are objects with the keys 0, 1, … in some responses.
        if (names.has(name) || /^\d+$/.test(name)) return [[name, clean(one)]]
        // People whose account is gone share a guid of dashes.
        return name === 'guid' && typeof one === 'string' && /\w/.test(one) ? [['manager_key', toKey(one)]] : []
      }),
    )
  }
  return clean(json)
}

/**
 * A key for a person, the same in all leagues and years: 16 hexadecimal digits of a hash of the id. `hash`: for Yahoo's page, where it runs
 * from its text.
 */
export function toYahooManagerKey(guid: string, hash: (text: string) => string = hashKey): string {
  return hash(`yahoo/${guid.trim()}`)
}

export const cleanYahooResponse = (json: unknown): unknown =>
  cleanResponse(json, keptFields, (guid) => toYahooManagerKey(guid))
