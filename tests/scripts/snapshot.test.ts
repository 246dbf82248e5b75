import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { command } from '../../scripts/snapshot.ts'
import { serve } from '../../src/server/serve.ts'
import { openSnapshots } from '../../src/snapshot/read-snapshots.ts'
import { openStore } from '../../src/storage/open-store.ts'
import { emptyServer } from '../server/support/demo-server.ts'
import { copySmallDemoInto } from '../support/demo-store.ts'
import { callScript } from './support/call-script.ts'

let folder = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'snapshot-command-'))
  await copySmallDemoInto(folder)
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const snapshot = (args: string[], env: NodeJS.ProcessEnv = {}) =>
  callScript(command, args, { DATA_DIR: folder, ...env })
/** A run's lines about seasons. */
const seasonsIn = (stdout: string) => stdout.split('\n').filter((line) => /\), season \d{4}/.test(line))

describe('npm run snapshot', () => {
  it('reports the result of every season, twice', async () => {
    const first = await snapshot([])
    expect([first.code, first.stderr]).toEqual([0, ''])
    expect(seasonsIn(first.stdout)).toEqual([
      expect.stringMatching(/\(103\), season 2026: skipped \(season in progress\)\. Add --running/),
      expect.stringMatching(/\(104\), season 2026: skipped/),
      expect.stringMatching(/\(105\), season 2026: skipped/),
      expect.stringMatching(/\(106\), season 2026: skipped/),
      expect.stringMatching(/^Sunday Scaries Invitational \(101\), season 2025: \d+ files, \d+ kB, \d+ ms$/),
      expect.stringMatching(/\(102\), season 2025: \d+ files/),
    ])
    expect(first.stdout).toMatch(/^Teams \(\d+ of \d+\)$/m)
    const second = await snapshot(['101', '103', '--running'])
    expect(seasonsIn(second.stdout)).toEqual([
      'Sunday Scaries Invitational (101), season 2025: unchanged',
      expect.stringMatching(/\(103\), season 2026, through week 3: \d+ files/),
    ])
    const removed = await snapshot(['102', '103', '--remove'])
    expect(seasonsIn(removed.stdout)).toEqual([
      expect.stringMatching(/\(102\), season 2025: removed$/),
      expect.stringMatching(/\(103\), season 2026: removed$/),
    ])
    expect((await openSnapshots(join(folder, 'snapshot'))).manifest.seasons).toMatchObject([{ hostLeagueId: '101' }])
  })

  it('takes one season of every league, into another folder', async () => {
    const elsewhere = join(folder, 'elsewhere')
    const { code, stdout } = await snapshot(['--season', '2025', '--anonymize'], { SNAPSHOT_DIR: elsewhere })
    expect([code, seasonsIn(stdout).length]).toEqual([0, 2])
    expect((await openSnapshots(elsewhere)).manifest.seasons).toHaveLength(2)
  })

  it('requests a server of the API, with its token', async () => {
    const server = emptyServer()
    const app = server.build({ store: openStore(folder), apiToken: 'secret-token' })
    const { url, close } = await serve(app, { host: '127.0.0.1', port: 0 })
    try {
      const SNAPSHOT_DIR = join(folder, 'asked')
      const args = ['101', '--api', `${url}/api/v1/`]
      const refused = await snapshot(args, { SNAPSHOT_DIR })
      expect([refused.code, refused.stderr]).toEqual([1, expect.stringMatching(/^[^\n]*API_TOKEN[^\n]*\n$/)])
      const taken = await snapshot(args, { SNAPSHOT_DIR, API_TOKEN: 'secret-token' })
      expect([taken.code, taken.stderr]).toEqual([0, ''])
      expect(seasonsIn(taken.stdout)).toHaveLength(1)
    } finally {
      await close()
      server.remove()
    }
  })

  it('reports errors in one line', async () => {
    const empty = mkdtempSync(join(folder, 'empty-'))
    const damaged = mkdtempSync(join(folder, 'damaged-'))
    writeFileSync(join(damaged, 'manifest.json'), 'x')
    const failures = [
      { args: [], env: { DATA_DIR: empty }, words: 'No leagues yet' },
      { args: ['77'], env: {}, words: 'npm run import -- 77' },
      { args: ['103'], env: {}, words: '--running' },
      { args: ['77', '--remove'], env: {}, words: 'The snapshot has no league 77' },
      { args: ['101'], env: { SNAPSHOT_DIR: damaged }, words: 'manifest.json is damaged' },
    ]
    for (const { args, env, words } of failures) {
      const { code, stderr } = await snapshot(args, env)
      expect([code, stderr]).toEqual([1, expect.stringMatching(/^[^\n]+\n$/)])
      expect(stderr).toContain(words)
      expect(stderr).not.toContain(folder)
    }
  })

  it('refuses unknown arguments', async () => {
    for (const args of [['abc'], ['101', '--season', '25'], ['--remove'], ['--api', 'here'], ['--api', 'ftp://x.y']]) {
      const { code, stdout } = await snapshot(args)
      expect([args, code, stdout]).toEqual([args, 2, ''])
    }
    expect((await snapshot(['--help'])).stdout).toContain('SNAPSHOT_DIR')
  })
})
