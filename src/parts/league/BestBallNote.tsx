/** In leagues whose best lineup counts by itself, in place of what lineup decisions cost. */
export function BestBallNote({ className }: { className?: string }) {
  return <p className={className}>Best ball: the best lineup counts by itself, so there is no lineup to decide on.</p>
}
