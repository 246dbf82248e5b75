/** A game of the running week: scores, odds, who decides it, and the starters that are left. */
import type { LiveResponse } from '../../contract/responses/live.ts'
import { roundPoints } from '../../domain/rounding.ts'
import { titleWeeks } from '../../domain/week-names.ts'
import { ChanceBar } from '../../parts/matchup/ChanceBar.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { formatHour, formatPoints } from '../../ui/format.ts'
import { useMyTeamId } from '../../ui/my-team.ts'
import { TeamName } from '../../ui/TeamMark.tsx'
import { ChancePath } from './ChancePath.tsx'
import { LiveScore } from './LiveScore.tsx'
import { describeNeed, type LiveGame, type LiveGameSide } from './live-games.ts'
import type { SeenChance } from './seen-chances.ts'

type Starters = LiveResponse['starters'][number]['toPlay']

export function LiveGameCard({ game, week, at, seen, startersOf, teamHref, lineups }: LiveGameCardProps) {
  const { home, away, status, weeks } = game
  const sides = away ? [home, away] : [home]
  const mine = useMyTeamId()
  const need = describeNeed(game, week, mine)
  const left = sides.flatMap(({ team }) => {
    const starters = startersOf.get(team.id) ?? []
    return starters.length > 0 ? [{ team, starters }] : []
  })
  return (
    <article className="min-w-0 border-hairline border-t pt-2">
      <p className="flex min-h-6 items-center justify-between gap-2 text-muted text-sm">
        <span className="flex flex-wrap items-center gap-2">
          {status === 'final' && <Badge>Final</Badge>}
          {[status === 'scheduled' && 'Not begun', weeks.length > 1 && `${titleWeeks(weeks)}, one game`]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {away && (
          <a href={lineups} className="thumb hover:text-accent hover:underline">
            Lineups<span className="sr-only">{` of ${home.team.name} and ${away.team.name}`}</span>
          </a>
        )}
      </p>
      {sides.map((side) => (
        <Side key={side.team.id} side={side} isToCome={status === 'scheduled'} at={at} href={teamHref(side.team.id)} />
      ))}
      {away ? <ChanceBar first={home} second={away} /> : <p className="py-2 text-muted">Bye: no opponent this week</p>}
      {home.chanceBefore !== null && home.chanceLive !== null && (
        <ChancePath name={home.team.name} before={home.chanceBefore} seen={seen} />
      )}
      {/* Its length changes with the figures: nothing below it moves. */}
      {need && <p className="min-h-15 text-sm sm:min-h-10">{need}</p>}
      {status !== 'final' && left.length > 0 && (
        <Fold isEverywhere summary={<span className="text-muted text-sm">Starters left, and when they play</span>}>
          <div className="grid grid-cols-1 gap-x-6 gap-y-2 pb-2 text-sm sm:grid-cols-2">
            {left.map(({ team, starters }) => (
              <div key={team.id} className="min-w-0">
                <p className="truncate font-semibold">{team.name}</p>
                <StarterList starters={starters} />
              </div>
            ))}
          </div>
        </Fold>
      )}
    </article>
  )
}

function StarterList({ starters }: { starters: Starters }) {
  return (
    <ul>
      {starters.map(({ player, toCome, kickoff, isPlaying }) => (
        <li key={player.id} className="flex justify-between gap-3">
          <span className="min-w-0">
            {player.name} <span className="text-muted">{player.position}</span>
            <span className="block text-muted">
              {isPlaying ? 'playing' : kickoff === null ? 'to play' : formatHour(kickoff)}
            </span>
          </span>
          <span className="tabular-nums">
            <span className="sr-only">expected: </span>
            {formatPoints(toCome)}
          </span>
        </li>
      ))}
    </ul>
  )
}

interface SideProps {
  side: LiveGameSide
  isToCome: boolean
  at: string | null
  href: string
}

function Side({ side, isToCome, at, href }: SideProps) {
  const { team, points, projectedPoints, pointsToCome, isWinner, beatsMedian } = side
  // With nothing to come it is the score.
  const projection = pointsToCome ? roundPoints((points ?? 0) + pointsToCome) : null
  // Before kickoff the same figure is in the score's place.
  const isInScorePlace = isToCome && formatPoints(projection) === formatPoints(projectedPoints)
  const words = [
    projection !== null && !isInScorePlace && `live projection ${formatPoints(projection)}`,
    beatsMedian !== null && (beatsMedian ? 'above the median' : 'below the median'),
  ].filter(Boolean)
  return (
    <div className="flex items-center justify-between gap-3 py-1">
      <div className="min-w-0">
        <p className="flex min-w-0 font-semibold">
          <a href={href} className="thumb min-w-0 underline-offset-4 hover:text-accent hover:underline">
            <TeamName name={team.name} size={28} />
          </a>
        </p>
        <p className="min-h-5 pl-9 text-muted text-sm tabular-nums">{words.join(' · ')}</p>
      </div>
      <p className="scoreboard shrink-0 text-4xl tabular-nums">
        <LiveScore side={side} isToCome={isToCome} at={at} />
        {isWinner && <span className="sr-only"> (won)</span>}
      </p>
    </div>
  )
}

interface LiveGameCardProps {
  game: LiveGame
  week: number
  /** The moment of the figures. */
  at: string | null
  /** The odds that this board has shown. */
  seen: readonly SeenChance[]
  startersOf: ReadonlyMap<number, Starters>
  teamHref: (teamId: number) => string
  lineups: string
}
