/** The playoffs as a bracket, with the games for places and the final ranks. */
import { useResource } from '../../stores/use-resource.ts'
import { formatPoints } from '../../ui/format.ts'
import { Message } from '../../ui/Message.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TeamName } from '../../ui/TeamMark.tsx'
import { leagueScreen } from '../league/league-screen.tsx'
import type { LeagueTabProps } from '../league/league-tab.ts'
import { ScreenFailed } from '../league/ScreenFailed.tsx'
import { RecapSection } from '../recap/RecapSection.tsx'

export const BracketScreen = leagueScreen('bracket', BracketView)

export function BracketView({ espnLeagueId, league }: LeagueTabProps) {
  const state = useResource('bracket', { espnId: espnLeagueId, season: league.season })
  if (state.status === 'failed') {
    return <ScreenFailed what="bracket" failure={state.failure} onRetry={state.reload} />
  }
  if (state.status === 'loading') return <Skeleton className="h-96" />
  const { rounds = [], unavailable } = state.data
  if (rounds.length === 0) {
    return <Message icon="trophy" title="No bracket" text={unavailable ?? 'The playoffs are not known yet.'} />
  }
  return (
    <div className="grid gap-x-10 gap-y-8 md:grid-cols-2 xl:grid-cols-3">
      {rounds.map(({ round, title, weeks = [], games = [] }) => (
        <RecapSection key={round} title={title} note={weeks.map((week) => `Week ${week}`).join(', ')}>
          <ul className="flex flex-col gap-4">
            {games.map((game) => (
              <li key={game.key}>
                <p className="text-muted text-sm">{game.title}</p>
                {[game.first, game.second].map(
                  (slot, index) =>
                    slot && (
                      <p
                        key={index === 0 ? 'first' : 'second'}
                        className="flex justify-between border-hairline border-t py-1"
                      >
                        {slot.team ? <TeamName name={slot.team.name} /> : slot.label}
                        <span className="scoreboard text-xl">{formatPoints(slot.points)}</span>
                      </p>
                    ),
                )}
              </li>
            ))}
          </ul>
        </RecapSection>
      ))}
    </div>
  )
}
