/** Measures the accuracy of odds on the store's seasons: compared with a coin flip, and whether 70 % happen in 70 %. */

import { buildModel } from '../../../src/analytics/forecast/build-model.ts'
import type { ForecastModel } from '../../../src/analytics/forecast/forecast-model.ts'
import { forecastSeason, pastRuns } from '../../../src/analytics/forecast/odds-of-season.ts'
import { chanceToWin, ratePower } from '../../../src/analytics/power/power-rating.ts'
import { oddsBefore } from '../../../src/analytics/scoreboard/pregame-odds.ts'
import type { HostSeason } from '../../../src/domain/host-season.ts'
import { nameLeague } from '../../../src/domain/identity.ts'
import type { Season } from '../../../src/domain/season.ts'
import { openStore } from '../../../src/storage/open-store.ts'
import { judgeSeason } from '../../../src/verdict/judge-season.ts'
import { listRegularPeriods } from '../../../src/verdict/regular-periods.ts'
import { measureLiveOdds } from './live-calibration.ts'
import type { Measure } from './measure.ts'

/** Four seasons of one league show a gap above .05 by chance in 39 % of samples, fifteen in 1 %. */
const leastSeasons = 15
const leastLeagues = 2
/** From the third week on the table is informative; in the last one it is mostly decided. */
const firstWeekForecast = 3
const bins = 7

/** A predicted chance and its outcome: 1, ½ for a tie, 0. */
export interface Prediction {
  chance: number
  result: number
}

export async function measureCalibration(dataDir: string): Promise<Measure[]> {
  const { seasons, documents, leagues } = await readFinished(dataDir)
  if (seasons.length === 0) return [{ what: 'Seasons', value: `none is complete in ${dataDir}` }]
  const games = seasons.flatMap(nextGames)
  const projected = games.filter(({ byProjections }) => byProjections !== null)
  const ratings = games.map(({ byRatings, result }) => ({ chance: byRatings, result }))
  const odds = seasons.flatMap((season) => playoffOdds(season, (model) => model))
  const coin = seasons.flatMap((season) => playoffOdds(season, withEqualTeams))
  return [
    { what: 'Seasons', value: describeSample(seasons.length, leagues) },
    { what: "Next week's games", value: `${games.length}, log loss of a coin .6931` },
    {
      what: '  by power ratings',
      value: `${describeLoss(ratings)}, ${describeFavorites(ratings)}`,
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
    ...measureLiveOdds(documents),
  ]
}

/** Demo leagues are drawn from a model much like the forecast's: they prove nothing. */
async function readFinished(dataDir: string): Promise<{ seasons: Season[]; documents: HostSeason[]; leagues: number }> {
  const store = openStore(dataDir)
  const seasons: Season[] = []
  const documents: HostSeason[] = []
  const leagues = new Set<string>()
  for (const key of await store.keys()) {
    const card = await store.card(key)
    const document = await store.read(key)
    if (!card || !document || card.source === 'demo') continue
    const season = judgeSeason(document)
    if (season.status.phase !== 'complete' || listRegularPeriods(season).length === 0) continue
    seasons.push(season)
    documents.push(document)
    const [newest = key] = await store.seasonsOf(key)
    leagues.add(nameLeague(newest))
  }
  return { seasons, documents, leagues: leagues.size }
}

export function describeSample(seasons: number, leagues: number): string {
  const found = `${seasons} of ${leagues} ${leagues === 1 ? 'league' : 'leagues'}`
  return seasons < leastSeasons || leagues < leastLeagues
    ? `${found}: too few, what follows may be chance (at least ${leastSeasons} of several leagues are needed)`
    : found
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

export function describeLoss(predictions: readonly Prediction[]): string {
  // An event that never happened in the runs may happen once in twice as many.
  const least = 0.5 / pastRuns
  const loss = meanOf(predictions, ({ chance, result }) => {
    const p = Math.min(1 - least, Math.max(least, chance))
    return -(result * Math.log(p) + (1 - result) * Math.log(1 - p))
  })
  return `log loss ${loss.toFixed(4)}`
}

/** What favorites were given and what they won, and by how much the log odds would have to be stretched: above 1 chances are too timid. */
function describeFavorites(predictions: readonly Prediction[]): string {
  const favorites = predictions.map(({ chance, result }) =>
    chance < 0.5 ? { chance: 1 - chance, result: 1 - result } : { chance, result },
  )
  const chance = meanOf(favorites, (one) => one.chance)
  const result = meanOf(favorites, (one) => one.result)
  return `favorites ${chance.toFixed(3)} → ${result.toFixed(3)}, slope ${fitSlope(favorites).toFixed(2)}`
}

/** The factor of the log odds with the least log loss, by Newton's method. */
function fitSlope(predictions: readonly Prediction[]): number {
  const points = predictions.map(({ chance, result }) => ({ logOdds: Math.log(chance / (1 - chance)), result }))
  let slope = 1
  for (let step = 0; step < 20; step++) {
    const at = points.map(({ logOdds, result }) => ({ logOdds, result, p: 1 / (1 + Math.exp(-slope * logOdds)) }))
    const gradient = at.reduce((sum, { logOdds, result, p }) => sum + logOdds * (result - p), 0)
    const curvature = at.reduce((sum, { logOdds, p }) => sum + logOdds ** 2 * p * (1 - p), 0)
    if (curvature === 0) break
    slope += gradient / curvature
  }
  return slope
}

function describeBrier(predictions: readonly Prediction[]): string {
  return `Brier ${meanOf(predictions, ({ chance, result }) => (chance - result) ** 2).toFixed(3)}`
}

function groupByChance(predictions: readonly Prediction[]): [bin: number, group: Prediction[]][] {
  const binOf = ({ chance }: Prediction) => Math.min(bins - 1, Math.floor(chance * bins))
  return [...Map.groupBy(predictions, binOf)].sort(([a], [b]) => a - b)
}

/** The mean distance between chances and outcomes. */
export function describeGap(predictions: readonly Prediction[]): string {
  const gap = groupByChance(predictions).reduce(
    (sum, [, group]) => sum + group.length * Math.abs(meanOf(group, ({ chance, result }) => chance - result)),
    0,
  )
  return `mean gap ${(gap / predictions.length).toFixed(3)}`
}

function describeReliability(predictions: readonly Prediction[]): string {
  const parts = groupByChance(predictions).map(
    ([, group]) =>
      `${meanOf(group, ({ chance }) => chance).toFixed(2)} → ${meanOf(group, ({ result }) => result).toFixed(2)}`,
  )
  return `${parts.join(', ')} (${describeGap(predictions)})`
}

function meanOf<Item>(items: readonly Item[], value: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + value(item), 0) / Math.max(1, items.length)
}
