import { draftCall, type LeagueCalls } from '../../parts/league/league-calls.ts'

/** Every screen of a league loads the draft in the background; this one is about it. */
export const draftboardCalls: LeagueCalls = ({ espnLeagueId, query }) => [draftCall(espnLeagueId, query)]
