import { type RosterGroup, type RosterSort, rosterSorts } from '../../parts/team/group-roster.ts'
import { rosterTable } from '../../parts/team/roster-csv.ts'
import { describeResult } from '../../parts/team/week-result.ts'
import { CsvButton } from '../../ui/CsvButton.tsx'
import { Select } from '../../ui/Select.tsx'
import { ShareButton } from '../../ui/ShareButton.tsx'
import { RosterGroups } from './RosterGroups.tsx'
import { StartSitPanel, type StartSitPanelProps } from './StartSitPanel.tsx'

interface WeekDetailsProps extends StartSitPanelProps {
  week: number
  teamName: string | null
  groups: RosterGroup[]
  sort: RosterSort
  onSort: (sort: string) => void
  onPlayer: (playerId: number) => void
}

/** Below a week's scoreboard: what its decisions cost, and the roster. */
export default function WeekDetails(props: WeekDetailsProps) {
  const { week, teamName, groups, sort, onSort, onPlayer, ...panel } = props
  return (
    <>
      <div className="min-w-0">
        <StartSitPanel {...panel} />
      </div>
      <section aria-labelledby="roster-title" className="min-w-0 border-ink border-t-2 pt-2 lg:col-span-2">
        <div className="flex flex-wrap items-center justify-between gap-3 pb-3">
          <div className="flex items-center gap-4">
            <h2 id="roster-title" className="scoreboard text-2xl">
              Week {week} Roster
            </h2>
            <ShareButton
              what={`week ${week}`}
              title={[teamName, `week ${week}`].filter(Boolean).join(', ')}
              text={describeResult(panel.result, teamName ?? 'This team')}
            />
            <CsvButton what={`roster of week ${week}`} table={() => rosterTable(groups)} />
          </div>
          <Select
            label="Sort by"
            value={sort}
            options={rosterSorts.map(({ key, label }) => ({ value: key, label }))}
            onChange={onSort}
            className="print:hidden"
          />
        </div>
        <RosterGroups groups={groups} isSorted={sort !== 'lineup'} onPlayer={onPlayer} />
      </section>
    </>
  )
}
