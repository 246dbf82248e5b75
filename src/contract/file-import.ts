/** `POST` of a league's file to a server on the reader's own machine (`src/server/import-file.ts`). */
import { isHostName, isLeagueId, isSeason, type LeagueKey } from '../domain/identity.ts'

export const fileImportPath = '/api/v1/files'

/** The name of each file's part in the form. */
export const filePart = 'file'

/** The seasons in a response; empty if it is none. */
export function readFileImport(body: unknown): LeagueKey[] {
  const { seasons } = (body ?? {}) as { seasons?: unknown }
  return Array.isArray(seasons) ? seasons.flatMap(readKey) : []
}

export function writeFileImport(seasons: readonly LeagueKey[]): object {
  return { seasons: seasons.map(({ host, leagueId, season }) => ({ host, host_league_id: leagueId, season })) }
}

function readKey(value: unknown): LeagueKey[] {
  const { host, host_league_id: leagueId, season } = (value ?? {}) as Record<string, unknown>
  if (!isHostName(host) || typeof leagueId !== 'string' || typeof season !== 'number') return []
  const key = { host, leagueId, season }
  return isLeagueId(key) && isSeason(season) ? [key] : []
}
