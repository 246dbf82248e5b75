import { expect, it } from 'vitest'
import { withStyles } from '../../src/build/inline-styles.ts'
import { readSheet } from '../../src/build/used-styles.ts'

const link = '<link rel="stylesheet" href="/my-league/_astro/a.1.css">'
const font = '<link rel="preload" href="/my-league/_astro/f.woff2" as="font" type="font/woff2" crossorigin>'
const page = `<head>${font}${link}<link rel="icon" href="/x.svg"></head><body class="a"></body>`
const sheets = (css: string) => new Map([['_astro/a.1.css', readSheet(css)]])

it('puts what a page needs of a style sheet in the place of its link, whatever path the site lives below', () => {
  expect(withStyles(page, sheets('p{color:$&}\n.a{top:0}.b{top:1px}'))).toBe(
    '<head><style>p{color:$&}.a{top:0}</style><link rel="icon" href="/x.svg"></head><body class="a"></body>',
  )
})

it('has the whole sheet follow where the app takes over', () => {
  const ofApp = page.replace('</body>', '<astro-island client="used"></astro-island></body>')
  expect(withStyles(ofApp, sheets('.a{top:0}.b{top:1px}'))).toBe(
    `<head><style>.a{top:0}</style><link rel="icon" href="/x.svg"></head><body class="a"><astro-island client="used"></astro-island>${link}</body>`,
  )
})

it('keeps the styles of what is written into pages later', () => {
  const css = '.note{top:0}.note:hover{top:1px}.other{top:2px}'
  expect(withStyles(page, sheets(css), ['big', 'note'])).toContain('<style>.note{top:0}.note:hover{top:1px}</style>')
})

it('leaves the link of a sheet that it does not have', () => {
  expect(withStyles(page, new Map())).toBe(page)
})

it('never ends the element early', () => {
  expect(withStyles(page, sheets('p::after{content:"</style>"}')).match(/<\/style/g)).toHaveLength(1)
})
