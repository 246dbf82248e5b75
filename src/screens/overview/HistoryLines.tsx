/** Lines of the overview from the league's earlier seasons, and from its book. */

import { describeDefending } from '../../parts/history/describe-pair.ts'
import { type HistoryPlace, useLeagueBook, useLeagueHistory } from '../../parts/history/use-league-history.ts'
import { leagueAddress } from '../../parts/league/league-address.ts'

/** During the season: what the same week of an earlier one had, once the league's history has loaded. */
export function HistoryLine(place: HistoryPlace) {
  const known = useLeagueHistory(place)
  const { runningWeek: week } = place.league
  const moment = week === null ? null : known?.history.recall(week)
  if (!known || !moment) return null
  return (
    <a href={known.links.all} className="underline-offset-4 hover:text-accent hover:underline">
      {`This week in our history. ${moment}`}
    </a>
  )
}

/** The previous season's champion, once the league's history has loaded. */
export function DefendingLine(place: HistoryPlace) {
  const known = useLeagueHistory(place)
  const defending = known?.history.defending
  if (!known || !defending) return null
  return (
    <a href={known.links.manager(defending.key)} className="underline-offset-4 hover:text-accent hover:underline">
      {describeDefending(defending, { isOver: place.league.phase === 'complete' })}
    </a>
  )
}

/** What the league's book says awaits last place, once it has loaded. */
export function LastPlace(place: HistoryPlace) {
  const punishment = useLeagueBook(place)?.lastPlace
  if (!punishment?.task) return null
  return (
    <a href={leagueAddress('book', place)} className="underline-offset-4 hover:text-accent hover:underline">
      For last place
      {punishment.until && (
        <>
          {', until '}
          <bdi>{punishment.until}</bdi>
        </>
      )}
      : <bdi>{punishment.task}</bdi>
    </a>
  )
}
