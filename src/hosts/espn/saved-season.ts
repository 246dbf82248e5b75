import * as z from 'zod/mini'
import type { SavedResponses } from '../saved-season.ts'
import { completeResponses } from './complete-responses.ts'
import { leagueFile } from './raw-folder.ts'

const identified = z.object({ id: z.int(), seasonId: z.int() })

/** The league's response is a list of one before 2018. */
export function openEspnSeason(responses: ReadonlyMap<string, unknown>): SavedResponses | null {
  const json = responses.get(leagueFile)
  const found = identified.safeParse(Array.isArray(json) ? json[0] : json).data
  if (!found) return null
  const { id, seasonId: season } = found
  return { host: 'espn', leagueId: String(id), season, responses: completeResponses(responses, season) }
}
