/** The figures of the League Summary card, computed if the API lacks them. */
import { playoffWeeksFallback } from '../../domain/constants.ts'
import { isBeforeSeason } from './league-phase.ts'
import type { LeagueResponse, StandingsResponse } from './league-view.ts'

/** Null: unknown. Points are those of the regular season. */
export interface LeagueSummary {
  season: number | null
  teams: number | null
  regularSeasonWeeks: number | null
  playoffWeeks: number
  draftRounds: number | null
  totalPoints: number | null
  averagePoints: number | null
  highestScoring: StandingsResponse['summary']['highestScoring']
}

/**
 * Fallbacks: regular-season weeks = games / (teams / 2); playoff weeks = ceil(log2(6)); draft rounds = picks / teams,
 * floored.
 */
export function summarizeLeague(league: LeagueResponse, { standings, summary }: StandingsResponse): LeagueSummary {
  const teams = league.teamCount ?? (standings.length || null)
  // Before the season there are no picks and points yet: unknown, not 0.
  const isBefore = isBeforeSeason(league)
  return {
    season: league.season,
    teams,
    regularSeasonWeeks: league.regularSeasonWeeks ?? share(summary.regularSeasonGames, teams && teams / 2),
    playoffWeeks: league.playoffWeeks ?? playoffWeeksFallback,
    draftRounds:
      league.draftRounds ?? (isBefore && !league.totalPicks ? null : floored(share(league.totalPicks, teams))),
    totalPoints: isBefore ? null : summary.totalPoints,
    averagePoints: isBefore ? null : summary.avgPointsPerTeam,
    highestScoring: summary.highestScoring,
  }
}

function share(amount: number | null, of: number | null): number | null {
  return amount !== null && of !== null && of > 0 ? amount / of : null
}

function floored(value: number | null): number | null {
  return value === null ? null : Math.floor(value)
}
