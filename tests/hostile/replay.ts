/** Runs a property over kept cases first and generated ones then; a case that fails is kept for the next time. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import fc from 'fast-check'
import { runs } from '../support/runs.ts'

/** Generated cases of all hostile tests together. */
const casesInAll = runs(300, 20_000)

export interface HostileCheck<Case> {
  /** Names the file of kept cases: `regressions/{name}.json`. */
  name: string
  /** Part of all generated cases, 0 to 1. */
  share: number
  /** Cases are plain JSON, so that they can be kept. */
  cases: fc.Arbitrary<Case>
  /** Throws where the case shows a fault. */
  check: (one: Case) => void | Promise<void>
}

/**
 * Checks every kept case, then `share` of the generated ones. Throws fast-check's report, with its seed, and adds the
 * smallest failing case to the kept ones.
 */
export async function checkHostile<Case>({ name, share, cases, check }: HostileCheck<Case>): Promise<void> {
  const file = new URL(`./regressions/${name}.json`, import.meta.url)
  const kept: Case[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
  const details = await fc.check(
    fc.asyncProperty(cases, async (one) => check(one)),
    { examples: kept.map((one): [Case] => [one]), numRuns: kept.length + Math.ceil(casesInAll * share) },
  )
  const found = details.counterexample?.[0]
  if (details.failed && found !== undefined && !kept.some((one) => isSame(one, found))) {
    writeFileSync(file, `${JSON.stringify([...kept, found], null, 2)}\n`)
  }
  if (details.failed) throw new Error(fc.defaultReportMessage(details), { cause: details.errorInstance })
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
