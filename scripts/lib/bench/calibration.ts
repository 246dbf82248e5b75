/** Measures the accuracy of odds, on recorded leagues if available: compared with a coin flip, and whether 70 % happen in 70 %. */

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildModel } from '../../../src/analytics/forecast/build-model.ts'
import type { ForecastModel } from '../../../src/analytics/forecast/forecast-model.ts'
import { forecastSeason, pastRuns } from '../../../src/analytics/forecast/odds-of-season.ts'
import { chanceToWin, ratePower } from '../../../src/analytics/power/power-rating.ts'
import { oddsBefore } from '../../../src/analytics/scoreboard/pregame-odds.ts'
import type { Season } from '../../../src/domain/season.ts'
import { readLeagueSeason } from '../../../src/hosts/espn/index.ts'
import { openRawFolder } from '../../../src/storage/raw-folder.ts'
import { judgeSeason } from '../../../src/verdict/judge-season.ts'
import { listRegularPeriods } from '../../../src/verdict/regular-periods.ts'
import type { Measure } from './measure.ts'

const folder = '../shared/espn/leagues'
/** From the third week on the table is informative; in the last one it is mostly decided. */
const firstWeekForecast = 3
const bins = 7

/** A predicted chance and its outcome: 1, ½ for a tie, 0. */
interface Prediction {
  chance: number
  result: number
}

export async function measureCalibration(): Promise<Measure[]> {
  const seasons = await readRecorded()
  if (seasons.length === 0) return []
  const games = seasons.flatMap(nextGames)
  const projected = games.filter(({ byProjections }) => byProjections !== null)
  const odds = seasons.flatMap((season) => playoffOdds(season, (model) => model))
  const coin = seasons.flatMap((season) => playoffOdds(season, withEqualTeams))
  return [
    { what: `Next week's games, ${seasons.length} seasons`, value: `${games.length}, log loss of a coin .6931` },
    {
      what: '  by power ratings',
      value: describeLoss(games.map(({ byRatings, result }) => ({ chance: byRatings, result }))),
    },
    {
      what: `  by projections, ${projected.length} games`,
      value: describeLoss(projected.map(({ byProjections, result }) => ({ chance: byProjections ?? 0.5, result }))),
    },
    {
      what: '  by ratings, the same games',
      value: describeLoss(projected.map(({ byRatings, result }) => ({ chance: byRatings, result }))),
    },
    { what: `Playoff odds, weeks ${firstWeekForecast} to the last but one`, value: `${odds.length} chances` },
    { what: '  by the forecast', value: `${describeLoss(odds)}, ${describeBrier(odds)}` },
    { what: '  by a coin for each game', value: `${describeLoss(coin)}, ${describeBrier(coin)}` },
    { what: '  predicted → happened', value: describeReliability(odds) },
  ]
}

async function readRecorded(): Promise<Season[]> {
  if (!existsSync(folder)) return []
  const keys = readdirSync(folder).flatMap((season) => readdirSync(join(folder, season)).map((id) => ({ season, id })))
  return Promise.all(
    keys.map(async ({ season, id }) => {
      const raw = openRawFolder(join(folder, season, id))
      return judgeSeason(await readLeagueSeason(raw, { espnLeagueId: Number(id), season: Number(season) }))
    }),
  )
}

/** The regular season's games from its second week, with the odds of their home teams. */
function nextGames(season: Season) {
  return listRegularPeriods(season)
    .slice(1)
    .flatMap(({ matchupPeriod, games }) =>
      games.flatMap(({ matchup, homeId, awayId, homeResult }) => {
        const ratings = ratePower(season, matchupPeriod - 1)
        const [home, away] = [homeId, awayId].map((id) => ratings?.teams.find(({ teamId }) => teamId === id))
        if (!ratings || !home || !away) return []
        const odds = oddsBefore(season, matchup)
        return [
          {
            result: homeResult,
            byRatings: chanceToWin(ratings, home, away, matchup.weeks.length),
            byProjections: odds?.basis === 'projections' ? odds.home : null,
          },
        ]
      }),
    )
}

function playoffOdds(season: Season, alter: (model: ForecastModel) => ForecastModel): Prediction[] {
  const periods = listRegularPeriods(season).slice(firstWeekForecast - 1, -1)
  return periods.flatMap(({ matchupPeriod }) => {
    const model = buildModel(season, matchupPeriod)
    if (!model) return []
    return forecastSeason(alter(model), pastRuns).teams.map(({ team, playoffs }) => {
      const isIn = season.playoffTeamIds.has(season.teams[team]?.id ?? 0)
      return { chance: playoffs.chance, result: isIn ? 1 : 0 }
    })
  })
}

/** Treats every game as a coin flip, as most tools of the field do; the rating's score must be well above 0. */
function withEqualTeams(model: ForecastModel): ForecastModel {
  return { ...model, teams: model.teams.map((team) => ({ ...team, rating: model.weeklyDeviation * 5, error: 0 })) }
}

function describeLoss(predictions: readonly Prediction[]): string {
  // An event that never happened in the runs may happen once in twice as many.
  const least = 0.5 / pastRuns
  const loss = meanOf(predictions, ({ chance, result }) => {
    const p = Math.min(1 - least, Math.max(least, chance))
    return -(result * Math.log(p) + (1 - result) * Math.log(1 - p))
  })
  return `log loss ${loss.toFixed(4)}`
}

function describeBrier(predictions: readonly Prediction[]): string {
  return `Brier ${meanOf(predictions, ({ chance, result }) => (chance - result) ** 2).toFixed(3)}`
}

function describeReliability(predictions: readonly Prediction[]): string {
  const groups = [...Map.groupBy(predictions, ({ chance }) => Math.min(bins - 1, Math.floor(chance * bins)))].sort(
    ([a], [b]) => a - b,
  )
  const gap = groups.reduce(
    (sum, [, group]) => sum + group.length * Math.abs(meanOf(group, ({ chance, result }) => chance - result)),
    0,
  )
  const parts = groups.map(
    ([, group]) =>
      `${meanOf(group, ({ chance }) => chance).toFixed(2)} → ${meanOf(group, ({ result }) => result).toFixed(2)}`,
  )
  return `${parts.join(', ')} (mean gap ${(gap / predictions.length).toFixed(3)})`
}

function meanOf<Item>(items: readonly Item[], value: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + value(item), 0) / Math.max(1, items.length)
}
