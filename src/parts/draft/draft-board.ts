/** The draft as its screens show it. */
import type { CompletedPick } from '../../client/complete/complete-draft.ts'
import type { ReadResponse } from '../../client/read-response.ts'

export type DraftResponse = ReadResponse<'draftComplete'>

/** Rounds that have picks, ascending. */
export function draftRoundsOf(picks: readonly CompletedPick[]): number[] {
  return [...new Set(picks.flatMap(({ roundNum }) => roundNum ?? []))].sort((a, b) => a - b)
}

/** Whether its picks were bought. */
export function isAuction(picks: readonly CompletedPick[]): boolean {
  return picks.some(({ bidAmount }) => bidAmount !== null && bidAmount > 0)
}

export function compareHighestFirst(a: number | null, b: number | null): number {
  return a === b ? 0 : a === null ? 1 : b === null ? -1 : b - a
}
