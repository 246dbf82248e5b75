/** Evidence of seasons that "what if" changes and judges again. */
import type { HostSeason, HostTeam } from '../domain/host-season.ts'
import type { Season } from '../domain/season.ts'
import { evidenceOf } from './judge-season.ts'

/**
 * The document of a season with its progress and its games as judged: judged again it is the same season. The rule lab changes it, so that
 * seeds, brackets and ties follow the one set of rules.
 */
export function toEvidence(season: Season): HostSeason {
  const evidence = evidenceOf(season)
  const { phase, currentWeek, finalWeeks, finalPeriods, finalWeek, regularSeasonFinalWeek } = season.status
  return {
    ...evidence,
    status: {
      ...evidence.status,
      ...{ phase, isDrafted: phase !== 'pre-draft', currentWeek, finalWeek, regularSeasonFinalWeek },
      scoredWeeks: finalWeeks,
      closedPeriods: finalPeriods,
    },
    // The byes of a drawn bracket follow from it.
    matchups: season.matchups
      .filter(({ away }) => away !== null || season.draw === null)
      .map(({ status, winner, ...matchup }) => ({
        ...matchup,
        winner: matchup.away === null ? null : status === 'final' ? winner : 'open',
      })),
  }
}

/** The same without records, seeds, ranks and a drawn bracket, which scores or rules would have changed. */
export function withoutStatements(season: HostSeason): HostSeason {
  const unranked = withoutRanks(season)
  return { ...unranked, teams: unranked.teams.map((team) => ({ ...team, playoffSeed: null, recordByHost: null })) }
}

/** The season without what its host states of the playoffs: the table stays, final ranks and the drawn bracket do not. */
export function withoutRanks({ playoffDraw: _, ...season }: HostSeason): HostSeason {
  const toTeam = ({ rankByCommissioner: _, ...team }: HostTeam): HostTeam => ({ ...team, finalRank: null })
  return { ...season, teams: season.teams.map(toTeam) }
}
