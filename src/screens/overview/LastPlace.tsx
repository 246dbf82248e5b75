import { type HistoryPlace, useLeagueBook } from '../../parts/history/use-league-history.ts'
import { leagueAddress } from '../../parts/league/league-address.ts'

/** What the league's book says awaits last place. Reserves its line, so nothing moves when the book loads. */
export function LastPlace(place: HistoryPlace) {
  const punishment = useLeagueBook(place)?.lastPlace
  return (
    <p className="line-clamp-2 min-h-5">
      {punishment?.task && (
        <a href={leagueAddress('book', place)} className="underline-offset-4 hover:text-accent hover:underline">
          For last place: <bdi>{punishment.task}</bdi>
          {punishment.until && (
            <>
              {' '}
              (until <bdi>{punishment.until}</bdi>)
            </>
          )}
        </a>
      )}
    </p>
  )
}
