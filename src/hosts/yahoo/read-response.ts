/** Reads the answers of a raw folder, and describes what does not fit. */
import type * as z from 'zod/mini'
import { DomainError } from '../../domain/errors.ts'
import { isRecord } from '../../domain/is-record.ts'
import { describeIssue } from '../shared/schema-issue.ts'
import { collectSkipped } from '../shared/skipped-parts.ts'
import { unreadableResponse } from '../shared/unreadable-response.ts'
import type { Warnings } from '../shared/warnings.ts'
import { cleanYahooAnswer } from './clean-answer.ts'
import { flattenAnswer } from './flatten-answer.ts'

/** The league of the answer, for messages. */
export interface AnswerPlace {
  leagueId: string
  season: number | null
  week: number | null
  /** File of the raw folder. */
  file: string
}

/** The part of an answer that its path names: `league` or `game`. Throws where it is none, such as a page of Yahoo's sign-in. */
export function openAnswer(json: unknown, part: 'league' | 'game', place: AnswerPlace): unknown {
  const content = isRecord(json) ? json.fantasy_content : undefined
  const found = isRecord(content) ? content[part] : undefined
  if (isRecord(found)) return flattenAnswer(cleanYahooAnswer(found))
  throw unreadableYahoo(
    place,
    `expected fantasy_content.${part}, found ${typeof json === 'string' ? 'a page' : 'none'}. Save the league again, signed in to Yahoo.`,
  )
}

/** Throws DomainError('unreadable-answer') with the first mismatch that the season cannot do without; others become a warning. */
export function readPart<T>(schema: z.ZodMiniType<T>, part: unknown, place: AnswerPlace, warnings: Warnings): T {
  const result = schema.safeParse(part)
  if (!result.success) throw unreadableYahoo(place, describeIssue(result.error, part))
  const skipped = collectSkipped(warnings)
  skipped.addLeftOut(part, '')
  skipped.warn(nameContent(place), place.file, place.week)
  return result.data
}

/** The records of a list. Odd ones are skipped with a warning; if all are odd, DomainError('unreadable-answer') is thrown. */
export function readRecords<T>(
  schema: z.ZodMiniType<T>,
  records: readonly unknown[],
  place: AnswerPlace,
  warnings: Warnings,
): T[] {
  const odd: string[] = []
  const skipped = collectSkipped(warnings)
  const read = records.flatMap((record, index) => {
    const result = schema.safeParse(record)
    if (!result.success) {
      odd.push(describeIssue(result.error, record, { prefix: `[${index}]` }))
      return []
    }
    skipped.addLeftOut(record, `[${index}]`)
    return [result.data]
  })
  if (read.length === 0 && odd.length > 1) throw unreadableYahoo(place, odd[0] ?? '')
  for (const description of odd) skipped.addRecord(description)
  skipped.warn(nameContent(place), place.file, place.week)
  return read
}

export function unreadableYahoo(place: AnswerPlace, what: string): DomainError {
  return unreadableResponse('yahoo', describePlace(place), what)
}

export function missingLeague(place: AnswerPlace): DomainError {
  return new DomainError('not-found', `${describePlace(place)} is missing: there is nothing to read the league from.`)
}

function describePlace({ leagueId, season, week, file }: AnswerPlace): string {
  return [`League ${leagueId}`, season && `season ${season}`, week && `week ${week}`, file].filter(Boolean).join(', ')
}

/** Description of a file for readers. */
function nameContent({ file, week }: AnswerPlace): string {
  if (file.startsWith('scoreboard')) return `the games of week ${week}`
  if (file.startsWith('rosters')) return `the lineups of week ${week}`
  if (file.startsWith('transactions')) return 'the transactions'
  if (file.startsWith('draft')) return 'the draft'
  if (file.startsWith('players')) return 'the players'
  if (file.startsWith('standings')) return 'the standings'
  return 'the league'
}
