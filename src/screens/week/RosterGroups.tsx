import type { RosterGroup } from '../../parts/team/group-roster.ts'
import { formatPoints } from '../../ui/format.ts'
import { PlayerCard } from './PlayerCard.tsx'

/** Starting Lineup, Bench, Injured Reserve and Taxi Squad, each with the sum of its points. */
export function RosterGroups({ groups, onPlayer }: { groups: RosterGroup[]; onPlayer: (playerId: number) => void }) {
  return (
    <div className="flex flex-col gap-6">
      {groups.map((group) => (
        <Group key={group.title} group={group} onPlayer={onPlayer} />
      ))}
    </div>
  )
}

function Group({
  group: { title, players, points, projected },
  onPlayer,
}: {
  group: RosterGroup
  onPlayer: (playerId: number) => void
}) {
  return (
    <section aria-label={title} className="@container">
      <div className="flex items-baseline justify-between gap-4 pb-2">
        <h3 className="scoreboard text-lg">
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
      <ul className="grid border-hairline border-t @md:gap-3 @md:border-0 @md:grid-cols-2 @2xl:grid-cols-3">
        {players.map((player, index) => (
          <li key={player.playerId ?? `${player.name} ${index}`} className="min-w-0">
            <PlayerCard player={player} onPlayer={onPlayer} />
          </li>
        ))}
      </ul>
    </section>
  )
}
