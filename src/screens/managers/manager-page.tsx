/** Shared by the pages of the manager reports: loading, failure, and the response. */
import type { ComponentType } from 'react'
import { addressOf } from '../../client/site-base.ts'
import type { ManagersResponse } from '../../contract/responses/managers.ts'
import type { LeagueRef } from '../../domain/identity.ts'
import { readSeason } from '../../parts/league/league-address.ts'
import { type LeagueCalls, seasonOf } from '../../parts/league/league-calls.ts'
import type { LeaguePlace, LeagueTabProps } from '../../parts/league/league-view.ts'
import { SectionFailed } from '../../parts/league/ScreenFailed.tsx'
import { type ReportedPart, reportedParts } from '../../parts/managers/manager-view.ts'
import { useResource } from '../../stores/use-resource.ts'
import { Message } from '../../ui/Message.tsx'
import { Skeleton, SkeletonGroup, Skeletons } from '../../ui/Skeleton.tsx'

const managersCall = (place: LeaguePlace) => ['managers', seasonOf(place)] as const

export const managersCalls: LeagueCalls = (place) => [managersCall(place)]

export interface ManagerPageProps extends LeagueTabProps {
  /** With at least one team. */
  response: ManagersResponse
  parts: readonly ReportedPart[]
}

export function managerPage(View: ComponentType<ManagerPageProps>) {
  return function ManagerPage(props: LeagueTabProps) {
    const state = useResource(...managersCall(props))
    if (state.status === 'failed')
      return <SectionFailed what="manager reports" failure={state.failure} onRetry={state.reload} />
    if (state.status === 'loading') return <ManagersLoading />
    if (state.data.teams.length === 0) {
      return (
        <Message
          icon="users"
          title="No manager reports"
          text={state.data.unavailable ?? 'They appear here after the first completed week.'}
        />
      )
    }
    return <View {...props} response={state.data} parts={reportedParts(state.data.teams)} />
  }
}

function ManagersLoading() {
  return (
    <SkeletonGroup label="Loading manager reports">
      <Skeleton className="h-8 w-72" />
      <div className="mt-4 flex flex-col gap-2">
        <Skeletons count={10} className="h-9" />
      </div>
    </SkeletonGroup>
  )
}

/** URL of a team's report, or of all reports; keeps the season. */
export function managerAddress(leagueRef: LeagueRef, query: URLSearchParams, teamId?: number): string {
  const season = readSeason(query)
  const place = { ...leagueRef, ...(season === undefined ? {} : { season }) }
  return teamId === undefined ? addressOf('managers', place) : addressOf('manager', { ...place, teamId })
}
