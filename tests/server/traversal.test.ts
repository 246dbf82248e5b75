/** Ways out of the site's folder, as bytes on the wire: a client library would tidy them up. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningServer, serve } from '../../src/server/serve.ts'
import { runs } from '../support/runs.ts'
import { emptyServer, type TestServer } from './support/demo-server.ts'
import { sendRaw } from './support/raw-request.ts'

const secret = 'what is outside'
const inside: Readonly<Record<string, string>> = {
  'index.html': '<h1>home</h1>',
  '404.html': '<h1>fallback</h1>',
  'leagues/index.html': '<h1>leagues</h1>',
  '_astro/app.js': 'app()',
  'a b/%2e.txt': 'oddly named',
}
/** Beside the site, above it, hidden in it, behind a link, and in well-known system paths. */
const outside = ['secret.txt', 'site-secret/secret.txt', 'store/secret.txt', 'site/.hidden/secret.txt', 'site/.secret']

let folder = ''
let server: TestServer
let running: RunningServer
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'traversal-'))
  for (const [name, text] of Object.entries(inside)) write(join('site', name), text)
  for (const name of outside) write(name, secret)
  symlinkSync(join(folder, 'store'), join(folder, 'site', 'linked'))
  symlinkSync(join(folder, 'secret.txt'), join(folder, 'site', 'link.txt'))
  symlinkSync('/etc', join(folder, 'site', 'etc'))
  symlinkSync(join(folder, 'site'), join(folder, 'current'))
  server = emptyServer()
  // A folder that is a link itself, as releases are switched, is the site all the same.
  running = await serve(server.build({ siteDir: join(folder, 'current') }), { host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await running.close()
  server.remove()
  rmSync(folder, { recursive: true, force: true })
})

function write(name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), text)
}

const ask = (target: string) =>
  sendRaw(running.url, `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)

async function expectInside(target: string): Promise<number> {
  const { status, body, headers } = await ask(target)
  expect([target, headers.get('Location')]).toEqual([target, null])
  if (status === 200) expect([target, Object.values(inside)]).toEqual([target, expect.arrayContaining([body])])
  else expect([target, [400, 404, 414].includes(status)]).toEqual([target, true])
  expect([target, body.includes(secret) || body.includes(passwords)]).toEqual([target, false])
  return status
}
const passwords = readFileSync('/etc/hostname', 'utf8').trim() || 'no host name'

const up = [
  '..',
  '.',
  '...',
  '....',
  '%2e%2e',
  '.%2e',
  '%2E.',
  '%252e%252e',
  '%c0%ae%c0%ae',
  '%e0%80%ae',
  '..;',
  '..%00',
  '..%0d',
  '%u002e',
]
const between = ['/', '//', '\\', '%2f', '%2F', '%5c', '%5C', '%252f', '%c0%af', '%ef%bc%8f', '/./', ';/', '']
const names = [
  'secret.txt',
  'site',
  'site-secret',
  'store',
  'current',
  'linked',
  'link.txt',
  'leagues',
  '_astro',
  '.hidden',
  '.secret',
  'etc',
  'hostname',
  'C:',
  '%00',
  '%ff',
  '%',
  'a%20b',
  '%252e.txt',
]
const anyPath = fc
  .array(fc.tuple(fc.constantFrom(...between), fc.oneof(fc.constantFrom(...up), fc.constantFrom(...names))), {
    maxLength: 8,
  })
  .map((parts) => `/${parts.flat().join('')}`)
/** Bytes that may stand in a request line at all. */
const anyBytes = fc
  .string({ unit: fc.integer({ min: 0x21, max: 0xff }).map((code) => String.fromCharCode(code)), maxLength: 40 })
  .map((text) => `/${text}`)

describe('the site', () => {
  it('serves its files', async () => {
    for (const [target, name] of [
      ['/', 'index.html'],
      ['/leagues', 'leagues/index.html'],
      ['/_astro/app.js', '_astro/app.js'],
      ['/a%20b/%252e.txt', 'a b/%2e.txt'],
    ] as const) {
      expect(await ask(target)).toMatchObject({ status: 200, body: inside[name] })
    }
  })

  it('stays within the folder on known paths', async () => {
    for (const target of [
      '/../secret.txt',
      '/..%2fsecret.txt',
      '/%2e%2e%2fsecret.txt',
      '/leagues/..%2f..%2fsecret.txt',
      '/..%5csecret.txt',
      '/..%2fsite-secret/secret.txt',
      '/.hidden/secret.txt',
      '/%2ehidden/secret.txt',
      '/linked/secret.txt',
      '/link.txt',
      '/etc/hostname',
      '//etc/hostname',
      '/secret.txt%00.html',
      `/${'../'.repeat(1000)}etc/hostname`,
      `/${'%2e%2e%2f'.repeat(200)}etc/hostname`,
      'http://localhost/..%2fsecret.txt',
    ]) {
      expect([target, await expectInside(target)]).not.toContain(200)
    }
  })

  it('has no way out along any other', async () => {
    const holds = async (target: string) => {
      await expectInside(target)
    }
    await fc.assert(fc.asyncProperty(anyPath, holds), { numRuns: runs(60, 2000) })
    await fc.assert(fc.asyncProperty(anyBytes, holds), { numRuns: runs(30, 500) })
  })
})
