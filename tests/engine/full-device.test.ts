/** A league on the device that is read anew while the device fills up: between any two writes, what it had still opens. */
import { describe, expect, it } from 'vitest'
import { createSealedLink, type SealedLink } from '../../src/contract/sealed-link.ts'
import type { LeagueRef } from '../../src/domain/identity.ts'
import { openSealedLinks } from '../../src/engine/sealed-links.ts'
import { sealLeague } from '../../src/sealed/sealed-league.ts'
import { type DocumentStorage, StorageFull } from '../../src/storage/document-storage.ts'
import { memoryStorage } from '../../src/storage/memory-storage.ts'
import { buildHostSeason } from '../build-season.ts'
import { buildEspnLeague, setAt } from '../hosts/espn/build-espn-league.ts'
import { engineAtHosts } from './support/engine-at-hosts.ts'

const league = { host: 'espn', leagueId: '4720' } as const satisfies LeagueRef
const names = ['The Older Copy', 'The Newer Copy'] as const

/** Storage as a device has it; `fullAfter` further writes it is full. */
function fillingDevice() {
  const documents = memoryStorage()
  let left = Number.POSITIVE_INFINITY
  const write = async (all: Iterable<[string, Uint8Array]>) => {
    if (left <= 0) throw new StorageFull()
    left -= 1
    for (const [key, bytes] of all) await documents.write(key, bytes)
  }
  const files: DocumentStorage = {
    ...documents,
    write: (key, bytes) => write([[key, bytes]]),
    writeTogether: write,
  }
  return {
    files,
    fullAfter: (writes: number) => {
      left = writes
    },
  }
}

const bytesOf = (json: unknown) => new TextEncoder().encode(JSON.stringify(json))

function fileNamed(name: string) {
  const files = buildEspnLeague({ espnLeagueId: Number(league.leagueId), season: 2025 })
  setAt(files['league.json'], 'settings.name', name)
  return Object.entries(files).map(([file, json]) => ({
    path: `2025/${league.leagueId}/${file}`,
    bytes: bytesOf(json),
  }))
}

async function sealedNamed(name: string, link: SealedLink, sealedAt: string) {
  const season = buildHostSeason({ ...league, leagueNumber: 4720, season: 2025, name })
  return sealLeague({ sealedAt, seasons: [{ asOf: sealedAt, season }], joined: [], book: null, pictures: {} }, link)
}

/** What the next page shows, which has nothing in memory. */
async function nameOnNextPage(files: DocumentStorage, site = new Map<string, Uint8Array<ArrayBuffer>>()) {
  const { engine } = engineAtHosts({
    files,
    sealed: { links: openSealedLinks(files), fetchFile: async ({ file }) => site.get(file) ?? null },
  })
  const { json } = await engine.call('hostLeague', league)
  await engine.idle()
  return (JSON.parse(json) as { name: string }).name
}

/** Each number of writes that still fit, until all do. */
async function untilItFits(run: (writes: number) => Promise<boolean>): Promise<number> {
  for (let writes = 0; writes < 60; writes++) if (await run(writes)) return writes
  throw new Error('It never fitted')
}

describe('a league that is read anew on a device without space', () => {
  it('stays as it was if its newer file does not fit, and the reader learns that', async () => {
    const tries = await untilItFits(async (writes) => {
      const { files, fullAfter } = fillingDevice()
      await engineAtHosts({ files }).engine.open(fileNamed(names[0]))
      fullAfter(writes)
      const { engine } = engineAtHosts({ files })
      const failure = await engine.open(fileNamed(names[1])).then(
        () => null,
        (error: Error) => error.message,
      )
      if (failure !== null) {
        expect(failure).toMatch(/new file can’t be saved\. The league stays as it was\./)
        expect(JSON.parse((await engine.call('hostLeague', league)).json)).toMatchObject({ name: names[0] })
      }
      expect(await nameOnNextPage(files)).toBe(names[failure === null ? 1 : 0])
      return failure === null
    })
    expect(tries).toBeGreaterThan(0)
  })

  it('stays as it was if a newer encrypted file that was sent does not fit', async () => {
    const link = createSealedLink()
    const [older, newer] = [
      await sealedNamed(names[0], link, '2026-11-20T12:00:00.000Z'),
      await sealedNamed(names[1], link, '2026-11-21T12:00:00.000Z'),
    ]
    const tries = await untilItFits(async (writes) => {
      const { files, fullAfter } = fillingDevice()
      const open = () =>
        engineAtHosts({ files, sealed: { links: openSealedLinks(files), fetchFile: async () => null } })
      await open().engine.openSealed(link, older)
      fullAfter(writes)
      const failure = await open()
        .engine.openSealed(link, newer, { replaces: true })
        .then(
          () => null,
          (error: Error) => error.message,
        )
      expect(names).toContain(await nameOnNextPage(files))
      if (failure === null) expect(await nameOnNextPage(files)).toBe(names[1])
      return failure === null
    })
    expect(tries).toBeGreaterThan(0)
  })

  it('stays as it was if the newer file of its link does not fit, and is read again later', async () => {
    const link = createSealedLink()
    const older = await sealedNamed(names[0], link, '2026-11-20T12:00:00.000Z')
    const newer = await sealedNamed(names[1], link, '2026-11-21T12:00:00.000Z')
    const tries = await untilItFits(async (writes) => {
      const { files, fullAfter } = fillingDevice()
      const site = new Map([[link.file, older]])
      const open = (clock = { now: new Date('2026-11-22T12:00:00Z') }) =>
        engineAtHosts({
          files,
          clock,
          sealed: { links: openSealedLinks(files), fetchFile: async ({ file }) => site.get(file) ?? null },
        }).engine
      await open().openSealed(link, null)
      site.set(link.file, newer)
      fullAfter(writes)
      const engine = open({ now: new Date('2026-11-22T13:00:00Z') })
      await engine.call('hostLeague', league).catch(() => {})
      await engine.idle()
      // The site has no file any more.
      const onDevice = await nameOnNextPage(files)
      expect(names).toContain(onDevice)
      fullAfter(Number.POSITIVE_INFINITY)
      const later = open({ now: new Date('2026-11-22T14:00:00Z') })
      await later.call('hostLeague', league)
      await later.idle()
      expect(await nameOnNextPage(files, site)).toBe(names[1])
      return onDevice === names[1]
    })
    expect(tries).toBeGreaterThan(0)
  })

  it('stays as it was if a refresh from its host does not fit', async () => {
    const running = { host: 'espn', leagueId: '4712' } as const
    const { files, fullAfter } = fillingDevice()
    await engineAtHosts({ files }).engine.call('draftComplete', running)
    for (let writes = 0; writes < 12; writes++) {
      fullAfter(writes)
      const { engine } = engineAtHosts({ files, clock: { now: new Date('2026-11-25T12:00:00Z') } })
      await engine.call('draftComplete', running)
      await engine.idle()
      expect((await engineAtHosts({ files }).store.keys()).map(({ leagueId }) => leagueId)).toEqual(['4712'])
    }
  })
})
