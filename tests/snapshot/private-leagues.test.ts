/** A league that its host shows to its members only becomes public only if somebody says so. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { leagueOfSnapshot } from '../../src/contract/snapshot.ts'
import { serve } from '../../src/server/serve.ts'
import { createApiHttp } from '../../src/snapshot/api-http.ts'
import { snapshotFromApi } from '../../src/snapshot/api-source.ts'
import { readManifest } from '../../src/snapshot/read-snapshots.ts'
import type { LeagueStore } from '../../src/storage/league-store.ts'
import { emptyServer } from '../server/support/demo-server.ts'
import { errorOf } from '../support/error-of.ts'
import { copyOfStore, demoWorkplace, filesIn, finished, take } from './support/snapshots.ts'

const place = demoWorkplace()
const { newFolder } = place
let store: LeagueStore

async function setPrivate(isPrivate: boolean): Promise<void> {
  const season = await store.read(finished)
  if (!season) throw new Error('The demo league is missing')
  const { isPrivate: _, ...settings } = season.settings
  const changed = { ...season, settings: { ...settings, ...(isPrivate ? { isPrivate: true as const } : {}) } }
  await store.write(changed, { asOf: null, source: 'host' })
}

beforeAll(async () => {
  store = copyOfStore(place)
  await setPrivate(true)
}, 60_000)

const seasonsIn = async (folder: string) => (await readManifest(folder)).seasons.map(leagueOfSnapshot)

describe('a private league', () => {
  it('is refused where it is named, and left out where it is not', async () => {
    const folder = newFolder()
    expect((await errorOf(take({ folder, store }))).message).toContain(
      '--sealed. To publish it for everyone, add --public.',
    )
    for (const options of [{ leagues: [] }, { leagues: [finished], areUnnamed: true }]) {
      const outcomes = await take({ folder, store, ...options })
      expect(outcomes.filter(({ kind }) => kind === 'left-out')).toContainEqual(
        expect.objectContaining({ reason: 'private', key: finished }),
      )
      expect(await seasonsIn(folder)).not.toContainEqual({ host: finished.host, leagueId: finished.leagueId })
    }
  })

  it('is refused from a server, too', async () => {
    const server = emptyServer()
    const { url, close } = await serve(server.build({ store }), { host: '127.0.0.1', port: 0 })
    try {
      const source = snapshotFromApi(createApiHttp({ baseUrl: url, token: null, backoffMs: 1 }))
      expect((await errorOf(take({ folder: newFolder(), source }))).message).toContain('add --public')
    } finally {
      await close()
      server.remove()
    }
  })

  it('is taken once somebody says so, and from then on without a word', async () => {
    const folder = newFolder()
    expect(await take({ folder, store, isPublic: true })).toMatchObject([{ kind: 'taken' }])
    expect(await take({ folder, store, refresh: true })).toMatchObject([{ kind: 'taken' }])
  })

  it('needs somebody to say so again if an earlier version noted nothing', async () => {
    const folder = newFolder()
    await take({ folder, store, isPublic: true })
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.source.json')) continue
      const { is_private: _, ...note } = JSON.parse(readFileSync(join(folder, name), 'utf8'))
      writeFileSync(join(folder, name), JSON.stringify(note))
    }
    expect((await errorOf(take({ folder, store, refresh: true }))).message).toContain('add --public')
  })

  it('gets no more pages if its earlier ones are of a time when it was public', async () => {
    const folder = newFolder()
    await setPrivate(false)
    await take({ folder, store })
    const before = [...filesIn(folder).keys()]
    await setPrivate(true)
    expect((await errorOf(take({ folder, store, refresh: true }))).message).toContain('to its members only')
    expect([...filesIn(folder).keys()]).toEqual(before)
  })
})

describe('the history of a league with an earlier private season', () => {
  const historyIn = async (folder: string) =>
    (await readManifest(folder)).seasons.some((one) => one.history !== undefined)

  it('is left out until somebody says so, and is taken again from then on', async () => {
    await setPrivate(false)
    const season = await store.read(finished)
    if (!season) throw new Error('The demo league is missing')
    const settings = { ...season.settings, isPrivate: true as const }
    await store.write({ ...season, season: 2024, settings }, { asOf: null, source: 'host' })
    const folder = newFolder()
    const outcomes = [{ kind: 'taken' }, { kind: 'left-out', reason: 'private-history', key: finished }]
    expect(await take({ folder, store })).toMatchObject(outcomes)
    const server = emptyServer()
    const { url, close } = await serve(server.build({ store }), { host: '127.0.0.1', port: 0 })
    const source = snapshotFromApi(createApiHttp({ baseUrl: url, token: null, backoffMs: 1 }))
    expect(await take({ folder: newFolder(), source })).toMatchObject(outcomes)
    await close()
    server.remove()
    expect(await historyIn(folder)).toBe(false)
    expect(await take({ folder, store, isPublic: true })).toMatchObject([{ kind: 'unchanged' }])
    expect(await historyIn(folder)).toBe(true)
    expect(await take({ folder, store, refresh: true })).toMatchObject([{ kind: 'taken' }])
    expect(await historyIn(folder)).toBe(true)
  })
})
