import type { TeamCalls } from '../../parts/team/team-calls.ts'

export const performanceCall = (id: number) => ['teamWeeklyPerformance', { id }] as const

export const performanceCalls: TeamCalls = (call, { teamId }) => call(...performanceCall(teamId))
