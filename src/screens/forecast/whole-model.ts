/** Completes the forecast's model for the worker, from a response that was read as partial. */
import type { ForecastModelResponse } from '../../client/what-if.ts'
import type { ForecastResponse } from '../../parts/odds/forecast-rows.ts'
import { isFiniteNumber } from '../../ui/format.ts'

/** Null where anything is missing: an incomplete model cannot be simulated. */
export function wholeModel({ model }: ForecastResponse): ForecastModelResponse | null {
  if (!model) return null
  const { seed, runs, weekly_deviation, home_bonus, has_median_game, playoffs } = model
  const { teams = [], periods = [], games = [], meetings = [] } = model
  const seedingRule = seedingRules.find((rule) => rule === model.seeding_rule)
  if (seed === undefined || !seedingRule || has_median_game === undefined || !playoffs) return null
  const isWhole =
    teams.length > 0 &&
    areNumbers(
      [{ runs, weekly_deviation, ...home_bonus }],
      ['runs', 'weekly_deviation', 'regular_season', 'playoffs'],
    ) &&
    areNumbers(teams, ['team_id', 'rating', 'error', 'half_wins', 'results', 'points_for', 'points_against']) &&
    areNumbers(periods, ['matchup_period', 'week', 'weeks']) &&
    areNumbers(games, ['matchup_id', 'period', 'home', 'away']) &&
    areNumbers(meetings, ['team', 'other', 'half_wins', 'games']) &&
    areNumbers([playoffs], ['team_count', 'rounds', 'rounds_over'])
  if (!isWhole) return null
  const { seeds = [], places = [], decided = [], reseed = false, consolation = 'none' } = playoffs
  return {
    ...model,
    seeding_rule: seedingRule,
    division_rule: seedingRules.find((rule) => rule === model.division_rule) ?? null,
    teams: teams.map((team) => ({ ...team, division: team.division ?? null })),
    // Null fields are absent in a partial response, and lists are empty.
    periods: periods.map((period) => ({
      ...period,
      is_playoff: period.is_playoff ?? false,
      expected: period.expected?.length === teams.length ? period.expected : null,
      played: period.played?.points?.length === teams.length ? period.played : null,
    })),
    playoffs: {
      ...playoffs,
      reseed,
      consolation,
      seeds: seeds.length === teams.length ? seeds : null,
      places: places.length === teams.length ? places : null,
      decided: decided.map(({ winners = [], losers = [] }) => ({ winners, losers })),
    },
  } as ForecastModelResponse
}

const seedingRules = ['points-for', 'head-to-head', 'division-record', 'points-against'] as const

function areNumbers<Row extends object>(rows: readonly Row[], keys: readonly (keyof Row)[]): boolean {
  return rows.every((row) => keys.every((key) => isFiniteNumber(row[key])))
}
