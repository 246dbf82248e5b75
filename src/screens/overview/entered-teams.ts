/** The teams of a league before its first week. */
import { compareNames } from '../../domain/compare-names.ts'
import { leagueRefOf } from '../../parts/league/league-ref.ts'
import type { LeagueResponse, StandingsResponse } from '../../parts/league/league-view.ts'
import { joinManagers } from '../../parts/league/manager-names.ts'

export interface EnteredTeam {
  key: string
  teamId: number | null
  teamName: string
  managers: string
  /** Draft position, from 1; null if unknown. */
  pick: number | null
}

/** In draft order if known, otherwise by name. */
export function enteredTeams({ standings }: StandingsResponse, league: LeagueResponse): EnteredTeam[] {
  const { draftOrder } = league
  return standings
    .map(({ teamId, teamName, ownerNames }, index) => ({
      key: `${index} ${teamId}`,
      teamId,
      teamName,
      managers: joinManagers(ownerNames, leagueRefOf(league)?.host),
      pick: teamId === null ? null : draftOrder.indexOf(teamId) + 1 || null,
    }))
    .toSorted(
      (a, b) =>
        (a.pick ?? draftOrder.length + 1) - (b.pick ?? draftOrder.length + 1) || compareNames(a.teamName, b.teamName),
    )
}
