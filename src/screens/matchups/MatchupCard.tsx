/** A game's card with what was remarkable about it, how often the two have met, and how the chances moved if somebody watched. */
import type { ScoreboardResponse } from '../../contract/responses/scoreboard.ts'
import type { HistoryPlace } from '../../parts/history/use-league-history.ts'
import { mayHaveHistory } from '../../parts/league/league-phase.ts'
import { GameCard, type GameLinks } from '../../parts/matchup/GameCard.tsx'
import type { WeekGame } from '../../parts/matchup/week-games.ts'
import { idlePart, orNothing } from '../../ui/later-parts.tsx'
import { useMyTeamId } from '../../ui/my-team.ts'
import { Unbroken } from '../../ui/Unbroken.tsx'
import { gameNotes } from './game-notes.ts'

interface MatchupCardProps {
  game: WeekGame
  place: HistoryPlace
  links: GameLinks
  isWeekRunning?: boolean
  /** The game's week, if it was watched. */
  watched?: ScoreboardResponse
}

export function MatchupCard({ game, place, links, isWeekRunning, watched }: MatchupCardProps) {
  const mine = useMyTeamId()
  const { first, second, weeks, status } = game
  return (
    <GameCard game={game} host={place.leagueRef.host} links={links} isWeekRunning={isWeekRunning}>
      <ul>
        {gameNotes(game, mine).map(({ word, text }) => (
          <li key={word} className="text-sm">
            <span className="font-semibold">{word}.</span>{' '}
            <span className="text-muted">
              <Unbroken text={text} />
            </span>
          </li>
        ))}
      </ul>
      {second && (
        // Its room is reserved in leagues that may have a history.
        <div className={mayHaveHistory(place.league) ? 'mt-1 min-h-10 lg:min-h-5' : 'mt-1 empty:hidden'}>
          <PairRecord
            place={place}
            teamIds={[first.team.id, second.team.id]}
            week={weeks[0] ?? 0}
            isToCome={status === 'scheduled' || status === 'in-progress'}
          />
        </div>
      )}
      {second && watched && (
        <div className="mt-2 min-h-36 sm:min-h-32">
          <WatchedPath board={watched} matchupId={game.matchupId} place={place} />
        </div>
      )}
    </GameCard>
  )
}

/** Its history is requested once the page is idle, too. */
const PairRecord = idlePart(
  orNothing(async () => ({ default: (await import('../../parts/matchup/after-games.ts')).PairRecord })),
)
const WatchedPath = idlePart(orNothing(() => import('../../parts/path/WatchedPath.tsx')))
