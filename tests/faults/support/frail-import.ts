/** `npm run import` as a process that can be killed at any step, with the files it leaves. */
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { type LeagueKey, leagueArgument } from '../../../src/domain/identity.ts'
import { decodeDocument } from '../../../src/storage/document.ts'
import type { FakeSleeper } from '../../hosts/sleeper/fake-sleeper.ts'
import { type Ended, runScript } from '../../scripts/support/run-script.ts'
import { listFiles } from './import-place.ts'

export interface FrailOptions {
  /** Of the fake ESPN. */
  baseUrl: string
  sleeper?: Pick<FakeSleeper, 'apiUrl' | 'unofficialApiUrl'>
  folder: string
  league: LeagueKey
  /** The step at which it is killed. */
  killAt?: number
  /** Bytes that the disk still takes. */
  fullAfter?: number
}

const preload = pathToFileURL('tests/faults/support/frail-process.mjs').href

export function runFrailImport({ baseUrl, sleeper, folder, league, killAt, fullAfter }: FrailOptions): Promise<Ended> {
  const args = [leagueArgument(league), '--season', String(league.season)]
  return runScript('import', args, {
    DATA_DIR: folder,
    ESPN_BASE_URL: baseUrl,
    SLEEPER_BASE_URL: sleeper?.apiUrl,
    SLEEPER_UNOFFICIAL_BASE_URL: sleeper?.unofficialApiUrl,
    NODE_OPTIONS: `--import ${preload}`,
    STEPS_FILE: join(folder, 'steps'),
    ...(killAt === undefined ? {} : { KILL_AT: String(killAt) }),
    ...(fullAfter === undefined ? {} : { FULL_AFTER: String(fullAfter) }),
  })
}

/** Steps that the last run took which was not killed, and bytes that it wrote. */
export function readSteps(folder: string): { steps: number; written: number } {
  return JSON.parse(readFileSync(join(folder, 'steps'), 'utf8')) as { steps: number; written: number }
}

/**
 * Everything that an import leaves: each raw file and the content of each document, without the moment at which they were
 * read. Leftovers are there under their names.
 */
export function readTraces(folder: string): Record<string, unknown> {
  return Object.fromEntries(
    listFiles(folder)
      .filter((name) => name !== 'steps')
      .map((name) => {
        const bytes = readFileSync(join(folder, name))
        return [name, name.startsWith('store/') ? readWithoutTime(name, bytes) : hash(withoutMoments(bytes))]
      }),
  )
}

interface Timed {
  asOf?: unknown
  league?: { asOf?: unknown }
  version?: unknown
}

function readWithoutTime(name: string, bytes: Uint8Array): unknown {
  const key = name.replace(/^store\/|\.json$/g, '').replaceAll('/', ':')
  const document = decodeDocument<Timed>(key, bytes)
  if (!document) return `damaged: ${hash(bytes)}`
  const { asOf, version, league, ...content } = document.content
  return JSON.stringify({ ...content, ...(league ? { league: { ...league, asOf: null } } : {}) })
}

/** A raw file without the moments that an import from Sleeper notes. */
function withoutMoments(bytes: Uint8Array): Uint8Array {
  const moment = /"(savedAt|playersFrom)":"[^"]+"/
  const text = bytes[0] === gzipMagic ? String(gunzipSync(bytes)) : ''
  return moment.test(text) ? Buffer.from(text.replace(moment, '')) : bytes
}

const gzipMagic = 0x1f

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Folders for the tests of a file, and their removal. */
export function temporaryFolders(): { make(): string; remove(): void } {
  const made: string[] = []
  return {
    make() {
      const folder = mkdtempSync(join(tmpdir(), 'frail-'))
      made.push(folder)
      return folder
    },
    remove: () => {
      for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true })
    },
  }
}
