/** Runs a property over saved cases first, then generated ones; a failing case is saved for the next run. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import fc from 'fast-check'
import { runs } from '../support/runs.ts'

/** Generated cases of all hostile tests together. */
const casesInAll = runs(300, 20_000)

export interface HostileCheck<Case> {
  /** Names the file of saved cases: `regressions/{name}.json`. */
  name: string
  /** Part of all generated cases, 0 to 1. */
  share: number
  /** Cases are plain JSON, so that they can be saved. */
  cases: fc.Arbitrary<Case>
  /** Throws if the case fails. */
  check: (one: Case) => void | Promise<void>
}

/**
 * Checks every saved case, then `share` of the generated ones. Throws fast-check's report, with its seed, and saves the smallest failing
 * case.
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
