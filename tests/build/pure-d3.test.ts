import { expect, it } from 'vitest'
import { markPure } from '../../src/build/pure-d3.ts'

it('marks what d3 works out while it loads, and nothing within functions', () => {
  const code = [
    'var bundle = (function custom(beta) {',
    '  const inner = work(beta)',
    '})(0.85);',
    'const center = bisector(number).center',
    'class Path {}',
    "const name = 'd3'",
  ]
  expect(markPure(code.join('\n')).split('\n')).toEqual([
    'var bundle = /* @__PURE__ */ (function custom(beta) {',
    '  const inner = work(beta)',
    '})(0.85);',
    'const center = /* @__PURE__ */ bisector(number).center',
    'class Path {}',
    "const name = 'd3'",
  ])
})
