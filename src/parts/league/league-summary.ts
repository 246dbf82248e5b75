/** The figures of the League Summary card, computed if the API lacks them. */
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
  const teams = known(league.teamCount ?? league.totalTeams ?? (standings.length || null))
  const points = standings.map((team) => team.regularSeason?.pointsFor).filter(isFiniteNumber)
  const totalPoints = known(
    summary?.totalPoints ?? (points.length > 0 ? points.reduce((sum, one) => sum + one, 0) : null),
  )
  const games = summary?.regularSeasonGames
  const picks = league.totalPicks ?? league.summary?.totalPicks
  // Before the season there are no picks and points yet: unknown, not 0.
  const isBefore = isBeforeSeason(league)
  return {
    season: known(league.season),
    teams,
    regularSeasonWeeks: known(league.regularSeasonWeeks ?? share(games, teams && teams / 2)),
    playoffWeeks: league.playoffWeeks ?? playoffWeeksFallback,
    draftRounds: league.draftRounds ?? (isBefore && !picks ? null : floored(share(picks, teams))),
    totalPoints: isBefore ? null : totalPoints,
    averagePoints: isBefore ? null : known(summary?.avgPointsPerTeam ?? share(totalPoints, teams)),
    highestScoring: highestScoring(standings, summary),
  }
}

function highestScoring(
  standings: readonly StandingsEntry[],
  summary: StandingsResponse['summary'],
): LeagueSummary['highestScoring'] {
  const named = summary?.highestScoring
  if (named?.teamName) {
    const points =
      named.points ??
      pointsOf(
        standings.find(({ teamId, teamName }) =>
          named.teamId === undefined ? teamName === named.teamName : teamId === named.teamId,
        ),
      )
    return { teamName: named.teamName, points: known(points) }
  }
  const best = standings.reduce<StandingsEntry | null>(
    (leader, team) => ((pointsOf(team) ?? 0) > (pointsOf(leader) ?? 0) ? team : leader),
    null,
  )
  return best?.teamName ? { teamName: best.teamName, points: known(pointsOf(best)) } : null
}

function pointsOf(team: StandingsEntry | null | undefined): number | undefined {
  return team?.regularSeason?.pointsFor
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
