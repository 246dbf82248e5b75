/** The season's moves below its trade, in a file of their own: pick-ups, team by team, and one by one. */
import type { MovesResponse } from '../../contract/responses/moves.ts'
import type { MoveHighlights } from '../../parts/moves/move-highlights.ts'
import { deferred } from '../../ui/deferred.ts'
import { AboutMoves } from './AboutMoves.tsx'
import { MoveLog } from './MoveLog.tsx'
import type { MoveFilters } from './move-filters.ts'
import { PickUps } from './PickUps.tsx'
import type { SeasonMovesProps } from './SeasonMoves.tsx'
import { TeamMovesTable } from './TeamMovesTable.tsx'

const DeferredPickUps = deferred(PickUps)
const DeferredTeams = deferred(TeamMovesTable)
const DeferredLog = deferred(MoveLog)

interface BelowTradeProps extends SeasonMovesProps {
  /** The moves that the filters leave. */
  shown: MovesResponse['moves']
  story: MoveHighlights
  filters: MoveFilters
  isFiltered: boolean
  isUntilToday: boolean
  onFilters: (changed: Partial<MoveFilters>) => void
}

export default function BelowTrade(props: BelowTradeProps) {
  const {
    response,
    shown,
    story,
    filters,
    isFiltered,
    isOver,
    isUntilToday,
    query,
    onQuery,
    onFilters,
    links,
    verdictOf,
  } = props
  const { teams } = response
  return (
    <div className="flex flex-col gap-10">
      {!isFiltered && (
        <>
          <DeferredPickUps story={story} isOver={isOver} isFirst={story.trade === null} links={links} />
          <DeferredTeams
            rows={teams}
            usesBudget={response.usesBudget}
            query={query}
            onQuery={onQuery}
            onTeam={(teamId) => {
              onFilters({ teamId })
              scrollTo({ top: 0 })
            }}
          />
        </>
      )}
      <DeferredLog
        moves={shown}
        team={teams.find(({ team }) => team.id === filters.teamId) ?? null}
        filters={filters}
        isLatestFirst={!isOver}
        links={links}
        verdictOf={verdictOf}
        isUntilToday={isUntilToday}
        onFilters={onFilters}
      />
      <AboutMoves notes={response.notes} levels={response.replacementLevels} isUntilToday={isUntilToday} />
    </div>
  )
}
