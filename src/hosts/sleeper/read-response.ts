/** Validates a response against its schema, and describes the first mismatch in one line. */
import type * as z from 'zod/mini'
import type { DomainError } from '../../domain/errors.ts'
import { describeIssue, describeValue } from '../shared/schema-issue.ts'
import { unreadableResponse } from '../shared/unreadable-response.ts'
import type { Warnings } from '../shared/warnings.ts'

/** The league of the response, for messages. */
export interface Place {
  leagueId: string
  season: number | null
  week: number | null
  /** File of the raw folder. */
  file: string
}

/** The part of `json` that `schema` names. Throws DomainError('unreadable-answer') with the first mismatch. */
export function readObject<T>(schema: z.ZodMiniType<T>, json: unknown, place: Place): T {
  const result = schema.safeParse(json)
  if (result.success) return result.data
  throw unreadable(place, describeIssue(result.error, json))
}

/**
 * The records of a list; null stands for an empty one. Odd records are skipped with a warning. If all are odd, the response format has
 * changed and DomainError('unreadable-answer') is thrown.
 */
export function readList<T>(schema: z.ZodMiniType<T>, json: unknown, place: Place, warnings: Warnings): T[] {
  if (json === null) return []
  if (!Array.isArray(json)) throw unreadable(place, `the response: expected a list, found ${describeValue(json)}.`)
  if (json.length > longestList) {
    throw unreadable(place, `the response: expected at most ${longestList} records, found ${json.length}.`)
  }
  const odd: string[] = []
  const records = json.flatMap((record, index) => {
    const result = schema.safeParse(record)
    if (result.success) return [result.data]
    odd.push(describeIssue(result.error, record, { prefix: `[${index}]` }))
    return []
  })
  if (records.length === 0 && odd.length > 1) throw unreadable(place, odd[0] ?? '')
  if (odd.length > 0) {
    const what = odd.length === 1 ? 'One record' : `${odd.length} records`
    warnings.add(
      `${what} of ${nameContent(place)} couldn’t be read and ${odd.length === 1 ? 'was' : 'were'} skipped, so something may be missing there.`,
      place.file,
      { week: place.week, detail: odd.slice(0, detailsPerFile).join(' ') },
    )
  }
  return records
}

/** Far above the transactions of a busy week or the picks of a draft. */
const longestList = 5000
const detailsPerFile = 3

/** "League 910020240000000001, season 2024, week 3, matchups-03.json" */
export function describePlace({ leagueId, season, week, file }: Place): string {
  return [`League ${leagueId}`, season && `season ${season}`, week && `week ${week}`, file].filter(Boolean).join(', ')
}

export function unreadable(place: Place, what: string): DomainError {
  return unreadableResponse('sleeper', describePlace(place), what)
}

/** Description of a file for readers. */
function nameContent({ file, week }: Place): string {
  if (file.startsWith('transactions')) return `the transactions of week ${week}`
  if (file.startsWith('matchups')) return `the matchups of week ${week}`
  if (file.startsWith('draft-picks')) return 'the draft'
  if (file.includes('bracket')) return 'the playoff bracket'
  return 'the league'
}
