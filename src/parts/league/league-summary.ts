/** The figures of the League Summary card, computed where the API gives none. */
import { playoffWeeksFallback } from '../../domain/constants.ts'
import { isFiniteNumber } from '../../ui/format.ts'
import { isBeforeSeason } from './league-phase.ts'
import type { LeagueResponse, StandingsEntry, StandingsResponse } from './league-view.ts'

/** Null: unknown. Points are those of the regular season. */
export interface LeagueSummary {
  season: number | null
  teams: number | null
  regularSeasonWeeks: number | null
  playoffWeeks: number
  draftRounds: number | null
  totalPoints: number | null
  averagePoints: number | null
  highestScoring: { teamName: string; points: number | null } | null
}

/**
 * Fallbacks: regular-season weeks = games / (teams / 2); playoff weeks = ceil(log2(6)); draft rounds = picks / teams,
 * floored; total points = sum of points for; average = total / teams; highest scoring = most points for.
 */
export function summarizeLeague(league: LeagueResponse, { standings = [], summary }: StandingsResponse): LeagueSummary {
  const teams = known(league.team_count ?? league.total_teams ?? (standings.length || null))
  const points = standings.map((team) => team.regular_season?.points_for).filter(isFiniteNumber)
  const totalPoints = known(
    summary?.total_points ?? (points.length > 0 ? points.reduce((sum, one) => sum + one, 0) : null),
  )
  const games = summary?.regular_season_games
  const picks = league.total_picks ?? league.summary?.total_picks
  // Before the season there are no picks and points yet: unknown, not 0.
  const isBefore = isBeforeSeason(league)
  return {
    season: known(league.season),
    teams,
    regularSeasonWeeks: known(league.regular_season_weeks ?? share(games, teams && teams / 2)),
    playoffWeeks: league.playoff_weeks ?? playoffWeeksFallback,
    draftRounds: isBefore && !picks ? null : floored(share(picks, teams)),
    totalPoints: isBefore ? null : totalPoints,
    averagePoints: isBefore ? null : known(summary?.avg_points_per_team ?? share(totalPoints, teams)),
    highestScoring: highestScoring(standings, summary),
  }
}

function highestScoring(
  standings: readonly StandingsEntry[],
  summary: StandingsResponse['summary'],
): LeagueSummary['highestScoring'] {
  const named = summary?.highest_scoring
  if (named?.team_name) {
    const points =
      named.points ??
      pointsOf(
        standings.find(({ team_id, team_name }) =>
          named.team_id === undefined ? team_name === named.team_name : team_id === named.team_id,
        ),
      )
    return { teamName: named.team_name, points: known(points) }
  }
  const best = standings.reduce<StandingsEntry | null>(
    (leader, team) => ((pointsOf(team) ?? 0) > (pointsOf(leader) ?? 0) ? team : leader),
    null,
  )
  return best?.team_name ? { teamName: best.team_name, points: known(pointsOf(best)) } : null
}

function pointsOf(team: StandingsEntry | null | undefined): number | undefined {
  return team?.regular_season?.points_for
}

function share(amount: number | null | undefined, of: number | null): number | null {
  return isFiniteNumber(amount) && of !== null && of > 0 ? amount / of : null
}

function floored(value: number | null): number | null {
  return value === null ? null : Math.floor(value)
}

function known(value: number | null | undefined): number | null {
  return isFiniteNumber(value) ? value : null
}
