import { type HistoryPlace, useLeagueBook } from '../../parts/history/use-league-history.ts'
import { leagueAddress } from '../../parts/league/league-address.ts'

/** What the league's book says awaits last place, once it has loaded. */
export function LastPlace(place: HistoryPlace) {
  const punishment = useLeagueBook(place)?.lastPlace
  if (!punishment?.task) return null
  return (
    <a href={leagueAddress('book', place)} className="underline-offset-4 hover:text-accent hover:underline">
      For last place: <bdi>{punishment.task}</bdi>
      {punishment.until && (
        <>
          {' '}
          (until <bdi>{punishment.until}</bdi>)
        </>
      )}
    </a>
  )
}
