import { Skeleton } from '../../ui/Skeleton.tsx'

const places = Array.from({ length: 12 }, (_, index) => index)

/** The shape of the board while its data is on the way. */
export function DraftSkeleton() {
  return (
    <div>
      <p role="status" className="py-4 text-muted">
        Loading draft analysis...
      </p>
      <div className="grid grid-cols-2 gap-2 md:grid-cols-3 lg:grid-cols-4">
        {places.map((place) => (
          <Skeleton key={place} className="h-20" />
        ))}
      </div>
      <div className="mt-10 grid gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {places.map((place) => (
          <Skeleton key={place} className="h-40" />
        ))}
      </div>
    </div>
  )
}
