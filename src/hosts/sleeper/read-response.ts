/** Validates a response against its schema, and describes the first mismatch in one line. */
import type * as z from 'zod/mini'
import { type ResponsePlace, responseReader } from '../shared/response-reader.ts'
import { describeValue } from '../shared/schema-issue.ts'
import { createWarnings, type Warnings } from '../shared/warnings.ts'

const reader = responseReader('sleeper', nameContent)

export const unreadableSleeper = reader.unreadable

/** The part of `json` that `schema` names. */
export function readObject<T>(
  schema: z.ZodMiniType<T>,
  json: unknown,
  place: ResponsePlace,
  warnings: Warnings = createWarnings(),
): T {
  return reader.readPart(schema, json, place, warnings)
}

/** The records of a list; null stands for an empty one. */
export function readList<T>(schema: z.ZodMiniType<T>, json: unknown, place: ResponsePlace, warnings: Warnings): T[] {
  if (json === null) return []
  if (!Array.isArray(json))
    throw unreadableSleeper(place, `the response: expected a list, found ${describeValue(json)}.`)
  if (json.length > longestList) {
    throw unreadableSleeper(place, `the response: expected at most ${longestList} records, found ${json.length}.`)
  }
  return reader.readRecords(schema, json, place, warnings)
}

/** Far above the transactions of a busy week or the picks of a draft. */
const longestList = 5000

/** Description of a file for readers. */
function nameContent({ file, week }: ResponsePlace): string {
  if (file.startsWith('transactions')) return `the transactions of week ${week}`
  if (file.startsWith('matchups')) return `the matchups of week ${week}`
  if (file.startsWith('draft-picks')) return 'the draft'
  if (file.includes('bracket')) return 'the playoff bracket'
  return 'the league'
}
