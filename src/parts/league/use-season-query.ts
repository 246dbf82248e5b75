import { useMemo } from 'react'

/**
 * Of the query only the season, which links within the league have, and the entry `kept`. It stays the same object while other entries
 * change, so that parts with it do not render again for an opened panel or a sorted table.
 */
export function useSeasonQuery(query: URLSearchParams, kept?: string): URLSearchParams {
  const season = query.get('season')
  const value = kept === undefined ? null : query.get(kept)
  return useMemo(() => {
    const entries = new URLSearchParams(season === null ? {} : { season })
    if (kept !== undefined && value !== null) entries.set(kept, value)
    return entries
  }, [season, kept, value])
}
