/** The draft, drawn: best drafters, toolbar, and the board or its analysis. Takes data and nothing else. */
import { useDeferredValue, useMemo } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { Message } from '../../ui/Message.tsx'
import { AnalysisView } from './AnalysisView.tsx'
import { BestDrafters } from './BestDrafters.tsx'
import { BoardView } from './BoardView.tsx'
import { rankDrafters, type StandingsAnswer, teamOptions } from './best-drafters.ts'
import { type BoardFilters, groupPicks, isShown, knownFilters, takeGroups } from './board-filters.ts'
import { listBoomsAndBusts } from './booms-and-busts.ts'
import { DraftToolbar } from './DraftToolbar.tsx'
import { type DraftAnswer, toDraftBoard } from './draft-board.ts'
import { picksTable } from './draft-csv.ts'
import { NoPicks } from './NoPicks.tsx'
import { useFirstThenAll } from './use-first-then-all.ts'

/** Fills any window. */
const cardsAtOnce = 24

export interface DraftViewProps {
  answer: DraftAnswer
  /** Null while they are not known. */
  standings: StandingsAnswer | null
  filters: BoardFilters
  onFilters: (changed: Partial<BoardFilters>) => void
  teamHref: (teamId: number) => string
  /** True where the league says that its draft is still to come. */
  isUndrafted: boolean
}

export function DraftView({ answer, standings, filters: wanted, onFilters, teamHref, isUndrafted }: DraftViewProps) {
  const board = useMemo(() => toDraftBoard(answer), [answer])
  const teams = useMemo(() => teamOptions(answer), [answer])
  const drafters = useMemo(() => rankDrafters(answer, standings), [answer, standings])
  const filters = useMemo(() => knownFilters(wanted, board.rounds, teams), [wanted, board, teams])
  // The controls answer at once, the cards when they are drawn.
  const drawn = useDeferredValue(filters)
  const most = useFirstThenAll(cardsAtOnce)
  const content = useMemo(() => {
    if (drawn.view === 'analysis')
      return <AnalysisView {...listBoomsAndBusts(answer, board, drawn)} teamHref={teamHref} />
    const groups = takeGroups(groupPicks(board.picks, drawn), most)
    if (groups.length > 0) return <BoardView groups={groups} teamHref={teamHref} />
    return <Message level={3} title="No draft picks found" text="This team made no pick in this round." />
  }, [answer, board, drawn, most, teamHref])
  if (board.picks.length === 0) return <NoPicks isUndrafted={isUndrafted} />
  return (
    <div>
      <BestDrafters drafters={drafters} selected={filters.teamId} onSelect={(teamId) => onFilters({ teamId })} />
      <DraftToolbar
        totalPicks={board.totalPicks}
        rounds={board.rounds}
        teams={teams}
        filters={filters}
        table={() => picksTable(board.picks.filter((pick) => isShown(pick, filters)))}
        onFilters={onFilters}
      />
      {board.partialNote && (
        <p role="note" className="mt-4 flex gap-2 text-muted text-sm">
          <Icon name="info" size={18} />
          {board.partialNote}
        </p>
      )}
      {content}
    </div>
  )
}
