import { describe, expect, it } from 'vitest'
import { toReturnPath } from '../../src/features/login/return-path.ts'

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
})
