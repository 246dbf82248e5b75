import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx'

/** The panel's shape while the lineups are on their way. */
export function MatchupSkeleton() {
  return (
    <SkeletonGroup label="Loading the matchup" className="space-y-3">
      <Skeleton className="h-28" />
      {Array.from({ length: 9 }, (_, row) => row).map((row) => (
        <Skeleton key={row} className="h-11" />
      ))}
    </SkeletonGroup>
  )
}
