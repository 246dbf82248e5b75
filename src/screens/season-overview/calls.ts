import type { TeamCalls } from '../../parts/team/team-calls.ts'

export const seasonOverviewCall = (id: number) => ['seasonOverview', { id }] as const

export const seasonOverviewCalls: TeamCalls = (call, { teamId }) => call(...seasonOverviewCall(teamId))
