/** The store that the configuration asks for: a folder, which needs no set-up. */
import { join } from 'node:path'
import { createStorage } from 'unstorage'
import { fileDriver } from './file-driver.ts'
import { openSeasonStore, type SeasonStore, type SeasonStoreOptions } from './season-store.ts'

/** The store in `{dataDir}/store`. Any other `unstorage` driver can be given to `openSeasonStore` in its place. */
export function openStore(dataDir: string, options?: SeasonStoreOptions): SeasonStore {
  return openSeasonStore(createStorage({ driver: fileDriver(join(dataDir, 'store')) }), options)
}

/** Folders beside the store: saved responses by season and league, and the locks of running imports. */
export const rawFolderOf = (dataDir: string) => join(dataDir, 'raw')
export const lockFolderOf = (dataDir: string) => join(dataDir, 'locks')
