import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StoreServer } from '../../scripts/lib/dev-servers/store-server.ts'
import type { LeagueStore } from '../../src/storage/league-store.ts'
import { openStore } from '../../src/storage/open-store.ts'
import { readSharedStore } from '../../src/storage/shared-store.ts'
import { buildHostSeason } from '../build-season.ts'
import { espnLeague, espnSeason } from '../support/league-keys.ts'
import { sharedStores } from './support/shared-stores.ts'

const origin = { asOf: '2026-11-21T12:00:00.000Z', source: 'host' } as const

describe.each(sharedStores)('a store in $name', ({ start }) => {
  let server: StoreServer
  const opened: LeagueStore[] = []
  /** As another process would. */
  const open = (options: Parameters<typeof openStore>[1] = {}) => {
    const shared = readSharedStore(server.env)
    const store = openStore('/nowhere', { shared, cachedFor: 0, ...options })
    opened.push(store)
    return store
  }
  beforeAll(async () => {
    server = await start()
  })
  afterAll(async () => {
    await Promise.all(opened.map((store) => store.close()))
    await server.stop()
  })

  it('returns what it stored, to every process', async () => {
    const season = buildHostSeason({ ...espnSeason(7, 2024), name: 'Gridiron 🏈' })
    await open().write(season, origin)
    expect(await open().read(season)).toEqual({ ...season, asOf: origin.asOf })
    expect(await open().card(season)).toMatchObject({ ...origin, summary: { name: 'Gridiron 🏈' } })
    expect(await open().card(espnSeason(7, 2023))).toBeNull()
    expect(await open().seasonsOf(espnLeague(8))).toEqual([])
  })

  it('shows one process another one’s writes', async () => {
    const ours = open()
    const theirs = open()
    const season = buildHostSeason({ ...espnSeason(21, 2024), name: 'Before' })
    await ours.write(season, origin)
    const before = await theirs.card(season)
    expect(await theirs.read(season)).toEqual({ ...season, asOf: origin.asOf })
    await ours.write({ ...season, name: 'After' }, origin)
    expect((await theirs.read(season))?.name).toBe('After')
    expect((await theirs.card(season))?.version).not.toBe(before?.version)
    expect(await theirs.card(season)).toEqual(await ours.card(season))
  })

  it('lists the seasons of a league, and of all leagues, newest first', async () => {
    const store = open()
    for (const [id, season] of [
      [31, 2025],
      [31, 2023],
      [3, 2025],
    ] as const) {
      await store.write(buildHostSeason(espnSeason(id, season)), origin)
    }
    expect(await open().seasonsOf(espnLeague(31))).toEqual([espnSeason(31, 2025), espnSeason(31, 2023)])
    expect(await open().seasonsOf(espnLeague(3))).toEqual([espnSeason(3, 2025)])
    const listed = (await open().list({ limit: 2, offset: 0 })).map(({ card, seasons }) => [
      card.summary.leagueNumber,
      seasons.map(({ season }) => season),
    ])
    expect(listed).toEqual([
      [3, [2025]],
      [31, [2025, 2023]],
    ])
  })

  it('lets one import of a league run at a time, whichever process runs it', async () => {
    const ours = open()
    const theirs = open()
    const release = await ours.lockImport(espnLeague(7), { wait: false })
    await expect(theirs.lockImport(espnLeague(7), { wait: false })).rejects.toMatchObject({ kind: 'busy' })
    await (await theirs.lockImport(espnLeague(8), { wait: false }))()
    const next = theirs.lockImport(espnLeague(7), { wait: true, onWait: () => void release() })
    await (await next)()
    await (await ours.lockImport(espnLeague(7), { wait: false }))()
  })

  it('lets one process at a time announce a league, even during its import, and shows the record to others', async () => {
    const ours = open()
    const theirs = open()
    const importing = await theirs.lockImport(espnLeague(7), { wait: false })
    const release = await ours.lockAnnouncing(espnLeague(7), { wait: false })
    await expect(theirs.lockAnnouncing(espnLeague(7), { wait: false })).rejects.toMatchObject({ kind: 'busy' })
    const announcement = { week: 3, target: 'slack A', state: 'sent' as const, at: '2025-09-23T12:00:00.000Z' }
    await ours.announcements.record(espnSeason(7, 2025), announcement)
    await Promise.all([release(), importing()])
    expect(await theirs.announcements.find(espnSeason(7, 2025), 3, 'slack A')).toEqual(announcement)
    expect(await theirs.announcements.find(espnSeason(7, 2025), 3, 'slack B')).toBeNull()
  })

  it('grants the lock to one of many at a time', async () => {
    let running = 0
    let most = 0
    await Promise.all(
      Array.from({ length: 4 }, async () => {
        const release = await open().lockImport(espnLeague(9), { wait: true })
        most = Math.max(most, ++running)
        await open().seasonsOf(espnLeague(9))
        running--
        await release()
      }),
    )
    expect(most).toBe(1)
  })

  it('stops waiting for the lock on abort', async () => {
    const release = await open().lockImport(espnLeague(10), { wait: true })
    const stop = new AbortController()
    const waiting = open().lockImport(espnLeague(10), {
      wait: true,
      signal: stop.signal,
      onWait: () => stop.abort(new Error('enough')),
    })
    await expect(waiting).rejects.toThrow()
    await release()
  })
})
