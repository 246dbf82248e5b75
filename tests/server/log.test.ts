import { describe, expect, it } from 'vitest'
import { DomainError } from '../../src/domain/errors.ts'
import { type CompletedRequest, createLog } from '../../src/server/log.ts'

function setUp(options: Parameters<typeof createLog>[0] = {}) {
  const lines: string[] = []
  return { log: createLog({ ...options, write: (line) => lines.push(line) }), lines }
}

const request: CompletedRequest = {
  request_id: 'id-of-request',
  method: 'GET',
  path: '/api/v1/leagues/',
  route: 'leagues',
  status: 200,
  duration_ms: 1.5,
}

describe('the log for machines', () => {
  it('has one object a line', () => {
    const { log, lines } = setUp({ format: 'json' })
    log.request(request)
    log.print('ready')
    log.failure('GET / failed', new TypeError('oops\nsecond line'), { request_id: 'id-of-request' })
    expect(lines.map((line) => line.match(/\n/g)?.length)).toEqual([1, 1, 1])
    const [first, second, third] = lines.map((line) => JSON.parse(line))
    expect(first).toEqual({ level: 'info', time: expect.stringMatching(/^\d{4}-.+Z$/), ...request, msg: 'request' })
    expect(second).toEqual({ level: 'info', time: expect.any(String), msg: 'ready' })
    expect(third).toMatchObject({
      level: 'error',
      msg: 'GET / failed',
      request_id: 'id-of-request',
      error: expect.stringMatching(/^TypeError: oops\nsecond line\n\s+at /),
    })
  })
})

describe('the log for readers', () => {
  it('has one short line per request, and names the request on errors', () => {
    const { log, lines } = setUp()
    log.request(request)
    log.request({ ...request, status: 429, client: '192.0.2.1' })
    log.request({ ...request, status: 500 })
    expect(lines.map((line) => line.replace(/^\S+Z /, ''))).toEqual([
      'GET /api/v1/leagues/ 200 1.5 ms\n',
      'GET /api/v1/leagues/ 429 1.5 ms from 192.0.2.1 (request id-of-request)\n',
      'GET /api/v1/leagues/ 500 1.5 ms (request id-of-request)\n',
    ])
  })

  it('lets a named error explain itself, with its cause', () => {
    const { log, lines } = setUp()
    log.failure('Import failed', new DomainError('storage', 'The disk is full.', { cause: new Error('ENOSPC') }))
    log.failure('Import failed', 'words')
    expect(lines[0]).toMatch(/^\S+Z Import failed: The disk is full\.\n {2}caused by ENOSPC\n$/)
    expect(lines[1]).toMatch(/^\S+Z Import failed: words\n$/)
  })
})

describe('texts from outside', () => {
  const hostile = '/\u001b[31mred\nfake \u009b2J \u202eevil'

  it('forge no line and reach no terminal, as a path, in a message or in an error', () => {
    for (const format of ['json', 'text'] as const) {
      const { log, lines } = setUp({ format })
      log.request({ ...request, path: hostile })
      log.failure(`GET ${hostile} failed`, new DomainError('storage', hostile), { request_id: hostile })
      for (const line of lines) {
        expect(line.trimEnd().replaceAll('\n  ', ' ')).not.toMatch(/[\p{Cc}\u202a-\u202e]/u)
        if (format === 'json') expect(JSON.stringify(JSON.parse(line))).toContain('evil')
      }
    }
  })

  it('are readable: controls are escaped, and the lines of a stack are indented', () => {
    const { log, lines } = setUp()
    log.request({ ...request, path: hostile })
    log.failure('Import failed', new DomainError('storage', 'one\n2026-11-25T00:00:00Z two'))
    expect(lines[0]).toContain(String.raw`GET /\u001b[31mred\u000afake \u009b2J \u202eevil 200 1.5 ms`)
    expect(lines[1]).toMatch(/: one\n {2}2026-11-25T00:00:00Z two\n$/)
  })
})

describe('the level', () => {
  it('leaves out lower levels', () => {
    const { log, lines } = setUp({ level: 'warn' })
    log.print('ready')
    log.request(request)
    log.request({ ...request, status: 404 })
    expect(lines).toEqual([])
    log.request({ ...request, status: 429 })
    log.request({ ...request, status: 503 })
    log.failure('oops')
    expect(lines).toHaveLength(3)
  })

  it('logs frequent requests of machines only at the lowest level', () => {
    for (const [level, count] of [
      ['info', 1],
      ['debug', 2],
    ] as const) {
      const { log, lines } = setUp({ level })
      log.request({ ...request, route: 'healthz' })
      log.request({ ...request, route: 'readyz', status: 503 })
      expect(lines).toHaveLength(count)
    }
  })
})

describe('secrets', () => {
  it('are redacted in every form in which a line may have them', () => {
    const secret = 'AEB"c\\d%e/f+g='
    for (const format of ['json', 'text'] as const) {
      const { log, lines } = setUp({ format, secrets: [secret, null, undefined, '', 'GET'] })
      log.failure(`asked ${secret}`, new Error(`with ${secret} and ${encodeURIComponent(secret)}`))
      expect(lines.join()).not.toMatch(/AEB|%e\/f|%25e/)
      expect(lines.join().match(/\[redacted\]/g)?.length).toBeGreaterThan(2)
      log.request(request)
      expect(lines.join()).toContain('GET')
    }
  })
})
