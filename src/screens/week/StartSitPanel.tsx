import { BestBallNote } from '../../parts/league/BestBallNote.tsx'
import { OpenDecisions } from '../../parts/team/OpenDecisions.tsx'
import { WeekResultBoard } from '../../parts/team/WeekResultBoard.tsx'
import type { WeekResult } from '../../parts/team/week-result.ts'
import type { RosterPlayer } from '../../parts/team/week-roster.ts'
import type { ResourceState } from '../../stores/resource-state.ts'
import { Button } from '../../ui/Button.tsx'
import { cssPercent } from '../../ui/css-lengths.ts'
import { formatPercent, formatPoints, formatSigned } from '../../ui/format.ts'
import { Section } from '../../ui/Section.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx'
import { Stat } from '../../ui/Stat.tsx'
import { MissedOpportunities, type StartSitResponse } from './MissedOpportunities.tsx'

export interface StartSitPanelProps {
  result: WeekResult
  isRunning: boolean
  players: RosterPlayer[]
  /** Null while it loads. */
  analysis: StartSitResponse | null
  failure: Pick<ResourceState<StartSitResponse>, 'reload'> | null
  opponentHref?: string
}

/** The week's result, and what better lineup decisions would have changed. Phones fold it under the lineup's score. */
export function StartSitPanel({ result, isRunning, players, analysis, failure, opponentHref }: StartSitPanelProps) {
  const hasPoints = players.some(({ weekPoints }) => weekPoints !== null)
  return (
    <Section title="Start/Sit Analysis" inside={failure ? undefined : describeInside(analysis, hasPoints)}>
      <WeekResultBoard result={result} isRunning={isRunning} opponentHref={opponentHref} />
      <div className="mt-3 border-hairline border-t pt-3">
        {failure ? (
          <p className="flex flex-wrap items-center justify-between gap-3 text-muted">
            Couldn’t load this week’s start/sit analysis.
            <Button onClick={failure.reload}>Try again</Button>
          </p>
        ) : analysis === null ? (
          <SkeletonGroup label="Loading start/sit analysis" className="flex flex-col gap-4">
            <Skeleton className="h-14" />
            <Skeleton className="h-72" />
          </SkeletonGroup>
        ) : analysis.isAutomatic ? (
          <BestBallNote className="text-muted" />
        ) : analysis.note ? (
          <p className="text-muted">{analysis.note}</p>
        ) : (
          <>
            {/* The page's alarm and the lineup have the alerts. */}
            {analysis.open && <OpenDecisions open={{ ...analysis.open, alerts: [] }} />}
            {hasPoints ? (
              <Analysis analysis={analysis} isRunning={isRunning} />
            ) : (
              <p className="text-muted">No games yet. The analysis starts with the week’s first points.</p>
            )}
          </>
        )}
      </div>
    </Section>
  )
}

/** Of what phones fold. */
function describeInside(analysis: StartSitResponse | null, hasPoints: boolean): string {
  if (!hasPoints) return 'No games yet'
  const { teamScore = null, optimalScore = null } = analysis ?? {}
  if (teamScore === null || optimalScore === null) return 'Result and decisions'
  return `Actual ${formatPoints(teamScore)}, optimal ${formatPoints(optimalScore)}`
}

interface AnalysisProps {
  analysis: StartSitResponse
  isRunning: boolean
}

function Analysis({ analysis, isRunning }: AnalysisProps) {
  const { teamScore, optimalScore, startSitImpact: impact } = analysis
  const efficiency = shareOf(teamScore, optimalScore)
  return (
    <div className="flex flex-col gap-4">
      <div>
        <dl className="grid grid-cols-[1fr_1fr_auto] gap-3">
          <Stat label="Actual" value={formatPoints(teamScore)} />
          <Stat label="Optimal" value={formatPoints(optimalScore)} />
          <Stat
            label="Start/Sit Impact"
            value={
              <span className={impact ? 'text-worse' : undefined}>
                {formatSigned(impact === null ? null : -impact)}
              </span>
            }
          />
        </dl>
        {efficiency !== null && !isRunning && (
          <>
            <p aria-hidden="true" className="mt-2 h-1 bg-hairline">
              <span className="block h-full bg-accent" style={{ width: cssPercent(efficiency / 100) }} />
            </p>
            <p className="mt-1 text-muted text-sm">{formatPercent(efficiency)} of the optimal score</p>
          </>
        )}
      </div>
      {isRunning && (
        <p className="text-muted text-sm">Live: a swap counts as missed once both players’ games are over.</p>
      )}
      <MissedOpportunities missed={analysis.missedOpportunities} isRunning={isRunning} />
    </div>
  )
}

/** Actual points in percent of the optimum, 0 to 100. */
function shareOf(actual: number | null, optimal: number | null): number | null {
  if (actual === null || optimal === null || optimal <= 0) return null
  return Math.min(100, Math.max(0, (100 * actual) / optimal))
}
