/** Imports a season from a host's responses that a file contains. */
import type { LeagueSeason } from '../domain/league-season.ts'
import { readOnlyFolder } from '../hosts/shared/raw-files.ts'
import { withSavedLogos } from '../storage/logos.ts'
import { type ImportSeasonOptions, readNumbered } from './import-season.ts'
import type { LeagueResponses } from './league-files.ts'
import { readingFrom } from './reading-from.ts'

export interface ImportResponsesOptions
  extends Pick<ImportSeasonOptions, 'store' | 'hosts' | 'now' | 'onWait' | 'onProgress' | 'signal'> {
  /** When the responses were saved, ISO 8601. */
  asOf: string
  /** True: the responses are stored, too, so that a damaged season can be rebuilt from them. */
  keepsResponses?: boolean
}

/**
 * Reads the season before anything is written: what is stored stays where the file is unreadable. No host gives it again, so it is
 * never removed without asking. Throws `DomainError`.
 */
export async function importResponses(
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
