import type { LeagueCalls } from '../../parts/league/league-calls.ts'

export const superlativesCall = (leagueId: number | undefined) =>
  ['superlatives', { league_id: leagueId ?? 0 }] as const

export const awardsCalls: LeagueCalls = ({ league }) => [superlativesCall(league.id)]
