import { describeDefending } from '../../parts/history/describe-pair.ts'
import { type HistoryPlace, useLeagueHistory } from '../../parts/history/use-league-history.ts'

/** The previous season's champion. Reserves its lines, so nothing moves when it loads; absent in a first season. */
export function DefendingChampion(place: HistoryPlace) {
  const known = useLeagueHistory(place)
  const defending = known?.history.defending
  const { season, seasons } = place.league
  if (season === null || !seasons.some((other) => other < season)) return null
  return (
    <span className="line-clamp-2 min-h-10 sm:line-clamp-1 sm:min-h-5">
      {known && defending && (
        <a href={known.links.manager(defending.key)} className="underline-offset-4 hover:text-accent hover:underline">
          {describeDefending(defending, {
            championKey: known.history.championKey,
            isOver: place.league.phase === 'complete',
          })}
        </a>
      )}
    </span>
  )
}
