/** The running week of a league while it is played. */

import { lazy, Suspense } from 'react'
import { hostTitles } from '../../domain/identity.ts'
import { LeagueWeeks } from '../../parts/league/LeagueWeeks.tsx'
import { type LeagueCalls, seasonOf } from '../../parts/league/league-calls.ts'
import { leagueScreen } from '../../parts/league/league-screen.tsx'
import type { LeaguePlace, LeagueTabProps } from '../../parts/league/league-view.ts'
import { ScreenFailed } from '../../parts/league/ScreenFailed.tsx'
import { OwnLineupAlarm } from '../../parts/team/LineupAlarm.tsx'
import { useResource } from '../../stores/use-resource.ts'
import { orNothing } from '../../ui/later-parts.tsx'
import { Message } from '../../ui/Message.tsx'
import { useMyTeamId } from '../../ui/my-team.ts'
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx'
import { LiveBoard } from './LiveBoard.tsx'
import { refreshAfter } from './live-games.ts'

const liveCall = (place: LeaguePlace) => ['live', seasonOf(place)] as const

const liveCalls: LeagueCalls = (place) => [liveCall(place)]

export const LiveScreen = leagueScreen('live', LiveView, liveCalls)

function LiveView(props: LeagueTabProps) {
  const mine = useMyTeamId()
  const state = useResource(...liveCall(props), { refreshAfter })
  if (state.status === 'failed') return <ScreenFailed what="live week" failure={state.failure} onRetry={state.reload} />
  if (state.status === 'loading') return <WhileLoading {...props} />
  const { data, refresh } = state
  const { week, matchups, ranking } = data
  if (week === null || matchups.length + ranking.length === 0) return <NoGames {...props} week={week} />
  return (
    <div className="flex flex-col gap-4 max-sm:pb-16">
      <LeagueWeeks {...props} week={week} />
      {mine !== null && data.state !== 'over' && (
        // Its height is reserved: an alarm comes with another response, and the board does not move.
        <div className="min-h-10 text-sm lg:min-h-5">
          <OwnLineupAlarm {...props} isBrief />
        </div>
      )}
      <LiveBoard {...props} board={data} week={week} refresh={refresh ?? null} />
    </div>
  )
}

const ScoresFirst = lazy(orNothing(() => import('../../parts/matchup/ScoresFirst.tsx')))

function WhileLoading({ leagueRef, league }: LeagueTabProps) {
  if (league.isPartial !== true || league.runningWeek === null) return <Loading />
  return (
    <Suspense fallback={<Loading />}>
      <ScoresFirst leagueRef={leagueRef} league={league} week={league.runningWeek} otherwise={<Loading />} />
    </Suspense>
  )
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
