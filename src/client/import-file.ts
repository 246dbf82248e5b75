/** Files of a league for the server: where it runs on the reader's own machine, it imports them. */
import { fileImportPath, filePart, readFileImport } from '../contract/file-import.ts'
import { hasApiMark } from '../contract/response-headers.ts'
import type { DroppedFile } from '../contract/stored-leagues.ts'
import type { LeagueKey } from '../domain/identity.ts'
import { CallFailure } from './call-failure.ts'
import { notePrivateOnServer } from './private-leagues.ts'
import { readToken } from './token.ts'
import { apiBase, isApiCertain } from './urls.ts'

/** Whether the site and its API are on the reader's own machine. Files go to no other server. */
export function isOnOwnServer(): boolean {
  return isApiCertain && apiBase === '' && ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)
}

/** The imported seasons; null if the server takes no files. Throws `CallFailure`. */
export async function importOnServer(files: readonly DroppedFile[]): Promise<LeagueKey[] | null> {
  const body = new FormData()
  for (const { path, bytes } of files) body.append(filePart, new Blob([bytes]), path)
  const token = readToken()
  const headers = { Accept: 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) }
  const response = await fetch(fileImportPath, { method: 'POST', body, headers }).catch((cause) => {
    throw new CallFailure(0, 'Can’t reach the server. Check that it is running and try again.', { cause })
  })
  if (!hasApiMark(response)) throw new CallFailure(502, notImported)
  if (response.status === 404 || response.status === 405) return null
  const json: unknown = await response.json().catch(() => null)
  if (!response.ok) throw new CallFailure(response.status, (json as { detail?: string } | null)?.detail ?? notImported)
  const seasons = readFileImport(json)
  if (seasons.length === 0) throw new CallFailure(response.status, notImported)
  notePrivateOnServer(seasons)
  return seasons
}

const notImported = 'The server couldn’t import this file.'
