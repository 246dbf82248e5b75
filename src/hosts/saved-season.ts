/** What each host's saved responses are of. Read when a reader drops a file. */
import type { LeagueKey } from '../domain/identity.ts'
import { openEspnSeason } from './espn/saved-season.ts'
import { openSleeperSeason } from './sleeper/saved-season.ts'
import { openYahooSeason } from './yahoo/saved-season.ts'

/** A host's responses of one season, by the names of the raw folder. */
export interface SavedResponses extends LeagueKey {
  responses: ReadonlyMap<string, unknown>
  /** When they were saved, ISO 8601, where the file says so. */
  savedAt?: string
}

const openers = [openSleeperSeason, openYahooSeason, openEspnSeason]

/** The season that responses are of, with those that an import would have saved; null where they do not say. */
export function openSavedSeason(responses: ReadonlyMap<string, unknown>): SavedResponses | null {
  for (const open of openers) {
    const found = open(responses)
    if (found) return found
  }
  return null
}
