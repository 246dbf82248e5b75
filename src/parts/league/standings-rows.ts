/** Rows of the standings table. */
import { playoffTeams } from '../../domain/constants.ts'
import { noGames, winPercentOf } from '../../domain/tally.ts'
import { absent, formatRecord, formatWhole, isFiniteNumber } from '../../ui/format.ts'
import { sortRows } from '../../ui/sort.ts'
import { hasPlayed } from './league-phase.ts'
import { leagueRefOf } from './league-ref.ts'
import type { LeagueResponse, StandingsResponse } from './league-view.ts'
import { joinManagers } from './manager-names.ts'

export interface StandingsRow {
  key: string
  teamId: number | null
  teamName: string
  /** The managers, e.g. "A. Smith, B. Jones"; empty if the server sends none. */
  managerNames: string
  rank: number | undefined
  isChampion: boolean
  isPlayoffTeam: boolean
  regularRank: number | undefined
  /** W-L, with any ties W-L-T. */
  record: string
  wins: number | undefined
  losses: number | undefined
  ties: number | undefined
  winPercent: number | undefined
  pointsFor: number | undefined
  pointsAgainst: number | undefined
  differential: number | undefined
  /** In elimination leagues the week that eliminated the team. */
  eliminatedInWeek: number | undefined
}

/**
 * Teams that have not played have no rank. Playoff teams are those marked by the server, or those ranked up to the league's playoff team
 * count (default 6).
 */
export function toStandingsRows({ standings = [] }: StandingsResponse, league: LeagueResponse): StandingsRow[] {
  const playoffCount = league.playoffTeamCount ?? playoffTeams
  const host = leagueRefOf(league)?.host
  return standings.map((team, index) => {
    const season = team.regularSeason
    const isRanked = hasPlayed(team)
    return {
      key: `${index} ${team.teamId ?? ''}`,
      teamId: team.teamId ?? null,
      teamName: team.teamName?.trim() ? team.teamName : 'Unnamed team',
      managerNames: joinManagers(team.ownerNames, host),
      rank: isRanked ? team.rank : undefined,
      isChampion: team.isChampion === true,
      isPlayoffTeam: isRanked && (team.madePlayoffs ?? (isFiniteNumber(team.rank) && team.rank <= playoffCount)),
      regularRank: isRanked ? season?.rank : undefined,
      record: formatRecord(season),
      wins: season?.wins,
      losses: season?.losses,
      ties: season?.ties,
      winPercent: season?.winPercentage ?? winPercentOf({ ...noGames(), ...season }) ?? undefined,
      pointsFor: season?.pointsFor,
      pointsAgainst: season?.pointsAgainst,
      differential: season?.pointDifferential ?? difference(season?.pointsFor, season?.pointsAgainst),
      eliminatedInWeek: team.eliminatedInWeek,
    }
  })
}

/** The week that eliminated a team; the other teams are in, or won a finished season. */
export function describeElimination({ eliminatedInWeek, isChampion }: StandingsRow, isOver: boolean): string {
  if (eliminatedInWeek !== undefined) return formatWhole(eliminatedInWeek)
  return isOver ? (isChampion ? 'winner' : absent) : 'in'
}

/** By rank; teams without one come last. */
export function rankStandings(rows: readonly StandingsRow[]): StandingsRow[] {
  return sortRows(rows, ({ rank }) => rank, 'ascending')
}

function difference(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? undefined : a - b
}
