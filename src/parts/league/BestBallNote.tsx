/** In best-ball leagues, replaces the cost of lineup decisions. */
export function BestBallNote({ className }: { className?: string }) {
  return (
    <p className={className}>
      Best ball: the optimal lineup counts automatically, so there are no start/sit decisions.
    </p>
  )
}
