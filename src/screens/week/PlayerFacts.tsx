import { Sparkline } from '../../charts/Sparkline.tsx'
import { formatDraftPick, formatInjury } from '../../parts/player/player-labels.ts'
import { projectionDifference, type RosterPlayer } from '../../parts/team/week-roster.ts'
import { classNames } from '../../ui/class-names.ts'
import { Delta } from '../../ui/Delta.tsx'
import { formatPoints } from '../../ui/format.ts'
import type { BetterStarter } from './week-lineup.ts'

/** What a row of the lineup unfolds: last weeks, draft pick, projection, and the way to the profile. */
export default function PlayerFacts({ player, better = null, isMirrored = false, onPlayer }: PlayerFactsProps) {
  if (!player && !better) return <span />
  return (
    <div className={classNames('flex min-w-0 flex-col gap-0.5 text-sm', isMirrored && 'items-end text-right')}>
      {player && <Facts player={player} hasPlace={better !== null} onPlayer={onPlayer} />}
      {better && (
        <p className="mt-1 text-better">
          {better.isToCome ? 'Start' : 'Should have started'} <bdi className="font-semibold">{better.name}</bdi> (
          {formatPoints(better.points)}){better.moves.length > 0 && `: ${better.moves.join(', ')}`}
        </p>
      )}
    </div>
  )
}

/** `hasPlace`: with position, team and game, which the row does not show. */
function Facts({ player, hasPlace, onPlayer }: FactsProps) {
  const { playerId, name, position, nflTeam, opponentMatchup, projectedPoints, weeklyPerformance } = player
  const difference = projectionDifference(player)
  const status = formatInjury(player.injuryStatus)
  const injury = status === 'Active' ? null : status
  return (
    <>
      <Sparkline points={weeklyPerformance} />
      {hasPlace && (
        <p className="text-muted">{[position, nflTeam ?? 'Free agent', opponentMatchup].filter(Boolean).join(' · ')}</p>
      )}
      {injury && <p className="text-worse">{injury}</p>}
      <p>{formatDraftPick(player.draftInfo)}</p>
      <p className="text-muted tabular-nums">
        Projected {formatPoints(projectedPoints)} {difference !== null && <Delta value={difference} />}
      </p>
      {playerId !== null && (
        <button
          type="button"
          onClick={() => onPlayer(playerId)}
          className="thumb text-accent underline-offset-4 [text-align:inherit] hover:underline"
        >
          {name}’s season
        </button>
      )}
    </>
  )
}

interface FactsProps {
  player: RosterPlayer
  hasPlace: boolean
  onPlayer: (playerId: number) => void
}

interface PlayerFactsProps {
  /** Null: an empty slot. */
  player: RosterPlayer | null
  better?: BetterStarter | null
  isMirrored?: boolean
  onPlayer: (playerId: number) => void
}
