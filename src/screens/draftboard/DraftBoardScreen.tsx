import { useDeferredValue, useMemo } from 'react'
import { completePicks } from '../../client/complete/complete-picks.ts'
import { addressOf } from '../../client/site-base.ts'
import type { LeagueRef } from '../../domain/identity.ts'
import { type BoardFilters, filterEntries, readFilters } from '../../parts/draft/board-filters.ts'
import type { DraftResponse } from '../../parts/draft/draft-board.ts'
import { draftCall, type LeagueCalls } from '../../parts/league/league-calls.ts'
import { hasDraftBegun, isBeforeSeason } from '../../parts/league/league-phase.ts'
import { leagueScreen } from '../../parts/league/league-screen.tsx'
import type { LeagueTabProps } from '../../parts/league/league-view.ts'
import { navigateQuery } from '../../stores/location.ts'
import type { ResourceState } from '../../stores/resource-state.ts'
import { useResource } from '../../stores/use-resource.ts'
import { Button } from '../../ui/Button.tsx'
import { idlePart } from '../../ui/later-parts.tsx'
import { Message } from '../../ui/Message.tsx'
import { SectionLink } from '../../ui/Section.tsx'
import { Skeletons } from '../../ui/Skeleton.tsx'
import { useIdle } from '../../ui/use-idle.ts'
import { DraftView, type DraftViewProps } from './DraftView.tsx'

/** Responses of their own, which follow the draft's. */
const Keepers = idlePart(async () => ({ default: (await import('./below-board.ts')).Keepers }))
const DraftRoom = idlePart(async () => ({ default: (await import('./DraftRoom.tsx')).DraftRoom }))
const LeagueTendencies = idlePart(async () => ({ default: (await import('./below-board.ts')).LeagueTendencies }))
const FuturePicks = idlePart(async () => ({ default: (await import('./below-board.ts')).FuturePicks }))

/** Every screen of a league loads the draft in the background; for this one it is in the HTML. */
const draftboardCalls: LeagueCalls = ({ leagueRef, query }) => [draftCall(leagueRef, query)]

export const DraftBoardScreen = leagueScreen('draftboard', DraftBoardView, draftboardCalls)

export function DraftBoardView({ leagueRef, league, standings, draft, parameters, query, teamHref }: LeagueTabProps) {
  const draw = nameDraw(league)
  // HTML has the usual board; that of the URL, which may be shorter, replaces it once its code is here.
  const isSettled = useIdle(useDeferredValue(query) === query)
  return (
    <div className="flex flex-col gap-10">
      {mayBeDrafting(league) && <DraftRoom {...{ leagueRef, league, parameters, query }} onPicks={draft.reload} />}
      <DraftBoardTab
        draft={draft}
        leagueRef={leagueRef}
        isPartial={league.isPartial === true}
        standings={standings}
        isUndrafted={league.draftComplete === false}
        isDrafting={league.draftState === 'running'}
        query={query}
        teamHref={teamHref}
      />
      {/* Only the newest season has a draft to come. What is below the board comes after it, in the order of its place: nothing moves. */}
      {isNewest(league) && draft.status !== 'loading' && (
        <>
          {draw && (
            <SectionLink href={`${addressOf('draw')}?league=${leagueRef.host}:${leagueRef.leagueId}`}>
              {draw}, so that nobody can doubt it
            </SectionLink>
          )}
          {isSettled && (
            <>
              <Keepers leagueRef={leagueRef} />
              <FuturePicks leagueRef={leagueRef} />
              <LeagueTendencies leagueRef={leagueRef} league={league} />
            </>
          )}
        </>
      )}
    </div>
  )
}

/** A season of several drafts may hold one of them after the largest, whose state is the league's. */
function mayBeDrafting(league: LeagueTabProps['league']): boolean {
  return isBeforeSeason(league) || league.draftState === 'running'
}

/** The draw that the league may want: none while it drafts, and once its host has an order. */
function nameDraw(league: LeagueTabProps['league']): string | null {
  if (league.draftComplete !== false) return 'Draw the next draft order'
  return !hasDraftBegun(league) && league.draftOrder?.length === 0 ? 'Draw the draft order' : null
}

function isNewest({ season, seasons }: LeagueTabProps['league']): boolean {
  return seasons.every((other) => season == null || other <= season)
}

interface DraftBoardTabProps extends Pick<DraftViewProps, 'standings' | 'teamHref' | 'isUndrafted' | 'isDrafting'> {
  draft: ResourceState<DraftResponse>
  leagueRef: LeagueRef
  /** Whether the season is being read. */
  isPartial: boolean
  query: URLSearchParams
}

function DraftBoardTab({ draft, leagueRef, isPartial, query, ...rest }: DraftBoardTabProps) {
  const filters = useMemo(() => readFilters(query), [query])
  // Picks need no weeks: they are here long before what became of them.
  const isWaiting = draft.status === 'loading' && (isPartial || draft.progress !== null)
  const picks = useResource('hostLeagueDraft', isWaiting ? draftCall(leagueRef, query)[1] : null)
  const known = picks.status === 'ready' ? picks.data : null
  const board = useMemo(() => known && completePicks(known), [known])
  if (draft.status === 'failed') {
    return (
      <Message tone="error" title="Failed to load draft analysis" text={draft.failure.message}>
        <Button onClick={draft.reload}>Retry</Button>
      </Message>
    )
  }
  if (draft.status === 'ready')
    return <DraftView response={draft.data} filters={filters} onFilters={changeFilters} {...rest} />
  if (board) return <DraftView response={board} isPartial filters={filters} onFilters={changeFilters} {...rest} />
  return <DraftSkeleton />
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
