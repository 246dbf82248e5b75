/** A game: both teams with their scores, what was expected, and what was remarkable. */
import { classNames } from '../../ui/class-names.ts'
import { formatPoints } from '../../ui/format.ts'
import { TeamName } from '../../ui/TeamMark.tsx'
import { gameNotes } from './game-notes.ts'
import type { GameSide, WeekGame } from './week-games.ts'

export function GameCard({ game, teamHref }: { game: WeekGame; teamHref: (teamId: number) => string }) {
  const { first, second } = game
  return (
    <article className="min-w-0">
      <Side side={first} isFirst href={first.teamId === null ? undefined : teamHref(first.teamId)} />
      {second ? (
        <Side
          side={second}
          isFirst={!first.isWinner}
          href={second.teamId === null ? undefined : teamHref(second.teamId)}
        />
      ) : (
        <p className="border-hairline border-t py-2 text-muted">Bye: no game this week</p>
      )}
      {gameNotes(game).map(({ word, text }) => (
        <p key={word} className="text-sm">
          <span className="font-semibold">{word}</span> <span className="text-muted">{text}</span>
        </p>
      ))}
    </article>
  )
}

function Side({ side, isFirst, href }: { side: GameSide; isFirst: boolean; href: string | undefined }) {
  const name = <TeamName name={side.name} size={28} />
  return (
    <div
      className={classNames(
        'flex items-center justify-between gap-3 border-hairline border-t py-1.5',
        isFirst ? 'font-semibold' : 'text-muted',
      )}
    >
      <span className="flex min-w-0 items-baseline gap-2">
        {href === undefined ? (
          name
        ) : (
          <a href={href} className="thumb min-w-0 hover:underline">
            {name}
          </a>
        )}
        <span className="shrink-0 font-normal text-muted text-sm tabular-nums">{side.record}</span>
      </span>
      <span className="scoreboard shrink-0 text-4xl">{formatPoints(side.points)}</span>
    </div>
  )
}
