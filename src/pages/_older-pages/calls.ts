/** The calls of the older pages, which load everything before they show anything. */
import type { Calls } from '../../client/calls.ts'
import { defaultWeek } from '../../domain/constants.ts'
import type { LeagueRef } from '../../domain/identity.ts'
import { leagueRefOf, seasonToName } from '../../parts/league/league-ref.ts'
import { teamAndLeague } from '../../parts/team/team-calls.ts'
import { weekCalls } from '../../screens/week/calls.ts'

export function olderLeagueCalls({ leagueRef, season }: { leagueRef: LeagueRef; season?: number }): Calls {
  return async (call) => {
    const league = await call('hostLeague', { ...leagueRef, season })
    await call('draftComplete', { ...leagueRef, season })
    await call('hostLeagueSchedule', { ...leagueRef, season: league?.season })
    if (league?.id !== undefined) await call('standings', { leagueId: league.id, season: league.season })
  }
}

/** A key without a league comes from an address that names only the team. */
export function olderTeamCalls({ leagueRef, teamId: id }: { leagueRef?: LeagueRef; teamId: number }): Calls {
  return async (call) => {
    if (leagueRef !== undefined) await teamAndLeague(call, { leagueRef, teamId: id })
    else {
      const team = await call('team', { id })
      const league = team?.league?.id === undefined ? undefined : await call('league', { id: team.league.id })
      const own = league ? leagueRefOf(league) : null
      if (!league || !own) return
      await call('hostLeague', { ...own, season: seasonToName(own, league) })
      if (league.id !== undefined) await call('standings', { leagueId: league.id, season: league.season })
    }
    await weekCalls(call, { teamId: id, week: defaultWeek })
  }
}
