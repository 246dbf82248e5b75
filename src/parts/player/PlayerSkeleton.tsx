import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx'

/** The profile's shape while it loads. */
export function PlayerSkeleton() {
  return (
    <SkeletonGroup label="Loading the player" className="space-y-6">
      <Skeleton className="h-6 w-64 max-w-full" />
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        {['points', 'average', 'projected', 'starts', 'share', 'accuracy'].map((figure) => (
          <Skeleton key={figure} className="h-12" />
        ))}
      </div>
      <Skeleton className="h-48" />
      <Skeleton className="h-80" />
    </SkeletonGroup>
  )
}
