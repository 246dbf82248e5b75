/** The running week of a league while it is played. */

import { hostTitles } from '../../domain/identity.ts'
import { type LeagueCalls, seasonOf } from '../../parts/league/league-calls.ts'
import { leagueScreen } from '../../parts/league/league-screen.tsx'
import type { LeaguePlace, LeagueTabProps } from '../../parts/league/league-view.ts'
import { ScreenFailed } from '../../parts/league/ScreenFailed.tsx'
import { useResource } from '../../stores/use-resource.ts'
import { Message } from '../../ui/Message.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx'
import { LiveBoard } from './LiveBoard.tsx'
import { refreshAfter } from './refresh-after.ts'

const liveCall = (place: LeaguePlace) => ['live', seasonOf(place)] as const

const liveCalls: LeagueCalls = (place) => [liveCall(place)]

export const LiveScreen = leagueScreen('live', LiveView, liveCalls)

function LiveView(props: LeagueTabProps) {
  const state = useResource(...liveCall(props), { refreshAfter })
  if (state.status === 'failed') return <ScreenFailed what="live week" failure={state.failure} onRetry={state.reload} />
  if (state.status === 'loading') return <Loading />
  const { data, refresh } = state
  const { week, matchups, ranking } = data
  if (week === null || matchups.length + ranking.length === 0) return <NoGames {...props} week={week} />
  return <LiveBoard {...props} board={data} week={week} refresh={refresh ?? null} />
}

function NoGames({ leagueRef, league, week }: LeagueTabProps & { week: number | null }) {
  const text =
    league.phase === 'complete'
      ? 'This season is over.'
      : week === null
        ? `${hostTitles[leagueRef.host]} hasn’t opened this season’s first week yet.`
        : `${hostTitles[leagueRef.host]} has no games for week ${week}.`
  return <Message icon="pulse" title="No week is being played" text={text} />
}

function Loading() {
  return (
    <SkeletonGroup label="Loading the live week..." className="flex flex-col gap-6">
      <Skeleton className="h-8 w-60 max-w-full" />
      <div className="grid gap-6 md:grid-cols-2">
        <Skeleton className="h-52" />
        <Skeleton className="h-52" />
      </div>
      <Skeleton className="h-96" />
    </SkeletonGroup>
  )
}
