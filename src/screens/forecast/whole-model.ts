/** Completes the forecast's model for the worker, from a response that was read as partial. */
import type { ForecastModelResponse } from '../../client/what-if.ts'
import type { ForecastResponse } from '../../parts/odds/forecast-rows.ts'
import { isFiniteNumber } from '../../ui/format.ts'

/** Null where anything is missing: an incomplete model cannot be simulated. */
export function wholeModel({ model }: ForecastResponse): ForecastModelResponse | null {
  if (!model) return null
  const { seed, runs, weeklyDeviation, homeBonus, hasMedianGame, playoffs } = model
  const { teams = [], periods = [], games = [], meetings = [] } = model
  const seedingRule = seedingRules.find((rule) => rule === model.seedingRule)
  if (seed === undefined || !seedingRule || hasMedianGame === undefined || !playoffs) return null
  const isWhole =
    teams.length > 0 &&
    areNumbers([{ runs, weeklyDeviation, ...homeBonus }], ['runs', 'weeklyDeviation', 'regularSeason', 'playoffs']) &&
    areNumbers(teams, ['teamId', 'rating', 'error', 'halfWins', 'results', 'pointsFor', 'pointsAgainst']) &&
    areNumbers(periods, ['matchupPeriod', 'week', 'weeks']) &&
    areNumbers(games, ['matchupId', 'period', 'home', 'away']) &&
    areNumbers(meetings, ['team', 'other', 'halfWins', 'games']) &&
    areNumbers([playoffs], ['teamCount', 'rounds', 'roundsOver'])
  if (!isWhole) return null
  const { seeds = [], places = [], decided = [], reseed = false, consolation = 'none' } = playoffs
  return {
    ...model,
    seedingRule,
    divisionRule: seedingRules.find((rule) => rule === model.divisionRule) ?? null,
    teams: teams.map((team) => ({ ...team, division: team.division ?? null })),
    // Null fields are absent in a partial response, and lists are empty.
    periods: periods.map((period) => ({
      ...period,
      isPlayoff: period.isPlayoff ?? false,
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
