import { useQuery } from '@tanstack/react-query'
import { apiSource } from '../../client/api-source.ts'
import { addressOf } from '../../client/site-base.ts'
import { isApiCertain } from '../../client/urls.ts'
import type { RouteName } from '../../contract/routes.ts'

/** The league's other seasons as links, for readers without scripts: with them there is a choice instead. */
export function OtherSeasons({ name, espnLeagueId, season, seasons }: OtherSeasonsProps) {
  const others = seasons.filter((other) => other !== season)
  if (others.length === 0) return null
  return (
    <noscript>
      <nav aria-label="Other seasons" className="flex flex-wrap gap-3">
        {others.map((other) => (
          <a key={other} href={addressOf(name, { espnLeagueId, season: other })} className="thumb underline">
            Season {other}
          </a>
        ))}
      </nav>
    </noscript>
  )
}

interface OtherSeasonsProps {
  name: RouteName
  espnLeagueId: number
  season: number | undefined
  seasons: readonly number[]
}

const none: readonly number[] = []

/**
 * Years of a league that the site's server has: an address without a season means the newest frozen one, from which a newer
 * one would not be found otherwise. None where the site was not built for a server. Null requests nothing.
 */
export function useServerSeasons(espnLeagueId: number | null): readonly number[] {
  const { data } = useQuery({
    queryKey: ['seasons of the server', espnLeagueId],
    queryFn: async () => (await apiSource.request('espnLeague', { espnId: espnLeagueId ?? 0 }, {}))?.seasons ?? none,
    enabled: isApiCertain && espnLeagueId !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ?? none
}
