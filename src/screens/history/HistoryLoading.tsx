import { Skeleton, SkeletonGroup, Skeletons } from '../../ui/Skeleton.tsx'

export function HistoryLoading() {
  return (
    <SkeletonGroup label="Loading the history">
      <Skeleton className="h-10 w-72 max-w-full" />
      <div className="mt-10 grid gap-6 md:grid-cols-3">
        <Skeletons count={3} className="h-32" />
      </div>
      <div className="mt-10 flex flex-col gap-2">
        <Skeletons count={8} className="h-11" />
      </div>
    </SkeletonGroup>
  )
}
