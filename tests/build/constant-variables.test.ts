import { expect, it } from 'vitest'
import { withConstants } from '../../src/build/constant-variables.ts'

const registered = (name: string, initial?: string) =>
  `@property ${name}{syntax:"*";inherits:false${initial ? `;initial-value:${initial}` : ''}}`
const constant = (css: string, html = '') => withConstants([css], html).join('')

it.each([
  ['its first value where nothing sets it', '.a{border-style:var(--x)}', '.a{border-style:solid}', 'solid'],
  ['what stands in for it where it has none', '.a{gap:var(--x,calc(1px + var(--y)))}', '.a{gap:calc(1px + var(--y))}'],
  ['nothing where nothing stands in for it', '.a{content:var(--x,) none}', '.a{content:none}'],
  [
    'what is left of a product',
    '.a{--x:0;margin:calc(calc(1px * 3) * var(--x)) calc(calc(1px * 3) * calc(1 - var(--x))) calc(2px * var(--x))}',
    '.a{--x:0;margin:0px calc(1px * 3) 0px}',
  ],
  [
    'its one value where every rule that reads it sets it',
    '.a{--x:2;gap:calc(1px*var(--x))}',
    '.a{--x:2;gap:calc(1px*2)}',
  ],
])('writes a variable as %s', (_, css, written, initial?: string) => {
  expect(constant(css + registered('--x', initial))).toBe(written + registered('--x', initial))
})

it.each([
  ['elements inherit it', '.a{gap:var(--x,1px)}@property --x{syntax:"*";inherits:true}'],
  ['it is not registered', '.a{gap:var(--x,1px)}'],
  ['another rule sets it', `.a{gap:var(--x,1px)}.b{--x:2px}${registered('--x')}`],
  ['it has two values', `.a{--x:1;gap:var(--x)}.b{--x:2;gap:var(--x)}${registered('--x')}`],
])('leaves a variable where %s', (_, css) => {
  expect(constant(css)).toBe(css)
})

it('leaves what elements of the page set themselves', () => {
  const css = `.a{gap:var(--x,1px)}${registered('--x')}`
  expect(constant(css, '<p style="--x:2px">')).toBe(css)
})

it('knows the variables of all parts of the page', () => {
  expect(withConstants([registered('--x', '1px'), '.a{gap:var(--x)}'], '')[1]).toBe('.a{gap:1px}')
  expect(withConstants([registered('--x', '1px'), '.a{gap:var(--x)}', '.b{--x:2px}'], '')[1]).toBe('.a{gap:var(--x)}')
})

it('takes what is written for old browsers for no value of the page', () => {
  const old = '@layer properties{@supports (top:0){*{--x:initial}}}'
  expect(constant(`${old}.a{gap:var(--x,1px)}${registered('--x')}`)).toContain('.a{gap:1px}')
})
