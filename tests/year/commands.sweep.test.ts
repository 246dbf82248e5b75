/** Commands as processes beside a server, on its folder: what one of them writes is in the server's next responses. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildEspnLeague, type EspnFiles } from '../hosts/espn/build-espn-league.ts'
import { type FakeEspn, startFakeEspn } from '../hosts/espn/fake-espn.ts'
import { setAt } from '../hosts/espn/memory-folder.ts'
import { runScript } from '../scripts/support/run-script.ts'
import { type ServerProcess, startServer } from '../server/support/server-process.ts'

const sketch = { espnLeagueId: 4712, season: 2026, latestWeek: 2, hasPlayed: () => true }
const path = '/api/v1/leagues/espn/4712'

/** What ESPN has now. */
let files: EspnFiles
let espn: FakeEspn
let server: ServerProcess
let env: NodeJS.ProcessEnv

const nameNow = (name: string) => {
  files = buildEspnLeague(sketch)
  setAt(files['league.json'], 'settings.name', name)
  setAt(files['league.json'], 'teams[0].name', name)
}

beforeAll(async () => {
  nameNow('Before')
  espn = await startFakeEspn({ leagues: new Map([['2026/4712', { read: async (file) => files[file] ?? null }]]) })
  // The server reads nothing from ESPN by itself.
  server = await startServer({ ESPN_BASE_URL: espn.baseUrl, IMPORT_ON_DEMAND: '0' })
  env = { DATA_DIR: server.folder, ESPN_BASE_URL: espn.baseUrl }
  mkdirSync(join(server.folder, 'book'), { recursive: true })
  writeFileSync(join(server.folder, 'book', 'espn-4712.yml'), 'webhooks:\n  - {to: slack, address: HOOK}\n')
}, 120_000)
afterAll(async () => {
  await server.remove()
  await espn.close()
})

const nameOnServer = async () => ((await (await fetch(server.url + path)).json()) as { name: string }).name

it('a server shows what import, beside it, has just read; show and announce say the same', async () => {
  expect(await runScript('import', ['4712'], env)).toMatchObject({ code: 0, stderr: '' })
  await expect.poll(nameOnServer, { timeout: 10_000 }).toBe('Before')
  nameNow('After')
  expect(await runScript('import', ['4712'], env)).toMatchObject({ code: 0, stderr: '' })
  await expect.poll(nameOnServer, { timeout: 10_000 }).toBe('After')
  const shown = await runScript('show', ['4712', 'standings'], env)
  expect(shown).toMatchObject({ code: 0, stderr: '' })
  expect(shown.stdout).toContain('After')
  const said = await runScript('announce', ['4712', '--dry-run'], env)
  expect(said).toMatchObject({ code: 0, stderr: '' })
  expect(said.stdout).toContain('After, Week 1')
}, 240_000)
