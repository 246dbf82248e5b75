/** Power ratings, luck, and reasons for losses. */

import type { LuckResponse } from '../../contract/responses/luck.ts'
import { type LeagueCalls, seasonOf } from '../../parts/league/league-calls.ts'
import { leagueScreen } from '../../parts/league/league-screen.tsx'
import type { LeaguePlace, LeagueTabProps } from '../../parts/league/league-view.ts'
import { SectionFailed } from '../../parts/league/ScreenFailed.tsx'
import type { ResourceState } from '../../stores/resource-state.ts'
import { useResource } from '../../stores/use-resource.ts'
import { Later } from '../../ui/Later.tsx'
import { laterPart } from '../../ui/later-parts.tsx'
import { Message } from '../../ui/Message.tsx'
import { useMyTeam } from '../../ui/my-team.ts'
import { SkeletonGroup, Skeletons } from '../../ui/Skeleton.tsx'
import { PowerFindings } from './PowerFindings.tsx'
import { Ratings } from './Ratings.tsx'

const powerCall = (place: LeaguePlace) => ['power', seasonOf(place)] as const
const luckCall = (place: LeaguePlace) => ['luck', seasonOf(place)] as const

const powerCalls: LeagueCalls = (place) => [powerCall(place), luckCall(place)]

const LuckHalf = laterPart(async () => ({ default: (await import('./LuckHalf.tsx')).LuckHalf }))

export const PowerScreen = leagueScreen('power', PowerView, powerCalls)

function PowerView(props: LeagueTabProps) {
  const { query, teamHref } = props
  const power = useResource(...powerCall(props))
  const luck = useResource(...luckCall(props))
  const mine = useMyTeam()
  if (power.status === 'failed') {
    return <SectionFailed what="power ratings" failure={power.failure} onRetry={power.reload} />
  }
  // The findings need both responses, so nothing moves when the second one loads.
  if (power.status === 'loading' || luck.status === 'loading') return <PowerLoading />
  const { teams } = power.data
  if (teams.length === 0) {
    return (
      <Message
        icon="bolt"
        title="No power ratings"
        text={power.data.unavailable ?? 'They appear here after the first completed week.'}
      />
    )
  }
  const chosen = Number(query.get('team')) || mine?.teamId || null
  const rows = luck.status === 'ready' ? luck.data.teams : []
  return (
    <div className="flex flex-col gap-10">
      <PowerFindings teams={teams} luck={rows} teamHref={teamHref} />
      <Ratings response={power.data} chosen={chosen} teamHref={teamHref} />
      <Later>
        <Luck state={luck} chosen={chosen} {...props} />
      </Later>
    </div>
  )
}

function Luck({ state, ...props }: LeagueTabProps & { state: Finished<LuckResponse>; chosen: number | null }) {
  if (state.status === 'failed')
    return <SectionFailed what="luck figures" failure={state.failure} onRetry={state.reload} />
  return <LuckHalf response={state.data} {...props} />
}

type Finished<T> = Exclude<ResourceState<T>, { status: 'loading' }>

function PowerLoading() {
  return (
    <SkeletonGroup label="Loading power and luck">
      <div className="grid gap-6 md:grid-cols-3">
        <Skeletons count={3} className="h-36" />
      </div>
      <div className="mt-10 flex flex-col gap-2">
        <Skeletons count={10} className="h-9" />
      </div>
    </SkeletonGroup>
  )
}
