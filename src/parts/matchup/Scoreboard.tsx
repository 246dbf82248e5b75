import { Badge } from '../../ui/Badge.tsx'
import { formatPoints } from '../../ui/format.ts'
import { TeamMark } from '../../ui/TeamMark.tsx'
import type { MatchupSide, MatchupSummary } from './matchup-summary.ts'
import { RunningBadge } from './RunningBadge.tsx'
import { verdict } from './verdict.ts'

/** Both teams with score, result and projection. */
export function Scoreboard({ summary, hrefs, isRunning = false, isLarge = false }: ScoreboardProps) {
  const { own, opponent, word, isPlayoff, round, median } = summary
  const words = verdict(summary)
  const hasPoints = own.score !== null || opponent?.score != null
  return (
    <section aria-label="Score" className={`border-b ${isLarge ? 'border-ink pb-3' : 'border-hairline pb-4'}`}>
      <div className="grid grid-cols-[1fr_auto_1fr] items-start gap-3">
        <Side
          side={own}
          href={hrefs?.own}
          isLarge={isLarge}
          isBeaten={isLarge && (own.score ?? 0) < (opponent?.score ?? 0)}
          hasPoints={hasPoints}
        />
        <p className="flex flex-col items-center gap-1 pt-2">
          {isRunning && word === 'N/A' ? (
            <RunningBadge hasBegun={hasPoints || round !== null} />
          ) : (
            <Badge tone={tones[word]}>{word}</Badge>
          )}
          {isPlayoff && <span className="text-muted text-sm">Playoffs</span>}
        </p>
        {opponent ? (
          <Side
            side={opponent}
            href={hrefs?.opponent}
            isLarge={isLarge}
            isBeaten={isLarge && (opponent.score ?? 0) < (own.score ?? 0)}
            hasPoints={hasPoints}
            isMirrored
          />
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
          <Badge tone={tones[median.word]}>{median.word}</Badge>
          <span className="text-muted">against the median of {formatPoints(median.score)}</span>
        </p>
      )}
      {words && <p className="mt-3 text-sm">{words}</p>}
    </section>
  )
}

const tones = { WIN: 'better', LOSS: 'worse', TIE: 'neutral', 'N/A': 'neutral', BYE: 'neutral' } as const

export interface SideHrefs {
  own?: string
  opponent: string | undefined
}

interface ScoreboardProps {
  summary: MatchupSummary
  hrefs?: SideHrefs
  /** While the week is played. */
  isRunning?: boolean
  /** At the head of a page, not in the panel. */
  isLarge?: boolean
}

function Side({
  side,
  href,
  isLarge,
  isBeaten,
  hasPoints,
  isMirrored = false,
}: {
  side: MatchupSide
  href: string | undefined
  isLarge: boolean
  isBeaten: boolean
  /** Whether either side has points. */
  hasPoints: boolean
  isMirrored?: boolean
}) {
  // Before the games, the head of a page shows the projections.
  const isExpected = isLarge && !hasPoints && side.score === null && side.projected !== null
  const name = (
    <bdi className="line-clamp-2 min-w-0 break-words font-semibold" title={side.name}>
      {side.name}
    </bdi>
  )
  return (
    <div className={`min-w-0 ${isMirrored ? 'text-right' : ''}`}>
      <p
        // Aligns the scores where one of the names takes two lines.
        className={`flex items-center gap-2 ${isMirrored ? 'flex-row-reverse' : ''} ${isLarge ? 'max-sm:min-h-12' : ''}`}
      >
        <TeamMark name={side.name} size={isLarge ? 36 : 28} />
        {href === undefined ? (
          name
        ) : (
          <a href={href} className="thumb min-w-0 underline-offset-4 hover:text-accent hover:underline">
            {name}
          </a>
        )}
      </p>
      {isExpected ? (
        <>
          <p className="mt-1 scoreboard text-[2.75rem] text-muted leading-none sm:text-[3.5rem]">
            {formatPoints(side.projected)}
          </p>
          <p className="mt-1 text-muted text-sm">Projected</p>
        </>
      ) : (
        <>
          <p
            className={`mt-1 scoreboard ${isLarge ? 'text-[2.75rem] leading-none sm:text-[3.5rem]' : 'text-4xl'} ${isBeaten ? 'text-muted' : ''}`}
          >
            {formatPoints(side.score)}
          </p>
          <p className="mt-1 text-muted text-sm tabular-nums">Projected {formatPoints(side.projected)}</p>
        </>
      )}
    </div>
  )
}
