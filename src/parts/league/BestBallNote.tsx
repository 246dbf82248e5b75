/** In leagues whose best lineup counts by itself, in place of what lineup decisions cost. */
export function BestBallNote({ className }: { className?: string }) {
  return (
    <p className={className}>
      Best ball: the optimal lineup counts automatically, so there are no start/sit decisions.
    </p>
  )
}
