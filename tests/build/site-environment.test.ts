import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { siteEnvironment } from '../../src/build/site-environment.ts'
import { hashSiteInputs } from '../../src/build/site-inputs.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-environment-'))
})
afterEach(() => rm(folder, { recursive: true }))

const write = (name: string, text: string) => writeFile(join(folder, name), text)

describe('settings of a build', () => {
  it('come from the files that Vite reads for a build, the more specific one first', async () => {
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

  it('come from the environment where both say something', async () => {
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
