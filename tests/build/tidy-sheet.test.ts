import postcss from 'postcss'
import { expect, it } from 'vitest'
import { tidySheet } from '../../src/build/tidy-sheet.ts'

const tidy = (css: string) => tidySheet(postcss.parse(css)).toString()

it.each([
  [
    'spaces that say nothing',
    '.a{transition:top .1s, left .1s;content:", "}',
    '.a{transition:top .1s,left .1s;content:", "}',
  ],
  ['repeats', '.a{-webkit-mask-image:none;color:red;mask-image:none;color:red}', '.a{mask-image:none;color:red}'],
  [
    'colours for browsers without color-mix()',
    '.a{color:red;top:0}@supports (color:color-mix(in lab, red, red)){.a{color:color-mix(in srgb,red,blue)}}',
    '.a{top:0}.a{color:color-mix(in srgb,red,blue)}',
  ],
  [
    'what stands in for variables that are set for every element',
    '@layer theme{:root,:host{--x:1px}}.a{top:var(--x,calc(1px + 2px))}',
    '@layer theme{:root,:host{--x:1px}}.a{top:var(--x)}',
  ],
  ['words of queries', '@media not all and (width>=40rem){.a{top:0}}', '@media (width<40rem){.a{top:0}}'],
  [
    'variables of Tailwind that nothing sets',
    '.a{transition-property:color,--tw-from;top:var(--tw-x,var(--y))}',
    '.a{transition-property:color;top:var(--y)}',
  ],
])('leaves out %s', (_, css, tidied) => {
  expect(tidy(css)).toBe(tidied)
})

it.each([
  '.a{top:1px;color:red;top:2px}',
  '.a{top:var(--from,0)}',
  '.a{color:red}@supports (top:anchor(bottom)){.a{color:blue}}',
  '.b{--tw-x:1px}.a{top:var(--tw-x,0);transition-property:--tw-x}',
])('leaves %s', (css) => {
  expect(tidy(css)).toBe(css)
})
