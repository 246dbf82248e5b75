/** The league outside of this site: a calendar subscription, and embeds on other sites. */

import { useSyncExternalStore } from 'react'
import { addressOf } from '../../client/site-base.ts'
import { readToken } from '../../client/token.ts'
import { apiBase } from '../../client/urls.ts'
import { escapeMarkup } from '../../domain/escape-markup.ts'
import type { LeagueRef } from '../../domain/identity.ts'
import { leagueCall } from '../../parts/league/league-calls.ts'
import { seasonToName } from '../../parts/league/league-ref.ts'
import type { LeagueTabProps } from '../../parts/league/league-view.ts'
import { useResource } from '../../stores/use-resource.ts'
import { CopyField } from '../../ui/CopyField.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { calendarAddress } from './calendar-address.ts'

/** Origin of the site at build time, as in the HTML. */
const builtFor = import.meta.env.SITE ? new URL(import.meta.env.SITE).origin : ''

/**
 * Both follow the league's newest season. They are offered only if they work for everyone: not for a league imported by this browser, nor
 * on a server that requires a token.
 */
export function TakeAlong({ leagueRef, league, query }: Pick<LeagueTabProps, 'leagueRef' | 'league' | 'query'>) {
  const loaded = useResource(...leagueCall(leagueRef, query))
  const origin = useSyncExternalStore(
    () => () => {},
    () => location.origin,
    () => builtFor,
  )
  if (loaded.status !== 'ready' || seasonToName(leagueRef, league) !== undefined) return null
  const isOfServer = loaded.age.origin === 'server'
  if (!loaded.snapshot && !(isOfServer && apiBase !== null && readToken() === null)) return null
  const { name, teamCount } = league
  return (
    <div className="mt-5 flex flex-col gap-1 border-hairline border-t pt-3 print:hidden">
      <a
        href={calendarAddress(leagueRef, loaded.snapshot !== undefined)}
        className="thumb flex w-fit items-center gap-2 text-accent hover:underline"
      >
        <Icon name="calendar" size={18} />
        Add to your calendar
      </a>
      <details>
        <summary className="thumb w-fit text-accent hover:underline">Embed on your site</summary>
        <div className="mt-2 flex max-w-2xl flex-col gap-3">
          {embedSnippets(leagueRef, name, teamCount ?? 12, origin).map(({ label, html }) => (
            <CopyField key={label} label={label} text={html} />
          ))}
        </div>
      </details>
    </div>
  )
}

interface Snippet {
  label: string
  html: string
}

/** `origin`: of this site; `teams`: number of teams, for the height. */
function embedSnippets(leagueRef: LeagueRef, name: string, teams: number, origin: string): Snippet[] {
  const snippet = (label: string, route: 'embedStandings' | 'embedWeek', height: number) => ({
    label,
    html: `<iframe src="${origin}${addressOf(route, { ...leagueRef })}" title="${escapeMarkup(`${label} of ${name}`)}" width="100%" height="${height}" loading="lazy" style="border:0"></iframe>`,
  })
  return [
    snippet('Standings', 'embedStandings', 130 + 33 * teams),
    // A phone has one column of games.
    snippet('Scores', 'embedWeek', 110 + 64 * Math.ceil(teams / 2)),
  ]
}
