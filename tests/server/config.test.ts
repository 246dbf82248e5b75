import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readServerConfig } from '../../src/server/config.ts'

describe('readServerConfig', () => {
  it('needs nothing', () => {
    expect(readServerConfig({})).toEqual({
      host: 'localhost',
      port: 4321,
      dataDir: resolve('data'),
      sharedStore: null,
      siteDir: resolve('dist'),
      apiToken: null,
      allowedHosts: null,
      corsOrigins: [],
      importOnDemand: true,
      rendersPages: true,
      push: { isOn: true, services: [], contact: null },
      rateLimits: { requests: 1200, imports: 10, importsOfAll: 60 },
      storeLimits: { leagues: 1000, bytes: 3e9 },
      trustedProxies: 0,
      drainSeconds: 0,
      demoMoves: true,
      logLevel: 'info',
      logFormat: 'text',
      access: {
        espn: { baseUrl: undefined, cookies: undefined },
        sleeper: { apiUrl: undefined, unofficialApiUrl: undefined, usesUnofficial: true },
      },
    })
  })

  it('reads everything that can be set', () => {
    const config = readServerConfig({
      HOST: '0.0.0.0',
      PORT: '8080',
      API_TOKEN: 'secret',
      CORS_ORIGINS: 'https://a.example, https://b.example:8443/',
      IMPORT_ON_DEMAND: '0',
      ESPN_BASE_URL: 'http://localhost:1',
      ESPN_S2: 's2',
      SWID: '{swid}',
      SLEEPER_BASE_URL: 'http://localhost:2/v1',
      SLEEPER_UNOFFICIAL_BASE_URL: 'http://localhost:2',
      SLEEPER_UNOFFICIAL: '0',
    })
    expect(config).toMatchObject({
      host: '0.0.0.0',
      port: 8080,
      apiToken: 'secret',
      corsOrigins: ['https://a.example', 'https://b.example:8443'],
      importOnDemand: false,
      access: {
        espn: { baseUrl: 'http://localhost:1', cookies: { espnS2: 's2', swid: '{swid}' } },
        sleeper: { apiUrl: 'http://localhost:2/v1', unofficialApiUrl: 'http://localhost:2', usesUnofficial: false },
      },
    })
  })

  it('reads limits, monitoring and shutdown settings', () => {
    expect(
      readServerConfig({
        RATE_LIMIT: '0',
        IMPORT_RATE_LIMIT: ' 3 ',
        TRUST_PROXY: '1',
        DRAIN_SECONDS: '10',
        LOG_LEVEL: 'WARN',
        LOG_FORMAT: 'json',
      }),
    ).toMatchObject({
      rateLimits: { requests: 0, imports: 3 },
      trustedProxies: 1,
      drainSeconds: 10,
      logLevel: 'warn',
      logFormat: 'json',
    })
  })

  it('takes a variable that is set to nothing as not set', () => {
    const names = [
      'PORT',
      'HOST',
      'DATA_DIR',
      'SITE_DIR',
      'API_TOKEN',
      'ALLOWED_HOSTS',
      'CORS_ORIGINS',
      'IMPORT_ON_DEMAND',
      'RATE_LIMIT',
    ]
    const others = ['IMPORT_RATE_LIMIT', 'TRUST_PROXY', 'DRAIN_SECONDS', 'LOG_LEVEL', 'LOG_FORMAT', 'ESPN_S2', 'SWID']
    const hosts = ['ESPN_BASE_URL', 'SLEEPER_BASE_URL', 'SLEEPER_UNOFFICIAL_BASE_URL', 'SLEEPER_UNOFFICIAL']
    const nothing = Object.fromEntries([...names, ...others, ...hosts].map((name) => [name, ' ']))
    expect(readServerConfig(nothing)).toEqual(readServerConfig({}))
  })

  it.each([
    [{ PORT: 'http' }, 'PORT: expected a whole number from 0 to 65535, found "http".'],
    [{ PORT: '70000' }, 'PORT: expected a whole number from 0 to 65535, found "70000".'],
    [{ PORT: '-1' }, 'PORT: expected a whole number from 0 to 65535, found "-1".'],
    [{ PORT: '1e3' }, 'PORT: expected a whole number from 0 to 65535, found "1e3".'],
    [
      { CORS_ORIGINS: 'example.org' },
      'CORS_ORIGINS: expected origins such as https://example.org, separated by commas, found "example.org".',
    ],
    [
      { CORS_ORIGINS: 'https://a.example/path' },
      'CORS_ORIGINS: expected origins such as https://example.org, separated by commas, found "https://a.example/path".',
    ],
    [
      { ALLOWED_HOSTS: 'example.org:80' },
      'ALLOWED_HOSTS: expected host names such as example.org, without a port, separated by commas, found "example.org:80".',
    ],
    [{ IMPORT_ON_DEMAND: 'sometimes' }, 'IMPORT_ON_DEMAND: expected 1 or 0, found "sometimes".'],
    [{ RATE_LIMIT: 'none' }, 'RATE_LIMIT: expected a whole number from 0 to 1000000, found "none".'],
    [{ IMPORT_RATE_LIMIT: '1.5' }, 'IMPORT_RATE_LIMIT: expected a whole number from 0 to 1000000, found "1.5".'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY: expected a whole number from 0 to 9, found "yes".'],
    [{ DRAIN_SECONDS: '301' }, 'DRAIN_SECONDS: expected a whole number from 0 to 300, found "301".'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: expected one of debug, info, warn, error, found "loud".'],
    [{ LOG_FORMAT: 'xml' }, 'LOG_FORMAT: expected text or json, found "xml".'],
    [{ API_TOKEN: 'two words' }, 'API_TOKEN: expected a token of letters, digits and -._~+/ with = at its end only.'],
    [{ ESPN_BASE_URL: 'file:///etc' }, 'ESPN_BASE_URL: expected a URL that starts with https://.'],
    [{ SLEEPER_BASE_URL: 'sleeper' }, 'SLEEPER_BASE_URL: expected a URL that starts with https://.'],
    [{ SLEEPER_UNOFFICIAL: 'maybe' }, 'SLEEPER_UNOFFICIAL: expected 1 or 0, found "maybe".'],
    [
      { ESPN_S2: 'a;b', SWID: '{x}' },
      'ESPN_S2 is no cookie value: it has blanks, quotes, or semicolons in it; copy it again from the browser.',
    ],
  ])('reports in one line what is wrong: %j', (env, message) => {
    expect(() => readServerConfig(env)).toThrow(expect.objectContaining({ kind: 'bad-request', message }))
  })

  it('takes one cookie without the other for none', () => {
    expect(readServerConfig({ ESPN_S2: 's2' }).access.espn.cookies).toBeUndefined()
  })
})
