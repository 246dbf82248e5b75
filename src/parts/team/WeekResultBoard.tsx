import { Badge, type BadgeTone } from '../../ui/Badge.tsx'
import { formatPoints } from '../../ui/format.ts'
import { TeamName } from '../../ui/TeamMark.tsx'
import { RunningBadge } from '../matchup/RunningBadge.tsx'
import type { ResultLabel, WeekResult } from './week-result.ts'

export const resultTones: Record<ResultLabel, BadgeTone> = {
  WIN: 'better',
  LOSS: 'worse',
  TIE: 'neutral',
  'NO CONTEST': 'neutral',
  'N/A': 'neutral',
  BYE: 'neutral',
}

/**
 * The week's result: label and both scores; for a two-week round the round's, with the week's own beneath. With an opponent the page
 * already shows the scores large, so this is one line.
 */
export function WeekResultBoard({ result, isRunning, opponentHref }: WeekResultBoardProps) {
  const { word, own, opponent, isPlayoff, round } = result
  const decided = round ?? { own, opponent }
  const isLine = result.hasOpponent
  const isLive = isRunning && word === 'N/A'
  return (
    <div className={isLine ? 'flex flex-wrap items-center gap-x-3 gap-y-1' : undefined}>
      <p className="flex flex-wrap items-center gap-2 empty:hidden">
        {!isLive ? (
          <Badge tone={resultTones[word]}>{word}</Badge>
        ) : (
          // The head of the page shows it already.
          !isLine && <RunningBadge hasBegun={own !== null} />
        )}
        {isPlayoff && <Badge>Playoffs</Badge>}
      </p>
      {decided.own === null && decided.opponent === null ? (
        <p className={`scoreboard ${isLine ? 'text-lg' : 'mt-1 text-2xl'}`}>No score yet</p>
      ) : (
        <p className={`scoreboard ${isLine ? 'text-2xl' : 'mt-1 text-4xl'}`}>
          <Scores own={decided.own} opponent={result.hasOpponent ? decided.opponent : null} />
        </p>
      )}
      {round && (
        <p className="order-last w-full text-muted text-sm tabular-nums">
          Week {round.week} of {round.of}: <Scores own={own} opponent={opponent} />
        </p>
      )}
      {result.hasOpponent ? (
        <Opponent name={result.opponentName} href={opponentHref} />
      ) : (
        <p className="text-muted text-sm">{word === 'BYE' ? 'No matchup this week' : 'No opponent this week'}</p>
      )}
      {result.median && (
        <p className="order-last flex w-full flex-wrap items-center gap-2 text-sm tabular-nums">
          <Badge tone={resultTones[result.median.word]}>{result.median.word}</Badge>
          <span className="text-muted">against the median of {formatPoints(result.median.score)}</span>
        </p>
      )}
    </div>
  )
}

interface WeekResultBoardProps {
  result: WeekResult
  /** During the week: the result so far. */
  isRunning: boolean
  opponentHref?: string
}

/** "101.5 – 127.0"; "101.5" if the opponent's score is unknown, and "— – 127.0" if its own is. */
function Scores({ own, opponent }: { own: number | null; opponent: number | null }) {
  return (
    <>
      {own === null && opponent === null ? 'No score yet' : formatPoints(own)}
      {opponent !== null && <span className="text-muted"> – {formatPoints(opponent)}</span>}
    </>
  )
}

function Opponent({ name, href }: { name: string | null; href: string | undefined }) {
  const mark = <TeamName name={name ?? undefined} size={22} />
  return (
    <p className="flex min-w-0 items-center gap-2">
      <span className="text-muted">vs</span>
      {href === undefined ? (
        mark
      ) : (
        <a href={href} className="thumb inline-flex min-w-0 underline-offset-4 hover:underline">
          {mark}
        </a>
      )}
    </p>
  )
}
