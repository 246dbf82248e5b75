/** Answers that came as a file become a season on the device. */
import type { SeasonKey } from '../domain/identity.ts'
import { readLeagueSeason } from '../hosts/espn/index.ts'
import { folderOf } from '../hosts/shared/folder-of.ts'
import type { DeviceStore } from './device-store.ts'
import type { LeagueResponses } from './league-files.ts'

/** Reads the season first: what is here stays where the file cannot be read. Throws `DomainError`. */
export async function storeResponses(
  store: DeviceStore,
  { espnLeagueId, season, responses }: LeagueResponses,
  asOf: string,
): Promise<SeasonKey> {
  const key = { espnLeagueId, season }
  const folder = folderOf(Object.fromEntries(responses))
  const read = await readLeagueSeason(folder, { ...key, numbers: await store.playerNumbers(key) })
  const raw = store.rawFolder(key)
  for (const [name, json] of responses) await raw.write(name, json)
  await store.write(read, { asOf, source: 'folder', known: 'whole' })
  return key
}
