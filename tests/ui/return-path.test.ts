import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toReturnPath } from '../../src/client/site-base.ts'
import { runs } from '../support/runs.ts'

const pieces = [
  ...[
    '/',
    '//',
    '\\',
    '.',
    '..',
    '/./',
    '/../',
    '%2f',
    '%5c',
    '%2e',
    '%2e%2e',
    '%00',
    '%09',
    '\t',
    '\n',
    '\r',
    '\0',
    ' ',
  ],
  ...[
    '@',
    ':',
    ':443',
    '?',
    '#',
    'evil.test',
    'javascript:',
    'https:',
    'http://',
    'data:',
    'user:pass@',
    'login',
    '/login',
  ],
  ...[
    'my-league',
    '/my-league/',
    'this-site.invalid',
    '//this-site.invalid',
    '\u2044',
    '\uff0f',
    '\u3002',
    '\u200b',
    '\ud800',
  ],
]

describe('toReturnPath', () => {
  it('leads back to a path of this site', () => {
    expect(toReturnPath('/leagues/espn/1/overview?season=2024')).toBe('/leagues/espn/1/overview?season=2024')
  })

  it.each([
    null,
    '',
    'leagues',
    'https://elsewhere.test/',
    '//elsewhere.test/',
    '/\\elsewhere.test',
    '/\t/elsewhere.test',
    '/.//elsewhere.test',
    '/a/..//elsewhere.test',
    'javascript:alert(1)',
    '/login?from=/login',
    '/login/',
  ])('leads home instead of to %j', (from) => {
    expect(toReturnPath(from)).toBe('/')
  })

  /** Parts of URLs to other sites. */
  const hostile = fc
    .array(
      fc.oneof(
        { weight: 9, arbitrary: fc.constantFrom(...pieces) },
        { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 3 }) },
      ),
      { maxLength: 9 },
    )
    .map((parts) => parts.join(''))

  it.each(['', '/my-league'])('never leaves the site, wherever it is served (%j), for any input', (base) => {
    fc.assert(
      fc.property(fc.constantFrom('', '/', '//', '/\\', `${base}/`), hostile, (start, rest) => {
        const path = toReturnPath(start + rest)
        expect(path).toMatch(/^\/(?![/\\])/)
        // As a link or a redirect would be followed, and as one that was decoded once more on its way.
        const followed = new URL(base + path, 'https://site.test/login?from=x')
        expect([followed.origin, followed.username, followed.pathname.startsWith(`${base}/`)]).toEqual([
          'https://site.test',
          '',
          true,
        ])
        expect(followed.pathname + followed.search + followed.hash).toBe(base + path)
        expect(/^\/login\/*$/.test(path.split(/[?#]/)[0] ?? '')).toBe(false)
        expect(toReturnPath(path)).toBe(path)
      }),
      { numRuns: runs(200, 5000) },
    )
  })
})
