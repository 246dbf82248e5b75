/** Saves the responses that a season was imported from as a folder, which `npm run import -- --from` reads. */
import { join } from 'node:path'
import { DomainError } from '../../src/domain/errors.ts'
import type { LeagueKey } from '../../src/domain/identity.ts'
import { anonymizeResponses } from '../../src/hosts/anonymize-responses.ts'
import { importStateFile, scopeOfFile } from '../../src/hosts/shared/raw-files.ts'
import type { RawResponses } from '../../src/storage/raw-responses.ts'
import { writeAtomically } from '../../src/storage/write-atomically.ts'

/** Returns the folder of the season. */
export async function saveFolder(
  raw: RawResponses,
  key: LeagueKey,
  { folder, isAnonymous }: { folder: string; isAnonymous: boolean },
): Promise<string> {
  const files = raw.folder(key)
  const names = (await files.list()).filter((name) => name !== importStateFile && scopeOfFile(name) !== 'all')
  const saved = new Map<string, unknown>()
  for (const name of names) saved.set(name, await files.read(name))
  if (saved.size === 0) {
    throw new DomainError(
      'not-found',
      `The responses of league ${key.leagueId}, season ${key.season}, aren't saved here.`,
    )
  }
  const { leagueId, responses } = isAnonymous
    ? anonymizeResponses(key, saved)
    : { leagueId: key.leagueId, responses: saved }
  const target = join(folder, String(key.season), leagueId)
  for (const [name, json] of responses) await writeAtomically(join(target, name), JSON.stringify(json))
  return target
}
