import { memoizeBySeason } from '../../domain/memoize-by-season.ts'
import type { Season } from '../../domain/season.ts'
import { listPlayoffRounds } from '../../verdict/bracket/playoff-rounds.ts'
import { listRegularPeriods } from '../../verdict/regular-periods.ts'
import { isDecided } from '../../verdict/results.ts'
import { buildModel, lastFinalWeek } from './build-model.ts'
import type { ForecastModel } from './forecast-model.ts'
import { forecastSeason, pastRuns, type SeasonOdds } from './odds-of-season.ts'

export interface PastOdds {
  /** Last week of the matchup period after which these odds hold. */
  week: number
  odds: SeasonOdds
}

/**
 * The history of the odds: after every final matchup period and playoff round, and after every week within a longer one, from what was
 * known then and without projections. Whoever says what the odds were after a week reads them here, so that they are the same everywhere.
 */
export function listPastOdds(season: Season, runs = pastRuns): readonly PastOdds[] {
  return listPastModels(season).map((past) => oddsAfter(season, past, runs))
}

/** The odds after the last final week, the newest of the history; null before it. */
export function findLastOdds(season: Season, runs = pastRuns): PastOdds | null {
  const last = listPastModels(season).at(-1)
  return last ? oddsAfter(season, last, runs) : null
}

interface PastModel {
  week: number
  model: ForecastModel
}

/** Cached because every edition of the weekly reads them, and a live board is requested again and again. */
function oddsAfter(season: Season, { week, model }: PastModel, runs: number): PastOdds {
  const known = oddsByWeek(season)
  const name = `${week}/${runs}`
  const odds = known.get(name) ?? forecastSeason(model, runs)
  known.set(name, odds)
  return { week, odds }
}

const oddsByWeek = memoizeBySeason((_: Season) => new Map<string, SeasonOdds>())

/** The state of the season after each of these weeks. */
const listPastModels = memoizeBySeason(readPastModels)

function readPastModels(season: Season): PastModel[] {
  const regular = listRegularPeriods(season).filter(({ matchupPeriod }) =>
    season.status.finalPeriods.includes(matchupPeriod),
  )
  const rounds = listPlayoffRounds(season).filter(({ matchups }) => {
    const played = matchups.filter(({ away }) => away !== null)
    const bracket = played.filter(({ kind }) => kind === 'winners-bracket')
    // A consolation bracket may go on after the championship.
    return played.length > 0 && (bracket.length > 0 ? bracket : played).every(isDecided)
  })
  const decided = [...regular, ...rounds].map(({ matchupPeriod, weeks }) => ({
    week: weeks.at(-1) ?? matchupPeriod,
    model: buildModel(season, matchupPeriod),
  }))
  return [...decided, ...listWeeksBetween(season)]
    .sort((a, b) => a.week - b.week)
    .flatMap(({ week, model }) => (model ? [{ week, model }] : []))
}

/** Weeks within longer matchup periods. They decide nothing, but change the odds. */
function listWeeksBetween(season: Season): { week: number; model: ForecastModel | null }[] {
  const { matchupPeriods } = season.settings
  const hasOpenGame = (period: number) =>
    season.matchups.some(({ matchupPeriod, kind, away, status }) => {
      const isForTitle = kind === 'regular' || kind === 'winners-bracket'
      return matchupPeriod === period && isForTitle && away !== null && status !== 'final'
    })
  const sorted = matchupPeriods.toSorted((a, b) => a.matchupPeriod - b.matchupPeriod)
  return sorted.flatMap(({ matchupPeriod, weeks }, index) => {
    const before = sorted[index - 1]?.matchupPeriod
    if (before === undefined || hasOpenGame(before)) return []
    return weeks
      .filter((week) => week < (weeks.at(-1) ?? 0) && week <= lastFinalWeek(season))
      .map((week) => ({ week, model: buildModel(season, before, week) }))
      .filter(
        ({ model }) => model?.periods[0]?.matchupPeriod === matchupPeriod && (model.periods[0].played?.weeks ?? 0) > 0,
      )
  })
}

/** Fewer than a forecast's: the odds are only compared with it, over many weeks. */
const coinRuns = 1000

/** The odds after every final week by the standings of then and a coin for each remaining game, by week. */
export const listCoinOdds = memoizeBySeason(
  (season: Season): ReadonlyMap<number, SeasonOdds> =>
    new Map(
      listPastModels(season).map(({ week, model }) => [week, forecastSeason(withEqualTeams(model), coinRuns)] as const),
    ),
)

/** Treats every remaining game as a coin flip, as most tools of the field do: a forecast must be better than that. */
export function withEqualTeams(model: ForecastModel): ForecastModel {
  return { ...model, teams: model.teams.map((team) => ({ ...team, rating: 5 * model.weeklyDeviation, error: 0 })) }
}
