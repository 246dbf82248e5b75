import { describe, expect, it } from 'vitest'
import { scriptJson, shareAddresses } from '../../src/parts/screen/share.ts'

describe('scriptJson', () => {
  it('cannot be ended by a name, and contains the data', () => {
    const data = { name: '</script><script>alert(1)</script>', comment: '<!--' }
    const json = scriptJson(data)
    expect(json).not.toContain('<')
    expect(JSON.parse(json)).toEqual(data)
  })

  it('has no fields that are null', () => {
    expect(scriptJson({ name: 'A', image: null })).toBe('{"name":"A"}')
  })
})

describe('shareAddresses', () => {
  const paths = { page: '/my-league/recap/espn/1/2025', image: '/my-league/og/recap/espn/1/2025.png' }

  it('are absolute with SITE_URL', () => {
    expect(shareAddresses(paths, new URL('https://me.example'))).toEqual({
      page: 'https://me.example/my-league/recap/espn/1/2025/',
      image: 'https://me.example/my-league/og/recap/espn/1/2025.png',
    })
    expect(shareAddresses({ page: '/', image: null }, new URL('https://me.example'))).toEqual({
      page: 'https://me.example/',
      image: null,
    })
  })

  it('leave the page out otherwise, and keep the picture within the site', () => {
    expect(shareAddresses(paths, undefined)).toEqual({ page: null, image: paths.image })
  })
})
