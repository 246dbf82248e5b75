/**
 * Measures how right chances are, by type of league: next week's games, the forecast, and games in progress, against simpler sources of the
 * same chances. Intervals resample whole seasons.
 */

import { buildModel } from '../../../src/analytics/forecast/build-model.ts'
import { byesOf } from '../../../src/analytics/forecast/forecast-model.ts'
import { forecastSeason, pastRuns } from '../../../src/analytics/forecast/odds-of-season.ts'
import { withEqualTeams } from '../../../src/analytics/forecast/past-odds.ts'
import { chanceToWin, type PowerRatings, ratePower, ratePowerWith } from '../../../src/analytics/power/power-rating.ts'
import { oddsBefore } from '../../../src/analytics/scoreboard/pregame-odds.ts'
import { nameSeason } from '../../../src/domain/identity.ts'
import { leagueTypeOf } from '../../../src/verdict/league-type.ts'
import { listRegularPeriods } from '../../../src/verdict/regular-periods.ts'
import type { FinishedSeason } from './finished-seasons.ts'
import { measureLiveOdds } from './live-calibration.ts'
import type { Measure } from './measure.ts'
import {
  describeGain,
  describeReliability,
  describeSlope,
  meanGap,
  meanLoss,
  meanOf,
  type Prediction,
} from './predictions.ts'

/** Four seasons of one league show a gap above .05 by chance in 39 % of samples, fifteen in 1 %. */
const leastSeasons = 15
const leastLeagues = 2
/** From the third week on the table is informative; in the last one it is mostly decided. */
const firstWeekForecast = 3
/** Weeks before the end of the regular season whose odds are late. */
const lateWeeks = 3
/** k of the ratings that the league's own is compared with. */
const fixedWeeks = 12

const types = ['dynasty', 'keeper', 'redraft'] as const

export function measureOddsByType(finished: readonly FinishedSeason[]): { title: string; measures: Measure[] }[] {
  if (finished.length === 0) return [{ title: 'Odds', measures: [{ what: 'Seasons', value: 'none is complete' }] }]
  const all = [
    { title: 'all leagues', own: finished },
    ...types.map((type) => ({ title: type, own: finished.filter(({ season }) => leagueTypeOf(season) === type) })),
  ]
  return all
    .filter(({ own }) => own.length > 0)
    .map(({ title, own }) => ({
      title: `Odds: ${title}, ${describeSample(own.length, new Set(own.map(({ league }) => league)).size)}`,
      measures: [...measureGames(own), ...measureForecast(own), ...measureLiveOdds(own)],
    }))
}

export function describeSample(seasons: number, leagues: number): string {
  const found = `${seasons} ${seasons === 1 ? 'season' : 'seasons'} of ${leagues} ${leagues === 1 ? 'league' : 'leagues'}`
  return seasons < leastSeasons || leagues < leastLeagues
    ? `${found}: too few, what follows may be chance (at least ${leastSeasons} of several leagues are needed)`
    : found
}

/** Log loss, slope, and the gain over each of the others. */
export function describePredictions(predictions: readonly Prediction[], others: readonly string[]): string {
  const gains = others.map((other) => `${other} ${describeGain(predictions, other)}`)
  return [
    `log loss ${meanLoss(predictions).toFixed(4)}`,
    `slope ${describeSlope(predictions)}`,
    `gap ${meanGap(predictions).toFixed(3)}`,
    ...(gains.length > 0 ? [`better than ${gains.join(', ')}`] : []),
  ].join('; ')
}

function measureGames(finished: readonly FinishedSeason[]): Measure[] {
  const games = finished.flatMap(nextGames)
  const projected = games.flatMap(({ byProjections, chance, ...game }) =>
    byProjections === null ? [] : [{ ...game, chance: byProjections, others: { ratings: chance, coin: 0.5 } }],
  )
  const weeks = finished.map(({ season }) => ratePower(season)?.averageWeeks ?? 0)
  return [
    { what: 'k after the last week', value: weeks.map((k) => k.toFixed(1)).join(' ') },
    {
      what: `Next week's games by ratings, ${games.length}`,
      value: describePredictions(games, [`k ${fixedWeeks}`, 'coin']),
    },
    {
      what: `Next week's games by projections, ${projected.length}`,
      value: projected.length === 0 ? 'none' : describePredictions(projected, ['ratings', 'coin']),
    },
  ]
}

/** The regular season's games from its second week, with the odds of their home teams. */
function nextGames({ season }: FinishedSeason): (Prediction & { byProjections: number | null })[] {
  return listRegularPeriods(season)
    .slice(1)
    .flatMap(({ matchupPeriod, games }) =>
      games.flatMap(({ matchup, homeId, awayId, homeResult }) => {
        const chanceBy = (ratings: PowerRatings | null) => {
          const [home, away] = [homeId, awayId].map((id) => ratings?.teams.find(({ teamId }) => teamId === id))
          return ratings && home && away ? chanceToWin(ratings, home, away, Math.max(1, matchup.weeks.length)) : null
        }
        const chance = chanceBy(ratePower(season, matchupPeriod - 1))
        const fixed = chanceBy(ratePowerWith(fixedWeeks, season, matchupPeriod - 1))
        if (chance === null || fixed === null) return []
        const odds = oddsBefore(season, matchup)
        const byProjections = odds?.basis === 'projections' ? odds.home : null
        const others = { [`k ${fixedWeeks}`]: fixed, coin: 0.5 }
        return [{ season: nameSeason(season), chance, others, result: homeResult, byProjections }]
      }),
    )
}

type Event = 'playoffs' | 'bye' | 'title'
type Forecasted = Prediction & { event: Event; isLate: boolean }

/** Who plays each remaining game as a coin, and the share of teams that an event happens to. */
const coin = 'coin per game'
const baseRate = 'base rate'

function measureForecast(finished: readonly FinishedSeason[]): Measure[] {
  const odds = finished.flatMap(listForecasts)
  const rows = (['playoffs', 'bye', 'title'] as const).flatMap((event) => {
    const own = odds.filter((one) => one.event === event)
    const late = own.filter(({ isLate }) => isLate)
    if (own.length === 0) return []
    return [
      {
        what: `Forecast, ${event}, ${own.length}`,
        value: describePredictions(own, [coin, baseRate]),
      },
      { what: `  last ${lateWeeks} weeks, ${late.length}`, value: describePredictions(late, [coin]) },
      { what: '  predicted → happened', value: describeReliability(own) },
    ]
  })
  return rows.length > 0 ? rows : [{ what: 'Forecast', value: 'no season has playoffs' }]
}

function listForecasts({ season }: FinishedSeason): Forecasted[] {
  const periods = listRegularPeriods(season)
  const { seeds, title, teams, playoffTeamIds } = season
  return periods.slice(firstWeekForecast - 1, -1).flatMap(({ matchupPeriod }, index, own) => {
    const model = buildModel(season, matchupPeriod)
    if (!model || title.championId === null) return []
    const isLate = index >= own.length - lateWeeks
    const byes = byesOf(model.playoffs)
    const byCoin = forecastSeason(withEqualTeams(model), pastRuns).teams
    return forecastSeason(model, pastRuns).teams.flatMap(({ team, ...odds }) => {
      const id = teams[team]?.id ?? 0
      const came = {
        playoffs: playoffTeamIds.has(id),
        bye: (seeds.seedOf.get(id) ?? teams.length) <= byes,
        title: title.championId === id,
      }
      const places = { playoffs: playoffTeamIds.size, bye: byes, title: 1 }
      return (['playoffs', 'bye', 'title'] as const).flatMap((event) => {
        if (places[event] === 0 || places[event] >= teams.length) return []
        const others = { [coin]: byCoin[team]?.[event].chance ?? 0.5, [baseRate]: places[event] / teams.length }
        const chance = odds[event].chance
        return [{ season: nameSeason(season), event, isLate, chance, others, result: came[event] ? 1 : 0 }]
      })
    })
  })
}

/** The mean of how far chances moved, the largest move, and how many moved by a point or more. */
export function describeMoves(moves: readonly number[]): string {
  const sizes = moves.map(Math.abs)
  const many = sizes.filter((size) => size >= 0.01).length
  return `mean ${(100 * meanOf(sizes)).toFixed(2)} points, at most ${(100 * Math.max(0, ...sizes)).toFixed(2)}, ${many} of ${moves.length} by a point or more`
}
