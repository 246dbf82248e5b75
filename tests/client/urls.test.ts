import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
})
// The next file of this process reads the modules with the environment as it is.
afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

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
