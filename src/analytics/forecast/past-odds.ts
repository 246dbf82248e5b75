import type { LeagueSeason } from '../../domain/league-season.ts'
import { listPlayoffRounds } from '../bracket/playoff-rounds.ts'
import { memoizeBySeason } from '../memoize-by-season.ts'
import { listRegularPeriods } from '../regular-periods.ts'
import { isDecided } from '../season-facts.ts'
import { buildModel } from './build-model.ts'
import { forecastSeason, pastRuns, type SeasonOdds } from './odds-of-season.ts'

export interface PastOdds {
  /** Last week of the matchup period after which these were the odds. */
  week: number
  odds: SeasonOdds
}

/**
 * The history of the odds: after every decided matchup period and playoff round, from what was known then and without
 * projections.
 */
export function listPastOdds(season: LeagueSeason, runs = pastRuns): readonly PastOdds[] {
  return runs === pastRuns ? usualPastOdds(season) : computePastOdds(season, runs)
}

/** Every edition of the weekly reads them, too. */
const usualPastOdds = memoizeBySeason((season) => computePastOdds(season, pastRuns))

function computePastOdds(season: LeagueSeason, runs: number): PastOdds[] {
  const regular = listRegularPeriods(season).filter(({ matchupPeriod }) =>
    season.matchups.every((matchup) => matchup.matchupPeriod !== matchupPeriod || !matchup.away || isDecided(matchup)),
  )
  const rounds = listPlayoffRounds(season).filter(({ matchups }) => {
    const played = matchups.filter(({ away }) => away !== null)
    const bracket = played.filter(({ kind }) => kind === 'winners-bracket')
    // A losers' bracket may go on after the final.
    return played.length > 0 && (bracket.length > 0 ? bracket : played).every(isDecided)
  })
  return [...regular, ...rounds].flatMap(({ matchupPeriod, weeks }) => {
    const model = buildModel(season, matchupPeriod)
    return model ? [{ week: weeks.at(-1) ?? matchupPeriod, odds: forecastSeason(model, runs) }] : []
  })
}
