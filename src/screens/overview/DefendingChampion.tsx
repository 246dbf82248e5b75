import type { HistoryPlace } from '../../parts/history/use-league-history.ts'
import { Later } from '../../ui/Later.tsx'
import { OverviewParts } from './later.ts'

/** The previous season's champion. Reserves its lines, so nothing moves when it loads; absent in a first season. */
export function DefendingChampion(place: HistoryPlace) {
  const { season, seasons } = place.league
  if (season === null || !seasons.some((other) => other < season)) return null
  return (
    <span className="line-clamp-2 min-h-10 sm:line-clamp-1 sm:min-h-5">
      <Later place={null}>
        <OverviewParts.DefendingLine {...place} />
      </Later>
    </span>
  )
}
