import { Sparkline } from '../../charts/Sparkline.tsx'
import { formatDraftPick, formatInjury } from '../../parts/player/player-labels.ts'
import { projectionDifference, type RosterPlayer } from '../../parts/team/week-roster.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Delta } from '../../ui/Delta.tsx'
import { absent, formatPoints } from '../../ui/format.ts'
import { PositionBadge } from '../../ui/PositionBadge.tsx'
import { LineupNoteLine } from './LineupNoteLine.tsx'
import type { EmptySlot, LineupNote } from './lineup-notes.ts'

/** A player's week: a card, on phones a row of slot, name and figures. A click opens the profile of a player with an id. */
export function PlayerCard({ player, note, onPlayer }: PlayerCardProps) {
  const { playerId } = player
  if (playerId === null) return <div className={`${frame} border-hairline`}>{content(player, note)}</div>
  return (
    <button
      type="button"
      onClick={() => onPlayer(playerId)}
      className={`${frame} border-hairline transition-colors hover:border-outline`}
    >
      {content(player, note)}
    </button>
  )
}

interface PlayerCardProps {
  player: RosterPlayer
  note: LineupNote | undefined
  onPlayer: (playerId: number) => void
}

/** In place of a player where a starting slot is empty. */
export function EmptySlotCard({ slot, note }: EmptySlot) {
  return (
    <div className={`${frame} border-outline border-dashed`}>
      <span className={`${row} @md:flex-row @md:items-center`}>
        <span className="w-14 shrink-0 @md:w-auto">
          <PositionBadge position={slot} />
        </span>
        <span className="grow font-semibold text-muted">Empty slot</span>
        <span className="scoreboard text-lg leading-5 @md:text-2xl">{absent}</span>
      </span>
      {note && <LineupNoteLine note={note} />}
    </div>
  )
}

const frame =
  'flex h-full min-h-13 w-full flex-col justify-center gap-1 border-b py-1 text-left @md:justify-start @md:gap-2 @md:rounded-lg @md:border @md:bg-surface @md:p-3'
const row = 'flex items-center gap-3 @md:grow'

/** Spans only, since all of it may be in a button. */
function content(player: RosterPlayer, note: LineupNote | undefined) {
  const { name, position, nflTeam, opponentMatchup: opponent, weekPoints, projectedPoints, weeklyPerformance } = player
  const injury = formatInjury(player.injuryStatus)
  const difference = projectionDifference(player)
  return (
    <>
      <span className={`${row} @md:flex-col @md:items-stretch @md:gap-2`}>
        <span className="flex min-w-0 grow items-center justify-between gap-3 @md:grow-0 @md:items-start">
          <span className="min-w-0">
            <bdi className="block truncate font-semibold" title={name}>
              {name}
            </bdi>
            <span className="flex items-center gap-2 text-sm @md:mt-1">
              <PositionBadge position={position} />
              <span className="text-muted @md:truncate">
                {[nflTeam ?? 'Free agent', opponent].filter(Boolean).join(' ')}
                {injury && injury !== 'Active' && (
                  <span className="text-worse">
                    {' · '}
                    <span className="whitespace-nowrap">{injury}</span>
                  </span>
                )}
              </span>
            </span>
          </span>
          <span className="flex shrink-0 flex-col items-end">
            <span className="scoreboard text-lg leading-5 @md:text-2xl">{formatPoints(weekPoints)}</span>
            {difference !== null && <Delta value={difference} className="text-sm" />}
          </span>
        </span>
        <span className="contents @md:mt-auto @md:flex @md:items-end @md:justify-between @md:gap-3">
          <span className="order-first flex w-14 shrink-0 flex-col items-start gap-1 @md:order-none @md:w-auto">
            <SlotBadge player={player} />
            <span className="hidden text-muted text-sm @md:block">{formatDraftPick(player.draftInfo)}</span>
          </span>
          <span className="flex w-16 shrink-0 flex-col items-end @md:w-auto">
            <span className="flex h-5 w-full items-center justify-end text-right leading-4 @md:h-6">
              <Sparkline points={weeklyPerformance} />
            </span>
            {/* On bye the opponent's place says so; some leagues have no projections. */}
            {opponent !== 'BYE' && projectedPoints !== null && (
              <span className="text-right text-muted text-sm tabular-nums leading-4">
                proj <span>{formatPoints(projectedPoints)}</span>
              </span>
            )}
          </span>
        </span>
      </span>
      {note && <LineupNoteLine note={note} />}
    </>
  )
}

function SlotBadge({ player: { isStarter, lineupSlot: slot, position } }: { player: RosterPlayer }) {
  if (slot === 'IR') return <Badge tone="worse">IR</Badge>
  if (slot === 'TAXI') return <Badge>TAXI</Badge>
  if (!isStarter) return <Badge>BENCH</Badge>
  return (
    <span className="flex flex-col gap-x-1.5 @md:flex-row @md:items-center">
      <Badge tone="accent">START</Badge>
      {slot !== position && <span className="text-muted text-sm leading-4">{slot}</span>}
    </span>
  )
}
