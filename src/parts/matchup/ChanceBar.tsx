/**
 * Both teams' chances to win as a divided bar, with the figures at its ends. The reader's own part is ink, in other games that of the first team.
 * While the game is played a mark shows the chance before it.
 */
import type { ScoreboardResponse } from '../../contract/responses/scoreboard.ts'
import { formatChance } from '../../ui/format.ts'
import { useMyTeamId } from '../../ui/my-team.ts'

type GameSide = ScoreboardResponse['matchups'][number]['home']

export function ChanceBar({ first, second, isToCome = false }: ChanceBarProps) {
  const mine = useMyTeamId()
  // Before its kickoff a game of a running week has the chance of now, too.
  const isLive = first.chanceLive !== null && !isToCome
  const own = first.chanceLive ?? first.chanceBefore
  const other = second.chanceLive ?? second.chanceBefore
  if (own === null || other === null) return null
  const isOfSecond = second.team.id === mine
  const expected = [first, second].map(({ startersToCome: count }) => count)
  return (
    <div className="py-1 text-muted text-sm tabular-nums">
      <p className="flex justify-between gap-3">
        <span className="sr-only">{`${first.team.name}: `}</span>
        <span className={own >= other ? 'font-semibold text-ink' : ''}>{formatChance(own)}</span>
        <span>{isLive ? 'chance to win now' : 'chance to win'}</span>
        <span className="sr-only">{`${second.team.name}: `}</span>
        <span className={other > own ? 'font-semibold text-ink' : ''}>{formatChance(other)}</span>
      </p>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" className="h-2 w-full">
        <rect y="2" width="100" height="4" fill={isOfSecond ? 'var(--ink)' : 'var(--outline)'} />
        <rect y="2" width={own * 100} height="4" fill={isOfSecond ? 'var(--outline)' : 'var(--ink)'} />
        {isLive && first.chanceBefore !== null && (
          <rect x={100 * first.chanceBefore - 0.4} width="0.8" height="8" fill="var(--muted)" />
        )}
        <rect x="49.8" y="2" width="0.4" height="4" fill="var(--surface)" />
      </svg>
      {isLive && expected.every((count) => count !== null) && (
        <p className="mt-0.5 min-h-5">
          {expected.some((count) => count > 0) && `Starters left: ${expected[0]} and ${expected[1]}`}
          {first.chanceBefore !== null && second.chanceBefore !== null && (
            <span className="float-right whitespace-nowrap">
              {`before kickoff ${formatChance(first.chanceBefore)} – ${formatChance(second.chanceBefore)}`}
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
  /** No starter's game has begun. */
  isToCome?: boolean
}
