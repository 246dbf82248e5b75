/** Collects what ESPN refused during an import, and describes it for users. */
import type { EspnRefusal } from './http-response.ts'
import type { RefusedRequest } from './import-state.ts'

export interface Refusals {
  /** `file` is the raw file that is missing or incomplete because of it. */
  note(file: string, refusal: EspnRefusal): void
  /** Sorted by file. */
  list(): RefusedRequest[]
}

export function createRefusals(): Refusals {
  const byFile = new Map<string, RefusedRequest>()
  return {
    note(file, { status, said }) {
      byFile.set(file, { file, status, said })
    },
    list: () => [...byFile.values()].sort((a, b) => (a.file < b.file ? -1 : 1)),
  }
}

/**
 * Why files are missing, as the end of a sentence: ` (ESPN refused them with status 401: “…”)`. Empty if nothing was
 * refused: then the responses were never requested, or are old.
 */
export function describeRefusals(refusals: readonly RefusedRequest[], files: readonly string[]): string {
  const [first] = refusals.filter(({ file }) => files.includes(file))
  if (!first) return ''
  const { status, said } = first
  if (status === 200) return ' (ESPN left this out of its response)'
  return ` (ESPN refused with status ${status}${said ? `: “${said}”` : ''})`
}
