import { useMemo } from 'react'
import type { LeagueRef } from '../../domain/identity.ts'
import { useResource } from '../../stores/use-resource.ts'
import type { ListedTrade } from './describe-trade.ts'
import { type TradeVerdicts, verdictsIn } from './rate-by-verdicts.ts'

/** The call with the verdict of every trade of a league, over all seasons. */
export const tradesCall = ({ leagueRef: { host, leagueId } }: { leagueRef: LeagueRef }) =>
  ['trades', { host, leagueId }] as const

/** All trades of a league, as they are rated on their pages; empty until they are loaded. Without a league nothing is requested. */
export function useTrades(leagueRef: LeagueRef | null): readonly ListedTrade[] {
  const state = useResource('trades', leagueRef && tradesCall({ leagueRef })[1])
  return state.status === 'ready' ? state.data.trades : noTrades
}

const noTrades: readonly ListedTrade[] = []

/** The verdicts of a season's trades. */
export function useTradeVerdicts(leagueRef: LeagueRef | null, season: number | null): TradeVerdicts {
  const trades = useTrades(leagueRef)
  return useMemo(() => verdictsIn(trades, season), [trades, season])
}
