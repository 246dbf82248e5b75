/** A data folder, a fake ESPN with one small league, and imports of it as the command runs them. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { HostSeason } from '../../../src/domain/host-season.ts'
import type { HostAccess } from '../../../src/hosts/index.ts'
import { openService } from '../../../src/server/open-service.ts'
import type { LeagueStore } from '../../../src/storage/league-store.ts'
import { openStore } from '../../../src/storage/open-store.ts'
import { buildEspnLeague, type LeagueSketch, openMemoryFolder } from '../../hosts/espn/build-espn-league.ts'
import { type FakeEspn, type FakeEspnOptions, startFakeEspn } from '../../hosts/espn/fake-espn.ts'
import { espnSeason } from '../../support/league-keys.ts'

export const key = espnSeason(4711, 2025)

export interface ImportPlace {
  espn: FakeEspn
  folder: string
  store: LeagueStore
  /** ESPN's faulty responses; may be set at any time. */
  faults: FakeEspnOptions['faults']
  /** ESPN's league from now on. */
  setLeague(sketch: LeagueSketch): void
  importNow(access?: HostAccess['espn'], how?: { forReaders: boolean }): Promise<HostSeason>
  /** Every file of the raw folder, unpacked; throws if one is incomplete. */
  rawFiles(): Record<string, unknown>
  /** Bytes of every file of the store by its path. */
  storedBytes(): Record<string, string>
  close(): Promise<void>
}

export async function openImportPlace(sketch: LeagueSketch = {}): Promise<ImportPlace> {
  const folder = mkdtempSync(join(tmpdir(), 'faults-'))
  const leagues: FakeEspnOptions['leagues'] = new Map()
  const espn = await startFakeEspn({ leagues, faults: (request, before) => place.faults?.(request, before) ?? null })
  const store = openStore(folder, { cachedFor: 0 })
  const rawFolder = join(folder, 'raw', String(key.season), key.leagueId)
  const place: ImportPlace = {
    espn,
    folder,
    store,
    faults: undefined,
    setLeague(next) {
      leagues.set(`${key.season}/${key.leagueId}`, openMemoryFolder(buildEspnLeague(next)))
    },
    async importNow(access = {}, how = { forReaders: false }) {
      const espnAccess = { baseUrl: espn.baseUrl, backoffMs: 0, retries: 0, timeoutMs: 10_000, ...access }
      const service = openService({ store, dataDir: folder, access: { espn: espnAccess, sleeper: {} } }, how)
      const { key: imported } = await service.importLeague(key)
      const stored = await store.read(imported)
      if (!stored) throw new Error('The season was not stored')
      // Its age differs from import to import.
      const { asOf: _, ...season } = stored
      return season
    },
    rawFiles: () =>
      Object.fromEntries(
        listFiles(rawFolder).map((name) => [
          name,
          JSON.parse(String(gunzipSync(readFileSync(join(rawFolder, name))))) as unknown,
        ]),
      ),
    storedBytes: () => readStored(folder),
    async close() {
      await espn.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  place.setLeague(sketch)
  return place
}

/** Bytes of every file of a data folder's store by its path. */
export function readStored(folder: string): Record<string, string> {
  const store = join(folder, 'store')
  return Object.fromEntries(listFiles(store).map((name) => [name, readFileSync(join(store, name), 'latin1')]))
}

/** Paths of all files below a folder, including hidden ones; empty without a folder. */
export function listFiles(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .sort()
  } catch {
    return []
  }
}
