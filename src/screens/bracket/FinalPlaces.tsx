/** Final ranks; during the season the current playoff teams, by seed. */
import { classNames } from '../../ui/class-names.ts'
import { formatOrdinal, formatWhole } from '../../ui/format.ts'
import { Section } from '../../ui/Section.tsx'
import { TeamName } from '../../ui/TeamMark.tsx'
import type { BracketResponse } from './bracket-games.ts'

export function FinalPlaces({
  response,
  teamHref,
}: {
  response: BracketResponse
  teamHref: (teamId: number) => string
}) {
  const { finalPlaces, seeds } = response
  const isOver = finalPlaces.length > 0
  const list = isOver
    ? finalPlaces.map(({ rank, team }) => ({ place: formatOrdinal(rank), team, note: rank === 1 ? 'Champion' : '' }))
    : seeds
        .filter(({ inPlayoffs }) => inPlayoffs)
        .map(({ seed, team, hasBye }) => ({ place: formatWhole(seed), team, note: hasBye ? 'First-round bye' : '' }))
  if (list.length === 0) return null
  return (
    <Section title={isOver ? 'Final ranks' : response.isProjected ? 'Seeds if the season ended today' : 'Seeds'}>
      <ol className="gap-x-10 sm:columns-2 lg:columns-3">
        {list.map(({ place, team, note }, index) => (
          <li key={team.id} className="flex min-h-11 break-inside-avoid items-center gap-3 border-hairline border-b">
            <span className="scoreboard w-9 shrink-0 text-muted">{place}</span>
            <a href={teamHref(team.id)} className="thumb min-w-0 underline-offset-4 hover:text-accent hover:underline">
              <TeamName name={team.name} />
            </a>
            <span
              className={classNames('ml-auto shrink-0 text-sm', isOver && index === 0 ? 'text-gold' : 'text-muted')}
            >
              {note}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  )
}
