import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx'

/** In the place of any screen whose code is loading. */
export function ScreenLoading() {
  return (
    <SkeletonGroup label="Loading..." className="mx-auto flex max-w-7xl flex-col gap-6 px-4 py-6">
      <Skeleton className="h-9 w-64 max-w-full" />
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} className="h-24" />
        ))}
      </div>
      <Skeleton className="h-96" />
    </SkeletonGroup>
  )
}
