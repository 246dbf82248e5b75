/** All scores of a week, as a chart and as a table. */
import { ChartFrame } from '../../charts/ChartFrame.tsx'
import { MeasureLink } from '../../parts/measures/MeasureLink.tsx'
import { formatCount, formatPoints } from '../../ui/format.ts'
import { Section } from '../../ui/Section.tsx'
import { sortRows } from '../../ui/sort.ts'
import { ScoreDots } from './ScoreDots.tsx'
import type { ScoreRow } from './score-rows.ts'
import { WeekTable } from './WeekTable.tsx'

export function WeekScores({ week, rows, isRunning, isOpen, teamHref }: WeekScoresProps) {
  const scored = rows.filter(({ points }) => points !== null)
  const hasOptimal = scored.some(({ optimalPoints }) => optimalPoints !== null)
  return (
    <Section
      title="All scores"
      inside={`${formatCount(rows.length, 'team')}, in a table${scored.length > 1 ? ' and as a chart' : ''}`}
      isOpen={isOpen}
      action={rows.some(({ chanceBefore }) => chanceBefore !== null) && <MeasureLink measure="Chances before a game" />}
    >
      <div className="flex flex-col gap-6">
        {scored.length > 1 && (
          <ChartFrame
            className="max-w-3xl"
            title={findingOf(scored, isRunning)}
            unit={unitOf(scored, isRunning)}
            name={`scores of week ${week}`}
            table={{
              headers: ['Team', 'Points', ...(hasOptimal ? ['Optimal lineup', 'Missed'] : [])],
              rows: scored.map(({ team, points, optimalPoints, missedPoints }) => [
                team.name,
                points,
                ...(hasOptimal ? [optimalPoints, missedPoints] : []),
              ]),
            }}
          >
            {(width) => (
              <div>
                <ScoreDots rows={scored} width={width} />
              </div>
            )}
          </ChartFrame>
        )}
        <WeekTable week={week} rows={rows} teamHref={teamHref} />
      </div>
    </Section>
  )
}

interface WeekScoresProps {
  week: number
  /** Best first. */
  rows: readonly ScoreRow[]
  /** While the week is in progress. */
  isRunning: boolean
  /** Without games above it, phones do not fold it. */
  isOpen?: boolean
  teamHref: (teamId: number) => string
}

function unitOf(rows: readonly ScoreRow[], isRunning: boolean): string {
  if (rows.some(({ optimalPoints }) => optimalPoints !== null)) return 'points; ring: optimal lineup'
  return isRunning ? 'points so far' : 'points'
}

function findingOf(rows: readonly ScoreRow[], isRunning: boolean): string {
  const [worst] = sortRows(rows, ({ missedPoints }) => missedPoints, 'descending')
  if (worst?.missedPoints)
    return `${worst.team.name} left the most on the bench: ${formatPoints(worst.missedPoints)} points`
  return `${rows[0]?.team.name} ${isRunning ? 'leads with' : 'scored the most:'} ${formatPoints(rows[0]?.points)} points`
}
