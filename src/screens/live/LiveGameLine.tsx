import { ChangedFigure } from '../../ui/ChangedFigure.tsx'
import { formatPercent, formatPoints } from '../../ui/format.ts'
import type { LiveGame } from './live-games.ts'

/** A game in two short lines, under which phones fold its card: both teams with their points and odds. */
export function LiveGameLine({ game: { home, away }, at }: { game: LiveGame; at: string | null }) {
  return (
    <span className="min-w-0 grow py-1.5">
      {[home, ...(away ? [away] : [])].map(({ team, points, chanceLive }) => (
        <span key={team.id} className="flex items-baseline gap-3">
          <bdi className="min-w-0 grow truncate font-semibold">{team.name}</bdi>
          <span className="scoreboard tabular-nums">
            <ChangedFigure value={points} at={at}>
              {formatPoints(points)}
            </ChangedFigure>
          </span>
          <span className="w-10 text-right text-muted text-sm tabular-nums">
            {chanceLive !== null && formatPercent(100 * chanceLive, 0)}
          </span>
        </span>
      ))}
    </span>
  )
}
