/** Both teams' odds as a divided bar, with the figures at its ends. While the game is played a mark shows the odds before it. */
import type { ScoreboardResponse } from '../../contract/responses/scoreboard.ts'
import { formatPercent } from '../../ui/format.ts'

type GameSide = ScoreboardResponse['matchups'][number]['home']

export function ChanceBar({ first, second }: ChanceBarProps) {
  const isLive = first.chanceLive !== null
  const own = first.chanceLive ?? first.chanceBefore
  const other = second.chanceLive ?? second.chanceBefore
  if (own === null || other === null) return null
  const expected = [first, second].map(({ startersToCome: count }) => count)
  return (
    <div className="pb-1 text-muted text-sm tabular-nums">
      <p className="flex justify-between gap-3">
        <span className="sr-only">{`${first.team.name}: `}</span>
        <span className={own >= other ? 'font-semibold text-ink' : ''}>{formatPercent(own * 100, 0)}</span>
        <span>{isLive ? 'odds now' : 'odds before the game'}</span>
        <span className="sr-only">{`${second.team.name}: `}</span>
        <span className={other > own ? 'font-semibold text-ink' : ''}>{formatPercent(other * 100, 0)}</span>
      </p>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" className="mt-0.5 h-1 w-full">
        <rect width="100" height="4" fill="var(--hairline)" />
        <rect width={own * 100} height="4" fill={isLive ? 'var(--accent)' : 'var(--muted)'} />
        {isLive && first.chanceBefore !== null && (
          <rect x={100 * first.chanceBefore - 0.3} width="0.6" height="4" fill="var(--ink)" />
        )}
        <rect x="49.8" width="0.4" height="4" fill="var(--surface)" />
      </svg>
      {isLive && expected.every((count) => count !== null) && (
        <p className="mt-0.5 min-h-5">
          {expected.some((count) => count > 0) && `Starters left: ${expected[0]} and ${expected[1]}`}
          {first.chanceBefore !== null && second.chanceBefore !== null && (
            <span className="float-right whitespace-nowrap">
              {`before kickoff ${formatPercent(first.chanceBefore * 100, 0)} – ${formatPercent(second.chanceBefore * 100, 0)}`}
            </span>
          )}
        </p>
      )}
    </div>
  )
}

interface ChanceBarProps {
  first: GameSide
  second: GameSide
}
