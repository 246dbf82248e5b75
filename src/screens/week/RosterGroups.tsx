import type { RosterGroup } from '../../parts/team/group-roster.ts'
import { Fold } from '../../ui/Fold.tsx'
import { formatPoints } from '../../ui/format.ts'
import { PlayerCard } from './PlayerCard.tsx'

interface RosterGroupsProps {
  groups: RosterGroup[]
  /** In another order than the lineup's. */
  isSorted: boolean
  onPlayer: (playerId: number) => void
}

/** Starting Lineup, Bench, Injured Reserve and Taxi Squad, each with the sum of its points. Phones list the starters above: they fold them. */
export function RosterGroups({ groups, isSorted, onPlayer }: RosterGroupsProps) {
  return (
    <div className="flex flex-col gap-6">
      {groups.map((group) => (
        <section key={group.title} aria-label={group.title} className="@container">
          <Heading group={group} />
          {group.title === 'Starting Lineup' ? (
            // The heading is over the fold’s summary, so that a tap on it unfolds.
            <Fold summary={<span className="sr-only">Cards</span>} isOpen={isSorted} className="[&>summary]:-mt-11">
              <Cards group={group} onPlayer={onPlayer} />
            </Fold>
          ) : (
            <Cards group={group} onPlayer={onPlayer} />
          )}
        </section>
      ))}
    </div>
  )
}

function Heading({ group: { title, players, points, projected } }: { group: RosterGroup }) {
  return (
    <div className="pointer-events-none relative flex min-h-11 items-center justify-between gap-4 max-sm:pr-7">
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

function Cards({ group, onPlayer }: { group: RosterGroup } & Pick<RosterGroupsProps, 'onPlayer'>) {
  return (
    <ul className="grid border-hairline border-t @md:gap-3 @md:border-0 @md:grid-cols-2 @2xl:grid-cols-3">
      {group.players.map((player, index) => (
        <li key={player.playerId ?? `${player.name} ${index}`} className="min-w-0">
          <PlayerCard player={player} onPlayer={onPlayer} />
        </li>
      ))}
    </ul>
  )
}
