import { useQuery } from '@tanstack/react-query'
import { apiSource } from '../../client/ask-api.ts'
import { isApiCertain } from '../../client/urls.ts'

const none: readonly number[] = []

/**
 * Years of a league that the site's server has: an address without a season means the newest frozen one, from which a newer
 * one would not be found otherwise. None where the site was not built for a server. Null requests nothing.
 */
export function useServerSeasons(espnLeagueId: number | null): readonly number[] {
  const { data } = useQuery({
    queryKey: ['seasons of the server', espnLeagueId],
    queryFn: async () => (await apiSource.answer('espnLeague', { espnId: espnLeagueId ?? 0 }, {}))?.seasons ?? none,
    enabled: isApiCertain && espnLeagueId !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ?? none
}
