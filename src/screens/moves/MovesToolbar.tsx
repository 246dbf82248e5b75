/** The sticky toolbar of the moves: filters and download. */

import type { ListedMove } from '../../contract/responses/moves.ts'
import type { TeamMoves } from '../../parts/moves/describe-team-moves.ts'
import { countMoves, kindPlurals, moveKinds } from '../../parts/moves/move-labels.ts'
import { CsvButton } from '../../ui/CsvButton.tsx'
import { FilterSelect } from '../../ui/FilterSelect.tsx'
import { FilterToolbar } from '../../ui/FilterToolbar.tsx'
import { formatCount } from '../../ui/format.ts'
import { Select } from '../../ui/Select.tsx'
import { movesTable } from './move-csv.ts'
import { areMovesFiltered, type MoveFilters } from './move-filters.ts'

export interface MovesToolbarProps {
  moves: readonly ListedMove[]
  /** Number of moves after filtering. */
  shown: readonly ListedMove[]
  teams: readonly TeamMoves[]
  filters: MoveFilters
  onFilters: (changed: Partial<MoveFilters>) => void
}

export function MovesToolbar({ moves, shown, teams, filters, onFilters }: MovesToolbarProps) {
  const weeks = [...new Set(moves.map(({ week }) => week))].sort((a, b) => a - b)
  const kinds = moveKinds.filter((kind) => moves.some((move) => move.kind === kind))
  return (
    <FilterToolbar
      title="Moves"
      summary={countMoves(moves)}
      shown={areMovesFiltered(filters) ? formatCount(shown.length, 'move') : null}
      onClear={() => onFilters({ teamId: null, week: null, kind: null })}
      className="z-20"
    >
      <div className="flex w-full items-center gap-2 sm:w-auto print:hidden">
        <Select
          label="Kind"
          isLabelHidden
          value={filters.kind ?? ''}
          options={[
            { value: '', label: 'All Kinds' },
            ...kinds.map((kind) => ({ value: kind, label: kindPlurals[kind] })),
          ]}
          onChange={(value) => onFilters({ kind: kinds.find((kind) => kind === value) ?? null })}
          className="flex-1 sm:flex-none"
        />
        <FilterSelect
          label="Week"
          all="All Weeks"
          value={filters.week}
          options={weeks.map((week) => ({ value: week, label: `Week ${week}` }))}
          onChange={(week) => onFilters({ week })}
          className="flex-1 sm:flex-none"
        />
        <FilterSelect
          label="Team"
          all="All Teams"
          value={filters.teamId}
          options={teams.map(({ team }) => ({ value: team.id, label: team.name }))}
          onChange={(teamId) => onFilters({ teamId })}
          className="flex-1 sm:max-w-56 sm:flex-none"
        />
        <span className="flex max-sm:absolute max-sm:top-2 max-sm:right-4">
          <CsvButton what="moves" table={() => movesTable(shown)} />
        </span>
      </div>
    </FilterToolbar>
  )
}
