import { Tendencies } from '../../parts/draft/Tendencies.tsx'
import { useDraftTendencies } from '../../parts/draft/use-draft-tendencies.ts'
import type { LeaguePlace } from '../../parts/league/league-view.ts'

export function LeagueTendencies(place: Pick<LeaguePlace, 'leagueRef' | 'league'>) {
  const response = useDraftTendencies(place)
  return response && <Tendencies response={response} />
}
