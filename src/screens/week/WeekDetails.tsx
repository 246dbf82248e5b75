import { type RosterGroup, type RosterSort, rosterSorts } from '../../parts/team/group-roster.ts'
import { rosterTable } from '../../parts/team/roster-csv.ts'
import { describeResult } from '../../parts/team/week-result.ts'
import { Button } from '../../ui/Button.tsx'
import { CsvButton } from '../../ui/CsvButton.tsx'
import { Select } from '../../ui/Select.tsx'
import { ShareButton } from '../../ui/ShareButton.tsx'
import type { LineupNotes } from './lineup-notes.ts'
import { RosterGroups } from './RosterGroups.tsx'
import { StartSitPanel, type StartSitPanelProps } from './StartSitPanel.tsx'

interface WeekDetailsProps extends StartSitPanelProps {
  week: number
  teamName: string | null
  groups: RosterGroup[]
  notes: LineupNotes
  sort: RosterSort
  onSort: (sort: string) => void
  /** Opens both lineups beside the page; absent without an opponent. */
  onLineups?: () => void
  onPlayer: (playerId: number) => void
}

/** Below a week's scoreboard: what its decisions cost, and the roster with its lineup. */
export default function WeekDetails(props: WeekDetailsProps) {
  const { week, teamName, groups, notes, sort, onSort, onLineups, onPlayer, ...panel } = props
  return (
    <>
      <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <StartSitPanel {...panel} />
      </div>
      <section aria-labelledby="roster-title" className="min-w-0 border-ink border-t-2 pt-2 lg:col-start-1">
        <div className="flex flex-wrap items-center justify-between gap-3 pb-1">
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
          <div className="flex flex-wrap items-center gap-3 print:hidden">
            {onLineups && <Button onClick={onLineups}>Both lineups</Button>}
            <Select
              label="Sort by"
              value={sort}
              options={rosterSorts.map(({ key, label }) => ({ value: key, label }))}
              onChange={onSort}
            />
          </div>
        </div>
        <RosterGroups groups={groups} notes={notes} onPlayer={onPlayer} />
      </section>
    </>
  )
}
