/** Results of games: the winner above, the figures large. */
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { formatPoints } from '../../ui/format.ts'
import { RecapTeam } from './RecapTeam.tsx'
import type { TeamLinks } from './recap-links.ts'

export function GameResult({ title, level = 3, winner, loser, note, isTie, links }: GameResultProps) {
  const Heading = `h${level}` as const
  return (
    <div className="min-w-0">
      <Heading className="font-semibold text-muted">{title}</Heading>
      <ul className="mt-1 border-hairline border-b">
        <TeamScore side={winner} isFirst links={links} />
        <TeamScore side={loser} isFirst={isTie} links={links} />
      </ul>
      {note && <p className="mt-1 text-muted text-sm">{note}</p>}
    </div>
  )
}

interface TeamScoreProps {
  side: RecapGameSide
  isFirst?: boolean
  links: TeamLinks
}

function TeamScore({ side: { teamId, teamName, score }, isFirst = false, links }: TeamScoreProps) {
  return (
    <li
      className={classNames(
        'flex items-center justify-between gap-3 border-hairline border-t py-1.5',
        isFirst ? 'font-semibold' : 'text-muted',
      )}
    >
      <RecapTeam teamId={teamId} name={teamName} size={28} wraps className="leading-5" links={links} />
      <span className="scoreboard shrink-0 text-4xl">{formatPoints(score)}</span>
    </li>
  )
}

/** A final game; after a tie in the order of the standings. */
export interface RecapGame {
  winner: RecapGameSide
  loser: RecapGameSide
  /** Margin in league points; 0 in a tie, and if the tiebreaker decided. */
  margin: number
  isTie: boolean
  weeks: number[]
  isPlayoff: boolean
}

interface RecapGameSide {
  /** Null: only the name is known. */
  teamId: number | null
  teamName: string
  score: number
}

export interface GameResultProps {
  title: ReactNode
  level?: 2 | 3
  winner: RecapGameSide
  loser: RecapGameSide
  note?: ReactNode
  isTie?: boolean
  links: TeamLinks
}
