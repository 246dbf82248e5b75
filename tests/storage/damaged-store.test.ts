/** A document with any damaged bytes is read correctly or reported as damaged; never as something else. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { HostSeason } from '../../src/domain/host-season.ts'
import { DamagedSeason } from '../../src/storage/league-store.ts'
import { openStore } from '../../src/storage/open-store.ts'
import { build } from '../hosts/espn/read-sketch.ts'
import { espnSeason } from '../support/league-keys.ts'
import { runs } from '../support/runs.ts'

const key = espnSeason(4711, 2025)
let folder = ''
let season: HostSeason
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'damaged-store-'))
  season = await build()
  await openStore(folder).write(season, { asOf: null, source: 'host' })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const fileOf = (kind: 'seasons' | 'cards') => join(folder, 'store', kind, '4711', '2025.json')

type Damage = (bytes: Buffer) => Buffer

/** A part of 0 to 1 of the file's length, wherever that is. */
const part = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true })
const damages: fc.Arbitrary<{ what: string; damage: Damage }> = fc.oneof(
  fc.tuple(part, fc.integer({ min: 0, max: 7 })).map(([at, bit]) => ({
    what: `bit ${bit} at ${at}`,
    damage: (bytes: Buffer) => {
      const index = Math.floor(at * bytes.length)
      bytes[index] = (bytes[index] ?? 0) ^ (1 << bit)
      return bytes
    },
  })),
  part.map((at) => ({
    what: `cut at ${at}`,
    damage: (bytes: Buffer) => bytes.subarray(0, Math.floor(at * bytes.length)),
  })),
  fc.tuple(part, part, fc.constantFrom(0, 32, 255)).map(([from, length, byte]) => ({
    what: `${byte} from ${from} for ${length}`,
    damage: (bytes: Buffer) =>
      bytes.fill(byte, Math.floor(from * bytes.length), Math.floor((from + length * (1 - from)) * bytes.length)),
  })),
  fc.tuple(part, fc.uint8Array({ minLength: 1, maxLength: 40 })).map(([at, added]) => ({
    what: `${added.length} more at ${at}`,
    damage: (bytes: Buffer) => {
      const index = Math.floor(at * bytes.length)
      return Buffer.concat([bytes.subarray(0, index), added, bytes.subarray(index)])
    },
  })),
)

describe('a damaged document', () => {
  it.each(['seasons', 'cards'] as const)('is noticed, or does no harm: %s', async (kind) => {
    const whole = readFileSync(fileOf(kind))
    const card = await openStore(folder).card(key)
    await fc.assert(
      fc.asyncProperty(damages, async ({ damage }) => {
        writeFileSync(fileOf(kind), damage(Buffer.from(whole)))
        const store = openStore(folder)
        const read = await store.read(key).catch((error: unknown) => error)
        if (read instanceof DamagedSeason) {
          expect(kind).toBe('seasons')
          expect(read.message).toMatch(/^The stored season seasons\/4711\/2025 is damaged\. Import it again: npm run/)
        } else {
          expect(read).toEqual({ ...season, asOf: null })
          expect(await store.card(key)).toMatchObject({ summary: card?.summary, version: card?.version })
        }
      }),
      { numRuns: runs(20, 1000) },
    )
    writeFileSync(fileOf(kind), whole)
  })

  it('is distinguished from an unreadable one', async () => {
    const other = mkdtempSync(join(tmpdir(), 'damaged-store-'))
    mkdirSync(join(other, 'store', 'seasons', '4711', '2025.json'), { recursive: true })
    await expect(openStore(other).read(key)).rejects.toMatchObject({
      kind: 'storage',
      message: 'Cannot read 2025.json of the store (EISDIR); check the data folder (DATA_DIR) and its permissions.',
    })
    rmSync(other, { recursive: true })
  })
})
