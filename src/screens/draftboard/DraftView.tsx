/** The draft: best drafters, toolbar, and the board, its analysis or its grid. Its props are data only. */
import { Suspense, useDeferredValue, useMemo } from 'react'
import { type BoardFilters, isShown, knownFilters } from '../../parts/draft/board-filters.ts'
import { listBoomsAndBusts } from '../../parts/draft/booms-and-busts.ts'
import { type DraftResponse, draftRoundsOf, isAuction } from '../../parts/draft/draft-board.ts'
import type { StandingsResponse } from '../../parts/league/league-view.ts'
import { Icon } from '../../ui/Icon.tsx'
import { preloadable } from '../../ui/later-parts.tsx'
import { Message } from '../../ui/Message.tsx'
import { Skeletons } from '../../ui/Skeleton.tsx'
import { BestDrafters } from './BestDrafters.tsx'
import { BoardView } from './BoardView.tsx'
import { rankDrafters, teamOptions } from './best-drafters.ts'
import { DraftFinding } from './DraftFinding.tsx'
import { DraftToolbar } from './DraftToolbar.tsx'
import { picksTable } from './draft-csv.ts'
import { toDraftGrid } from './draft-grid.ts'
import { PickTips } from './PickTips.tsx'
import { groupPicks } from './pick-groups.ts'

/** The address names them: the HTML has the board, outside of a boundary, so that it is complete without a script. */
const AnalysisView = preloadable(async () => ({ default: (await import('./AnalysisView.tsx')).AnalysisView }))
const GridView = preloadable(async () => ({ default: (await import('./GridView.tsx')).GridView }))

export interface DraftViewProps {
  response: DraftResponse
  /** True: the picks only, while their results are being read. */
  isPartial?: boolean
  /** Null while loading. */
  standings: StandingsResponse | null
  filters: BoardFilters
  onFilters: (changed: Partial<BoardFilters>) => void
  teamHref: (teamId: number) => string
  /** True before the draft. */
  isUndrafted: boolean
  /** Whether it has begun and is not over. */
  isDrafting?: boolean
}

export function DraftView(props: DraftViewProps) {
  const { response, isPartial = false, standings, filters: wanted, onFilters, teamHref, ...draft } = props
  const { draftPicks: picks, draftAnalysis } = response
  const isByPrice = picks.some(({ performance }) => performance.priceCohort != null)
  const rounds = useMemo(() => draftRoundsOf(picks), [picks])
  const teams = useMemo(() => teamOptions(response), [response])
  const drafters = useMemo(() => rankDrafters(response, standings), [response, standings])
  const filters = useMemo(() => knownFilters(wanted, rounds, teams), [wanted, rounds, teams])
  // The controls respond at once; the cards follow when rendered.
  const renderedFilters = useDeferredValue(filters)
  const content = useMemo(() => {
    if (renderedFilters.view === 'analysis') {
      if (isPartial) return <ViewLoading />
      const lists = listBoomsAndBusts(response, renderedFilters)
      return (
        <Suspense fallback={<ViewLoading />}>
          <AnalysisView {...lists} isAuction={isAuction(picks)} teamHref={teamHref} />
        </Suspense>
      )
    }
    const groups = groupPicks(picks, renderedFilters)
    if (groups.length === 0)
      return <Message level={3} title="No draft picks found" text="This team had no pick in this round." />
    if (renderedFilters.view === 'grid') {
      const grid = toDraftGrid(picks, teams, renderedFilters)
      return (
        <Suspense fallback={<ViewLoading />}>
          <GridView grid={grid} isAuction={isAuction(picks)} teamId={renderedFilters.teamId} teamHref={teamHref} />
        </Suspense>
      )
    }
    return (
      <BoardView
        groups={groups}
        isByPrice={isByPrice}
        page={renderedFilters.page}
        onPage={(page) => onFilters({ page })}
        teamHref={teamHref}
      />
    )
  }, [response, isPartial, picks, isByPrice, teams, renderedFilters, teamHref, onFilters])
  if (picks.length === 0) return <NoPicks {...draft} />
  const shown = picks.filter((pick) => isShown(pick, filters))
  return (
    <div>
      {isPartial ? (
        <ResultsLoading />
      ) : (
        <DraftFinding best={draftAnalysis.bestBooms[0]} worst={draftAnalysis.worstBusts[0]} isByPrice={isByPrice} />
      )}
      <BestDrafters
        drafters={drafters}
        selected={filters.teamId}
        onSelect={(teamId) => {
          onFilters({ teamId })
          showToolbar()
        }}
      />
      <DraftToolbar
        totalPicks={draftAnalysis.summary.totalPicks}
        shownPicks={shown.length}
        rounds={rounds}
        teams={teams}
        filters={filters}
        table={() => picksTable(shown)}
        onFilters={onFilters}
      />
      {draftAnalysis.summary.note && (
        <p role="note" className="mt-4 flex gap-2 text-muted text-sm">
          <Icon name="info" size={18} />
          {draftAnalysis.summary.note}
        </p>
      )}
      <PickTips picks={picks}>{content}</PickTips>
    </div>
  )
}

/** Keeps the foot of the page off screen. */
const ViewLoading = () => <div className="min-h-dvh" />

/** The place of the finding and of the best drafters. */
function ResultsLoading() {
  return (
    <div>
      <p role="status" className="py-4 text-muted">
        Points and grades follow once the whole season is loaded.
      </p>
      <Skeletons count={2} className="mb-2 h-12" />
    </div>
  )
}

/** Replaces a draft without picks. */
function NoPicks({ isUndrafted, isDrafting }: Pick<DraftViewProps, 'isUndrafted' | 'isDrafting'>) {
  if (isDrafting) {
    return (
      <Message
        icon="clipboard"
        title="No picks yet"
        text="The draft has begun. Its picks appear here, and their analysis follows once games are played."
      />
    )
  }
  return (
    <Message
      icon="clipboard"
      title="No draft picks found"
      text={
        isUndrafted
          ? 'This league hasn’t drafted yet. The board and its analysis appear here after the draft.'
          : 'Draft picks aren’t available for this league.'
      }
    />
  )
}

/** Scrolls the board to the top if the list of teams fills the window, so the effect of a selection is visible. */
function showToolbar(): void {
  const toolbar = document.querySelector('[data-toolbar]')
  if (toolbar && toolbar.getBoundingClientRect().top > innerHeight * 0.6) toolbar.scrollIntoView({ block: 'start' })
}
