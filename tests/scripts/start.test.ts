import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { runScript } from './support/run-script.ts'

it('reports that the configured site folder has no site, and stops', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'start-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const env = { DATA_DIR: folder, SITE_DIR: folder, PORT: '0', HOST: '127.0.0.1' }
  const { code, stdout, stderr } = await runScript('start', ['--no-build', '--no-demo'], env)
  expect([code, stderr.trim()]).toEqual([
    1,
    `SITE_DIR: ${folder} has no built site (404.html is missing). Build one there (SITE_DIR=… npm run build) or choose another folder.`,
  ])
  expect(stdout).not.toContain('is ready')
})
