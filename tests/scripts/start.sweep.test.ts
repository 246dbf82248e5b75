import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { demoSeasons } from '../../demo/index.ts'
import { startScript } from './support/run-script.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('imports the demo leagues at first, serves them, and ends in good order', async () => {
  const env = { DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', IMPORT_ON_DEMAND: '0', LOG_LEVEL: 'warn' }
  for (const isFirst of [true, false]) {
    const { child, says, ended } = startScript('start', ['--no-build'], env)
    const output = await says('is ready: ')
    expect(output.includes(`Imported ${demoSeasons.length} seasons of the demo leagues`)).toBe(isFirst)
    const [address = ''] = /http:\S+/.exec(output) ?? []
    const leagues = (await (await fetch(`${address}/api/v1/leagues/`)).json()) as { name: string }[]
    expect(leagues.map(({ name }) => name).sort()).toEqual(demoSeasons.map(({ name }) => name).sort())
    child.kill(isFirst ? 'SIGTERM' : 'SIGINT')
    expect(await ended).toMatchObject({ code: 0, stderr: '' })
  }
})
