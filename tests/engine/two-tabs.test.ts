/** Two tabs of one browser: one device, one lock, and their messages. */
import { describe, expect, it } from 'vitest'
import type { TabChannel, TabMessage } from '../../src/engine/protocol.ts'
import { memoryStorage } from '../../src/storage/memory-storage.ts'
import { errorOf } from '../support/error-of.ts'
import { engineAtHosts, finished, finishedLeague, runningLeague } from './support/engine-at-hosts.ts'

describe('two tabs', () => {
  it('does not mistake another stored season for the awaited one', async () => {
    const listeners: ((message: TabMessage) => void)[] = []
    const tabs: TabChannel = { post: () => {}, onMessage: (listener) => listeners.push(listener) }
    const { engine, espn } = engineAtHosts({ tabs })
    const { response } = espn
    const asked = Promise.withResolvers<void>()
    const rest = Promise.withResolvers<void>()
    espn.response = async (request) => {
      asked.resolve()
      await rest.promise
      return response(request)
    }
    const waiting = engine.call('hostLeague', { ...finishedLeague, season: '2025' })
    await asked.promise
    for (const listener of listeners) listener({ kind: 'changed', ...finished, season: 2024, known: 'whole' })
    rest.resolve()
    expect(JSON.parse((await waiting).json).season).toBe(2025)
  })

  it('read a league once: the second follows the first, and shows stored data at once', async () => {
    const files = memoryStorage()
    const bus = [0, 1].map(() => [] as ((message: TabMessage) => void)[])
    const tabs = ([mine, other]: [number, number]): TabChannel => ({
      post: (message) => bus[other]?.forEach((listener) => void listener(message)),
      onMessage: (listener) => bus[mine]?.push(listener),
    })
    const first = engineAtHosts({ files, locks: navigator.locks, tabs: tabs([0, 1]) })
    const second = engineAtHosts({ files, locks: navigator.locks, tabs: tabs([1, 0]) })
    const response = first.espn.response
    const rest = Promise.withResolvers<void>()
    let asked = 0
    first.espn.response = async (request) => {
      if (++asked > 1) await rest.promise
      return response(request)
    }
    const leading = first.engine.call('draftComplete', { ...finishedLeague, season: '2025' })
    await expect.poll(() => asked).toBeGreaterThan(1)
    const early = await second.engine.call('hostLeague', { ...finishedLeague, season: '2025' })
    expect(JSON.parse(early.json).isPartial).toBe(true)
    const draft = { ...finishedLeague, season: '2025' }
    expect(await second.engine.call('draftComplete', draft, { patience: 0 })).toMatchObject({ status: 202 })
    const following = second.engine.call('draftComplete', draft)
    rest.resolve()
    expect((await following).json).toBe((await leading).json)
    expect(second.takeRequests()).toEqual([])
  })

  it.each([1, 2])('shows at once what the other stored between its reads (%i of them too early)', async (misses) => {
    const files = memoryStorage()
    const first = engineAtHosts({ files, locks: navigator.locks })
    const response = first.espn.response
    const rest = Promise.withResolvers<void>()
    let asked = 0
    first.espn.response = async (request) => {
      if (++asked > 1) await rest.promise
      return response(request)
    }
    const whole = first.engine.call('draftComplete', { ...finishedLeague, season: '2025' })
    await expect.poll(async () => (await files.keys('cards')).length).toBe(1)
    let looks = 0
    const late = {
      ...files,
      keys: async (prefix: string) => (prefix.startsWith('seasons:') && looks++ < misses ? [] : files.keys(prefix)),
    }
    const second = engineAtHosts({ files: late, locks: navigator.locks })
    const early = await second.engine.call('hostLeague', { ...finishedLeague, season: '2025' })
    expect(JSON.parse(early.json).isPartial).toBe(true)
    rest.resolve()
    await whole
    await second.engine.idle()
  })

  it('tell apart what was stored and what was removed', async () => {
    const listeners: ((message: TabMessage) => void)[] = []
    const tabs: TabChannel = { post: () => {}, onMessage: (listener) => listeners.push(listener) }
    const { engine, espn, told } = engineAtHosts({ tabs })
    const { response } = espn
    const asked = Promise.withResolvers<void>()
    const rest = Promise.withResolvers<void>()
    espn.response = async (request) => {
      asked.resolve()
      await rest.promise
      return response(request)
    }
    const waiting = engine.call('hostLeague', { ...finishedLeague, season: '2025' })
    await asked.promise
    for (const listener of listeners) listener({ kind: 'removed', ...finished })
    rest.resolve()
    expect(JSON.parse((await waiting).json).season).toBe(2025)
    await engine.idle()
    told.length = 0
    await engine.remove(finishedLeague)
    expect(told).toEqual([{ kind: 'removed', ...finished }])
  })

  it('read a league to its end after one was suspended and another one took its turn', async () => {
    const { engine, espn, takeRequests } = engineAtHosts({ locks: navigator.locks })
    const { response } = espn
    const { promise: rest, resolve: respond } = Promise.withResolvers<void>()
    const asked = Promise.withResolvers<void>()
    espn.response = async (request) => {
      asked.resolve()
      await rest
      return response(request)
    }
    const waiting = engine.call('draftComplete', { ...finishedLeague, season: '2025' })
    await asked.promise
    await navigator.locks.request('fantasy-leagues:import', { steal: true }, async () => {
      takeRequests()
      respond()
      // Nothing is requested while the other tab has its turn.
      await expect.poll(async () => (await navigator.locks.query()).pending?.length).toBe(1)
    })
    expect(JSON.parse((await waiting).json).draftPicks).toHaveLength(24)
    expect(takeRequests()).not.toEqual([])
  })

  it('leave nothing of a league that one removes while the other reads it', async () => {
    const files = memoryStorage()
    const reading = engineAtHosts({ files, locks: navigator.locks })
    const removing = engineAtHosts({ files, locks: navigator.locks })
    const { response } = reading.espn
    let requests = 0
    let removed = Promise.resolve<unknown>(null)
    reading.espn.response = async (request) => {
      // The league is stored by then, and its weeks are not.
      if (++requests === 5) removed = removing.engine.remove(finishedLeague)
      return response(request)
    }
    const call = reading.engine.call('draftComplete', { ...finishedLeague, season: '2025' })
    expect((await errorOf(call)).message).toMatch(/^This league was removed from this device/)
    await removed
    await reading.engine.idle()
    // Nor is it back if the page asks again, as it does while games are played.
    await errorOf(reading.engine.call('hostLeague', { ...finishedLeague }))
    const kinds = ['seasons', 'cards', 'uses', 'numbers', 'raw']
    expect((await Promise.all(kinds.map((kind) => files.keys(kind)))).flat()).toEqual([])
  })

  it('leave nothing of a league that one removes before the other reads it again, and say nothing of it', async () => {
    const files = memoryStorage()
    const removing = engineAtHosts({ files, locks: navigator.locks })
    await removing.engine.call('hostLeague', { ...runningLeague })
    await removing.engine.idle()
    const { promise: turn, resolve: goOn } = Promise.withResolvers<void>()
    const clock = { now: new Date(removing.clock.now.getTime() + 3_600_000) }
    const viewing = engineAtHosts({ files, locks: navigator.locks, clock })
    const waitingForTurn = async () => (await navigator.locks.query()).pending?.length
    const other = navigator.locks.request('fantasy-leagues:import', () => turn)
    const removed = removing.engine.remove(runningLeague)
    await expect.poll(waitingForTurn).toBe(1)
    // It is shown, and to be read again.
    await viewing.engine.call('hostLeague', { ...runningLeague })
    await expect.poll(waitingForTurn).toBe(2)
    goOn()
    await Promise.all([other, removed])
    await viewing.engine.idle()
    const kinds = ['seasons', 'cards', 'uses', 'raw']
    expect((await Promise.all(kinds.map((kind) => files.keys(kind)))).flat()).toEqual([])
    expect(viewing.notes).toEqual([])
    expect(viewing.takeRequests()).toEqual([])
  })
})
