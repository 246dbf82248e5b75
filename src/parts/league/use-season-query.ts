import { useMemo } from 'react'

/**
 * Of the query only the season, which links within the league have. It stays the same object while other entries change, so that parts
 * with it do not render again for an opened panel or a sorted table.
 */
export function useSeasonQuery(query: URLSearchParams): URLSearchParams {
  const season = query.get('season')
  return useMemo(() => new URLSearchParams(season === null ? {} : { season }), [season])
}
