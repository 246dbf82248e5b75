import * as z from 'zod/mini'
import type { SavedResponses } from '../saved-season.ts'
import { leagueFile } from './raw-files.ts'

const identified = z.object({
  league_id: z.string().check(z.regex(/^[1-9]\d{0,19}$/)),
  season: z.string().check(z.regex(/^20\d\d$/)),
  roster_positions: z.unknown(),
})

export function openSleeperSeason(responses: ReadonlyMap<string, unknown>): SavedResponses | null {
  const found = identified.safeParse(responses.get(leagueFile)).data
  return found ? { host: 'sleeper', leagueId: found.league_id, season: Number(found.season), responses } : null
}
