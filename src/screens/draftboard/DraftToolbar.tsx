/** The sticky toolbar of the board: view and filters. */
import { type BoardFilters, type BoardViewName, isFiltered } from '../../parts/draft/board-filters.ts'
import { CsvButton } from '../../ui/CsvButton.tsx'
import type { CsvTable } from '../../ui/csv.ts'
import { FilterSelect } from '../../ui/FilterSelect.tsx'
import { FilterToolbar } from '../../ui/FilterToolbar.tsx'
import { formatCount } from '../../ui/format.ts'
import { SegmentedToggle } from '../../ui/SegmentedToggle.tsx'
import type { TeamOption } from './best-drafters.ts'

export interface DraftToolbarProps {
  totalPicks: number
  /** Number of picks after filtering. */
  shownPicks: number
  rounds: number[]
  teams: TeamOption[]
  filters: BoardFilters
  /** The shown picks, as a CSV table. */
  table: () => CsvTable
  onFilters: (changed: Partial<BoardFilters>) => void
}

export function DraftToolbar({ totalPicks, shownPicks, rounds, teams, filters, table, onFilters }: DraftToolbarProps) {
  return (
    <FilterToolbar
      title={titles[filters.view]}
      summary={
        rounds.length > 0 ? `${totalPicks} total picks across ${rounds.length} rounds` : `${totalPicks} total picks`
      }
      shown={isFiltered(filters) ? formatCount(shownPicks, 'pick') : null}
      onClear={() => onFilters({ round: null, teamId: null })}
      className="z-10"
      headClassName="flex flex-wrap items-baseline gap-x-3 sm:block"
    >
      <SegmentedToggle
        label="View"
        value={filters.view}
        options={views}
        onChange={(view) => onFilters({ view: views.find(({ value }) => value === view)?.value ?? 'board' })}
        className="max-sm:w-full max-sm:*:flex-1 max-sm:*:justify-center"
      />
      <div className="flex w-full items-center gap-2 sm:w-auto print:hidden">
        {rounds.length > 0 && (
          <FilterSelect
            label="Round"
            all="All Rounds"
            value={filters.round}
            options={rounds.map((round) => ({ value: round, label: `Round ${round}` }))}
            onChange={(round) => onFilters({ round })}
          />
        )}
        <FilterSelect
          label="Team"
          all="All Teams"
          value={filters.teamId}
          options={teams.map(({ teamId, teamName }) => ({ value: teamId, label: teamName }))}
          onChange={(teamId) => onFilters({ teamId })}
          className="flex-1 sm:max-w-56 sm:flex-none"
        />
        <CsvButton what="draft picks" table={table} />
      </div>
    </FilterToolbar>
  )
}

const titles = { board: 'Draft Board', analysis: 'Draft Analysis', grid: 'Draft Grid' } as const satisfies Record<
  BoardViewName,
  string
>

const views = [
  { value: 'board', label: 'Draft Board' },
  { value: 'analysis', label: 'Analysis' },
  { value: 'grid', label: 'Grid' },
] as const satisfies readonly { value: BoardViewName; label: string }[]
