/** Stays in sight while the board is scrolled: what is shown, and what of it. */
import { CsvButton } from '../../ui/CsvButton.tsx'
import type { CsvTable } from '../../ui/csv.ts'
import { FilterToolbar } from '../../ui/FilterToolbar.tsx'
import { toNumber, toText } from '../../ui/filter-text.ts'
import { formatCount } from '../../ui/format.ts'
import { SegmentedToggle } from '../../ui/SegmentedToggle.tsx'
import { Select } from '../../ui/Select.tsx'
import type { TeamOption } from './best-drafters.ts'
import { type BoardFilters, type BoardViewName, isFiltered } from './board-filters.ts'

export interface DraftToolbarProps {
  totalPicks: number
  /** Picks that the filters leave. */
  shownPicks: number
  rounds: number[]
  teams: TeamOption[]
  filters: BoardFilters
  /** The picks that are shown, as a table. */
  table: () => CsvTable
  onFilters: (changed: Partial<BoardFilters>) => void
}

export function DraftToolbar({ totalPicks, shownPicks, rounds, teams, filters, table, onFilters }: DraftToolbarProps) {
  return (
    <FilterToolbar
      title={titles[filters.view]}
      summary={`${totalPicks} total picks across ${rounds.length} rounds`}
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
        className="max-sm:w-full max-sm:*:flex-1 max-sm:*:justify-center print:hidden"
      />
      <div className="flex w-full items-center gap-2 sm:w-auto print:hidden">
        <Select
          label="Round"
          isLabelHidden
          value={toText(filters.round)}
          options={[
            { value: '', label: 'All Rounds' },
            ...rounds.map((round) => ({ value: toText(round), label: `Round ${round}` })),
          ]}
          onChange={(value) => onFilters({ round: toNumber(value) })}
        />
        <Select
          label="Team"
          isLabelHidden
          value={toText(filters.teamId)}
          options={[
            { value: '', label: 'All Teams' },
            ...teams.map(({ teamId, teamName }) => ({ value: toText(teamId), label: teamName })),
          ]}
          onChange={(value) => onFilters({ teamId: toNumber(value) })}
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
