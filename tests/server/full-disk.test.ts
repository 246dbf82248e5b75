import { pathToFileURL } from 'node:url'
import { afterEach, expect, it } from 'vitest'
import type { FakeEspn } from '../hosts/espn/fake-espn.ts'
import { smallDemoLeagues } from '../support/small-demo.ts'
import { startDemoEspn } from './support/demo-espn.ts'
import { detailOf } from './support/demo-server.ts'
import { askUntilImported, type ServerProcess, startServer } from './support/server-process.ts'

let espn: FakeEspn
let server: ServerProcess
afterEach(async () => {
  await server.remove()
  await espn.close()
})

it('responds 507 and names the full disk, also for an import in its thread', async () => {
  espn = await startDemoEspn()
  const preload = pathToFileURL('tests/server/support/full-disk.mjs').href
  server = await startServer({ NODE_OPTIONS: `--import ${preload}`, ESPN_BASE_URL: espn.baseUrl })
  const response = await askUntilImported(`${server.url}/api/v1/leagues/espn/${smallDemoLeagues[0]?.leagueId}`)
  const detail = await detailOf(response)
  expect([response.status, detail]).toEqual([507, expect.stringContaining('the disk is full; free some space')])
  expect(detail).not.toContain(server.folder)
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
})
