/** What the device's engine reports while a page is open. */
import { environmentManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { currentAge, type ResponseAge } from '../../src/contract/response-headers.ts'
import type { SnapshotSeason } from '../../src/contract/snapshot.ts'
import type { EngineEvent } from '../../src/engine/protocol.ts'
import { completedLeague } from '../support/completed.ts'

afterEach(() => {
  vi.doUnmock('../../src/client/engine.ts')
  vi.unstubAllGlobals()
  vi.resetModules()
})

const running = { host: 'espn', hostLeagueId: '103', season: 2026, leagueId: 10326, throughWeek: 9 } as SnapshotSeason
const from = (origin: ResponseAge['origin']) => ({
  status: 'ready',
  data: completedLeague(),
  age: currentAge(origin, '2026-11-02T20:40:00.000Z'),
})

it.each([
  ['what it sent', from('engine'), true],
  ['the progress of an import, for which a hidden tab does not poll', { status: 'loading', progress: null }, true],
  ['a running season’s snapshot, which was newer than the device', { ...from('snapshot'), snapshot: running }, true],
  ['a finished season’s snapshot', { ...from('snapshot'), snapshot: { ...running, throughWeek: null } }, false],
  ['what a server sent', from('server'), false],
])('newer data of it replace %s', async (_, shown, isReplaced) => {
  let report: (event: EngineEvent) => void = () => {}
  vi.doMock('../../src/client/engine.ts', () => ({
    keepsFiles: true,
    hasEngine: true,
    onEngineEvent: (listener: typeof report) => {
      report = listener
    },
  }))
  environmentManager.setIsServer(() => false)
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('navigator', { onLine: true })
  const fetch = vi.fn(() => new Promise(() => {}))
  vi.stubGlobal('fetch', fetch)
  vi.resetModules()
  const { browserQueryClient, callQuery } = await import('../../src/stores/queries.ts')
  const client = browserQueryClient()
  const query = callQuery('league', { id: 10326 })
  client.setQueryData<unknown>(query.queryKey, shown)
  const stop = new QueryObserver(client, { ...query, refetchOnMount: false }).subscribe(() => {})
  report({ kind: 'changed' } as EngineEvent)
  expect(client.isFetching() > 0).toBe(isReplaced)
  stop()
  client.clear()
})
