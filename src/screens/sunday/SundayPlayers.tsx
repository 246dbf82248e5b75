/** Who is on the field now, and who plays next, each once, with what he does to the reader's chances in all leagues. */
import { useEffect } from 'react'
import { MeasureLink } from '../../parts/measures/MeasureLink.tsx'
import { opensPlayer, PlayerModal } from '../../parts/player/player-modal.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Delta } from '../../ui/Delta.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { formatCount, formatHour, formatSigned } from '../../ui/format.ts'
import { Section } from '../../ui/Section.tsx'
import { whenIdle } from '../../ui/when-idle.ts'
import type { OpenLeague } from './sunday-leagues.ts'
import { listSundayPlayers, type SundayPlayer } from './sunday-players.ts'

/** Players that are shown at once; the others move less. */
const most = 10

export function SundayPlayers({ leagues }: { leagues: readonly OpenLeague[] }) {
  const players = listSundayPlayers(leagues)
  useEffect(() => whenIdle(PlayerModal.preload), [])
  if (players.length === 0) return null
  const [now = [], next = []] = [true, false].map((isPlaying) =>
    players.filter((player) => player.isPlaying === isPlaying),
  )
  const isAlone = now.length === 0 || next.length === 0
  const isRaceOpen = players.some(({ playoffs }) => playoffs !== null)
  return (
    <Section
      title="On the field now and next"
      note={isRaceOpen ? noteOfRace : noteOfGames}
      action={<MeasureLink measure="What a player does to a game" />}
    >
      <div className={classNames('grid gap-x-10 gap-y-6', !isAlone && 'lg:grid-cols-2')}>
        <PlayerList title="Now" players={now} none="No player of your games is on the field." isAlone={isAlone} />
        <PlayerList title="Next" players={next} none="No player of your games is still to play." isAlone={isAlone} />
      </div>
    </Section>
  )
}

const noteOfGames =
  'What each player does to your chances to win: the chance now minus the chance with his slot empty, over all your leagues.'

const noteOfRace =
  'Beside each league: your chance to win now, minus the chance with the player’s slot empty. On the right: what that does to your playoff odds, or to your chances where the race is settled.'

function PlayerList({ title, players, none, isAlone }: PlayerListProps) {
  const others = players.slice(most)
  return (
    <div className="min-w-0">
      <h3 className="scoreboard text-xl">{title}</h3>
      {players.length === 0 && <p className="text-muted">{none}</p>}
      <Rows players={players.slice(0, most)} isAlone={isAlone} />
      {others.length > 0 && (
        <Fold
          isEverywhere
          summary={<span className="text-muted text-sm">{formatCount(others.length, 'more player')}</span>}
        >
          <Rows players={others} isAlone={isAlone} />
        </Fold>
      )}
    </div>
  )
}

interface PlayerListProps {
  title: string
  players: readonly SundayPlayer[]
  /** In place of an empty list. */
  none: string
  /** The other list is empty: this one has its width. */
  isAlone: boolean
}

function Rows({ players, isAlone }: Pick<PlayerListProps, 'players' | 'isAlone'>) {
  return (
    <ul className={classNames(isAlone && 'gap-x-10 lg:columns-2')}>
      {players.map((player) => (
        <li
          key={player.key}
          className="flex break-inside-avoid items-start justify-between gap-3 border-hairline border-b py-2"
        >
          <span className="min-w-0">
            <button
              type="button"
              {...opensPlayer(player.playerId)}
              className="thumb text-left font-semibold hover:text-accent hover:underline"
            >
              <bdi>{player.name}</bdi>
            </button>{' '}
            <span className="text-muted text-sm">
              {describePlayer(player)}
              <Kickoff player={player} />
            </span>
            <span className="block text-muted text-sm">
              {player.parts.map((part, index) => (
                <span key={part.key}>
                  {index > 0 && ' · '}
                  {part.isMine ? 'Yours in ' : 'Against you in '}
                  <bdi>{part.leagueName}</bdi>
                  {(player.parts.length > 1 || player.playoffs !== null) && part.effect !== null && (
                    <span className="whitespace-nowrap tabular-nums">: {formatSigned(100 * part.effect, 0)}</span>
                  )}
                </span>
              ))}
            </span>
          </span>
          <Figure player={player} />
        </li>
      ))}
    </ul>
  )
}

function Figure({ player: { effect, playoffs } }: { player: SundayPlayer }) {
  const figure = playoffs ?? effect
  return (
    <span className="shrink-0 text-right">
      <span className="scoreboard text-lg">
        <Delta value={figure === null ? null : 100 * figure} decimals={playoffs === null ? 0 : 1} />
      </span>
      {figure !== null && (
        <span className="block text-muted text-sm">
          <span className="sr-only"> points, </span>
          {playoffs === null ? 'to win' : 'playoffs'}
        </span>
      )}
    </span>
  )
}

/** "RB, KC" */
function describePlayer({ position, nflTeam }: SundayPlayer): string {
  return nflTeam === null || position === 'D/ST' ? position : `${position}, ${nflTeam}`
}

/** Of who is still to play, in one line. */
function Kickoff({ player: { isPlaying, kickoff } }: { player: SundayPlayer }) {
  if (isPlaying || kickoff === null) return null
  return (
    <>
      , <span className="whitespace-nowrap">{formatHour(kickoff)}</span>
    </>
  )
}
