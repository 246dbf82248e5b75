/** The address of the running week: what the week's own address shows while it is played. */
import { LeagueWeeks } from '../../parts/league/LeagueWeeks.tsx'
import { liveCall } from '../../parts/league/league-calls.ts'
import { leagueScreen } from '../../parts/league/league-screen.tsx'
import type { LeagueTabProps } from '../../parts/league/league-view.ts'
import { LiveWeek } from '../../parts/live/LiveWeek.tsx'

export const LiveScreen = leagueScreen('live', LiveView, (place) => [liveCall(place)])

function LiveView(props: LeagueTabProps) {
  const week = props.league.runningWeek
  return (
    <div className="flex flex-col gap-4 max-sm:pb-16">
      {week !== null && <LeagueWeeks {...props} week={week} />}
      <LiveWeek {...props} />
    </div>
  )
}
