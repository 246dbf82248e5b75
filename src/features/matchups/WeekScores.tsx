/** All scores of a week: as a picture and as a table. */
import { ChartFrame } from '../../charts/ChartFrame.tsx'
import { formatPoints } from '../../ui/format.ts'
import { HowWorkedOut } from '../measures/HowWorkedOut.tsx'
import { RecapSection } from '../recap/RecapSection.tsx'
import { ScoreDots } from './ScoreDots.tsx'
import type { ScoreRow } from './score-rows.ts'
import { WeekTable } from './WeekTable.tsx'

export function WeekScores({ week, rows, teamHref }: WeekScoresProps) {
  const scored = rows.filter(({ points }) => points !== null)
  return (
    <RecapSection
      title="All scores"
      action={rows.some(({ chance }) => chance !== null) && <HowWorkedOut measure="Chances before a game" />}
    >
      <div className="flex flex-col gap-6">
        {scored.length > 1 && (
          <ChartFrame
            className="max-w-3xl"
            title={findingOf(scored)}
            unit={scored.some(({ optimal }) => optimal !== null) ? 'points; ring: best line-up' : 'points so far'}
            name={`scores of week ${week}`}
            table={{
              headers: ['Team', 'Points', 'Best line-up', 'Missed'],
              rows: scored.map(({ team, points, optimal, missed }) => [team, points, optimal, missed]),
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
    </RecapSection>
  )
}

interface WeekScoresProps {
  week: number
  /** Best first. */
  rows: readonly ScoreRow[]
  teamHref: (teamId: number) => string
}

function findingOf(rows: readonly ScoreRow[]): string {
  const worst = rows.toSorted((a, b) => (b.missed ?? 0) - (a.missed ?? 0))[0]
  if (worst?.missed) return `${worst.team} left the most on the bench: ${formatPoints(worst.missed)} points`
  return `${rows[0]?.team} ${rows[0]?.rank == null ? 'leads with' : 'scored the most:'} ${formatPoints(rows[0]?.points)} points`
}
