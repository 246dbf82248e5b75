/** Imports a file that contains leagues, saved by the export script or a zip of saved responses, into the store. */
import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { DomainError } from '../domain/errors.ts'
import { describeLeague, isSameLeague, type WantedSeason } from '../domain/identity.ts'
import type { LeagueSeason } from '../domain/league-season.ts'
import { type ImportResponsesOptions, importResponses } from '../service/import-responses.ts'
import { type LeagueResponses, readLeagueFiles } from '../service/league-files.ts'

export type ImportFileOptions = Omit<ImportResponsesOptions, 'asOf' | 'now' | 'keepsResponses'>

/** True where the path is a file; a folder contains responses one by one. */
export async function isFile(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null))?.isFile() ?? false
}

/**
 * Imports the seasons in the file, or those of `wanted` only, and returns them. Throws `DomainError`; stored leagues then
 * stay as they were.
 */
export async function importFile(
  path: string,
  wanted: WantedSeason | null,
  options: ImportFileOptions,
): Promise<LeagueSeason[]> {
  const found = await readLeagueFiles([{ path: basename(path), bytes: new Uint8Array(await readFile(path)) }])
  const matching = found.filter((one) => wanted === null || matches(one, wanted))
  if (matching.length === 0) {
    const held = found.map((one) => `${describeLeague(one)} of ${one.season}`).join(', ')
    throw new DomainError('not-found', `${basename(path)} holds ${held}, and nothing of league ${wanted?.leagueId}.`)
  }
  const asOf = (await stat(path)).mtime.toISOString()
  const imported: LeagueSeason[] = []
  const now = () => new Date()
  for (const responses of matching) imported.push(await importResponses(responses, { ...options, now, asOf }))
  return imported
}

const matches = (one: LeagueResponses, wanted: WantedSeason) =>
  isSameLeague(one, wanted) && (wanted.season === null || one.season === wanted.season)
