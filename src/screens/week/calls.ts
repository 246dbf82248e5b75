import type { ReadResponse } from '../../client/read-response.ts'
import { leagueRefOf } from '../../parts/league/league-ref.ts'
import type { TeamCalls } from '../../parts/team/team-calls.ts'
import { opponentWithPage } from '../../parts/team/week-roster.ts'

export const rosterCall = (id: number, week: number) => ['weeklyRoster', { id, week }] as const
export const startSitCall = (id: number, week: number) => ['startSitAnalysis', { id, week }] as const

export const weekCalls: TeamCalls = async (call, { teamId, week }) => {
  if (week === null) return
  const [roster] = await Promise.all([call(...rosterCall(teamId, week)), call(...startSitCall(teamId, week))])
  // The team whose lineup is shown beside this one's.
  const opponent = roster ? opponentWithPage(roster) : null
  if (opponent !== null) await call(...rosterCall(opponent, week))
  // Shows whether the team had a game in a week without a roster.
  const scoreboard = roster ? null : leagueScoreboardCall(await call('team', { id: teamId }), week)
  if (scoreboard) await call(...scoreboard)
}

/** The scoreboard of a week in the team's league; null if the league is unknown. */
export function leagueScoreboardCall(team: ReadResponse<'team'> | undefined, week: number) {
  const leagueRef = team && leagueRefOf(team.league)
  return leagueRef ? (['scoreboard', { ...leagueRef, week, season: team.league.season ?? undefined }] as const) : null
}
