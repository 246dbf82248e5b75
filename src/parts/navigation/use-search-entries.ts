/** The search's entries, from mostly cached responses. Failed calls are left out. */
import { useEffect, useMemo, useState } from 'react'
import { call } from '../../client/call.ts'
import { addressOf } from '../../client/site-base.ts'
import { measureAnchor } from '../../contract/measure-anchor.ts'
import { measures } from '../../contract/measures.ts'
import type { ShownLeague } from '../../stores/shown-league.ts'
import { useResource } from '../../stores/use-resource.ts'
import type { StandingsEntry } from '../league/league-view.ts'
import { groupLeagues } from './league-groups.ts'
import { ownTeamLink } from './own-team-link.ts'
import type { NavigationPlace } from './place.ts'
import { screenLinks } from './screen-links.ts'
import { entryKey, type SearchEntry } from './search-index.ts'
import { teamSwitchAddress } from './switch-address.ts'
import type { PanelProps } from './when-opened.tsx'

export function useSearchEntries({ shown, place }: PanelProps): { entries: SearchEntry[]; isLoading: boolean } {
  const standings = useResource(
    'standings',
    shown?.id ? { leagueId: shown.id, season: shown.season ?? undefined } : null,
  )
  const leagues = useResource('leagues', { limit: 500 })
  const players = usePlayers(shown)
  const teams = standings.status === 'ready' ? standings.data.standings : undefined
  const list = leagues.status === 'ready' ? leagues.data : undefined
  const entries = useMemo(
    () =>
      withoutDoubles([
        ...(place ? screenEntries(place, shown) : []),
        ...(place && shown ? teamEntries(teams ?? [], place, shown) : []),
        ...(players ?? []).map(playerEntry),
        ...pageEntries,
        ...leagueEntries(list ?? []),
        ...measureEntries,
      ]),
    [place, shown, teams, players, list],
  )
  return {
    entries,
    isLoading:
      leagues.status === 'loading' || (shown?.id != null && (players === null || standings.status === 'loading')),
  }
}

function withoutDoubles(entries: readonly SearchEntry[]): SearchEntry[] {
  return [...new Map(entries.map((entry) => [entryKey(entry), entry])).values()]
}

function screenEntries(place: NavigationPlace, shown: ShownLeague | null): SearchEntry[] {
  const own = ownTeamLink(place, shown)
  const team = own && { label: own.name, question: 'Whom do I start? How is my team?', href: own.href }
  return [...(team ? [team] : []), ...screenLinks(place, shown)].flatMap(({ label, question, href }) =>
    href === null ? [] : { kind: 'Screen' as const, title: label, note: question, href },
  )
}

/** Pages about this site, and about the reader's leagues. */
const pageEntries: SearchEntry[] = [
  {
    title: 'My Sunday',
    note: 'Which players do I watch? All my leagues on game day',
    href: addressOf('sunday'),
  },
  {
    title: 'Draw the draft order',
    note: 'Who picks first? A lottery that everyone can check',
    href: addressOf('draw'),
  },
  { title: 'How we calculate it', note: 'What does this measure mean?', href: addressOf('measures') },
  { title: 'Your leagues', note: 'Which leagues are saved on this device?', href: addressOf('device') },
  {
    title: 'Private leagues',
    note: 'How do I open a private ESPN league, or a Yahoo league?',
    href: addressOf('privateLeague'),
  },
].map((page) => ({ kind: 'Screen' as const, ...page }))

const measureEntries: SearchEntry[] = measures.map((measure) => ({
  kind: 'Measure',
  title: measure,
  note: 'How we calculate it',
  href: `${addressOf('measures')}#${measureAnchor(measure)}`,
}))

function teamEntries(teams: readonly StandingsEntry[], place: NavigationPlace, shown: ShownLeague): SearchEntry[] {
  return teams.flatMap(({ teamId, teamName, ownerNames }) => {
    if (teamId === null) return []
    const href = teamSwitchAddress(place, teamId, shown)
    return [
      { kind: 'Team' as const, title: teamName, note: ownerNames.join(', '), href },
      ...ownerNames.map((owner) => ({ kind: 'Manager' as const, title: owner, note: teamName, href })),
    ]
  })
}

interface FoundPlayer {
  id: number | null
  name: string
  position: string | null
  nflTeam: string | null
}

function playerEntry({ id, name, position, nflTeam }: FoundPlayer): SearchEntry {
  return {
    kind: 'Player',
    title: name,
    note: [position, nflTeam].filter(Boolean).join(', '),
    href: `?player=${id}`,
  }
}

function leagueEntries(list: Parameters<typeof groupLeagues>[0]): SearchEntry[] {
  return groupLeagues(list).flatMap(({ leagueRef, name, seasons }) =>
    leagueRef === null
      ? []
      : {
          kind: 'League' as const,
          title: name,
          note: seasons.map(({ season }) => season).join(', '),
          href: addressOf('overview', { ...leagueRef }),
        },
  )
}

/** All players of the season, once the search is open; null while they load. */
function usePlayers(shown: ShownLeague | null): FoundPlayer[] | null {
  const [players, setPlayers] = useState<FoundPlayer[] | null>(null)
  useEffect(() => {
    if (!shown?.id) return
    const stop = new AbortController()
    listPlayers(shown, stop.signal)
      .catch(() => [])
      .then((found) => {
        if (!stop.signal.aborted) setPlayers(found)
      })
    return () => stop.abort()
  }, [shown])
  return players
}

const pageSize = 500
/** Above any league's number of players; ends the loop for a server that ignores the offset. */
const mostPages = 4

/** Players from the server; without such a list the drafted players of a snapshot. */
async function listPlayers({ id, host, leagueId, season }: ShownLeague, signal: AbortSignal): Promise<FoundPlayer[]> {
  const found = new Map<FoundPlayer['id'], FoundPlayer>()
  try {
    for (let page = 0; page < mostPages; page++) {
      const parameters = { leagueId: id ?? undefined, limit: pageSize, offset: page * pageSize }
      const players = await call('players', parameters, { signal })
      const before = found.size
      for (const player of players) found.set(player.id, player)
      if (players.length < pageSize || found.size === before) break
    }
    return [...found.values()]
  } catch (failure) {
    if (signal.aborted) throw failure
    const draft = await call('draftComplete', { host, leagueId, season: season ?? undefined }, { signal })
    return draft.draftPicks.map(({ player }) => player).filter(({ id }) => id !== null)
  }
}
