/** The games of a week, or why there are none. */
import { useResource } from '../../stores/use-resource.ts'
import { Message } from '../../ui/Message.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx'
import type { LeagueTabProps } from '../league/league-tab.ts'
import { ScreenFailed } from '../league/ScreenFailed.tsx'
import { RecapSection } from '../recap/RecapSection.tsx'
import { useKept } from '../team/use-kept.ts'
import { GameCard } from './GameCard.tsx'
import { toWeekGames } from './week-games.ts'

export function WeekGames({ week, espnLeagueId, league, teamHref }: LeagueTabProps & { week: number }) {
  const state = useResource('scoreboard', { espnId: espnLeagueId, season: league.season, week })
  const { data, isBefore } = useKept('scoreboard', espnLeagueId, state)
  if (state.status === 'failed') {
    return <ScreenFailed what="matchups" failure={state.failure} onRetry={state.reload} />
  }
  if (!data) return <GamesLoading />
  const games = toWeekGames(data)
  if (games.length === 0) {
    return <Message icon="calendar" title="No games" text={data.unavailable ?? `No games of week ${week} are known.`} />
  }
  return (
    <div aria-busy={isBefore} inert={isBefore} className={isBefore ? 'opacity-40' : ''}>
      <RecapSection title={`Week ${data.week ?? week}`}>
        <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
          {games.map((game) => (
            <GameCard key={game.key} game={game} teamHref={teamHref} />
          ))}
        </div>
      </RecapSection>
    </div>
  )
}

const places = [1, 2, 3, 4, 5, 6]

function GamesLoading() {
  return (
    <SkeletonGroup label="Loading the week's games">
      <Skeleton className="h-8 w-40" />
      <div className="mt-4 grid gap-6 lg:grid-cols-2">
        {places.map((place) => (
          <Skeleton key={place} className="h-36" />
        ))}
      </div>
    </SkeletonGroup>
  )
}
