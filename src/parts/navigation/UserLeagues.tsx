import type { ReadResponse } from '../../client/read-response.ts'
import { addressOf } from '../../client/site-base.ts'
import { type HostName, hostTitles } from '../../domain/identity.ts'
import { useResource } from '../../stores/use-resource.ts'
import { Button } from '../../ui/Button.tsx'
import { formatCount } from '../../ui/format.ts'
import { leagueRefOf, placeOfKey } from '../league/league-ref.ts'
import { LeagueLine } from './LeagueLine.tsx'
import type { HostUser } from './league-entry.ts'

/** The leagues of a user on a host, to choose one and its season. */
export function UserLeagues({ host, user }: HostUser) {
  const { reload, ...state } = useResource('userLeagues', { host, user })
  const leagues = state.status === 'ready' ? toLeagues(state.data, host) : []
  return (
    <section aria-label={`@${user}’s leagues`} className="mb-4">
      <p aria-live="polite" className={leagues.length > 0 ? 'mb-2 font-semibold' : 'text-muted'}>
        {state.status === 'loading' && `Looking up @${user} on ${hostTitles[host]}...`}
        {state.status === 'ready' &&
          (leagues.length > 0
            ? `${formatCount(leagues.length, 'league')} for @${user} on ${hostTitles[host]}`
            : `@${user} has no football leagues on ${hostTitles[host]}.`)}
        {state.status === 'failed' && <span className="text-worse">{state.failure.message}</span>}
      </p>
      {state.status === 'failed' && state.failure.reason === 'down' && (
        <Button className="mt-2" onClick={reload}>
          Try again
        </Button>
      )}
      <ul className="max-h-96 overflow-y-auto border-hairline border-t empty:hidden">
        {leagues.map((league) => (
          <li key={league.seasons[0]?.href} className="border-hairline border-b">
            <League {...league} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function League({ name, teams, seasons: [newest, ...others] }: UserLeague) {
  const note = [newest?.season, teams === null ? null : formatCount(teams, 'team')].filter(Boolean).join(' · ')
  return <LeagueLine name={name} href={newest?.href} note={note} seasons={others} />
}

interface UserLeague {
  name: string
  teams: number | null
  /** Newest first, at least one. */
  seasons: { season: number; href: string }[]
}

/** Leagues without a season that can be opened are left out. */
function toLeagues({ leagues }: ReadResponse<'userLeagues'>, host: HostName): UserLeague[] {
  return leagues.flatMap(({ name, teamCount: teams, seasons }) => {
    const known = seasons.flatMap(({ season, hostLeagueId }) => {
      const leagueRef = leagueRefOf({ host, hostLeagueId, espnLeagueId: null })
      if (!leagueRef) return []
      return [{ season, href: addressOf('overview', { ...placeOfKey({ ...leagueRef, season }) }) }]
    })
    return known.length > 0 ? [{ name: name.trim() || 'Unnamed league', teams, seasons: known }] : []
  })
}
