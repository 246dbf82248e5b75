/** The season's moves: highlights, then team by team and one by one, with filters. */
import { useMemo } from 'react'
import type { MovesResponse } from '../../contract/responses/moves.ts'
import { findMoveHighlights } from '../../parts/moves/move-highlights.ts'
import type { MoveLinks } from '../../parts/moves/move-links.tsx'
import { rateByVerdicts } from '../../parts/trades/rate-by-verdicts.ts'
import type { TradeVerdicts } from '../../parts/trades/use-trade-verdicts.ts'
import { deferred } from '../../ui/deferred.ts'
import { Later } from '../../ui/Later.tsx'
import { AboutMoves } from './AboutMoves.tsx'
import { MoveLog } from './MoveLog.tsx'
import { MovesToolbar } from './MovesToolbar.tsx'
import {
  areMovesFiltered,
  isMoveShown,
  knownMoveFilters,
  type MoveFilters,
  moveFilterEntries,
  readMoveFilters,
} from './move-filters.ts'
import { PickUps } from './PickUps.tsx'
import { TeamMovesTable } from './TeamMovesTable.tsx'
import { TradeOfTheYear } from './TradeOfTheYear.tsx'

const DeferredTrade = deferred(TradeOfTheYear)
const DeferredPickUps = deferred(PickUps)
const DeferredTeams = deferred(TeamMovesTable)
const DeferredLog = deferred(MoveLog)

export interface SeasonMovesProps {
  /** With at least one move. */
  response: MovesResponse
  /** False during the season. */
  isOver: boolean
  query: URLSearchParams
  /** Sets or removes entries of the query. */
  onQuery: (entries: Record<string, string | null>) => void
  links: MoveLinks
  verdictOf: TradeVerdicts
}

export function SeasonMoves({ response: ofSeason, isOver, query, onQuery, links, verdictOf }: SeasonMovesProps) {
  const response = useMemo(() => rateByVerdicts(ofSeason, verdictOf), [ofSeason, verdictOf])
  const { moves, teams } = response
  const story = useMemo(() => findMoveHighlights(moves), [moves])
  const teamIds = teams.map(({ team }) => team.id)
  const filters = knownMoveFilters(readMoveFilters(query), moves, teamIds)
  const isFiltered = areMovesFiltered(filters)
  const shown = moves.filter((move) => isMoveShown(move, filters))
  const onFilters = (changed: Partial<MoveFilters>) => onQuery(moveFilterEntries(changed))
  return (
    <div>
      <MovesToolbar moves={moves} shown={shown} teams={teams} filters={filters} onFilters={onFilters} />
      <div className="mt-5 flex flex-col gap-10">
        {!isFiltered && (
          <DeferredTrade story={story} isOver={isOver} links={links} onAll={() => onFilters({ kind: 'trade' })} />
        )}
        <Later>
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
              onFilters={onFilters}
            />
            <AboutMoves notes={response.notes} levels={response.replacementLevels} />
          </div>
        </Later>
      </div>
    </div>
  )
}
