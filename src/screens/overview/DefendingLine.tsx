import { describeDefending } from '../../parts/history/describe-pair.ts'
import { type HistoryPlace, useLeagueHistory } from '../../parts/history/use-league-history.ts'

/** The previous season's champion, once the league's history has loaded. */
export function DefendingLine(place: HistoryPlace) {
  const known = useLeagueHistory(place)
  const defending = known?.history.defending
  if (!known || !defending) return null
  return (
    <a href={known.links.manager(defending.key)} className="underline-offset-4 hover:text-accent hover:underline">
      {describeDefending(defending, {
        championKey: known.history.championKey,
        isOver: place.league.phase === 'complete',
      })}
    </a>
  )
}
