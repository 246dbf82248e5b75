import { afterEach, expect, it, vi } from 'vitest'
import { z } from 'zod'

afterEach(() => {
  vi.doUnmock('../../src/contract/responses/index.ts')
  vi.resetModules()
})

/** The version of an endpoint whose response has this schema. */
async function versionOf(schema: z.ZodType): Promise<string | undefined> {
  vi.resetModules()
  vi.doMock('../../src/contract/responses/index.ts', () => ({ responseSchemas: { power: schema } }))
  const { responseVersion } = await import('../../src/contract/response-version.ts')
  return responseVersion('power')
}

it('changes with a field, its type and whether it may be missing, and not with descriptions', async () => {
  const plain = z.object({ wins: z.int(), description: z.string() })
  const same = plain.extend({ wins: z.int().describe('Games that were won') }).describe('A record')
  const others = [
    plain.extend({ losses: z.int() }),
    plain.extend({ wins: z.string() }),
    plain.extend({ wins: z.int().nullable() }),
    plain.extend({ wins: z.int().optional() }),
    z.object({ wins: z.int() }),
  ]
  const version = await versionOf(plain)
  expect(version).toMatch(/^[0-9a-f]{8}$/)
  expect(await versionOf(same)).toBe(version)
  const versions = new Set([version])
  for (const other of others) versions.add(await versionOf(other))
  expect(versions.size).toBe(others.length + 1)
})
