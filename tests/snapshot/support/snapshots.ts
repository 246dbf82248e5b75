/** A store with small demo leagues, folders of snapshots, and their content. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { type LeagueKey, type LeagueRef, leagueArgument } from '../../../src/domain/identity.ts'
import type { SnapshotCall } from '../../../src/snapshot/snapshot-calls.ts'
import type { SnapshotSource } from '../../../src/snapshot/source.ts'
import { storeSource } from '../../../src/snapshot/store-source.ts'
import { type SnapshotOptions, type SnapshotOutcome, takeSnapshots } from '../../../src/snapshot/take-snapshots.ts'
import type { LeagueStore } from '../../../src/storage/league-store.ts'
import { openStore } from '../../../src/storage/open-store.ts'
import { copySmallDemoInto } from '../../support/demo-store.ts'

export const espn = (leagueId: string | number): LeagueRef => ({ host: 'espn', leagueId: String(leagueId) })
export const finished: LeagueKey = { ...espn(101), season: 2025 }
export const running: LeagueKey = { ...espn(103), season: 2026 }
export const undrafted: LeagueKey = { ...espn(104), season: 2026 }

export interface Workplace {
  /** Holds the demo leagues with few teams and weeks, and is shared by the tests of a file. */
  dataDir: string
  store: LeagueStore
  newFolder: NewFolder
}

export type NewFolder = () => string

/** New empty folders for the tests of a file; removed after them. */
export function temporaryFolders(): NewFolder {
  const root = mkdtempSync(join(tmpdir(), 'snapshot-'))
  afterAll(() => rmSync(root, { recursive: true, force: true }), 60_000)
  return () => mkdtempSync(join(root, 'folder-'))
}

/** The folders of a test file; removed after its tests. */
export function demoWorkplace(): Workplace {
  const newFolder = temporaryFolders()
  const dataDir = newFolder()
  const store = openStore(dataDir, { cachedFor: 0 })
  beforeAll(() => copySmallDemoInto(dataDir), 60_000)
  return { dataDir, store, newFolder }
}

/** A separate store that tests may change. */
export function copyOfStore({ dataDir, newFolder }: Workplace): LeagueStore {
  const copy = newFolder()
  cpSync(dataDir, copy, { recursive: true })
  return openStore(copy, { cachedFor: 0 })
}

type Taking = Partial<SnapshotOptions> & Pick<SnapshotOptions, 'folder'> & { store?: LeagueStore }

/** Takes snapshots of a store or of another source, always at the same time, and returns the result of each season. */
export async function take({ store, source, ...options }: Taking): Promise<SnapshotOutcome[]> {
  const outcomes: SnapshotOutcome[] = []
  const from = source ?? (store && storeSource(store, { signal: options.signal }))
  if (!from) throw new Error('Name a store or another source')
  await takeSnapshots({
    leagues: [finished],
    running: false,
    anonymize: false,
    refresh: false,
    now: () => '2026-01-06T12:00:00.000Z',
    onSeason: (outcome) => outcomes.push(outcome),
    ...options,
    source: from,
  })
  return outcomes
}

/** A source that records its calls. */
export function recorded(source: SnapshotSource): SnapshotSource & { asked: SnapshotCall[] } {
  const asked: SnapshotCall[] = []
  return {
    ...source,
    asked,
    async find(league, season) {
      const offer = await source.find(league, season)
      return (
        offer && {
          ...offer,
          ask(call) {
            asked.push(call)
            return offer.ask(call)
          },
        }
      )
    },
  }
}

/** Every file below a folder, by its path. */
export function filesIn(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).sort()
  return new Map(paths.map((path) => [relative(folder, path).replaceAll('\\', '/'), readFileSync(path, 'utf8')]))
}

export function kindsOf(outcomes: readonly SnapshotOutcome[]): string[] {
  return outcomes.map(({ kind, key }) => `${leagueArgument(key)} ${kind}`)
}
