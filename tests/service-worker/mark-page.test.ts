import { describe, expect, it } from 'vitest'
import { markSaved, titleOf, withOpened } from '../../src/service-worker/mark-page.ts'

const at = '2026-03-12T14:05:00.000Z'

describe('a page that was kept', () => {
  it('has its time for the app to say, where the app draws it', () => {
    const script = `<script>document.querySelector('astro-island[client="live"]')</script>`
    const html = `<html><head></head><body>${script}<astro-island ssr client="used"></astro-island></body></html>`
    expect(markSaved(html, at, true)).toContain(`<head><meta name="saved-at" content="${at}">`)
  })

  it('says it itself where it has no app', () => {
    const html = markSaved('<html><head></head><body class="x"><main></main></body></html>', at, true)
    expect(html).toMatch(/<body class="x"><p role="status"[^>]*>You are offline\. This is shown as it was saved on/)
    expect(markSaved('<body>', at, false)).toContain('The site does not answer.')
  })

  it('stays as it is where it has nothing on it that could be old', () => {
    const html = '<head></head><astro-island client="live"></astro-island>'
    expect(markSaved(html, at, true)).toBe(html)
  })

  it('writes no markup of others', () => {
    expect(markSaved('<head></head><astro-island>', '"><script>', true)).not.toContain('"><script>')
  })
})

describe('the page that stands in for one that was never opened', () => {
  const html = '<ul id="opened" class="y"><li>Nothing yet.</li></ul><ul><li>Other</li></ul>'

  it('links to what was opened', () => {
    const url = 'https://host/leagues/1?season=2024&x="'
    expect(withOpened(html, [{ url, label: 'A &amp; B' }])).toBe(
      '<ul id="opened" class="y"><li><a href="https://host/leagues/1?season=2024&amp;x=&quot;">A &amp; B</a></li></ul><ul><li>Other</li></ul>',
    )
  })

  it('says that there is nothing, where there is nothing', () => {
    expect(withOpened(html, [])).toBe(html)
  })
})

it('reads the title of a page', () => {
  expect(titleOf('<head><title>A &amp; B</title><svg><title>C</title></svg>')).toBe('A &amp; B')
  expect(titleOf('')).toBe('')
})
