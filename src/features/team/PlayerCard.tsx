import { Sparkline } from '../../charts/Sparkline.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Delta } from '../../ui/Delta.tsx'
import { formatPoints } from '../../ui/format.ts'
import { PositionBadge } from '../../ui/PositionBadge.tsx'
import { projectionDifference, type RosterPlayer } from './roster-player.ts'

/** A player's week. A click opens the profile of a player who has an id. */
export function PlayerCard({ player, onPlayer }: { player: RosterPlayer; onPlayer: (playerId: number) => void }) {
  const { playerId } = player
  if (playerId === null) return <div className={`${frame} border-hairline`}>{content(player)}</div>
  return (
    <button
      type="button"
      onClick={() => onPlayer(playerId)}
      className={`${frame} border-hairline transition-colors hover:border-outline`}
    >
      {content(player)}
    </button>
  )
}

const frame = 'flex h-full w-full flex-col gap-2 rounded-lg border bg-surface p-3 text-left'

/** Spans throughout: all of it may stand in a button. */
function content(player: RosterPlayer) {
  const { name, position, nflTeam, opponent, injuryStatus, points, projected, recentWeeks } = player
  const difference = projectionDifference(player)
  return (
    <>
      <span className="flex items-start justify-between gap-3">
        <span className="min-w-0">
          <bdi className="block truncate font-semibold" title={name}>
            {name}
          </bdi>
          <span className="mt-1 flex items-center gap-2 text-sm">
            <PositionBadge position={position ?? undefined} />
            <span className="truncate text-muted">
              {[nflTeam ?? 'Free agent', opponent].filter(Boolean).join(' ')}
              {injuryStatus && <span className="text-worse"> · {injuryStatus}</span>}
            </span>
          </span>
        </span>
        <span className="flex shrink-0 flex-col items-end">
          <span className="scoreboard text-2xl">{formatPoints(points)}</span>
          {difference !== null && <Delta value={difference} className="text-sm" />}
        </span>
      </span>
      <span className="mt-auto flex items-end justify-between gap-3">
        <span className="flex flex-col items-start gap-1">
          <SlotBadge player={player} />
          <span className="text-muted text-sm">{draftWords(player.draft)}</span>
        </span>
        <span className="flex flex-col items-end">
          <span aria-hidden="true" className="flex h-6 items-center">
            <Sparkline points={recentWeeks} width={88} />
          </span>
          <span className="text-muted text-sm tabular-nums">
            proj {formatPoints(opponent === 'BYE' ? null : projected)}
          </span>
        </span>
      </span>
    </>
  )
}

function SlotBadge({ player: { isStarter, slot, position } }: { player: RosterPlayer }) {
  if (slot === 'IR') return <Badge tone="worse">IR</Badge>
  if (!isStarter) return <Badge>BENCH</Badge>
  return (
    <span className="flex items-center gap-1.5">
      <Badge tone="accent">START</Badge>
      {slot !== position && <span className="text-muted text-sm">{slot}</span>}
    </span>
  )
}

function draftWords(draft: RosterPlayer['draft']): string {
  if (!draft) return 'Undrafted'
  const round = draft.round === null ? null : `Round ${draft.round}`
  const pick = draft.overallPick === null ? null : `Pick ${draft.overallPick}`
  return [round, pick].filter(Boolean).join(', ')
}
