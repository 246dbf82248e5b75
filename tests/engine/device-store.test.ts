/** What the engine keeps on a device: damage, lack of space, and IndexedDB itself. */
import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { LeagueRef } from '../../src/domain/identity.ts'
import { type DeviceFiles, memoryFiles, NoRoom } from '../../src/engine/device-files.ts'
import type { DeviceCard } from '../../src/engine/device-store.ts'
import { openIndexedFiles } from '../../src/engine/indexed-files.ts'
import { packJson, unpackJson } from '../../src/engine/packed-json.ts'
import { coming, engineAtHosts, finished, finishedLeague, running } from './support/engine-at-hosts.ts'

const espnId = finished.leagueId

describe.each([
  ['in memory', async () => memoryFiles()],
  ['in IndexedDB', () => openIndexedFiles(`test-${Math.random()}`)],
])('files %s', (_where, open) => {
  it('are read as they were written, counted and removed by prefix', async () => {
    const files = await open()
    await files.write('raw/1/a', new Uint8Array([1, 2, 3]))
    await files.write('raw/1/a', new Uint8Array([4, 5]))
    await files.write('raw/10/a', new Uint8Array([6]))
    expect(await files.read('raw/1/a')).toEqual(new Uint8Array([4, 5]))
    expect(await files.read('raw/1')).toBeNull()
    expect([...(await files.sizes('raw/1/'))]).toEqual([['raw/1/a', 2]])
    await files.remove('raw/1/')
    expect([...(await files.sizes(''))]).toEqual([['raw/10/a', 1]])
  })
})

describe('packed JSON', () => {
  it('is read under its own name and format, and never as something else once a byte of it changed', async () => {
    const content = { points: [1, 'é'] }
    const packed = new Uint8Array(await packJson('a', 1, content))
    expect(await unpackJson('a', 1, packed)).toEqual(content)
    expect(await unpackJson('b', 1, packed)).toBeNull()
    expect(await unpackJson('a', 2, packed)).toBeNull()
    expect(await unpackJson('a', 1, packed.slice(0, -3))).toBeNull()
    for (let at = 10; at < packed.length; at++) {
      const damaged = packed.slice()
      damaged[at] = (damaged[at] ?? 0) ^ 0x10
      expect([null, content]).toContainEqual(await unpackJson('a', 1, damaged))
    }
  })
})

describe('a season with an older card', () => {
  it('stays, with what was kept of it', async () => {
    const files = memoryFiles()
    await engineAtHosts({ files }).engine.call('hostLeagueDraft', finishedLeague)
    const name = `cards/${espnId}/2025`
    const { known, ...card } = (await unpackJson(name, 1, new Uint8Array((await files.read(name)) ?? []))) as DeviceCard
    const { host: _, hostLeagueId: __, ...league } = card.league
    const older = { ...card, league, source: 'espn', isPartial: known !== 'whole' }
    await files.write(name, await packJson(name, 1, older))
    const { engine, store, takeRequests } = engineAtHosts({ files })
    expect(JSON.parse((await engine.call('hostLeagueDraft', finishedLeague)).json).length).not.toBe(0)
    expect(await store.card(finished)).toEqual({ ...card, known: 'whole' })
    expect(takeRequests()).toEqual([])
  })
})

describe('a damaged season', () => {
  let files: DeviceFiles
  beforeEach(async () => {
    files = memoryFiles()
    await engineAtHosts({ files }).engine.call('hostLeagueDraft', finishedLeague)
  })

  it('is read again from the answers of ESPN that are here', async () => {
    await files.write(`seasons/${espnId}/2025`, new Uint8Array([1]))
    const { engine, takeRequests } = engineAtHosts({ files })
    expect(JSON.parse((await engine.call('hostLeagueDraft', finishedLeague)).json).length).not.toBe(0)
    expect(takeRequests()).toEqual([])
  })

  it('is read from ESPN where these are damaged, too', async () => {
    await files.write(`seasons/${espnId}/2025`, new Uint8Array([1]))
    await files.write(`raw/${espnId}/2025/league.json`, new Uint8Array([1]))
    const { engine, takeRequests } = engineAtHosts({ files })
    await engine.call('hostLeagueDraft', finishedLeague)
    expect(takeRequests().length).toBeGreaterThan(1)
  })
})

describe('a device without room', () => {
  /** Takes `capacity` bytes. */
  function smallDevice(capacity: number): DeviceFiles {
    const files = memoryFiles()
    return {
      ...files,
      async write(name, bytes) {
        const sizes = await files.sizes('')
        sizes.set(name, bytes.byteLength)
        if ([...sizes.values()].reduce((sum, size) => sum + size, 0) > capacity) throw new NoRoom()
        await files.write(name, bytes)
      },
    }
  }

  it('loses the league that was looked at longest ago, and says so', async () => {
    const { engine, clock, notes } = engineAtHosts({ files: smallDevice(16_000) })
    const open = async ({ host, leagueId }: LeagueRef) => {
      clock.now = new Date(clock.now.getTime() + 60_000)
      await engine.call('hostLeagueDraft', { host, leagueId })
    }
    await open(coming)
    await open(running)
    expect(notes).toEqual([])
    await open(finished)
    expect(notes[0]).toMatch(/ran out of space, so The Small League was removed/)
    const left = (await engine.list()).map(({ leagueId }) => leagueId)
    expect(left).toContain(finished.leagueId)
    expect(left).not.toContain(coming.leagueId)
  })

  it('shows it after its first answer, too, while nothing fits', async () => {
    const { engine, notes } = engineAtHosts({ files: smallDevice(0) })
    const { json } = await engine.call('hostLeague', finishedLeague)
    expect(json).toContain('"isPartial":true')
    await engine.call('hostLeagueDraft', finishedLeague)
    expect(notes).toEqual([expect.stringContaining('won’t be saved')])
  })

  it('shows the league for the visit where it does not fit at all', async () => {
    const files = smallDevice(2000)
    const { engine, notes } = engineAtHosts({ files })
    await engine.call('hostLeagueDraft', finishedLeague)
    expect(await engine.list()).toHaveLength(1)
    expect(notes.filter((note) => note.includes('won’t be saved'))).toHaveLength(1)
    expect(await engineAtHosts({ files }).store.keys()).toEqual([])
  })
})
