import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { removeForeignVariables, siteEnvironment } from '../../src/build/site-environment.ts'
import { hashSiteInputs } from '../../src/build/site-inputs.ts'
import { apiOfServer, findWrongAddress } from '../../src/contract/site-settings.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-environment-'))
})
afterEach(() => rm(folder, { recursive: true }))

const write = (name: string, text: string) => writeFile(join(folder, name), text)

describe('settings of a build', () => {
  it('come from Vite’s files for a build, the more specific one first', async () => {
    await write('.env', 'PUBLIC_OFFLINE=1\nWEEK_PAGES=every\nSITE_URL=https://one.example/')
    await write('.env.production', 'WEEK_PAGES=first')
    await write('.env.local', 'SITE_URL=https://two.example/')
    await write('.env.development', 'PUBLIC_OFFLINE=0')
    expect(siteEnvironment({ folder, env: {} })).toMatchObject({
      PUBLIC_OFFLINE: '1',
      WEEK_PAGES: 'first',
      SITE_URL: 'https://two.example/',
    })
    expect(siteEnvironment({ folder, env: { NODE_ENV: 'development' } }).PUBLIC_OFFLINE).toBe('0')
  })

  it('come from the environment first', async () => {
    await write('.env', 'WEEK_PAGES=every')
    expect(siteEnvironment({ folder, env: { WEEK_PAGES: 'first' } }).WEEK_PAGES).toBe('first')
  })

  it('make a cached page stale: another one in `.env` is another hash', async () => {
    const hash = () => hashSiteInputs(folder, siteEnvironment({ folder, env: {} }))
    const without = await hash()
    await write('.env', 'PUBLIC_API_BASE_URL=https://api.example')
    const withApi = await hash()
    expect(withApi).not.toBe(without)
    expect(await hash()).toBe(withApi)
    await write('.env', 'PUBLIC_API_BASE_URL=https://api.example\nUNRELATED=1')
    expect(await hash()).toBe(withApi)
  })
})

describe('variables of other programs', () => {
  it('are excluded from what pages read', () => {
    const env: Record<string, string | undefined> = {
      SITE: 'production',
      BASE_URL: 'x',
      MODE: 'y',
      SITE_URL: 'https://a.example',
    }
    removeForeignVariables(env)
    expect(env).toEqual({ SITE_URL: 'https://a.example' })
  })
})

it.each([
  ['/', {}, undefined],
  ['/', { SITE_URL: 'https://a.example' }, undefined],
  ['/my-league', { SITE_URL: 'https://a.example/my-league/' }, undefined],
  ['/other/league', { SITE_URL: 'https://a.example/my-league/' }, '/other/league/'],
])('the API of a site that our server serves is below the site’s path: %s', (api, settings, base) => {
  expect(apiOfServer(settings, base)).toBe(api)
})

describe('addresses among the settings', () => {
  const api = 'PUBLIC_API_BASE_URL'

  it.each(['', 'none', '/', '/api-of-mine', ' https://api.example.org/v1/ ', 'http://localhost:4321'])(
    'may be of an API: %j',
    (text) => expect(findWrongAddress({ [api]: text })).toBeNull(),
  )

  it.each([
    [api, '/x y'],
    [api, 'api.example.org'],
    [api, '//api.example.org'],
    [api, 'https://'],
    ['SITE_URL', 'production'],
    ['SITE_URL', '/my-league/'],
    ['SITE_URL', 'https://a.example/my league'],
    ['PUBLIC_ESPN_BASE_URL', 'espn'],
    ['PUBLIC_SLEEPER_BASE_URL', 'ftp://a.example'],
    ['PUBLIC_SLEEPER_UNOFFICIAL_BASE_URL', 'https://a b'],
  ])('report invalid values with the expected ones: %s=%s', (name, text) => {
    const sentence = findWrongAddress({ [name]: text })
    expect(sentence).toMatch(new RegExp(`^${name}: expected a URL.*, found ${JSON.stringify(text)}\\.$`))
  })
})
