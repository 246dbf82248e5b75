import { ChartFrame } from '../../charts/ChartFrame.tsx'
import { joinScores } from '../../domain/score-text.ts'
import { joinNames } from '../../parts/history/history-words.ts'
import { MeasureLink } from '../../parts/measures/MeasureLink.tsx'
import { formatCount, formatWhole } from '../../ui/format.ts'
import { Section } from '../../ui/Section.tsx'
import { Unbroken } from '../../ui/Unbroken.tsx'
import type { HistorySectionProps } from './history-view.ts'
import { ScorigamiChart } from './ScorigamiChart.tsx'
import { describeScorigami, type FinalScore, toScorigami } from './scorigami-grid.ts'

/** All final scores that occurred. A square opens the latest week with its score. */
export function Scorigami({ response, links }: HistorySectionProps) {
  const grid = toScorigami(response)
  if (!grid) return null
  const fresh = grid.cells.filter(({ isNew }) => isNew)
  const frequent = grid.mostCount > 1 ? grid.cells.filter(({ count }) => count === grid.mostCount) : []
  return (
    <Section
      id="scorigami"
      title={describeScorigami(grid)}
      inside="Chart of every final score"
      note={`Final scores, rounded. Stronger color means more often; green squares are new${grid.shown.length < grid.cells.length ? '; scores of 0 are in the table only' : ''}`}
      action={<MeasureLink measure="Scorigami" />}
    >
      <div className="grid gap-x-10 gap-y-3 lg:grid-cols-[minmax(0,44rem)_minmax(0,1fr)]">
        <dl className="flex flex-wrap gap-x-6 gap-y-1 self-start lg:order-last lg:flex-col lg:gap-y-3 lg:pt-8">
          {fresh.length > 0 && grid.newest && (
            <div>
              <dt className="text-muted text-sm">New</dt>
              <dd>
                <a
                  href={links.week(grid.newest.season, grid.newest.week)}
                  className="thumb font-semibold text-accent tabular-nums hover:underline"
                >
                  <Unbroken text={joinNames(fresh.map(writeCell), 6)} />
                </a>
              </dd>
            </div>
          )}
          {frequent.length > 0 && (
            <div>
              <dt className="text-muted text-sm">Most often</dt>
              <dd>
                <Unbroken text={`${joinNames(frequent.map(writeCell), 3)}, ${formatCount(grid.mostCount, 'time')}`} />
              </dd>
            </div>
          )}
        </dl>
        <ChartFrame
          title="Every final score"
          unit="points"
          name="scorigami"
          leastWidth={240}
          table={{
            headers: ['Score', 'Winner', 'Loser', 'Times', 'First season', 'Last season', 'Last week'],
            rows: grid.cells.map((cell) => [
              writeCell(cell),
              cell.higher,
              cell.lower,
              cell.count,
              String(cell.first.season),
              String(cell.last.season),
              cell.last.week,
            ]),
            format: formatWhole,
            isLong: true,
          }}
        >
          {(width) => <ScorigamiChart grid={grid} width={width} href={links.week} />}
        </ChartFrame>
      </div>
    </Section>
  )
}

const writeCell = ({ higher, lower }: FinalScore) => joinScores([higher, lower].map(formatWhole))
