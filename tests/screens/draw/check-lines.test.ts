import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { drawOrder, toDrawName, writeDrawRule } from '../../../src/domain/draft-draw.ts'
import { checkLines } from '../../../src/screens/draw/check-lines.ts'
import { knownRound, knownRule, knownText } from '../../support/known-draw.ts'
import { runs } from '../../support/runs.ts'

const check: (rule: string, randomness: string) => Promise<string[]> = new Function(`return ${checkLines}`)()

it('draws a known round as the site does', async () => {
  const names = drawOrder(knownRule, knownRound.randomness).map(({ name }) => name)
  expect(await check(knownText, knownRound.randomness)).toEqual(names)
})

it('draws any rule as the site does', async () => {
  const weights = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 2, maxLength: 30 })
  await fc.assert(
    fc.asyncProperty(weights, fc.string({ unit: 'binary' }), fc.boolean(), async (list, name, isFixed) => {
      const drawn = list.map((weight, index) => ({ name: toDrawName(`${index} ${name}`), weight }))
      const teams = isFixed ? [...drawn, { name: 'Fixed', pick: 2 }] : drawn
      const rule = { ...knownRule, teams }
      const names = drawOrder(rule, name).map((pick) => pick.name)
      expect(await check(writeDrawRule(rule), name.toWellFormed())).toEqual(names)
    }),
    { numRuns: runs(20, 1000) },
  )
})

it('are the lines of the documentation', () => {
  expect(readFileSync('docs/draw.md', 'utf8')).toContain(`\`\`\`js\n${checkLines}\n\`\`\``)
})
