import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readServerConfig } from '../../src/server/config.ts'

describe('readServerConfig', () => {
  it('needs nothing', () => {
    expect(readServerConfig({})).toEqual({
      host: 'localhost',
      port: 4321,
      dataDir: resolve('data'),
      siteDir: resolve('dist'),
      apiToken: null,
      corsOrigins: [],
      importOnDemand: true,
      rateLimits: { requests: 1200, imports: 10 },
      trustedProxies: 0,
      drainSeconds: 0,
      logLevel: 'info',
      logFormat: 'text',
      espn: { baseUrl: undefined, cookies: undefined },
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
    })
    expect(config).toMatchObject({
      host: '0.0.0.0',
      port: 8080,
      apiToken: 'secret',
      corsOrigins: ['https://a.example', 'https://b.example:8443'],
      importOnDemand: false,
      espn: { baseUrl: 'http://localhost:1', cookies: { espnS2: 's2', swid: '{swid}' } },
    })
  })

  it('says in one line which variable is wrong', () => {
    const wrong = (env: Record<string, string>, words: RegExp) => expect(() => readServerConfig(env)).toThrow(words)
    wrong({ PORT: 'http' }, /^PORT: expected a whole number from 0 to 65535, found "http"\.$/)
    wrong({ PORT: '70000' }, /^PORT: expected a whole number from 0 to 65535/)
    wrong({ CORS_ORIGINS: 'example.org' }, /^CORS_ORIGINS: expected origins such as https:\/\/example\.org/)
    wrong({ IMPORT_ON_DEMAND: 'sometimes' }, /^IMPORT_ON_DEMAND/)
  })

  it('takes one cookie without the other for none', () => {
    expect(readServerConfig({ ESPN_S2: 's2' }).espn.cookies).toBeUndefined()
  })
})
