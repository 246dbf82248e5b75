/**
 * Limits and defaults of the product, used where the API has no value. A league's own values (playoff team count, completed weeks, weeks in
 * the season) override them.
 */
import { hostFacts } from './host-facts.ts'
import type { LeagueRef } from './identity.ts'

export const defaultWeek = 14
export const lastWeek = 18
export const weeksOfSeason: readonly number[] = Array.from({ length: lastWeek }, (_, index) => index + 1)
export const completedWeeksFallback: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 17]
export const playoffTeams = 6
/** ceil(log2(6)) */
export const playoffWeeksFallback = Math.ceil(Math.log2(playoffTeams))

/** Of the files of a league, together. */
export const mostLeagueFileBytes = 256 * 2 ** 20

export const homeLeagueLimit = 6
export const firstLoadMilliseconds = 800
export const reloadMilliseconds = 300

/** Standard deviations from the cohort's mean at which a pick is a Boom or a Bust. */
export const gradeThreshold = 1
/** Smaller cohorts get no grades: with two picks the deviation is always one. */
export const smallestGradedCohort = 3
export const topListLength = 10

export const efficiencyThresholds = { green: 0.8, blue: 0.6, yellow: 0.4 } as const
/** Projection differences up to this many points are not shown. */
export const projectionDifferenceThreshold = 0.1
export const matchupPanelBench = 6
export const sparklineWeeks = 6
export const sparklineHeight = 24
export const sparklineWidth = 88
export const chartHeight = 80
export const sidePanelWidth = 800

export const searchLimit = 20
export const topPerformersLimit = 20
export const byPositionLimit = 50
export const defaultMetric = 'total_points'

/** Lineup slots of the matchup panel in display order, one entry per row. */
export const matchupPanelOrder = ['QB', 'RB', 'RB', 'WR', 'WR', 'TE', 'FLEX', 'K', 'D/ST'] as const
export const mainPositions = ['QB', 'RB', 'WR', 'TE', 'K', 'D/ST'] as const

export function isDemoLeague({ host, leagueId }: LeagueRef): boolean {
  return hostFacts[host].demoLeagues.test(leagueId) && !/00$/.test(leagueId)
}

/** A demo league whose season is over. */
export const demoLeague: LeagueRef = { host: 'espn', leagueId: '101' }
