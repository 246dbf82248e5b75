import { describe, expect, it } from 'vitest'
import { classesOf, readSheet } from '../../src/build/used-styles.ts'

const used = (css: string, ...classes: string[]) => readSheet(css).usedBy(new Set(classes))

describe('what a page needs of a style sheet', () => {
  it('is every rule that one of its elements may be found by', () => {
    expect(used('a{top:0}.a{top:1px}.b{top:2px}.a .b{top:3px}.a,.b{top:4px}', 'a')).toBe(
      'a{top:0}.a{top:1px}.a,.b{top:4px}',
    )
  })

  it.each([
    ['.hover\\:w-1\\/2:hover{top:0}', 'hover:w-1/2'],
    ['.grid-cols-\\[minmax\\(0\\,1fr\\)_20rem\\]{top:0}', 'grid-cols-[minmax(0,1fr)_20rem]'],
    ['.\\32 xl\\:p-1{top:0}', '2xl:p-1'],
    ['.\\[\\&_a\\]\\:flex a{top:0}', '[&_a]:flex'],
    ['.a:not(.b){top:0}', 'a'],
    ['.a:is(:where(.group):not(.b) *){top:0}', 'a'],
    ['[data-theme=dark] .a::before{top:0}', 'a'],
  ])('%s needs %s and nothing else', (css, name) => {
    expect(used(css, name)).toBe(css)
    expect(used(css)).toBe('')
  })

  it('keeps what stands around rules, while there are any, and the order of layers', () => {
    const css =
      '@layer a,b;@layer b{.x{top:0}}@media print{.x{top:0}@supports (top:0){.y{top:0}}}@media print{.z{top:0}}'
    expect(used(css, 'x')).toBe('@layer a,b;@layer b{.x{top:0}}@media print{.x{top:0}}')
    expect(used(css)).toBe('@layer a,b;@layer b{}')
  })

  it('keeps fonts, animations and properties', () => {
    const css =
      '@font-face{font-family:"F";src:url(f.woff2)}@keyframes k{0%{top:0}}@property --x{syntax:"*";inherits:false}'
    expect(used(css)).toBe(css)
  })
})

it('reads the classes of a page as they are meant', () => {
  const html = '<p class="a [&amp;_a]:b"><svg class="before:content-[&#x27;x&#x27;] c&gt;d">'
  expect([...classesOf(html)]).toEqual(['a', '[&_a]:b', "before:content-['x']", 'c>d'])
})
