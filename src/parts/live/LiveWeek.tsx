/** The running week while it is played: the alarm of the reader's lineup, and the board. */
import { lazy, Suspense } from 'react'
import { hostTitles } from '../../domain/identity.ts'
import { useResource } from '../../stores/use-resource.ts'
import { idlePart, orNothing } from '../../ui/later-parts.tsx'
import { Message } from '../../ui/Message.tsx'
import { useMyTeamId } from '../../ui/my-team.ts'
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx'
import { liveCall } from '../league/league-calls.ts'
import type { LeagueTabProps } from '../league/league-view.ts'
import { ScreenFailed } from '../league/ScreenFailed.tsx'
import type { LineupsHere } from '../matchup/GameCard.tsx'
import { usePanelWhenIdle } from '../matchup/matchup-panel.tsx'
import { OwnLineupAlarm } from '../team/LineupAlarm.tsx'
import { LiveBoard } from './LiveBoard.tsx'
import { refreshAfter } from './live-games.ts'

export function LiveWeek(props: LiveWeekProps) {
  const mine = useMyTeamId()
  const state = useResource(...liveCall(props), { refreshAfter })
  usePanelWhenIdle(state.status === 'ready')
  if (state.status === 'failed') return <ScreenFailed what="live week" failure={state.failure} onRetry={state.reload} />
  if (state.status === 'loading') return <WhileLoading {...props} />
  const { data, refresh } = state
  const { week, matchups, ranking } = data
  if (week === null || matchups.length + ranking.length === 0) return <NoGames {...props} week={week} />
  return (
    <div className="flex flex-col gap-4 max-sm:has-[>div>[role=status]]:pb-14">
      {mine !== null && data.state !== 'over' && (
        // An alarm comes with another response, and the board does not move: its line is reserved, and on phones it is above the weeks.
        <div className="min-h-10 text-sm max-sm:fixed max-sm:inset-x-0 max-sm:bottom-[calc(var(--dock)+3.8125rem)] max-sm:z-30 max-sm:min-h-0 max-sm:border-hairline max-sm:border-t max-sm:bg-surface max-sm:px-3 max-sm:py-2 max-sm:empty:hidden lg:min-h-5">
          <OwnLineupAlarm {...props} isBrief />
        </div>
      )}
      <LiveBoard {...props} board={data} week={week} refresh={refresh ?? null} />
      {mine !== null && <TellMe teams={[{ leagueRef: props.leagueRef, teamId: mine }]} />}
    </div>
  )
}

interface LiveWeekProps extends LeagueTabProps {
  /** Opens lineups beside the board. */
  here: LineupsHere
}

const TellMe = idlePart(orNothing(() => import('../device/TellMe.tsx')))
const ScoresFirst = lazy(orNothing(() => import('../matchup/ScoresFirst.tsx')))

function WhileLoading({ leagueRef, league }: LeagueTabProps) {
  if (league.isPartial !== true || league.runningWeek === null) return <LiveLoading />
  return (
    <Suspense fallback={<LiveLoading />}>
      <ScoresFirst leagueRef={leagueRef} league={league} week={league.runningWeek} otherwise={<LiveLoading />} />
    </Suspense>
  )
}

/** The page is the board of a week under way: without a week the season has ended since its league was loaded. */
function NoGames({ leagueRef, week }: LeagueTabProps & { week: number | null }) {
  const text = week === null ? 'This season is over.' : `${hostTitles[leagueRef.host]} has no games for week ${week}.`
  return <Message icon="pulse" title="No week is being played" text={text} />
}

function LiveLoading() {
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
