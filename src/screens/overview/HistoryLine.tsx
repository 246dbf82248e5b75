import { type HistoryPlace, useLeagueHistory } from '../../parts/history/use-league-history.ts'

/** During the season: what the same week of an earlier one had, once the league's history has loaded. */
export function HistoryLine(place: HistoryPlace) {
  const known = useLeagueHistory(place)
  const { currentWeek: week } = place.league
  const moment = week === null ? null : known?.history.recall(week)
  if (!known || !moment) return null
  return (
    <a href={known.links.all} className="underline-offset-4 hover:text-accent hover:underline">
      {`This week in our history. ${moment}`}
    </a>
  )
}
