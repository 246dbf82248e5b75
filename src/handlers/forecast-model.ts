/** A forecast's model with public ids; a browser computes "what if" with it as it is. */
import type { ContestPlan } from '../analytics/bracket/contest-plan.ts'
import type { ForecastModel } from '../analytics/forecast/forecast-model.ts'
import { forecastRuns } from '../analytics/forecast/odds-of-season.ts'
import type { ResponseOf } from '../contract/responses/index.ts'

export type ForecastModelResponse = NonNullable<ResponseOf<'forecast'>['model']>

/** `toId` returns the public id of a team. */
export function describeModel(model: ForecastModel, toId: (teamId: number) => number): ForecastModelResponse {
  const { playoffs } = model
  return {
    seed: model.seed,
    runs: forecastRuns,
    weeklyDeviation: model.weeklyDeviation,
    teams: model.teams.map((team) => ({ ...team, teamId: toId(team.teamId) })),
    periods: model.periods.map(({ expected, played, ...period }) => ({
      ...period,
      expected: expected && [...expected],
      played: played && { weeks: played.weeks, points: [...played.points] },
    })),
    games: [...model.games],
    meetings: [...model.meetings],
    seedingRule: model.seedingRule,
    divisionRule: model.divisionRule,
    hasMedianGame: model.hasMedianGame,
    homeBonus: model.homeBonus,
    playoffs: {
      teamCount: playoffs.teamCount,
      reseed: playoffs.reseed,
      consolation: playoffs.consolation,
      rounds: playoffs.rounds,
      seeds: playoffs.seeds && [...playoffs.seeds],
      decided: playoffs.decided.map(({ winners, losers }) => ({ winners: [...winners], losers: [...losers] })),
      roundsOver: playoffs.roundsOver,
      plan: playoffs.plan && describePlan(playoffs.plan),
      isLastKnown: playoffs.isLastKnown,
      places: playoffs.places && [...playoffs.places],
    },
  }
}

function describePlan({ slots, steps, places }: ContestPlan): ForecastModelResponse['playoffs']['plan'] {
  return {
    slots,
    steps: steps.map((step) => ('sorted' in step ? { sorted: [...step.sorted], into: [...step.into] } : { ...step })),
    places: [...places],
  }
}
