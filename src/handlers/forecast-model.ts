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
    weekly_deviation: model.weeklyDeviation,
    teams: model.teams.map(({ teamId, rating, error, halfWins, results, pointsFor, pointsAgainst, division }) => ({
      team_id: toId(teamId),
      rating,
      error,
      half_wins: halfWins,
      results,
      points_for: pointsFor,
      points_against: pointsAgainst,
      division,
    })),
    periods: model.periods.map(({ matchupPeriod, week, weeks, isPlayoff, expected, played }) => ({
      matchup_period: matchupPeriod,
      week,
      weeks,
      is_playoff: isPlayoff,
      expected: expected && [...expected],
      played: played && { weeks: played.weeks, points: [...played.points] },
    })),
    games: model.games.map(({ matchupId, period, home, away }) => ({ matchup_id: matchupId, period, home, away })),
    meetings: model.meetings.map(({ team, other, halfWins, games }) => ({ team, other, half_wins: halfWins, games })),
    seeding_rule: model.seedingRule,
    division_rule: model.divisionRule,
    has_median_game: model.hasMedianGame,
    home_bonus: { regular_season: model.homeBonus.regularSeason, playoffs: model.homeBonus.playoffs },
    playoffs: {
      team_count: playoffs.teamCount,
      reseed: playoffs.reseed,
      consolation: playoffs.consolation,
      rounds: playoffs.rounds,
      seeds: playoffs.seeds && [...playoffs.seeds],
      decided: playoffs.decided.map(({ winners, losers }) => ({ winners: [...winners], losers: [...losers] })),
      rounds_over: playoffs.roundsOver,
      plan: playoffs.plan && describePlan(playoffs.plan),
      is_last_known: playoffs.isLastKnown,
      places: playoffs.places && [...playoffs.places],
    },
  }
}

/** The model in a whole response; its teams have public ids. */
export function readModel(response: ForecastModelResponse): ForecastModel {
  const { playoffs } = response
  return {
    seed: response.seed,
    weeklyDeviation: response.weekly_deviation,
    teams: response.teams.map(
      ({ team_id, rating, error, half_wins, results, points_for, points_against, division }) => ({
        teamId: team_id,
        rating,
        error,
        halfWins: half_wins,
        results,
        pointsFor: points_for,
        pointsAgainst: points_against,
        division,
      }),
    ),
    periods: response.periods.map(({ matchup_period, week, weeks, is_playoff, expected, played }) => ({
      matchupPeriod: matchup_period,
      week,
      weeks,
      isPlayoff: is_playoff,
      expected,
      played,
    })),
    games: response.games.map(({ matchup_id, period, home, away }) => ({ matchupId: matchup_id, period, home, away })),
    meetings: response.meetings.map(({ team, other, half_wins, games }) => ({
      team,
      other,
      halfWins: half_wins,
      games,
    })),
    seedingRule: response.seeding_rule,
    divisionRule: response.division_rule,
    hasMedianGame: response.has_median_game,
    homeBonus: { regularSeason: response.home_bonus.regular_season, playoffs: response.home_bonus.playoffs },
    playoffs: {
      teamCount: playoffs.team_count,
      reseed: playoffs.reseed,
      consolation: playoffs.consolation,
      rounds: playoffs.rounds,
      seeds: playoffs.seeds,
      decided: playoffs.decided,
      roundsOver: playoffs.rounds_over,
      plan: playoffs.plan,
      isLastKnown: playoffs.is_last_known,
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
