/** Validates a response against its schema, and describes the first mismatch in one line. */
import type * as z from 'zod/mini'
import type { DomainError } from '../../domain/errors.ts'
import { describeIssue, describeValue } from '../shared/schema-issue.ts'
import { collectSkipped } from '../shared/skipped-parts.ts'
import { unreadableResponse } from '../shared/unreadable-response.ts'
import { createWarnings, type Warnings } from '../shared/warnings.ts'

/** The league of the response, for messages. */
export interface ResponsePlace {
  leagueId: string
  season: number | null
  week: number | null
  /** File of the raw folder. */
  file: string
}

/**
 * The part of `json` that `schema` names. Throws DomainError('unreadable-answer') with the first mismatch that the season cannot do
 * without; others become a warning.
 */
export function readObject<T>(
  schema: z.ZodMiniType<T>,
  json: unknown,
  place: ResponsePlace,
  warnings: Warnings = createWarnings(),
): T {
  const result = schema.safeParse(json)
  if (!result.success) throw unreadableSleeper(place, describeIssue(result.error, json))
  const skipped = collectSkipped(warnings)
  skipped.addLeftOut(json, '')
  skipped.warn(nameContent(place), place.file, place.week)
  return result.data
}

/**
 * The records of a list; null stands for an empty one. Odd records are skipped with a warning. If all are odd, the response format has
 * changed and DomainError('unreadable-answer') is thrown.
 */
export function readList<T>(schema: z.ZodMiniType<T>, json: unknown, place: ResponsePlace, warnings: Warnings): T[] {
  if (json === null) return []
  if (!Array.isArray(json))
    throw unreadableSleeper(place, `the response: expected a list, found ${describeValue(json)}.`)
  if (json.length > longestList) {
    throw unreadableSleeper(place, `the response: expected at most ${longestList} records, found ${json.length}.`)
  }
  const odd: string[] = []
  const skipped = collectSkipped(warnings)
  const records = json.flatMap((record, index) => {
    const result = schema.safeParse(record)
    if (!result.success) {
      odd.push(describeIssue(result.error, record, { prefix: `[${index}]` }))
      return []
    }
    skipped.addLeftOut(record, `[${index}]`)
    return [result.data]
  })
  if (records.length === 0 && odd.length > 1) throw unreadableSleeper(place, odd[0] ?? '')
  for (const description of odd) skipped.addRecord(description)
  skipped.warn(nameContent(place), place.file, place.week)
  return records
}

/** Far above the transactions of a busy week or the picks of a draft. */
const longestList = 5000

/** "League 910020240000000001, season 2024, week 3, matchups-03.json" */
export function describePlace({ leagueId, season, week, file }: ResponsePlace): string {
  return [`League ${leagueId}`, season && `season ${season}`, week && `week ${week}`, file].filter(Boolean).join(', ')
}

export function unreadableSleeper(place: ResponsePlace, what: string): DomainError {
  return unreadableResponse('sleeper', describePlace(place), what)
}

/** Description of a file for readers. */
function nameContent({ file, week }: ResponsePlace): string {
  if (file.startsWith('transactions')) return `the transactions of week ${week}`
  if (file.startsWith('matchups')) return `the matchups of week ${week}`
  if (file.startsWith('draft-picks')) return 'the draft'
  if (file.includes('bracket')) return 'the playoff bracket'
  return 'the league'
}
