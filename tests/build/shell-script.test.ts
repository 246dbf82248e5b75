/** The first script of shells: in the head of each, so that its size counts. */

import { Script } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { bundleShell } from '../../src/build/shell-script.ts'

it.each([
  ['api', 3000],
  ['engine', 1400],
  ['none', 800],
] as const)('is a classic script without the contract and what other sources need: %s', async (source, most) => {
  const script = await bundleShell(source, { base: '/', mode: 'production' })
  // Throws for a module.
  new Script(script)
  expect(script).not.toMatch(/\bimport\(|<\/script|\/api\/v1\//)
  expect(script.includes('new Worker')).toBe(source === 'engine')
  expect(gzipSync(script).byteLength).toBeLessThan(most)
})
