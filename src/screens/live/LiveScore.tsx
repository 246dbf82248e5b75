import { ProjectedScore } from '../../parts/matchup/ProjectedScore.tsx'
import { ChangedFigure } from '../../ui/ChangedFigure.tsx'
import { formatPoints } from '../../ui/format.ts'
import type { LiveGameSide } from './live-games.ts'

interface LiveScoreProps {
  side: Pick<LiveGameSide, 'points' | 'projectedPoints'>
  /** Whether the game is before its kickoff. */
  isToCome: boolean
  at: string | null
}

/** A side's points, before kickoff the projected ones. */
export function LiveScore({ side: { points, projectedPoints }, isToCome, at }: LiveScoreProps) {
  if (isToCome && projectedPoints !== null) return <ProjectedScore points={projectedPoints} />
  return (
    <ChangedFigure value={points} at={at}>
      {formatPoints(points)}
    </ChangedFigure>
  )
}
