import type { TeamCalls } from '../../parts/team/team-calls.ts'

export const rosterCall = (id: number, week: number) => ['weeklyRoster', { id, week }] as const
export const startSitCall = (id: number, week: number) => ['startSitAnalysis', { id, week }] as const

export const weekCalls: TeamCalls = async (call, { teamId, week }) => {
  if (week === null) return
  const [roster] = await Promise.all([call(...rosterCall(teamId, week)), call(...startSitCall(teamId, week))])
  // The team whose lineup is shown beside this one's.
  const opponent = roster?.matchup?.opponentId
  if (opponent != null) await call(...rosterCall(opponent, week))
}
