import { describe, expect, it } from 'vitest'
import { expressionOf } from '../../src/contract/path-pattern.ts'
import { cacheControlOf, caching } from '../../src/server/site-caching.ts'

describe('cacheControlOf', () => {
  it('caches files named by their content forever', () => {
    expect(cacheControlOf('/_astro/app.1a2b3c.js')).toBe(caching.forever)
    expect(cacheControlOf('/_astro/logo.1a2b3c.svg')).toBe(caching.forever)
    expect(cacheControlOf('/snapshot/101/2025/0123456789abcdef/analytics/standings.json')).toBe(caching.forever)
  })

  it('caches pictures for a day', () => {
    for (const path of ['/favicon.svg', '/og/recap/espn/101/2025.png', '/apple-touch-icon.PNG']) {
      expect(cacheControlOf(path)).toBe(caching.aDay)
    }
  })

  it('revalidates everything else', () => {
    for (const path of [
      '/',
      '/leagues',
      '/index.html',
      '/sw.js',
      '/snapshot/manifest.json',
      '/snapshot/leagues.json',
    ]) {
      expect(cacheControlOf(path)).toBe(caching.revalidate)
    }
  })
})

describe('expressionOf', () => {
  it('takes a name as one segment and a star as all that is left', () => {
    expect(expressionOf('/teams/:teamId').test('/teams/7')).toBe(true)
    expect(expressionOf('/teams/:teamId').test('/teams/7/roster')).toBe(false)
    expect(expressionOf('/teams/:teamId/*').test('/teams/7/roster/week/3')).toBe(true)
    expect(expressionOf('/teams/:teamId/*').test('/teams/7/')).toBe(false)
    expect(expressionOf('/a.b').test('/axb')).toBe(false)
  })
})
