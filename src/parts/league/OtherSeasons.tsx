import { useQuery } from '@tanstack/react-query'
import { apiSource } from '../../client/api-source.ts'
import { addressOf } from '../../client/site-base.ts'
import { isApiCertain } from '../../client/urls.ts'
import type { RouteName } from '../../contract/routes.ts'

/** Links to the league's other seasons for readers without scripts; with scripts there is a select instead. */
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
 * Seasons of a league on the site's server: an address without a season means the newest frozen one, and a newer one on the
 * server would not be found otherwise. Empty where the site was not built for a server. Null requests nothing.
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
