/** The engine's storage on a device: damage, and lack of space. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { LeagueKey, LeagueRef } from '../../src/domain/identity.ts'
import { type DocumentStorage, StorageFull } from '../../src/storage/document-storage.ts'
import { memoryStorage } from '../../src/storage/memory-storage.ts'
import { buildEspnLeague } from '../hosts/espn/build-espn-league.ts'
import { coming, engineAtHosts, finished, finishedLeague, running } from './support/engine-at-hosts.ts'

const espnId = finished.leagueId

describe('a damaged season', () => {
  let files: DocumentStorage
  beforeEach(async () => {
    files = memoryStorage()
    await engineAtHosts({ files }).engine.call('draftComplete', finishedLeague)
  })

  it('is rebuilt from ESPN’s saved responses', async () => {
    await files.write(`seasons:${espnId}:2025`, new Uint8Array([1]))
    const { engine, takeRequests } = engineAtHosts({ files })
    expect(JSON.parse((await engine.call('draftComplete', finishedLeague)).json).draftPicks).toHaveLength(24)
    expect(takeRequests()).toEqual([])
  })

  it('is read again alone if it is unreadable: other seasons of its league stay', async () => {
    const { engine, store } = engineAtHosts({ files })
    const season = await store.read(finished)
    if (!season) throw new Error('It was just read')
    await store.write({ ...season, season: 2024 }, { asOf: null, source: 'host', known: 'whole' })
    await files.write(`seasons:${espnId}:2025`, new Uint8Array([1]))
    await files.write(`raw:${espnId}:2025:league`, new Uint8Array([1]))
    await engine.call('draftComplete', { ...finishedLeague, season: '2025' })
    expect((await store.keys()).map((key) => key.season)).toEqual([2025, 2024])
  })

  it('is read from ESPN if these are damaged, too: those only', async () => {
    await files.write(`seasons:${espnId}:2025`, new Uint8Array([1]))
    await files.write(`raw:${espnId}:2025:league`, new Uint8Array([1]))
    const { engine, takeRequests } = engineAtHosts({ files })
    await engine.call('draftComplete', finishedLeague)
    expect(takeRequests()).toEqual([expect.stringContaining('mSettings')])
  })
})

describe('a device without room', () => {
  /** Accepts everything until `limitTo` sets the number of further bytes. */
  function smallDevice() {
    const files = memoryStorage()
    const used = async () => [...(await files.sizes('')).values()].reduce((sum, size) => sum + size, 0)
    let capacity = Number.POSITIVE_INFINITY
    const device: DocumentStorage = {
      ...files,
      async write(key, bytes) {
        const before = (await files.sizes('')).get(key) ?? 0
        if ((await used()) - before + bytes.byteLength > capacity) throw new StorageFull()
        await files.write(key, bytes)
      },
    }
    const limitTo = async (more: number) => {
      capacity = (await used()) + more
    }
    return { files: device, limitTo, used }
  }

  /** Bytes that a league takes. */
  async function sizeOf({ host, leagueId }: LeagueRef): Promise<number> {
    const { files, used } = smallDevice()
    await engineAtHosts({ files }).engine.call('draftComplete', { host, leagueId })
    return used()
  }

  it('evicts the least recently viewed league, and reports it', async () => {
    const { files, limitTo } = smallDevice()
    const { engine, clock, notes } = engineAtHosts({ files })
    const open = async ({ host, leagueId }: LeagueRef) => {
      clock.now = new Date(clock.now.getTime() + 60_000)
      await engine.call('draftComplete', { host, leagueId })
    }
    await open(coming)
    await open(running)
    expect(notes).toEqual([])
    await limitTo((await sizeOf(finished)) - 1)
    await open(finished)
    expect(notes[0]).toMatch(/ran out of space, so The Small League was removed/)
    const left = (await engine.list()).map(({ leagueId }) => leagueId)
    expect(left).toContain(finished.leagueId)
    expect(left).not.toContain(coming.leagueId)
  })

  const bytesOf = (json: unknown) => new TextEncoder().encode(JSON.stringify(json))
  const fileOf = (leagueId: string) =>
    Object.entries(buildEspnLeague({ espnLeagueId: Number(leagueId), season: 2025 })).map(([name, json]) => ({
      path: `2025/${leagueId}/${name}`,
      bytes: bytesOf(json),
    }))

  it('keeps a league if another of its seasons was viewed', async () => {
    const { files, limitTo } = smallDevice()
    const { engine, store, clock } = engineAtHosts({ files })
    const open = async (key: LeagueKey) => {
      clock.now = new Date(clock.now.getTime() + 2 * 60 * 60_000)
      await engine.call('draftComplete', { ...key, season: String(key.season) })
    }
    await open(running)
    const season = await store.read(running)
    if (!season) throw new Error('It was just read')
    await store.write({ ...season, season: 2019, players: [] }, { asOf: null, source: 'host', known: 'whole' })
    await open(coming)
    await open(running)
    await limitTo((await sizeOf(finished)) - 1)
    await open(finished)
    const left = (await engine.list()).map(({ leagueId }) => leagueId)
    expect(left).toContain(running.leagueId)
    expect(left).not.toContain(coming.leagueId)
  })

  it('never evicts a league from a file: the new one is held for the visit, and a note lists removable ones', async () => {
    const { files, limitTo } = smallDevice()
    const { engine, notes } = engineAtHosts({ files })
    await engine.open(fileOf('4720'))
    await limitTo(1000)
    await engine.call('draftComplete', finishedLeague)
    expect(notes).toEqual([
      expect.stringMatching(/won’t be saved\. To save it, remove a league .* from a file: The Small League\./),
    ])
    expect((await engineAtHosts({ files }).store.keys()).map(({ leagueId }) => leagueId)).toEqual(['4720'])
  })

  it('refuses a league from a file that does not fit, as the next page would not have it, and lists removable ones', async () => {
    const { files, limitTo } = smallDevice()
    await limitTo(1000)
    const first = engineAtHosts({ files }).engine
    await expect(first.open(fileOf('4720'))).rejects.toMatchObject({
      kind: 'storage',
      message:
        'This device is out of space, so this league can’t be saved. Free up some space, and open its file again.',
    })
    expect(await first.list()).toEqual([])
    await limitTo(Number.POSITIVE_INFINITY)
    await first.open(fileOf('4720'))
    await limitTo(1000)
    const { engine } = engineAtHosts({ files })
    await expect(engine.open(fileOf('4721'))).rejects.toThrow(
      /can’t be saved\. .* To save it, remove a league that you opened from a file: The Small League\.$/,
    )
    expect((await engine.list()).map(({ leagueId }) => leagueId)).toEqual(['4720'])
  })

  it('keeps the players’ numbers of an evicted league: links to them stay valid', async () => {
    const { files, limitTo } = smallDevice()
    const { engine, store, clock } = engineAtHosts({ files })
    for (const { host, leagueId } of [finished, coming, running]) {
      if (leagueId === running.leagueId) await limitTo((await sizeOf(running)) / 2)
      clock.now = new Date(clock.now.getTime() + 60_000)
      await engine.call('draftComplete', { host, leagueId })
    }
    expect((await engine.list()).map(({ leagueId }) => leagueId)).not.toContain(finished.leagueId)
    expect((await store.playerNumbers(finished)).size).toBeGreaterThan(0)
  })

  it('shows it after its first response, even if nothing fits', async () => {
    const { files, limitTo } = smallDevice()
    await limitTo(0)
    const { engine, notes } = engineAtHosts({ files })
    const { json } = await engine.call('hostLeague', finishedLeague)
    expect(json).toContain('"isPartial":true')
    await engine.call('draftComplete', finishedLeague)
    expect(notes).toEqual([expect.stringContaining('won’t be saved')])
  })

  it('shows the league for the visit if it does not fit at all', async () => {
    const { files, limitTo } = smallDevice()
    await limitTo(2000)
    const { engine, notes } = engineAtHosts({ files })
    await engine.call('draftComplete', finishedLeague)
    expect(await engine.list()).toHaveLength(1)
    expect(notes.filter((note) => note.includes('won’t be saved'))).toHaveLength(1)
    expect(await engineAtHosts({ files }).store.keys()).toEqual([])
  })
})
