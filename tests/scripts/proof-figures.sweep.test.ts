/** The figures of the demo leagues that the repository has are those that the command computes. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { measureDemo } from '../../scripts/lib/bench/proof-figures.ts'
import { roundFigure } from '../../src/domain/points.ts'
import figures from '../../src/screens/proof/figures.json'

const folder = mkdtempSync(join(tmpdir(), 'proof-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('measures the demo as the repository has it (npm run bench -- --only proof --figures src/screens/proof/figures.json)', async () => {
  const round = (_: string, value: unknown) => (typeof value === 'number' ? roundFigure(value) : value)
  expect(JSON.parse(JSON.stringify(await measureDemo(folder), round))).toEqual(figures.demo)
})
