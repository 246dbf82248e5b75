/** The running week of a league while it is played. */

import { addressOf } from '../../client/site-base.ts'
import type { LiveResponse } from '../../contract/responses/live.ts'
import { hostTitles } from '../../domain/identity.ts'
import { type LeagueCalls, seasonOf } from '../../parts/league/league-calls.ts'
import { leagueScreen } from '../../parts/league/league-screen.tsx'
import type { LeaguePlace, LeagueTabProps } from '../../parts/league/league-view.ts'
import { ScreenFailed } from '../../parts/league/ScreenFailed.tsx'
import { useResource } from '../../stores/use-resource.ts'
import { Button } from '../../ui/Button.tsx'
import { formatHour } from '../../ui/format.ts'
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
  if (data.state === 'playing' || data.state === 'between')
    return <LiveBoard {...props} board={data} week={data.week ?? 1} refresh={refresh ?? null} />
  return <NotPlayed {...props} board={data} />
}

/** Before the first kickoff, after the last game, and outside the season. */
function NotPlayed({ board, leagueRef, league }: LeagueTabProps & { board: LiveResponse }) {
  const { week, state, nextKickoff } = board
  if (week === null) {
    const text =
      league.phase === 'complete'
        ? 'This season is over.'
        : `${hostTitles[leagueRef.host]} hasn’t opened this season’s first week yet.`
    return <Message icon="pulse" title="No week is being played" text={text} />
  }
  const begins =
    nextKickoff === null ? 'It begins with the first NFL game.' : `First kickoff: ${formatHour(nextKickoff)}.`
  return (
    <Message
      icon="pulse"
      title={state === 'over' ? `Week ${week} has been played` : `Week ${week} hasn’t begun`}
      text={state === 'over' ? 'All of its NFL games are over.' : begins}
    >
      <Button href={addressOf('matchupsWeek', { ...leagueRef, season: league.season ?? '', weekNum: week })}>
        Games of week {week}
      </Button>
    </Message>
  )
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
