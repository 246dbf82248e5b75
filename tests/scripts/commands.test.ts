import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { describeSwallowed } from '../../scripts/lib/run-command.ts'
import { command as start } from '../../scripts/start.ts'
import { settings } from '../../src/server/config.ts'
import { firstOf } from '../support/runs.ts'
import { callScript } from './support/call-script.ts'
import { runScript } from './support/run-script.ts'

describe('every command', () => {
  it.each(
    firstOf(1, ['start', 'dev', 'import', 'book', 'history-file', 'publish', 'announce', 'seal', 'test', 'bench']),
  )('%s prints its help', async (name) => {
    const { code, stdout, stderr } = await runScript(name, ['--help'])
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(/^Usage: npm (start|test|run [\w-]+)/)
    expect(stdout).toContain('--help')
  })

  it('runs once all of its file is evaluated', () => {
    const folder = new URL('../../scripts/', import.meta.url)
    const programs = readdirSync(folder).filter((name) => name.endsWith('.ts'))
    const late = programs.flatMap((name) => {
      const [, after = ''] = readFileSync(new URL(name, folder), 'utf8').split('\nif (import.meta.main)')
      return [...after.matchAll(/^(?:const|let|class) .*/gm)].map(([line]) => `${name}: ${line}`)
    })
    expect(late).toEqual([])
  })

  it.each([
    [{ npm_lifecycle_event: 'start', npm_config_demo: '' }, 'npm start -- --no-demo'],
    [{ npm_lifecycle_event: 'start', npm_config_build: '', npm_config_demo: '' }, 'npm start -- --no-build --no-demo'],
    [{ npm_lifecycle_event: 'start', npm_config_demo: 'true' }, null],
    [{ npm_config_demo: '' }, null],
    [{ npm_lifecycle_event: 'start', npm_config_audit: '' }, null],
  ])('refuses options that npm took for its own: %j', (env, command) => {
    expect(describeSwallowed(start, env)?.split(': ')[1] ?? null).toBe(command)
  })

  it('refuses an unknown option', async () => {
    const { code, stderr } = await callScript(start, ['--nonsense'])
    expect(code).toBe(2)
    expect(stderr).toContain("unknown option '--nonsense'")
  })
})

describe('npm start', () => {
  const oneLine = /^[^\n]+\n$/

  it.each([
    [{ PORT: 'http' }, 'PORT: expected a whole number from 0 to 65535, found "http".\n'],
    [{ LOG_FORMAT: 'xml' }, 'LOG_FORMAT: expected text or json, found "xml".\n'],
    [{ API_TOKEN: 'two words' }, 'API_TOKEN: expected a token of letters, digits and -._~+/ with = at its end only.\n'],
  ])('reports in one line an invalid setting: %j', async (env, message) => {
    const { code, stdout, stderr } = await callScript(start, ['--no-build'], env)
    expect([code, stdout, stderr]).toEqual([1, '', message])
  })

  it('names every setting in its help, as docs/configuration.md does', async () => {
    const { stdout } = await callScript(start, ['--help'])
    const configuration = readFileSync('docs/configuration.md', 'utf8')
    for (const name of settings) {
      expect([name, stdout.includes(name)]).toEqual([name, true])
      expect([name, configuration.includes(`\`${name}\``)]).toEqual([name, true])
    }
  })

  it('reports in one line that its port is in use, before it starts', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const { code, stderr } = await callScript(start, [], {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: '/nowhere',
    })
    other.close()
    expect([code, stderr]).toEqual([1, expect.stringMatching(oneLine)])
    expect(stderr).toContain(`Port ${port} is in use`)
  })

  it('reports in one line that its folder is not writable', async () => {
    const env = { DATA_DIR: 'package.json', PORT: '0', HOST: '127.0.0.1' }
    const { code, stderr } = await callScript(start, ['--no-build'], env)
    expect([code, stderr]).toEqual([1, expect.stringMatching(oneLine)])
    expect(stderr).toContain('a file is where a folder should be; point DATA_DIR to a folder')
  })
})
