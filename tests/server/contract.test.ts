/** Every call for every demo league, through the app, against the schemas that the contract promises. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everyCall } from '../../scripts/lib/every-call.ts'
import { answers } from '../../src/contract/answers/index.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { demoLeagues } from '../../src/espn/demo/index.ts'
import { demoServer, type TestServer } from './support/demo-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await demoServer()
}, 60_000)
afterAll(() => server.remove())

const called = new Set<string>()

describe.each(demoLeagues.map(({ espnLeagueId, season, name }) => ({ name, espnLeagueId, season })))('$name', (key) => {
  it('answers every call as promised', async () => {
    const season = await server.store.read(key)
    if (!season) throw new Error('The demo league is not there')
    const calls = everyCall(season, { players: 40 })
    for (const { name, url } of calls) {
      // A league that is not drafted yet has no players to ask for.
      if (season.players.length === 0 && url.includes('player_id=0')) continue
      const response = await server.app.request(url)
      expect([url, response.status]).toEqual([url, 200])
      const parsed = answers[name].safeParse(await response.json())
      expect({ url, issues: parsed.error?.issues ?? [] }).toEqual({ url, issues: [] })
      called.add(name)
    }
    expect(calls.length).toBeGreaterThan(50)
  })
})

describe('the contract', () => {
  it('was called in full', () => {
    expect([...called].sort()).toEqual(Object.keys(endpoints).sort())
    expect(server.logged).toEqual([])
  })
})
