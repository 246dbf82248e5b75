/** Both lineups of a week in one list: player, slot, opponent's player, and who on the bench would have been better. A row unfolds. */
import { Suspense, useState } from 'react'
import { describeStarter, StarterPoints } from '../../parts/matchup/starter-figures.tsx'
import { shortName } from '../../parts/player/player-labels.ts'
import type { RosterPlayer } from '../../parts/team/week-roster.ts'
import { classNames } from '../../ui/class-names.ts'
import { formatSigned } from '../../ui/format.ts'
import { Icon } from '../../ui/Icon.tsx'
import { preloadable } from '../../ui/later-parts.tsx'
import { PositionBadge } from '../../ui/PositionBadge.tsx'
import type { BetterStarter, WeekLineupRow } from './week-lineup.ts'

// Loads the chart's code once a row is unfolded.
const PlayerFacts = preloadable(() => import('./PlayerFacts.tsx'))

export function WeekLineupTable({ rows, ownName, opponentName, opponentNote, onPlayer }: WeekLineupTableProps) {
  const isPair = opponentName !== null
  return (
    <ul aria-label={isPair ? `Lineups of ${ownName} and ${opponentName}` : `Lineup of ${ownName}`}>
      {rows.map((row, index) => (
        // Slots repeat within a lineup, so rows have no unique name.
        // biome-ignore lint/suspicious/noArrayIndexKey: the position in the lineup is the identity of the row
        <li key={index} className="border-hairline border-b">
          <Row row={row} isPair={isPair} note={index === 0 ? opponentNote : null} onPlayer={onPlayer} />
        </li>
      ))}
    </ul>
  )
}

interface RowProps {
  row: WeekLineupRow
  isPair: boolean
  /** In the opponent's place until that roster is loaded. */
  note: string | null
  onPlayer: (playerId: number) => void
}

function Row({ row: { slot, own, opponent, better }, isPair, note, onPlayer }: RowProps) {
  const [isOpen, setOpen] = useState(false)
  const columns = isPair
    ? 'grid grid-cols-[minmax(0,1fr)_3.25rem_minmax(0,1fr)] sm:grid-cols-[minmax(0,1fr)_5rem_minmax(0,1fr)]'
    : 'grid grid-cols-[minmax(0,1fr)_3.25rem] sm:grid-cols-[minmax(0,1fr)_5rem]'
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control */}
      <summary
        onPointerDown={PlayerFacts.preload}
        onFocus={PlayerFacts.preload}
        className={`${columns} h-13 list-none items-center hover:bg-raised [&::-webkit-details-marker]:hidden`}
      >
        <SlotPlayer player={own} slot={slot} rival={opponent} better={better} />
        <span className="flex flex-col items-center">
          <PositionBadge position={slot} />
          <Icon
            name="chevron-down"
            size={14}
            className="text-muted transition-transform in-[details[open]>summary]:rotate-180 print:hidden"
          />
        </span>
        {isPair && note !== null && (
          <span role="status" className="text-right text-muted text-sm leading-4">
            {note}
          </span>
        )}
        {isPair && note === null && <SlotPlayer player={opponent} slot={slot} rival={own} isMirrored />}
      </summary>
      {isOpen && (
        <Suspense fallback={<div className="h-24" />}>
          <div className={`${columns} items-start pb-3`}>
            <PlayerFacts player={own} better={better} onPlayer={onPlayer} />
            <span />
            {isPair && note === null && <PlayerFacts player={opponent} isMirrored onPlayer={onPlayer} />}
          </div>
        </Suspense>
      )}
    </details>
  )
}

interface SlotPlayerProps {
  /** Null: an empty slot. */
  player: RosterPlayer | null
  slot: string
  /** The player in the same row. */
  rival: RosterPlayer | null
  better?: BetterStarter | null
  /** Both scores are next to the slot. */
  isMirrored?: boolean
}

function SlotPlayer({ player, slot, rival, better = null, isMirrored = false }: SlotPlayerProps) {
  const isOutscored = (player?.weekPoints ?? 0) < (rival?.weekPoints ?? 0)
  return (
    <span className={classNames('flex min-w-0 items-center gap-2', isMirrored && 'flex-row-reverse text-right')}>
      <span className="min-w-0 grow">
        {player ? (
          <bdi className="block truncate font-medium" title={player.name}>
            {shortName(player.name, player.position)}
          </bdi>
        ) : (
          <span className="block truncate text-muted">Empty slot</span>
        )}
        {better ? (
          <Better better={better} />
        ) : (
          <span className="block truncate text-muted text-sm">{player && describeStarter(player, slot)}</span>
        )}
      </span>
      {player && <StarterPoints player={player} isOutscored={isOutscored} isMirrored={isMirrored} />}
    </span>
  )
}

/** "▲ B. Boom +12.5" in place of the player's team, so that no row is higher; "▲ B. Boom FLEX +12.5" if another starter moves into the row. */
function Better({ better: { name, gain, isToCome, into } }: { better: BetterStarter }) {
  return (
    <span className="flex gap-1 text-better text-sm">
      <span aria-hidden="true">▲</span>
      <span className="sr-only">{isToCome ? 'Better by the projections:' : 'Better on the bench:'}</span>
      <bdi className="min-w-0 truncate font-semibold">{shortName(name, null)}</bdi>
      {into !== null && (
        <span className="shrink-0 text-muted">
          <span className="sr-only">at </span>
          {into}
        </span>
      )}
      <span className="shrink-0 tabular-nums">{formatSigned(gain)}</span>
    </span>
  )
}

interface WeekLineupTableProps {
  rows: readonly WeekLineupRow[]
  ownName: string
  /** Null: the list has one side. */
  opponentName: string | null
  opponentNote: string | null
  onPlayer: (playerId: number) => void
}
