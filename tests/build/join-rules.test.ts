import { expect, it } from 'vitest'
import { joinRules } from '../../src/build/join-rules.ts'
import { textOf } from '../../src/build/style-tree.ts'
import { readSheet } from '../../src/build/used-styles.ts'

/** Of a page that has every class under its own name. */
function join(css: string): string {
  const sheet = readSheet(css)
  const page = { classes: new Set(sheet.classes.keys()), tags: new Set<string>(), namesOf: (name: string) => [name] }
  return textOf(joinRules(sheet.renamed(page)))
}

it.each([
  ['.a{display:flex}.b{color:red}.a{gap:1px}', '.a{display:flex;gap:1px}.b{color:red}'],
  ['.a,.b{display:flex}.a{color:red}.a,.b{gap:1px}', '.a,.b{display:flex;gap:1px}.a{color:red}'],
  ['.a:hover{top:0}.a{color:red}.a:hover{gap:1px}', '.a:hover{top:0;gap:1px}.a{color:red}'],
  ['@media print{.a{top:0}.b{top:1px}.a{gap:1px}}', '@media print{.a{top:0;gap:1px}.b{top:1px}}'],
])('joins rules for the same elements: %s', (css, joined) => {
  expect(join(css)).toBe(joined)
})

it.each([
  // Another rule for the class sets the same, a longhand of it, or a property that shares a shorthand.
  '.a{display:flex}.a,.b{padding:0}.a{padding-left:1px}',
  '.a{color:red}.a:hover{margin-top:0}.a{margin:1px}',
  '.a{color:red}.a,.b{font:inherit}.a{line-height:1}',
  '.a{color:red}@media print{.a{inset:0}}.a{top:1px}',
  // What finds any element.
  '.a{color:red}.b .c{top:0}.a{top:1px}',
  '.a{color:red}[hidden]{top:0}.a{top:1px}',
  '@media print{.a{top:0}}.a{top:1px}',
  '[open]{top:0}.b{top:1px}[open]{gap:1px}',
])('leaves rules where another would overrule them: %s', (css) => {
  expect(join(css)).toBe(css)
})
