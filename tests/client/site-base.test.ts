/** The document for a URL, on hosts that serve league URLs and on static hosts. */
import { expect, it, vi } from 'vitest'
import { importAnew } from '../support/fresh-modules.ts'

importAnew()

async function documentOf(address: string, env: Readonly<Record<string, string>>): Promise<string> {
  for (const [name, value] of Object.entries({ BASE_URL: '/mine/', ...env })) vi.stubEnv(name, value)
  const siteBase = await import('../../src/client/site-base.ts')
  return siteBase.documentOf(new URL(address, 'https://me.example')).href
}

it('is the shell if the host has files only', async () => {
  const env = { PUBLIC_API_BASE_URL: 'none' }
  expect(await documentOf('/mine/leagues/espn/7/overview?sort=pf#a', env)).toBe(
    'https://me.example/mine/leagues/_/_/overview/?asked=%2Fmine%2Fleagues%2Fespn%2F7%2Foverview%3Fsort%3Dpf%23a',
  )
  expect(await documentOf('/mine/device', env)).toBe('https://me.example/mine/device')
  expect(await documentOf('/other/leagues/espn/7/overview', env)).toBe(
    'https://me.example/other/leagues/espn/7/overview',
  )
})

it.each([
  { name: 'where the host may have an API', env: { PUBLIC_API_BASE_URL: '', HAS_SNAPSHOTS: '' } },
  { name: 'where leagues have pages of their own', env: { PUBLIC_API_BASE_URL: 'none', HAS_SNAPSHOTS: 'true' } },
])('is the address itself $name', async ({ env }) => {
  const address = 'https://me.example/mine/leagues/espn/7/overview'
  expect(await documentOf(address, env)).toBe(address)
})
