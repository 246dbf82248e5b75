/** The season's moves and their value: loading, failure, and the response. */
import { leagueAddress } from '../../parts/league/league-address.ts'
import { type LeagueCalls, seasonOf } from '../../parts/league/league-calls.ts'
import { leagueScreen } from '../../parts/league/league-screen.tsx'
import type { LeaguePlace, LeagueTabProps } from '../../parts/league/league-view.ts'
import { ScreenFailed } from '../../parts/league/ScreenFailed.tsx'
import { tradeAddress } from '../../parts/trades/trade-links.ts'
import { tradesCall, useTradeVerdicts } from '../../parts/trades/use-trade-verdicts.ts'
import { navigateQuery } from '../../stores/location.ts'
import { useResource } from '../../stores/use-resource.ts'
import { Message } from '../../ui/Message.tsx'
import { Skeleton, SkeletonGroup, Skeletons } from '../../ui/Skeleton.tsx'
import { SeasonMoves } from './SeasonMoves.tsx'

const movesCall = (place: LeaguePlace) => ['moves', seasonOf(place)] as const

const movesCalls: LeagueCalls = (place) => [movesCall(place), tradesCall(place)]

export const MovesScreen = leagueScreen('moves', MovesView, movesCalls)

function MovesView(props: LeagueTabProps) {
  const { leagueRef, league, query } = props
  const state = useResource(...movesCall(props))
  const verdictOf = useTradeVerdicts(leagueRef, league.season)
  if (state.status === 'failed') return <ScreenFailed what="moves" failure={state.failure} onRetry={state.reload} />
  if (state.status === 'loading') return <MovesSkeleton />
  if (state.data.moves.length === 0) {
    const text = state.data.unavailable ?? 'No moves are available for this season.'
    return <Message icon="swap" title="No moves" text={text} />
  }
  return (
    <SeasonMoves
      response={state.data}
      isOver={league.phase === null || league.phase === 'complete'}
      query={query}
      onQuery={(entries) => navigateQuery(entries, { replace: true })}
      links={{
        team: (teamId, week) => leagueAddress('rosterWeek', { leagueRef, teamId, week, query }),
        trade: (trade) => tradeAddress(leagueRef, trade, query),
      }}
      verdictOf={verdictOf}
    />
  )
}

function MovesSkeleton() {
  return (
    <SkeletonGroup label="Loading the season's moves">
      <Skeleton className="h-14" />
      <div className="mt-6 grid gap-10 md:grid-cols-2">
        <Skeleton className="h-64" />
        <Skeleton className="h-64" />
      </div>
      <div className="mt-10 flex flex-col gap-3">
        <Skeletons count={6} className="h-11" />
      </div>
    </SkeletonGroup>
  )
}
