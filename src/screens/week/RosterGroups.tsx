import type { RosterGroup } from '../../parts/team/group-roster.ts'
import { formatPoints } from '../../ui/format.ts'
import type { LineupNotes } from './lineup-notes.ts'
import { EmptySlotCard, PlayerCard } from './PlayerCard.tsx'

interface RosterGroupsProps {
  groups: RosterGroup[]
  notes: LineupNotes
  onPlayer: (playerId: number) => void
}

/** Starting Lineup, Bench, Injured Reserve and Taxi Squad, each with the sum of its points. */
export function RosterGroups({ groups, notes, onPlayer }: RosterGroupsProps) {
  return (
    <div className="flex flex-col gap-6">
      {groups.map((group) => (
        <section key={group.title} aria-label={group.title} className="@container">
          <Heading group={group} />
          <ul className="grid border-hairline border-t @md:gap-3 @md:border-0 @md:grid-cols-2 @xl:grid-cols-3">
            {group.players.map((player, index) => (
              <li key={player.playerId ?? `${player.name} ${index}`} className="min-w-0">
                <PlayerCard player={player} note={notes.byPlayer.get(player)} onPlayer={onPlayer} />
              </li>
            ))}
            {group.title === 'Starting Lineup' &&
              notes.emptySlots.map((empty, index) => (
                // Slots repeat within a lineup, so they have no unique name.
                // biome-ignore lint/suspicious/noArrayIndexKey: two empty slots are the same
                <li key={index} className="min-w-0">
                  <EmptySlotCard {...empty} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Heading({ group: { title, players, points, projected } }: { group: RosterGroup }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-4">
      <h3 className="scoreboard shrink-0 text-lg">
        {title} <span className="font-normal font-sans text-base text-muted">{players.length}</span>
      </h3>
      <p className="text-muted text-sm tabular-nums">
        {[
          points !== null && `${formatPoints(points)} points`,
          projected && (title === 'Starting Lineup' || title === 'Bench') && `${formatPoints(projected)} projected`,
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
    </div>
  )
}
