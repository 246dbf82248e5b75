/** Imports a file that contains leagues, saved by the export script or a zip of saved responses, into the store. */
import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { WantedSeason } from '../domain/identity.ts'
import type { LeagueSeason } from '../domain/league-season.ts'
import { type ImportResponsesOptions, importFiles } from '../service/import-files.ts'

/** True where the path is a file; a folder contains responses one by one. */
export async function isFile(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null))?.isFile() ?? false
}

/** See `importFiles`; the responses are as old as the file. */
export async function importFile(
  path: string,
  wanted: WantedSeason | null,
  options: Omit<ImportResponsesOptions, 'asOf' | 'now' | 'keepsResponses'>,
): Promise<LeagueSeason[]> {
  const asOf = (await stat(path)).mtime.toISOString()
  const file = { path: basename(path), bytes: new Uint8Array(await readFile(path)) }
  return importFiles([file], wanted, { ...options, now: () => new Date(), asOf })
}
