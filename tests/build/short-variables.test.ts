import { expect, it } from 'vitest'
import { shortenVariables } from '../../src/build/short-variables.ts'

const shorten = (css: string, html = '', taken: string[] = []) => shortenVariables([css], html, new Set(taken)).parts[0]

it('gives variables of the whole page short names, the shortest to what is read most', () => {
  const css = ':root{--paper:#fff;--muted:var(--paper)}@media print{:root{--paper:#000}}i{color:var(--paper)}'
  expect(shorten(css)).toBe(':root{--a:#fff;--b:var(--a)}@media print{:root{--a:#000}}i{color:var(--a)}')
})

it('names them alike in all parts of the page and in its elements, not in what islands are drawn from', () => {
  const html = '<i fill="var(--paper)"></i><astro-island props="var(--paper)" ssr></astro-island>'
  expect(shortenVariables([':root{--paper:#fff}', 'i{color:var(--paper)}'], html, new Set())).toEqual({
    parts: [':root{--a:#fff}', 'i{color:var(--a)}'],
    html: '<i fill="var(--a)"></i><astro-island props="var(--paper)" ssr></astro-island>',
  })
})

it.each([
  ['an element sets', ':root{--paper:#fff}.a{--paper:#000;color:var(--paper)}', ''],
  ['an element of the page sets itself', ':root{--paper:#fff}.a{color:var(--paper)}', '<i style="--paper:red"></i>'],
  ['nothing sets', '.a{color:var(--paper,red)}', ''],
])('leaves the name of a variable that %s', (_, css, html) => {
  expect(shorten(css, html)).toBe(css)
})

it('takes no name that the whole sheet has, which sets its own beside them', () => {
  const css = ':root{--paper:#fff}.x{color:var(--paper)}'
  expect(shorten(css, '', ['--paper', '--a'])).toBe(':root{--b:#fff}.x{color:var(--b)}')
})
