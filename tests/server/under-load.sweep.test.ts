/** The short form of `npm run bench -- --only load`: its invariants hold on any machine. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { measureUnderLoad } from '../../scripts/lib/bench/under-load.ts'

it('a server responds to every request of 200 connections while it imports', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'load-'))
  const outcome = await measureUnderLoad({
    dataDir: folder,
    leagues: 1,
    connections: 200,
    seconds: 1,
  })
  expect(outcome).toMatchObject({ errors: 0, failed: 0 })
  expect(outcome.requests).toBeGreaterThan(0)
  expect(outcome.mostCached).toBeLessThanOrEqual(64 * 2 ** 20)
  rmSync(folder, { recursive: true, force: true })
}, 120_000)
