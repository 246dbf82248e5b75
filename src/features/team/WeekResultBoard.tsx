import { Badge, type BadgeTone } from '../../ui/Badge.tsx'
import { formatPoints } from '../../ui/format.ts'
import { TeamName } from '../../ui/TeamMark.tsx'
import type { ResultWord, WeekResult } from './week-result.ts'

export const resultTones: Record<ResultWord, BadgeTone> = {
  WIN: 'better',
  LOSS: 'worse',
  TIE: 'neutral',
  'N/A': 'neutral',
  BYE: 'neutral',
}

/** How the week ended: the word, both scores, and the round where it is played over two weeks. */
export function WeekResultBoard({ result, opponentHref }: { result: WeekResult; opponentHref?: string }) {
  const { word, own, opponent, opponentName, isPlayoff, round } = result
  return (
    <div>
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={resultTones[word]}>{word}</Badge>
        {isPlayoff && <Badge>Playoffs</Badge>}
        {round && round.week > 0 && (
          <span className="text-muted text-sm">
            Week {round.week} of {round.of}
          </span>
        )}
      </p>
      <p className="scoreboard mt-1 text-4xl">
        {formatPoints(own)}
        {word !== 'BYE' && <span className="text-muted"> – {formatPoints(opponent)}</span>}
      </p>
      {word === 'BYE' ? (
        <p className="text-muted text-sm">No matchup this week</p>
      ) : (
        <p className="mt-1 flex min-w-0 items-center gap-2">
          <span className="text-muted">vs</span>
          {opponentHref ? (
            <a href={opponentHref} className="inline-flex min-w-0 underline-offset-4 hover:underline">
              <TeamName name={opponentName ?? undefined} size={22} />
            </a>
          ) : (
            <TeamName name={opponentName ?? undefined} size={22} />
          )}
        </p>
      )}
      {round && (
        <p className="mt-1 text-muted text-sm tabular-nums">
          Round: {formatPoints(round.own)} – {formatPoints(round.opponent)} over {round.of} weeks
        </p>
      )}
    </div>
  )
}
