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
  /** Place in the first round of the draft, from 1; null where it is unknown. */
  pick: number | null
}

/** In the order of the draft, where it is known; by name otherwise. */
export function enteredTeams({ standings = [] }: StandingsResponse, league: LeagueResponse): EnteredTeam[] {
  const { draft_order = [] } = league
  return standings
    .map(({ team_id, team_name, owner_names }, index) => ({
      key: `${index} ${team_id ?? ''}`,
      teamId: team_id ?? null,
      teamName: team_name?.trim() || 'Unnamed team',
      managers: joinManagers(owner_names, leagueRefOf(league)?.host),
      pick: team_id === undefined ? null : draft_order.indexOf(team_id) + 1 || null,
    }))
    .toSorted(
      (a, b) =>
        (a.pick ?? draft_order.length + 1) - (b.pick ?? draft_order.length + 1) || compareNames(a.teamName, b.teamName),
    )
}
