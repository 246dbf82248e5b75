/** What ESPN did not give, gathered during an import and worded for the league's members. */

import type { EspnRefusal } from './http-response.ts'
import type { Refusal } from './import-state.ts'

export interface Refusals {
  /** `file` is what stays missing, or incomplete, in the raw folder. */
  note(file: string, refusal: EspnRefusal): void
  /** In order of file. */
  list(): Refusal[]
}

export function createRefusals(): Refusals {
  const byFile = new Map<string, Refusal>()
  return {
    note(file, { status, said }) {
      byFile.set(file, { file, status, said })
    },
    list: () => [...byFile.values()].sort((a, b) => (a.file < b.file ? -1 : 1)),
  }
}

/**
 * Why the files are not there, to go after what is missing: ` (ESPN refused them with status 401: “…”)`. Empty where
 * nothing was refused: then the answers were never asked for, or are old.
 */
export function describeRefusals(refusals: readonly Refusal[], files: readonly string[]): string {
  const [first] = refusals.filter(({ file }) => files.includes(file))
  if (!first) return ''
  const { status, said } = first
  if (status === 200) return ' (ESPN answered, but left this out)'
  return ` (ESPN refused with status ${status}${said ? `: “${said}”` : ''})`
}
