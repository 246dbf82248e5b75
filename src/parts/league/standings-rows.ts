/** Rows of the standings table. */
import { playoffTeams } from '../../domain/constants.ts'
import { absent, formatWhole } from '../../ui/format.ts'
import { sortRows } from '../../ui/sort.ts'
import { leagueRefOf } from './league-ref.ts'
import type { LeagueResponse, StandingsEntry, StandingsResponse } from './league-view.ts'
import { joinManagers } from './manager-names.ts'

export interface StandingsRow extends StandingsEntry {
  key: string
  /** The managers, e.g. "A. Smith, B. Jones"; empty if the server sends none. */
  managerNames: string
  isPlayoffTeam: boolean
}

/** Playoff teams are those marked by the server, or those ranked up to the league's playoff team count (default 6). */
export function toStandingsRows({ standings }: StandingsResponse, league: LeagueResponse): StandingsRow[] {
  const playoffCount = league.playoffTeamCount ?? playoffTeams
  const host = leagueRefOf(league)?.host
  return standings.map((team, index) => ({
    ...team,
    key: `${index} ${team.teamId}`,
    managerNames: joinManagers(team.ownerNames, host),
    isPlayoffTeam: team.hasPlayed && (team.madePlayoffs ?? (team.rank !== null && team.rank <= playoffCount)),
  }))
}

/** The week that eliminated a team; the other teams are in, or won a finished season. */
export function describeElimination({ eliminatedInWeek, isChampion }: StandingsRow, isOver: boolean): string {
  if (eliminatedInWeek !== null) return formatWhole(eliminatedInWeek)
  return isOver ? (isChampion ? 'winner' : absent) : 'in'
}

/** By rank; teams without one come last. */
export function rankStandings(rows: readonly StandingsRow[]): StandingsRow[] {
  return sortRows(rows, ({ rank }) => rank, 'ascending')
}
