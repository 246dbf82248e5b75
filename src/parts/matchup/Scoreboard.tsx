import type { ReactNode } from 'react'
import { Badge } from '../../ui/Badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { formatPoints } from '../../ui/format.ts'
import { TeamMark } from '../../ui/TeamMark.tsx'
import { Unbroken } from '../../ui/Unbroken.tsx'
import { resultTones } from '../team/WeekResultBoard.tsx'
import type { MatchupSummary, SummarySide } from './matchup-summary.ts'
import { RunningBadge } from './RunningBadge.tsx'
import { verdict } from './verdict.ts'

export interface SideHrefs {
  own?: string
  opponent: string | undefined
}

interface ScoreboardProps {
  summary: MatchupSummary
  hrefs?: SideHrefs
}

/** Both teams with score, result and projection, in the panel. */
export function PanelScoreboard({ summary, hrefs }: ScoreboardProps) {
  const { own, opponent } = summary
  return (
    <ScoreFrame
      summary={summary}
      className="border-hairline pb-4"
      own={<PanelSide side={own} href={hrefs?.own} />}
      opponent={opponent && <PanelSide side={opponent} href={hrefs?.opponent} />}
    />
  )
}

/** The large version at the top of a page: the loser's score is muted, and before the games it shows the projections. */
export function PageScoreboard({ summary, hrefs, isRunning }: ScoreboardProps & { isRunning: boolean }) {
  const { own, opponent } = summary
  return (
    <ScoreFrame
      summary={summary}
      isRunning={isRunning}
      className="border-ink pb-3"
      own={<PageSide side={own} other={opponent} href={hrefs?.own} />}
      opponent={opponent && <PageSide side={opponent} other={own} href={hrefs?.opponent} />}
    />
  )
}

interface ScoreFrameProps {
  summary: MatchupSummary
  /** While the week is in progress. */
  isRunning?: boolean
  className: string
  own: ReactNode
  opponent: ReactNode
}

/** The result between the two sides; the round, the median and the verdict below them. */
function ScoreFrame({ summary, isRunning = false, className, own, opponent }: ScoreFrameProps) {
  const { word, isPlayoff, round, median } = summary
  const words = verdict(summary)
  const hasPoints = summary.own.score !== null || summary.opponent?.score != null
  return (
    <section aria-label="Score" className={classNames('border-b', className)}>
      <div className="grid grid-cols-[1fr_auto_1fr] items-start gap-3">
        <div className="min-w-0">{own}</div>
        <p className="flex flex-col items-center gap-1 pt-2">
          {isRunning && word === 'N/A' ? (
            <RunningBadge hasBegun={hasPoints || round !== null} />
          ) : (
            <Badge tone={resultTones[word]}>{word}</Badge>
          )}
          {isPlayoff && <span className="text-muted text-sm">Playoffs</span>}
        </p>
        {opponent ? (
          // Mirrored: the team's mark is on the outside.
          <div className="min-w-0 text-right [&>p:first-child]:flex-row-reverse">{opponent}</div>
        ) : (
          <p className="pt-2 text-right text-muted">No matchup</p>
        )}
      </div>
      {round && (
        <p className="mt-3 text-muted text-sm tabular-nums">
          Week {round.week} of {round.of}, round total {formatPoints(round.own)} to {formatPoints(round.opponent)}
        </p>
      )}
      {median && (
        <p className="mt-3 flex flex-wrap items-center gap-2 text-sm tabular-nums">
          <Badge tone={resultTones[median.word]}>{median.word}</Badge>
          <span className="text-muted">against the median of {formatPoints(median.score)}</span>
        </p>
      )}
      {words && (
        <p className="mt-3 text-sm">
          <Unbroken text={words} />
        </p>
      )}
    </section>
  )
}

interface SideProps {
  side: SummarySide
  href: string | undefined
}

function PanelSide({ side, href }: SideProps) {
  return (
    <>
      <p className="flex items-center gap-2">
        <TeamMark name={side.name} size={28} />
        <SideName side={side} href={href} />
      </p>
      <p className="mt-1 scoreboard text-4xl">{formatPoints(side.score)}</p>
      <Projected side={side} />
    </>
  )
}

function PageSide({ side, other, href }: SideProps & { other: SummarySide | null }) {
  const isToCome = side.score === null && (other?.score ?? null) === null && side.projected !== null
  const isMuted = isToCome || (side.score ?? 0) < (other?.score ?? 0)
  return (
    <>
      {/* Aligns the scores if one of the names takes two lines. */}
      <p className="flex items-center gap-2 max-sm:min-h-12">
        <TeamMark name={side.name} size={36} className="max-sm:size-7" />
        <SideName side={side} href={href} />
      </p>
      <p
        className={classNames('mt-1 scoreboard text-[2.75rem] leading-none sm:text-[3.5rem]', isMuted && 'text-muted')}
      >
        {formatPoints(isToCome ? side.projected : side.score)}
      </p>
      {isToCome ? <p className="mt-1 text-muted text-sm">Projected</p> : <Projected side={side} />}
    </>
  )
}

function SideName({ side: { name }, href }: SideProps) {
  const text = (
    <bdi
      className="line-clamp-2 min-w-0 hyphens-auto break-words font-semibold max-sm:line-clamp-3 max-sm:text-sm max-sm:leading-4"
      title={name}
    >
      {name}
    </bdi>
  )
  if (href === undefined) return text
  return (
    <a href={href} className="thumb min-w-0 underline-offset-4 hover:text-accent hover:underline">
      {text}
    </a>
  )
}

/** Some leagues have no projections. */
function Projected({ side: { projected } }: Pick<SideProps, 'side'>) {
  if (projected === null) return null
  return <p className="mt-1 text-muted text-sm tabular-nums">Projected {formatPoints(projected)}</p>
}
