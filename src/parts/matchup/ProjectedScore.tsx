import { formatPoints } from '../../ui/format.ts'

/** "124.0 proj", in the place of a score before the game. */
export function ProjectedScore({ points }: { points: number }) {
  return (
    <>
      {formatPoints(points)}
      <span className="font-normal font-sans text-base text-muted"> proj</span>
    </>
  )
}
