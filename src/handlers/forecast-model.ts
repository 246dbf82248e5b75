/** A forecast's model as JSON: described by the server, and read again by the browser for "what if". */
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
    teams: model.teams.map(({ teamId, rating, error, halfWins, results, pointsFor, pointsAgainst, division }) => ({
      teamId: toId(teamId),
      rating,
      error,
      halfWins,
      results,
      pointsFor,
      pointsAgainst,
      division,
    })),
    periods: model.periods.map(({ matchupPeriod, week, weeks, isPlayoff, expected, played }) => ({
      matchupPeriod,
      week,
      weeks,
      isPlayoff,
      expected: expected && [...expected],
      played: played && { weeks: played.weeks, points: [...played.points] },
    })),
    games: model.games.map(({ matchupId, period, home, away }) => ({ matchupId, period, home, away })),
    meetings: model.meetings.map(({ team, other, halfWins, games }) => ({ team, other, halfWins, games })),
    seedingRule: model.seedingRule,
    divisionRule: model.divisionRule,
    hasMedianGame: model.hasMedianGame,
    homeBonus: { regularSeason: model.homeBonus.regularSeason, playoffs: model.homeBonus.playoffs },
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

/** The model in a whole response; its teams have public ids. */
export function readModel(response: ForecastModelResponse): ForecastModel {
  const { playoffs } = response
  return {
    seed: response.seed,
    weeklyDeviation: response.weeklyDeviation,
    teams: response.teams.map(({ teamId, rating, error, halfWins, results, pointsFor, pointsAgainst, division }) => ({
      teamId,
      rating,
      error,
      halfWins,
      results,
      pointsFor,
      pointsAgainst,
      division,
    })),
    periods: response.periods.map(({ matchupPeriod, week, weeks, isPlayoff, expected, played }) => ({
      matchupPeriod,
      week,
      weeks,
      isPlayoff,
      expected,
      played,
    })),
    games: response.games.map(({ matchupId, period, home, away }) => ({ matchupId, period, home, away })),
    meetings: response.meetings.map(({ team, other, halfWins, games }) => ({
      team,
      other,
      halfWins,
      games,
    })),
    seedingRule: response.seedingRule,
    divisionRule: response.divisionRule,
    hasMedianGame: response.hasMedianGame,
    homeBonus: { regularSeason: response.homeBonus.regularSeason, playoffs: response.homeBonus.playoffs },
    playoffs: {
      teamCount: playoffs.teamCount,
      reseed: playoffs.reseed,
      consolation: playoffs.consolation,
      rounds: playoffs.rounds,
      seeds: playoffs.seeds,
      decided: playoffs.decided,
      roundsOver: playoffs.roundsOver,
      plan: playoffs.plan,
      isLastKnown: playoffs.isLastKnown,
      places: playoffs.places,
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
