/** The list of leagues on a second visit of a device that has one of its own. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { savedHeader } from '../../src/contract/response-headers.ts'
import { apiResponse } from '../support/api-response.ts'

const savedAt = '2025-11-03T00:00:00.000Z'
const ofServer = [{ host: 'espn', host_league_id: '101', season: 2025, name: 'Server' }]
const ofDevice = [{ host: 'espn', hostLeagueId: '900', season: 2025, name: 'Device' }]

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('KEEPS_FILES', 'true')
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { controller: {} } })
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => (name === 'device-leagues' ? JSON.stringify(ofDevice) : null),
  })
  vi.stubGlobal('caches', {
    match: async (_: string, { cacheName }: { cacheName: string }) =>
      cacheName.endsWith(' responses') ? apiResponse(ofServer, { headers: { [savedHeader]: savedAt } }) : undefined,
  })
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.resetModules()
})

const both = [{ name: 'Server' }, { name: 'Device' }]

it('has both from the start, as with the response', async () => {
  const { findSaved } = await import('../../src/client/saved-responses.ts')
  expect(await findSaved('leagues', {})).toMatchObject({ data: both, age: { savedAt } })
})

it.each([
  ['responds', () => apiResponse(ofServer), null],
  ['is in trouble', () => apiResponse({ detail: 'Planned failure' }, { status: 500 }), savedAt],
])('has both where the server %s', async (_, respond, saved) => {
  vi.stubGlobal('fetch', async () => respond())
  const { send } = await import('../../src/client/call.ts')
  expect(await send('leagues', {})).toMatchObject({ data: both, age: { savedAt: saved } })
})
