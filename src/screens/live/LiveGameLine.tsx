import { ProjectedScore } from '../../parts/matchup/ProjectedScore.tsx'
import { ChangedFigure } from '../../ui/ChangedFigure.tsx'
import { formatPercent, formatPoints } from '../../ui/format.ts'
import type { LiveGame } from './live-games.ts'

/** A game in two short lines, under which phones fold its card: both teams with their points (before kickoff projected) and odds. */
export function LiveGameLine({ game: { home, away, status }, at }: { game: LiveGame; at: string | null }) {
  const isToCome = status === 'scheduled'
  return (
    <span className="min-w-0 grow py-1.5">
      {[home, ...(away ? [away] : [])].map(({ team, points, projectedPoints, chanceLive, chanceBefore }) => (
        <span key={team.id} className="flex items-baseline gap-3">
          <bdi className="min-w-0 grow truncate font-semibold">{team.name}</bdi>
          <span className="scoreboard whitespace-nowrap tabular-nums">
            {isToCome && projectedPoints !== null ? (
              <ProjectedScore points={projectedPoints} />
            ) : (
              <ChangedFigure value={points} at={at}>
                {formatPoints(points)}
              </ChangedFigure>
            )}
          </span>
          <span className="w-10 text-right text-muted text-sm tabular-nums">
            {writeOdds(isToCome ? chanceBefore : chanceLive)}
          </span>
        </span>
      ))}
    </span>
  )
}

const writeOdds = (chance: number | null) => chance !== null && formatPercent(100 * chance, 0)
