/** Imports seasons from a host's responses that files contain. */
import { DomainError } from '../domain/errors.ts'
import { describeLeague, isSameLeague, type WantedSeason } from '../domain/identity.ts'
import type { LeagueSeason } from '../domain/league-season.ts'
import { readOnlyFolder } from '../hosts/shared/raw-files.ts'
import { withSavedLogos } from '../storage/logo-store.ts'
import { type ImportSeasonOptions, readNumbered } from './import-season.ts'
import type { DroppedFile, LeagueResponses } from './league-files.ts'
import { loadPart } from './load-part.ts'
import { readingFrom } from './reading-from.ts'

export interface ImportResponsesOptions
  extends Pick<ImportSeasonOptions, 'store' | 'hosts' | 'now' | 'onWait' | 'onProgress' | 'signal'> {
  /** When the responses were saved, ISO 8601. */
  asOf: string
  /** True: the responses are stored, too, so that a damaged season can be rebuilt from them. */
  keepsResponses?: boolean
  /** Called with each season once it is stored. */
  onImported?: (season: LeagueSeason) => void
}

/**
 * Imports the seasons in the files, or those of `wanted` only, and returns them. Throws `DomainError`; a season that cannot be read stays
 * as it was.
 */
export async function importFiles(
  files: readonly DroppedFile[],
  wanted: WantedSeason | null,
  options: ImportResponsesOptions,
): Promise<LeagueSeason[]> {
  // A browser loads what reads zips when there is a file.
  const { readLeagueFiles } = await loadPart(() => import('./league-files.ts'))
  const found = await readLeagueFiles(files)
  const matching = found.filter(
    (one) => !wanted || (isSameLeague(one, wanted) && (wanted.season === null || one.season === wanted.season)),
  )
  if (wanted && matching.length === 0) {
    const held = found.map((one) => `${describeLeague(one)} of ${one.season}`).join(', ')
    const names = files.map(({ path }) => path).join(', ')
    throw new DomainError('not-found', `${names} holds ${held}, and nothing of league ${wanted.leagueId}.`)
  }
  const imported: LeagueSeason[] = []
  for (const responses of matching) {
    const season = await importResponses(responses, options)
    options.onImported?.(season)
    imported.push(season)
  }
  return imported
}

/**
 * Reads the season before anything is written: what is stored stays where the file is unreadable. No host gives it again, so it is
 * never removed without asking. Throws `DomainError`.
 */
async function importResponses(
  { responses, host, leagueId, season }: LeagueResponses,
  { store, hosts, now, asOf, keepsResponses = false, onWait, onProgress, signal }: ImportResponsesOptions,
): Promise<LeagueSeason> {
  const key = { host, leagueId, season }
  const release = await store.lockImport(key, { wait: true, onWait, signal })
  try {
    const source = await hosts(host)
    const folder = readOnlyFolder(Object.fromEntries(responses))
    const read = await readingFrom(host, () => readNumbered(folder, key, { store, source, onProgress, signal }))
    const raw = store.raw.folder(key)
    if (keepsResponses) for (const [name, json] of responses) await raw.write(name, json)
    const imported = withSavedLogos(read, await store.logos.of(key))
    const bytes = await store.write(imported, { asOf, source: 'folder' })
    await store.uses.mark({
      ...key,
      usedAt: now().toISOString(),
      bytes: bytes + (await store.raw.size(key)),
      mayGo: false,
    })
    return imported
  } finally {
    await release()
  }
}
