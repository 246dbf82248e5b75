/** Two commands import one league at the same time. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openStore } from '../../src/storage/open-store.ts'
import { buildEspnLeague, openMemoryFolder } from '../hosts/espn/build-espn-league.ts'
import { type FakeEspn, startFakeEspn } from '../hosts/espn/fake-espn.ts'
import { everything } from '../hosts/espn/import-bench.ts'
import { startScript } from '../scripts/support/run-script.ts'
import { temporaryFolders } from './support/frail-import.ts'
import { key } from './support/import-place.ts'

const folders = temporaryFolders()
let folder: string
let espn: FakeEspn
/** Until it is opened, ESPN holds back the second week. */
let gate: PromiseWithResolvers<void>

beforeEach(async () => {
  folder = folders.make()
  gate = Promise.withResolvers()
  const files = openMemoryFolder(buildEspnLeague())
  const read = async (name: string) => {
    if (name === 'scoring-period-02.json') await gate.promise
    return files.read(name)
  }
  espn = await startFakeEspn({ leagues: new Map([[`${key.season}/${key.leagueId}`, { read }]]) })
})
afterEach(async () => {
  await espn.close()
  folders.remove()
})

const start = () =>
  startScript('import', ['4711', '--season', '2025'], { DATA_DIR: folder, ESPN_BASE_URL: espn.baseUrl })
const waiting = 'Another import of league 4711 is running; waiting for it.'

it('makes the second wait, report it, and request nothing from ESPN', async () => {
  const first = start()
  await first.says('Week 1')
  const second = start()
  await second.says(waiting)
  gate.resolve()
  const [one, other] = await Promise.all([first.ended, second.ended])
  expect([one.code, one.stderr, other.code, other.stderr]).toEqual([0, '', 0, ''])
  expect(other.stdout.split(waiting)).toHaveLength(2)
  expect(espn.takeFiles()).toEqual(everything)
  expect(readdirSync(join(folder, 'locks'))).toEqual([])
})

it('lets the second continue where the first was killed', async () => {
  const first = start()
  await first.says('Week 1')
  const second = start()
  await second.says(waiting)
  first.child.kill('SIGKILL')
  expect((await first.ended).code).toBeNull()
  gate.resolve()
  expect(await second.ended).toMatchObject({ code: 0, stderr: '' })
  expect(await openStore(folder).keys()).toEqual([key])
  expect(readdirSync(join(folder, 'locks'))).toEqual([])
  // Responses saved by the first are not requested again.
  expect(espn.takeFiles().filter((file) => file === 'scoring-period-01.json')).toHaveLength(1)
})

it('does not let the lock of a killed import stand in the way', async () => {
  const first = start()
  await first.says('Week 1')
  first.child.kill('SIGKILL')
  await first.ended
  expect(readdirSync(join(folder, 'locks'))).toEqual(['import-4711.lock'])
  gate.resolve()
  const { code, stdout } = await start().ended
  expect([code, stdout.includes(waiting)]).toEqual([0, false])
  expect(readdirSync(join(folder, 'locks'))).toEqual([])
})
