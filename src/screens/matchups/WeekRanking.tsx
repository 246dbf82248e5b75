/** A week of a league without opponents: all scores in one ranking. */
import { RunningBadge } from '../../parts/matchup/RunningBadge.tsx'
import { formatPoints } from '../../ui/format.ts'
import { Section, SectionLink } from '../../ui/Section.tsx'
import { sortRows } from '../../ui/sort.ts'
import { TeamName } from '../../ui/TeamMark.tsx'
import type { ScoreRow } from './score-rows.ts'
import { WeekScores } from './WeekScores.tsx'

export function WeekRanking({ week, rows, isElimination, isComplete, isLive, teamHref, weekly }: WeekRankingProps) {
  const out = rows.filter(({ result }) => result === 'Out')
  const lowest = rows.findLast(({ points }) => points !== null)
  const named = out.length > 0 ? out : !isComplete && lowest && isElimination ? [lowest] : rows.slice(0, 1)
  const isDown = named[0] !== rows[0]
  const favourite = rows.every(({ points }) => points === null)
    ? sortRows(rows, ({ projectedPoints }) => projectedPoints, 'descending')[0]
    : undefined
  return (
    <>
      <Section
        title={
          <span className="inline-flex items-baseline gap-2">
            Week {week}
            {isLive && <RunningBadge hasBegun={rows.some(({ points }) => points !== null)} />}
          </span>
        }
        note={
          isElimination
            ? `No head-to-head games: of ${rows.length} teams, the one with the lowest score is eliminated.`
            : 'No head-to-head games: total points decide the standings.'
        }
        action={weekly && <SectionLink href={weekly}>The weekly</SectionLink>}
      >
        {favourite && favourite.projectedPoints !== null && (
          <p className="scoreboard max-w-3xl text-balance text-3xl leading-tight">
            {`No points yet. ${favourite.team.name} has the top projection: ${formatPoints(favourite.projectedPoints)} points`}
          </p>
        )}
        {named.map(
          (row) =>
            row.points !== null && (
              <div key={row.team.id} className="flex items-center justify-between gap-3 border-hairline border-y py-3">
                <div className="min-w-0">
                  <p className="text-muted text-sm">
                    {isDown ? (isComplete ? 'Eliminated this round' : 'Lowest score so far') : 'Highest score'}
                  </p>
                  <p className="flex min-w-0 font-semibold text-lg">
                    <TeamName name={row.team.name} size={32} />
                  </p>
                </div>
                <p className="scoreboard text-4xl">{formatPoints(row.points)}</p>
              </div>
            ),
        )}
      </Section>
      <WeekScores week={week} rows={rows} isRunning={isLive} teamHref={teamHref} />
    </>
  )
}

interface WeekRankingProps {
  week: number
  /** Best first. */
  rows: readonly ScoreRow[]
  /** In elimination leagues the lowest score of a round is eliminated; otherwise points add up. */
  isElimination: boolean
  isComplete: boolean
  /** The week is in progress. */
  isLive: boolean
  /** The edition of the week; null until it is final. */
  weekly: string | null
  teamHref: (teamId: number) => string
}
