import { memoizeBySeason } from '../../domain/memoize-by-season.ts'
import type { Season } from '../../domain/season.ts'
import { listPlayoffRounds } from '../../verdict/bracket/playoff-rounds.ts'
import { listRegularPeriods } from '../../verdict/regular-periods.ts'
import { isDecided } from '../../verdict/results.ts'
import { buildModel, lastFinalWeek } from './build-model.ts'
import type { ForecastModel } from './forecast-model.ts'
import { forecastRuns, forecastSeason, pastRuns, type SeasonOdds } from './odds-of-season.ts'

export interface PastOdds {
  /** Last week of the matchup period after which these odds hold. */
  week: number
  odds: SeasonOdds
}

/**
 * The history of the odds: after every final matchup period and playoff round, and after every week within a longer one, from what was
 * known then and without projections.
 */
export function listPastOdds(season: Season, runs = pastRuns): readonly PastOdds[] {
  return runs === pastRuns ? usualPastOdds(season) : computePastOdds(season, runs)
}

/** Cached because every edition of the weekly reads them, too. */
const usualPastOdds = memoizeBySeason((season: Season) => computePastOdds(season, pastRuns))

/** The odds after the last final week, from what was known then; null before it. */
export function findLastOdds(season: Season, runs: number): PastOdds | null {
  return runs === forecastRuns ? usualLastOdds(season) : computeLastOdds(season, runs)
}

/** Cached because a live board is requested again and again. */
const usualLastOdds = memoizeBySeason((season: Season) => computeLastOdds(season, forecastRuns))

function computeLastOdds(season: Season, runs: number): PastOdds | null {
  const last = listPastModels(season).at(-1)
  return last ? { week: last.week, odds: forecastSeason(last.model, runs) } : null
}

function computePastOdds(season: Season, runs: number): PastOdds[] {
  return listPastModels(season).map(({ week, model }) => ({ week, odds: forecastSeason(model, runs) }))
}

function listPastModels(season: Season): { week: number; model: ForecastModel }[] {
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
      .filter(({ model }) => model?.periods[0]?.matchupPeriod === matchupPeriod && model.periods[0].played !== null)
  })
}
