import { formatPercent } from '../../ui/format.ts'
import { LiveScore } from './LiveScore.tsx'
import type { LiveGame } from './live-games.ts'

/** A game in two short lines, under which phones fold its card: both teams with their points (before kickoff projected) and odds. */
export function LiveGameLine({ game: { home, away, status }, at }: { game: LiveGame; at: string | null }) {
  const isToCome = status === 'scheduled'
  return (
    <span className="min-w-0 grow py-1.5">
      {[home, ...(away ? [away] : [])].map((side) => (
        <span key={side.team.id} className="flex items-baseline gap-3">
          <bdi className="min-w-0 grow truncate font-semibold">{side.team.name}</bdi>
          <span className="scoreboard whitespace-nowrap tabular-nums">
            <LiveScore side={side} isToCome={isToCome} at={at} />
          </span>
          <span className="w-10 text-right text-muted text-sm tabular-nums">
            {writeOdds(isToCome ? side.chanceBefore : side.chanceLive)}
          </span>
        </span>
      ))}
    </span>
  )
}

const writeOdds = (chance: number | null) => chance !== null && formatPercent(100 * chance, 0)
