import { expect, it, vi } from 'vitest'
import { importAnew } from '../support/fresh-modules.ts'

importAnew()

it.each([
  ['', true],
  ['/', true],
  ['/my-league', true],
  ['/api-of-mine', false],
  ['https://api.example/ffa/', false],
  ['none', false],
])('the API at %j is that of the site below a path: %s', async (api, isOfSite) => {
  vi.stubEnv('BASE_URL', '/my-league/')
  vi.stubEnv('PUBLIC_API_BASE_URL', api)
  const { isApiOfSite } = await import('../../src/client/urls.ts')
  expect(isApiOfSite()).toBe(isOfSite)
})
