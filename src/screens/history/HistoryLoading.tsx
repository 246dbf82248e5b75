import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx'

const rows = Array.from({ length: 8 }, (_, index) => index)

export function HistoryLoading() {
  return (
    <SkeletonGroup label="Loading the history">
      <Skeleton className="h-10 w-72 max-w-full" />
      <div className="mt-10 grid gap-6 md:grid-cols-3">
        {rows.slice(0, 3).map((row) => (
          <Skeleton key={row} className="h-32" />
        ))}
      </div>
      <div className="mt-10 flex flex-col gap-2">
        {rows.map((row) => (
          <Skeleton key={row} className="h-11" />
        ))}
      </div>
    </SkeletonGroup>
  )
}
