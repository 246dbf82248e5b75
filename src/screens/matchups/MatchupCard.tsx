/** A game's card with what was remarkable about it, and how often the two have met. */
import { PairRecord } from '../../parts/history/PairRecord.tsx'
import type { HistoryPlace } from '../../parts/history/use-league-history.ts'
import { GameCard, type GameLinks } from '../../parts/matchup/GameCard.tsx'
import type { WeekGame } from '../../parts/matchup/week-games.ts'
import { useMyTeamId } from '../../ui/my-team.ts'
import { Unbroken } from '../../ui/Unbroken.tsx'
import { gameNotes } from './game-notes.ts'

interface MatchupCardProps {
  game: WeekGame
  place: HistoryPlace
  links: GameLinks
  isWeekRunning?: boolean
}

export function MatchupCard({ game, place, links, isWeekRunning }: MatchupCardProps) {
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
        <PairRecord
          place={place}
          teamIds={[first.team.id, second.team.id]}
          week={weeks[0] ?? 0}
          isToCome={status === 'scheduled' || status === 'in-progress'}
          className="mt-1"
        />
      )}
    </GameCard>
  )
}
