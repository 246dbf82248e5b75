/** Whom a team roots for in the games of others. */
import type { ForecastResponse } from '../../contract/responses/forecast.ts'
import type { TeamRef } from '../../contract/responses/shared.ts'
import { navigateQuery } from '../../stores/location.ts'
import { Fold } from '../../ui/Fold.tsx'
import { formatCount, formatSigned } from '../../ui/format.ts'
import { useMyTeam } from '../../ui/my-team.ts'
import { Section } from '../../ui/Section.tsx'
import { Select } from '../../ui/Select.tsx'
import { TeamName } from '../../ui/TeamMark.tsx'
import type { LeagueTabProps } from '../league/league-view.ts'
import { MeasureLink } from '../measures/MeasureLink.tsx'
import { readId } from '../team/team-address.ts'
import { describeNoWish, type RacingTeam, rootForId, type Wishes, wishesOf } from './root-for.ts'

/** The chosen team in the URL; by default the reader's own, else the one with the most to root for. */
const entry = 'team'

export function RootFor({ games, teams, week, query, teamHref, isFolded = false }: RootForProps) {
  const mine = useMyTeam()?.teamId
  const named = readId(query.get(entry) ?? undefined)
  const isListed = (id: number | null | undefined) => teams.some((team) => team.id === id)
  const teamId = isListed(named) ? named : isListed(mine) ? mine : mostInvolved(games, teams)
  const chosen = teams.find(({ id }) => id === teamId)
  if (!chosen) return null
  const { helpful, others } = wishesOf(games, chosen.id)
  const whose = chosen.id === mine ? 'you' : chosen.name
  const none = describeNoWish(chosen, chosen.id === mine)
  return (
    <Section
      id={rootForId}
      title="Root for"
      note={`Results in week ${week}’s other games that help ${whose} make the playoffs, and by how much.`}
      action={<MeasureLink measure="Leverage of a game" />}
      inside={isFolded ? (describeWishes(helpful, whose) ?? none) : undefined}
      isOpen={isListed(named)}
    >
      <Select
        label="Team"
        value={String(chosen.id)}
        options={teams.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(id) => navigateQuery({ [entry]: id }, { replace: true })}
        className="mb-2 max-w-md"
      />
      {helpful.length === 0 && <p className="text-muted">{none}</p>}
      <ul>
        {helpful.map(({ matchupId, winner, loser, gain }) => (
          <li
            key={matchupId}
            className="flex min-h-12 items-center justify-between gap-3 border-hairline border-b py-1"
          >
            <span className="min-w-0">
              <a
                href={teamHref(winner.id)}
                className="thumb flex min-w-0 font-semibold hover:text-accent hover:underline"
              >
                <TeamName name={winner.name} size={22} />
              </a>
              <span className="block truncate pl-7.5 text-muted text-sm">over {loser.name}</span>
            </span>
            <span className="scoreboard shrink-0 text-better text-lg tabular-nums">
              {formatSigned(100 * gain, 1)} <span className="text-sm">points</span>
              <span className="sr-only"> for {whose}</span>
            </span>
          </li>
        ))}
      </ul>
      {helpful.length > 0 && others.length > 0 && (
        <Fold isEverywhere summary={<span className="text-muted text-sm">{describeOthers(others.length, whose)}</span>}>
          <ul className="pb-2 text-muted text-sm">
            {others.map(({ matchupId, home, away }) => (
              <li key={matchupId}>
                {home.name} and {away.name}
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </Section>
  )
}

/** "2 results help you, by up to +4.2 points" */
function describeWishes([most, ...others]: Wishes['helpful'], whose: string): string | null {
  if (!most) return null
  const count = others.length + 1
  const help = count === 1 ? 'result helps' : 'results help'
  return `${count} ${help} ${whose}, by up to ${formatSigned(100 * most.gain, 1)} points`
}

/** "5 games that move your odds by less than a point" */
function describeOthers(count: number, whose: string): string {
  const odds = whose === 'you' ? 'your odds' : `the odds of ${whose}`
  return `${formatCount(count, 'game')} that ${count === 1 ? 'moves' : 'move'} ${odds} by less than a point`
}

function mostInvolved(games: ForecastResponse['games'], teams: readonly TeamRef[]): number | undefined {
  const gainOf = (teamId: number) => wishesOf(games, teamId).helpful.reduce((sum, { gain }) => sum + gain, 0)
  return teams.map(({ id }) => ({ id, gain: gainOf(id) })).toSorted((a, b) => b.gain - a.gain)[0]?.id
}

interface RootForProps extends Pick<LeagueTabProps, 'query' | 'teamHref'> {
  /** Those of one week, with what they do to the playoff odds. */
  games: ForecastResponse['games']
  teams: readonly RacingTeam[]
  week: number
  /** Whether phones fold it. */
  isFolded?: boolean
}
