import { expect, it } from 'vitest'
import { withStyles } from '../../src/build/inline-styles.ts'
import { readSheet } from '../../src/build/used-styles.ts'

const link = '<link rel="stylesheet" href="/my-league/_astro/a.1.css">'
const page = `<head>${link}<link rel="icon" href="/x.svg"></head><body class="a"><p></p></body>`
const sheets = (css: string) => new Map([['_astro/a.1.css', readSheet(css)]])

it('puts what a page needs of a style sheet in the place of its link, whatever path the site lives below', () => {
  expect(withStyles(page, sheets('p{color:$&}\n.a{top:0}.b{top:1px}'))).toBe(
    '<head><style>p{color:$&}.c{top:0}</style><link rel="icon" href="/x.svg"></head><body class="c"><p></p></body>',
  )
})

it('has the whole sheet follow where the app takes over, without effect where that waits for a reader', () => {
  const drawn = (client: string) =>
    withStyles(page.replace('</body>', `<astro-island client="${client}"></astro-island></body>`), sheets('.a{top:0}'))
  expect(drawn('visible')).toContain(`${link}</body>`)
  expect(drawn('used')).toContain('<link media="print" rel="stylesheet" href="/my-league/_astro/a.1.css"></body>')
})

it('has the styles of the content, and scripts that can wait, stand right before it', () => {
  const main = '<header class="a"></header><main class="b"><p class="a c"></p></main>'
  const css = '@font-face{src:url(f)}p{top:0}.a{top:1px}.b{top:2px}@media print{.c{top:3px}}'
  const script = '<script data-later>run()</script>'
  expect(withStyles(page.replace('<p></p>', main).replace('<link', `${script}<link`), sheets(css))).toBe(
    '<head><style>@font-face{src:url(f)}p{top:0}.d,.f{top:1px}</style><link rel="icon" href="/x.svg"></head>' +
      '<body class="d"><header class="d"></header><script>run()</script>' +
      '<style>.e{top:2px}@media print{.f{top:3px}}</style><main class="e"><p class="f"></p></main></body>',
  )
})

it('has rules that the content shares stand before it where they are, unless one there overrules what they say', () => {
  const main = '<header class="a"></header><main class="b"><p class="a b"></p></main>'
  const css = '.b{padding:0}.a{padding-left:1px}@media print{.a{top:1px}}'
  expect(withStyles(page.replace('<p></p>', main), sheets(css))).toContain(
    '<style>.c{padding-left:1px}@media print{.c,.e{top:1px}}</style><link rel="icon" href="/x.svg"></head>' +
      '<body class="c"><header class="c"></header><style>.d,.e{padding:0}.e{padding-left:1px}</style>',
  )
})

it('leaves the styles of a page that waits for its data in one place', () => {
  const shell = page.replace('<p></p>', '<main><astro-island client="live"></astro-island></main>')
  expect(withStyles(shell, sheets('.a{top:0}')).match(/<style/g)).toHaveLength(1)
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

it('calls each class list by one short name that the sheet does not have', () => {
  const list = '<i class="x y"></i><b class="y  x group"></b><u class="foreign a"></u>'
  const css = '.x:hover{top:1px}.y{top:0}.group:hover .x{top:2px}.a .y{top:3px}.b{top:4px}'
  expect(withStyles(page.replace('<p></p>', list), sheets(css))).toBe(
    '<head><style>.c:hover{top:1px}.y{top:0}.group:hover .c{top:2px}.a .y{top:3px}</style><link rel="icon" href="/x.svg"></head>' +
      '<body class="a"><i class="c y"></i><b class="c y group"></b><u class="foreign a"></u></body>',
  )
})

it('leaves out what other elements need, and variables that nothing reads', () => {
  const css = ':root{--read:1px;--other:2px}@property --other{syntax:"*";inherits:false}select{top:0}p{top:var(--read)}'
  expect(withStyles(page, sheets(css))).toContain('<style>:root{--a:1px;}p{top:var(--a)}</style>')
})
