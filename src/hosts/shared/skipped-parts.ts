/** What of a file could not be read: whole records, and single values of others. Both become a warning. */
import { listLeftOut } from './tolerant.ts'
import type { Warnings } from './warnings.ts'

export interface SkippedParts {
  /** Notes what was left out of a record that was read. */
  addLeftOut(record: unknown, path: string): void
  /** Notes a record that was skipped, with the reason. */
  addRecord(description: string): void
  /** `content` describes the file for readers. */
  warn(content: string, file: string, week: number | null): void
}

const detailsPerFile = 3

export function collectSkipped(warnings: Warnings): SkippedParts {
  const records: string[] = []
  const values: string[] = []
  return {
    addLeftOut(record, path) {
      for (const description of listLeftOut(record)) {
        values.push(path === '' || description.startsWith('[') ? `${path}${description}` : `${path}.${description}`)
      }
    },
    addRecord: (description) => records.push(description),
    warn(content, file, week) {
      const add = (noun: string, verb: string, all: readonly string[]) => {
        if (all.length === 0) return
        const isOne = all.length === 1
        warnings.add(
          `${isOne ? `One ${noun}` : `${all.length} ${noun}s`} of ${content} couldn’t be read and ${isOne ? 'was' : 'were'} ${verb}, so something may be missing there.`,
          file,
          { week, detail: all.slice(0, detailsPerFile).join(' ') },
        )
      }
      add('record', 'skipped', records)
      add('value', 'left out', values)
    },
  }
}
