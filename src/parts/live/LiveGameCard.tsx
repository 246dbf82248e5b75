/** A game on the board of the running week: its card, how the chances moved, who decides it, and the starters that are left. */
import type { LiveResponse } from '../../contract/responses/live.ts'
import type { HostName } from '../../domain/identity.ts'
import { Fold } from '../../ui/Fold.tsx'
import { formatChance, formatHour, formatPoints } from '../../ui/format.ts'
import { Later } from '../../ui/Later.tsx'
import { laterPart, orNothing } from '../../ui/later-parts.tsx'
import { useMyTeamId } from '../../ui/my-team.ts'
import { GameCard, type GameLinks, SideScore } from '../matchup/GameCard.tsx'
import { toWeekGame } from '../matchup/week-games.ts'
import { describeNeed, type LiveGame } from './live-games.ts'

type Starters = LiveResponse['starters'][number]['toPlay']

export function LiveGameCard({ game, host, week, at, paths, startersOf, links }: LiveGameCardProps) {
  const { home, away, status } = game
  const sides = away ? [home, away] : [home]
  const need = describeNeed(game, week, useMyTeamId())
  const path = paths?.games.find(({ matchupId }) => matchupId === game.matchupId)
  const left = sides.flatMap(({ team }) => {
    const starters = startersOf.get(team.id) ?? []
    return starters.length > 0 ? [{ team, starters }] : []
  })
  return (
    <GameCard game={toWeekGame(game, week)} host={host} links={links} at={at} isWeekRunning>
      {away && path && paths && (
        <div className="mt-2">
          <Later place={<div className="h-16" />}>
            <PathPlot path={path} week={paths} game={{ ...game, away, week }} />
          </Later>
        </div>
      )}
      {/* Its length changes with the figures: nothing below it moves. */}
      {need && <p className="mt-1 min-h-15 text-sm sm:min-h-10">{need}</p>}
      {status !== 'final' && left.length > 0 && (
        <Fold
          isEverywhere
          className="relative z-1"
          summary={<span className="text-muted text-sm">Starters left, and when they play</span>}
        >
          <div className="grid grid-cols-1 gap-x-6 gap-y-2 pb-2 text-sm sm:grid-cols-2">
            {left.map(({ team, starters }) => (
              <div key={team.id} className="min-w-0">
                <p className="truncate font-semibold">
                  <bdi>{team.name}</bdi>
                </p>
                <StarterList starters={starters} />
              </div>
            ))}
          </div>
        </Fold>
      )}
    </GameCard>
  )
}

const PathPlot = laterPart(orNothing(() => import('../path/PathPlot.tsx')))

function StarterList({ starters }: { starters: Starters }) {
  return (
    <ul>
      {starters.map(({ player, toCome, kickoff, isPlaying }) => (
        <li key={player.id} className="flex justify-between gap-3">
          <span className="min-w-0">
            <bdi>{player.name}</bdi> <span className="text-muted">{player.position}</span>
            <span className="block text-muted">
              {isPlaying ? 'playing' : kickoff === null ? 'to play' : formatHour(kickoff)}
            </span>
          </span>
          <span className="tabular-nums">
            <span className="sr-only">projected: </span>
            {formatPoints(toCome)}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** A game in two short lines, under which phones fold its card: both teams with their points (before kickoff projected) and chances. */
export function LiveGameLine({ game: { home, away, status }, at }: { game: LiveGame; at: string | null }) {
  const isToCome = status === 'scheduled'
  return (
    <span className="min-w-0 grow py-1.5">
      {[home, ...(away ? [away] : [])].map((side) => (
        <span key={side.team.id} className="flex items-baseline gap-3">
          <bdi className="min-w-0 grow truncate font-semibold">{side.team.name}</bdi>
          <span className="scoreboard whitespace-nowrap tabular-nums">
            <SideScore side={side} isToCome={isToCome} at={at} />
          </span>
          <span className="w-10 text-right text-muted text-sm tabular-nums">
            {writeChance(isToCome ? side.chanceBefore : side.chanceLive)}
          </span>
        </span>
      ))}
    </span>
  )
}

const writeChance = (chance: number | null) => chance !== null && formatChance(chance)

interface LiveGameCardProps {
  game: LiveGame
  host: HostName
  week: number
  /** The moment of the figures. */
  at: string | null
  /** How the chances of the week’s games have moved. */
  paths: LiveResponse['paths']
  startersOf: ReadonlyMap<number, Starters>
  links: GameLinks
}
