/**
 * Properties that `npm test` samples and the sweeps of `npm run test:all` test thoroughly. The sweeps run every test file that imports this
 * one.
 */
export const isSweep = Boolean(process.env.SWEEPS)

/** How many generated cases a property is tried with: in `npm test` always the same ones (tests/support/setup.ts). */
export function runs(small: number, many: number): number {
  return isSweep ? many : small
}

/** The first cases of a list in `npm test`, all of them in the sweeps. */
export function firstOf<Case>(count: number, cases: readonly Case[]): Case[] {
  return isSweep ? [...cases] : cases.slice(0, count)
}
