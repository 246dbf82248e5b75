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
import { type Wishes, wishesOf } from './root-for.ts'

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
  const whoseOdds = chosen.id === mine ? 'your odds' : `the odds of ${chosen.name}`
  return (
    <Section
      title="Root for"
      note={`Results in week ${week}’s other games that help ${whose} make the playoffs, and by how much.`}
      action={<MeasureLink measure="Leverage of a game" />}
      inside={isFolded ? describeWishes(helpful, whose, whoseOdds) : undefined}
      isOpen={isListed(named)}
    >
      <Select
        label="Team"
        value={String(chosen.id)}
        options={teams.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(id) => navigateQuery({ [entry]: id }, { replace: true })}
        className="mb-2 max-w-md"
      />
      {helpful.length === 0 && <p className="text-muted">No other game this week moves {whoseOdds}.</p>}
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
              {`${formatSigned(100 * gain, 1)}%`}
              <span className="sr-only"> for {whose}</span>
            </span>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <Fold
          isEverywhere
          summary={<span className="text-muted text-sm">{formatCount(others.length, 'game')} without effect</span>}
        >
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

/** "2 results help you, by up to +4.2%" */
function describeWishes([most, ...others]: Wishes['helpful'], whose: string, whoseOdds: string): string {
  if (!most) return `No other game this week moves ${whoseOdds}`
  const count = others.length + 1
  const help = count === 1 ? 'result helps' : 'results help'
  return `${count} ${help} ${whose}, by up to ${formatSigned(100 * most.gain, 1)}%`
}

function mostInvolved(games: ForecastResponse['games'], teams: readonly TeamRef[]): number | undefined {
  const gainOf = (teamId: number) => wishesOf(games, teamId).helpful.reduce((sum, { gain }) => sum + gain, 0)
  return teams.map(({ id }) => ({ id, gain: gainOf(id) })).toSorted((a, b) => b.gain - a.gain)[0]?.id
}

interface RootForProps extends Pick<LeagueTabProps, 'query' | 'teamHref'> {
  /** Those of one week, with what they do to the playoff odds. */
  games: ForecastResponse['games']
  teams: readonly TeamRef[]
  week: number
  /** Whether phones fold it. */
  isFolded?: boolean
}
