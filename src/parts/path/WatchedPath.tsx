/** The path of a game of a past week, which is requested once for all games of the week. */
import type { ScoreboardResponse } from '../../contract/responses/scoreboard.ts'
import { useResource } from '../../stores/use-resource.ts'
import { seasonOf } from '../league/league-calls.ts'
import type { LeaguePlace } from '../league/league-view.ts'
import PathPlot from './PathPlot.tsx'

export default function WatchedPath({ board: { matchups, week }, matchupId, place }: WatchedPathProps) {
  const state = useResource('gamePaths', { ...seasonOf(place), week })
  const isIt = (game: { matchupId: number }) => game.matchupId === matchupId
  const path = state.status === 'ready' && state.data.games.find(isIt)
  const game = matchups.find(isIt)
  const away = game?.away
  return path && away && <PathPlot path={path} week={state.data} game={{ ...game, away, week }} />
}

interface WatchedPathProps {
  board: Pick<ScoreboardResponse, 'matchups' | 'week'>
  matchupId: number
  place: Pick<LeaguePlace, 'leagueRef' | 'league'>
}
