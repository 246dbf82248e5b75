import { hasAnyOpponent, type PerformanceRow } from '../../parts/team/performance-rows.ts'
import { resultTones } from '../../parts/team/WeekResultBoard.tsx'
import type { WeekResult } from '../../parts/team/week-result.ts'
import { Badge } from '../../ui/Badge.tsx'
import { pointsColumn, textColumn } from '../../ui/columns.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { formatPoints } from '../../ui/format.ts'
import { Section } from '../../ui/Section.tsx'
import { TeamMark } from '../../ui/TeamMark.tsx'

/** One row per week, which opens the week's matchup. */
export function PerformanceTable({ rows, onMatchup }: { rows: PerformanceRow[]; onMatchup: (week: number) => void }) {
  const isDuel = hasAnyOpponent(rows)
  return (
    <Section
      title="Week by Week"
      note={isDuel ? 'Select a week to see both lineups' : 'Select a week to see its lineup'}
    >
      <DataTable
        label="Weekly performance"
        csvName="weekly performance"
        columns={isDuel ? columns : columns.filter(({ key }) => !ofOpponents.includes(key))}
        isDense
        rows={rows}
        rowKey={({ week }) => week}
        onRow={({ week }) => onMatchup(week)}
      />
    </Section>
  )
}

/** Columns that are empty in leagues without opponents. */
const ofOpponents = ['opponent', 'opponentScore', 'result']

const columns: Column<PerformanceRow>[] = [
  textColumn('week', 'Week', ({ week }) => week, {
    render: ({ week, result: { round, ...stage } }) => (
      <span>
        <span className="whitespace-nowrap font-semibold">
          <span className="max-sm:sr-only">Week </span>
          {week}
        </span>
        {(stageOf(stage) || round) && (
          <span className="block text-muted text-sm max-sm:sr-only">
            {stageOf(stage)}
            {stageOf(stage) && round && ', '}
            {round && <span className="whitespace-nowrap">{`Week ${round.week} of ${round.of}`}</span>}
          </span>
        )}
      </span>
    ),
    csv: { Week: ({ week }) => week, Playoffs: ({ result }) => (result.isPlayoff ? 'yes' : 'no') },
  }),
  textColumn('opponent', 'Opponent', ({ result }) => result.opponentName, {
    render: ({ result: { opponentName } }) => (
      <span className="flex items-center gap-2">
        {opponentName !== null && <TeamMark name={opponentName} size={22} className="max-sm:hidden" />}
        <bdi
          className="line-clamp-2 hyphens-auto wrap-anywhere max-sm:text-sm max-sm:leading-4"
          title={opponentName ?? undefined}
        >
          {opponentName ?? '—'}
        </bdi>
      </span>
    ),
    className: 'w-1/3',
  }),
  pointsColumn('score', 'Score', ({ result }) => result.own, { bar: ({ result }) => result.own ?? undefined }),
  pointsColumn('opponentScore', 'Opponent Score', ({ result }) => result.opponent),
  pointsColumn('projected', 'Projected', ({ projectedPoints }) => projectedPoints),
  textColumn('result', 'Result', resultLabel, {
    align: 'end',
    render: (row) => (
      <span>
        <Badge tone={resultTones[row.result.word]}>{resultLabel(row)}</Badge>
        {row.result.round && (
          <span className="block whitespace-nowrap text-muted text-sm tabular-nums max-sm:hidden">
            round {formatPoints(row.result.round.own)} – {formatPoints(row.result.round.opponent)}
          </span>
        )}
        {row.result.median && (
          <span className="block whitespace-nowrap text-muted text-sm tabular-nums">
            <span className="max-sm:sr-only">{row.result.median.word} against the median </span>
            <span className="max-sm:hidden">{formatPoints(row.result.median.score)}</span>
            <span aria-hidden="true" className="sm:hidden">
              med. {row.result.median.word.charAt(0)}
            </span>
          </span>
        )}
      </span>
    ),
  }),
]

/** A game of the running week has begun once either side has points. */
function resultLabel({ isComplete, result: { word, own, opponent, round } }: PerformanceRow): string {
  const hasBegun = own !== null || opponent !== null || round !== null
  // A round goes on after its first week is final.
  const isOpen = !isComplete || round !== null
  return isOpen && word === 'N/A' && hasBegun ? 'LIVE' : word
}

function stageOf({ isPlayoff, isConsolation }: Pick<WeekResult, 'isPlayoff' | 'isConsolation'>): string {
  return isPlayoff ? 'Playoffs' : isConsolation ? 'Consolation' : ''
}
