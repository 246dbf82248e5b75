/** Validates a saved response against its schema, and describes what does not fit: an error, or warnings about what is left out. */
import type * as z from 'zod/mini'
import type { DomainError } from '../../domain/errors.ts'
import type { HostName } from '../../domain/identity.ts'
import { describeIssue } from './schema-issue.ts'
import { collectSkipped } from './skipped-parts.ts'
import { unreadableResponse } from './unreadable-response.ts'
import type { Warnings } from './warnings.ts'

/** The league of a response, for messages. */
export interface ResponsePlace {
  leagueId: string
  season: number | null
  week: number | null
  /** File of the raw folder. */
  file: string
}

/** "League 910020240000000001, season 2024, week 3, matchups-03.json" */
export function describePlace({ leagueId, season, week, file }: ResponsePlace): string {
  return [`League ${leagueId}`, season && `season ${season}`, week && `week ${week}`, file].filter(Boolean).join(', ')
}

export interface ResponseReader {
  /** Throws DomainError('unreadable-answer') with the first mismatch that the season cannot do without; others become a warning. */
  readPart<T>(schema: z.ZodMiniType<T>, part: unknown, place: ResponsePlace, warnings: Warnings): T
  /**
   * The records of a list. Odd ones are skipped with a warning. If all are odd, the response format has changed and
   * DomainError('unreadable-answer') is thrown.
   */
  readRecords<T>(schema: z.ZodMiniType<T>, records: readonly unknown[], place: ResponsePlace, warnings: Warnings): T[]
  unreadable(place: ResponsePlace, what: string): DomainError
}

/** `nameContent`: what a file is to readers. */
export function responseReader(host: HostName, nameContent: (place: ResponsePlace) => string): ResponseReader {
  const unreadable = (place: ResponsePlace, what: string) => unreadableResponse(host, describePlace(place), what)
  return {
    unreadable,
    readPart(schema, part, place, warnings) {
      const result = schema.safeParse(part)
      if (!result.success) throw unreadable(place, describeIssue(result.error, part))
      const skipped = collectSkipped(warnings)
      skipped.addLeftOut(part, '')
      skipped.warn(nameContent(place), place.file, place.week)
      return result.data
    },
    readRecords(schema, records, place, warnings) {
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
      if (read.length === 0 && odd.length > 1) throw unreadable(place, odd[0] ?? '')
      for (const description of odd) skipped.addRecord(description)
      skipped.warn(nameContent(place), place.file, place.week)
      return read
    },
  }
}
