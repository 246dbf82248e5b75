import { apiSource } from './ask-api.ts'
import { isApiCertain } from './urls.ts'

const asked = new Map<number, Promise<readonly number[]>>()

/**
 * The seasons of a league that a server has, asked for once while the page is open, and only where the site was built for a
 * server: the newest snapshot season is what an address means, and a newer one would otherwise not be found from it. None
 * where the server does not answer.
 */
export function liveSeasonsOf(espnLeagueId: number): Promise<readonly number[]> {
  const known = asked.get(espnLeagueId) ?? askSeasons(espnLeagueId)
  asked.set(espnLeagueId, known)
  return known
}

async function askSeasons(espnLeagueId: number): Promise<readonly number[]> {
  if (!isApiCertain) return []
  const league = await apiSource.answer('espnLeague', { espnId: espnLeagueId }, {}).catch(() => null)
  return league?.seasons ?? []
}
