import type { DraftTendenciesResponse } from '../../contract/responses/draft-tendencies.ts'
import { useResource } from '../../stores/use-resource.ts'
import { mayHaveHistory } from '../league/league-phase.ts'
import type { LeaguePlace } from '../league/league-view.ts'

/** How a league drafts; null until it is loaded, in a league of one season, and for null. */
export function useDraftTendencies(
  place: Pick<LeaguePlace, 'leagueRef' | 'league'> | null,
): DraftTendenciesResponse | null {
  const { host, leagueId } = place?.leagueRef ?? {}
  const isWanted = place !== null && mayHaveHistory(place.league) && host !== undefined && leagueId !== undefined
  const state = useResource('draftTendencies', isWanted ? { host, leagueId } : null)
  return state.status === 'ready' ? state.data : null
}
