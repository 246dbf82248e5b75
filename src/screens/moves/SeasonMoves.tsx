/** The season's moves as a story, then team by team and one by one. A filter leaves the moves that it lets through. */
import { useMemo } from 'react'
import { tellMoves } from '../../parts/moves/move-story.ts'
import type { Move, MovesAnswer } from '../../parts/moves/season-moves.ts'
import { AboutMoves } from './AboutMoves.tsx'
import { MoveLog } from './MoveLog.tsx'
import { MovesToolbar } from './MovesToolbar.tsx'
import type { MoveLinks } from './MoveTeam.tsx'
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
import { toTeamRows } from './team-rows.ts'

export interface SeasonMovesProps {
  answer: MovesAnswer
  /** At least one. */
  moves: readonly Move[]
  /** False while the season runs. */
  isOver: boolean
  query: URLSearchParams
  /** Sets or removes entries of the query. */
  onQuery: (entries: Record<string, string | null>) => void
  /** Address of a team's page of a week. */
  teamHref: MoveLinks['team']
}

export function SeasonMoves({ answer, moves, isOver, query, onQuery, teamHref }: SeasonMovesProps) {
  const teams = useMemo(() => toTeamRows(answer), [answer])
  const story = useMemo(() => tellMoves(moves), [moves])
  const teamIds = teams.flatMap(({ team }) => team.id ?? [])
  const filters = knownMoveFilters(readMoveFilters(query), moves, teamIds)
  const isFiltered = areMovesFiltered(filters)
  const shown = moves.filter((move) => isMoveShown(move, filters))
  const links = { team: teamHref }
  const onFilters = (changed: Partial<MoveFilters>) => onQuery(moveFilterEntries(changed))
  return (
    <div>
      <MovesToolbar moves={moves} shown={shown} teams={teams} filters={filters} onFilters={onFilters} />
      <div className="mt-5 flex flex-col gap-10">
        {!isFiltered && (
          <TradeOfTheYear story={story} isOver={isOver} links={links} onAll={() => onFilters({ kind: 'trade' })} />
        )}
        {!isFiltered && (
          <>
            <PickUps story={story} isOver={isOver} links={links} />
            <TeamMovesTable
              rows={teams}
              usesBudget={answer.uses_budget === true}
              query={query}
              onQuery={onQuery}
              onTeam={(teamId) => {
                onFilters({ teamId })
                scrollTo({ top: 0 })
              }}
            />
          </>
        )}
        <MoveLog
          moves={shown}
          team={teams.find(({ team }) => filters.teamId !== null && team.id === filters.teamId) ?? null}
          filters={filters}
          isLatestFirst={!isOver}
          links={links}
          onFilters={onFilters}
        />
        <AboutMoves notes={answer.notes ?? []} levels={answer.replacement_levels ?? []} />
      </div>
    </div>
  )
}
