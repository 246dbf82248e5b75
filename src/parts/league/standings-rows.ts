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

/** Playoff teams are those marked by the server, or those ranked up to the league's number of them. */
export function toStandingsRows({ standings }: StandingsResponse, league: LeagueResponse): StandingsRow[] {
  const playoffCount = playoffTeamsOf(league)
  const host = leagueRefOf(league)?.host
  return standings.map((team, index) => ({
    ...team,
    key: `${index} ${team.teamId}`,
    managerNames: joinManagers(team.ownerNames, host),
    isPlayoffTeam: team.hasPlayed && (team.madePlayoffs ?? (team.rank !== null && team.rank <= playoffCount)),
  }))
}

/** Six, as the specification says, where the server does not say how many. */
export function playoffTeamsOf({ playoffTeamCount }: LeagueResponse): number {
  return playoffTeamCount ?? playoffTeams
}

/** The week that eliminated a team; the other teams are in, or won a finished season. */
export function describeElimination({ eliminatedInWeek, isChampion }: StandingsRow, isOver: boolean): string {
  if (eliminatedInWeek !== null) return formatWhole(eliminatedInWeek)
  return isOver ? (isChampion ? 'winner' : absent) : 'in'
}

/** "as ESPN counts", where the host's record is not that of the known games; else empty. */
export function describeCount({ countedBy }: { countedBy?: string | null | undefined }): string {
  return countedBy ? `as ${countedBy} counts` : ''
}

/** By rank; teams without one come last. */
export function rankStandings(rows: readonly StandingsRow[]): StandingsRow[] {
  return sortRows(rows, ({ rank }) => rank, 'ascending')
}
