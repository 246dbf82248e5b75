import { useMemo } from 'react'
import { addressOf } from '../../client/site-base.ts'
import { type BoardFilters, filterEntries, readFilters } from '../../parts/draft/board-filters.ts'
import type { DraftResponse } from '../../parts/draft/draft-board.ts'
import { draftCall, type LeagueCalls } from '../../parts/league/league-calls.ts'
import { isBeforeSeason } from '../../parts/league/league-phase.ts'
import { leagueScreen } from '../../parts/league/league-screen.tsx'
import type { LeagueTabProps } from '../../parts/league/league-view.ts'
import { navigateQuery } from '../../stores/location.ts'
import type { ResourceState } from '../../stores/resource-state.ts'
import { Button } from '../../ui/Button.tsx'
import { idlePart } from '../../ui/later-parts.tsx'
import { Message } from '../../ui/Message.tsx'
import { SectionLink } from '../../ui/Section.tsx'
import { Skeletons } from '../../ui/Skeleton.tsx'
import { DraftView, type DraftViewProps } from './DraftView.tsx'

/** Responses of their own, which follow the draft's. */
const Keepers = idlePart(async () => ({ default: (await import('./Keepers.tsx')).Keepers }))
const DraftRoom = idlePart(async () => ({ default: (await import('./DraftRoom.tsx')).DraftRoom }))
const LeagueTendencies = idlePart(async () => ({ default: (await import('./LeagueTendencies.tsx')).LeagueTendencies }))
const FuturePicks = idlePart(async () => ({ default: (await import('./FuturePicks.tsx')).FuturePicks }))

/** Every screen of a league loads the draft in the background; for this one it is in the HTML. */
const draftboardCalls: LeagueCalls = ({ leagueRef, query }) => [draftCall(leagueRef, query)]

export const DraftBoardScreen = leagueScreen('draftboard', DraftBoardView, draftboardCalls)

export function DraftBoardView({ leagueRef, league, standings, draft, parameters, query, teamHref }: LeagueTabProps) {
  return (
    <div className="flex flex-col gap-10">
      {mayBeDrafting(league) && <DraftRoom {...{ leagueRef, league, parameters, query }} onPicks={draft.reload} />}
      <DraftBoardTab
        draft={draft}
        standings={standings}
        isUndrafted={league.draftComplete === false}
        isDrafting={league.draftState === 'running'}
        query={query}
        teamHref={teamHref}
      />
      {/* Only the newest season has a draft to come. What is below the board comes in the order of its place: nothing moves. */}
      {isNewest(league) && (
        <SectionLink href={`${addressOf('draw')}?league=${leagueRef.host}:${leagueRef.leagueId}`}>
          Draw the next draft order, so that nobody can doubt it
        </SectionLink>
      )}
      {isNewest(league) && <Keepers leagueRef={leagueRef} />}
      {isNewest(league) && <FuturePicks leagueRef={leagueRef} />}
      {isNewest(league) && <LeagueTendencies leagueRef={leagueRef} league={league} />}
    </div>
  )
}

/** A season of several drafts may hold one of them after the largest, whose state is the league's. */
function mayBeDrafting(league: LeagueTabProps['league']): boolean {
  return isBeforeSeason(league) || league.draftState === 'running'
}

function isNewest({ season, seasons }: LeagueTabProps['league']): boolean {
  return seasons.every((other) => season == null || other <= season)
}

interface DraftBoardTabProps extends Pick<DraftViewProps, 'standings' | 'teamHref' | 'isUndrafted' | 'isDrafting'> {
  draft: ResourceState<DraftResponse>
  query: URLSearchParams
}

function DraftBoardTab({ draft, query, ...rest }: DraftBoardTabProps) {
  const filters = useMemo(() => readFilters(query), [query])
  if (draft.status === 'failed') {
    return (
      <Message tone="error" title="Failed to load draft analysis" text={draft.failure.message}>
        <Button onClick={draft.reload}>Retry</Button>
      </Message>
    )
  }
  if (draft.status === 'loading') return <DraftSkeleton />
  return <DraftView response={draft.data} filters={filters} onFilters={changeFilters} {...rest} />
}

function changeFilters(changed: Partial<BoardFilters>) {
  navigateQuery(filterEntries(changed), { replace: true })
}

/** The board's skeleton while it loads. */
function DraftSkeleton() {
  return (
    <div>
      <p role="status" className="py-4 text-muted">
        Loading draft analysis...
      </p>
      <div className="grid grid-cols-2 gap-2 md:grid-cols-3 lg:grid-cols-4">
        <Skeletons count={12} className="h-20" />
      </div>
      <div className="mt-10 grid gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        <Skeletons count={12} className="h-40" />
      </div>
    </div>
  )
}
