/** The draft board tab: the answer that the league loads in the background, its filters in the address. */
import { useMemo } from 'react'
import { type BoardFilters, filterEntries, readFilters } from '../../parts/draft/board-filters.ts'
import type { DraftAnswer } from '../../parts/draft/draft-board.ts'
import { navigateQuery } from '../../stores/location.ts'
import type { ResourceState } from '../../stores/use-resource.ts'
import { Button } from '../../ui/Button.tsx'
import { Message } from '../../ui/Message.tsx'
import { DraftSkeleton } from './DraftSkeleton.tsx'
import { DraftView, type DraftViewProps } from './DraftView.tsx'

export interface DraftBoardTabProps extends Pick<DraftViewProps, 'standings' | 'teamHref' | 'isUndrafted'> {
  draft: ResourceState<DraftAnswer>
  query: URLSearchParams
}

export function DraftBoardTab({ draft, query, ...rest }: DraftBoardTabProps) {
  const filters = useMemo(() => readFilters(query), [query])
  if (draft.status === 'failed') {
    return (
      <Message tone="error" title="Failed to load draft analysis" text={draft.failure.message}>
        <Button onClick={draft.reload}>Retry</Button>
      </Message>
    )
  }
  if (draft.status === 'loading') return <DraftSkeleton />
  return <DraftView answer={draft.data} filters={filters} onFilters={changeFilters} {...rest} />
}

function changeFilters(changed: Partial<BoardFilters>) {
  navigateQuery(filterEntries(changed), { replace: true })
}
