/** Validates a response against its schema, and describes the first mismatch in one line. */
import type * as z from 'zod/mini'
import type { DomainError } from '../../domain/errors.ts'
import { describeIssue } from '../shared/schema-issue.ts'
import { collectSkipped } from '../shared/skipped-parts.ts'
import { unreadableResponse } from '../shared/unreadable-response.ts'
import { createWarnings, type Warnings } from '../shared/warnings.ts'

/** The league of the response, for messages. */
export interface FileLocation {
  espnLeagueId: number
  season: number | null
  week: number | null
  /** File of the raw folder. */
  file: string
}

/**
 * The part of `json` that `schema` names. Throws DomainError('unreadable-answer') with the first mismatch that the season cannot do
 * without; others become a warning.
 */
export function readEspnResponse<T>(
  schema: z.ZodMiniType<T>,
  json: unknown,
  location: FileLocation,
  warnings: Warnings = createWarnings(),
): T {
  const response = unwrapHistory(json)
  const result = schema.safeParse(response)
  if (!result.success) throw unreadableEspn(location, formatIssue(result.error, response))
  const skipped = collectSkipped(warnings)
  skipped.addLeftOut(response, '')
  skipped.warn(describeContent(location), location.file, location.week)
  return result.data
}

/** Reads the records of lists one by one, to skip odd ones. */
export interface RecordReader {
  each<T>(schema: z.ZodMiniType<T>, records: readonly unknown[], path: string): T[]
  /** Throws if all records of a schema were odd: then the response format has changed. */
  finish(): void
}

/** A reader for one file; skipped records become a warning. */
export function readRecords(location: FileLocation, warnings: Warnings): RecordReader {
  const seen = new Map<z.ZodMiniType, { read: number; odd: string[] }>()
  const skipped = collectSkipped(warnings)
  return {
    each(schema, records, path) {
      const count = seen.get(schema) ?? { read: 0, odd: [] }
      seen.set(schema, count)
      return records.flatMap((record, index) => {
        const result = schema.safeParse(record)
        if (result.success) {
          count.read++
          skipped.addLeftOut(record, `${path}[${index}]`)
          return [result.data]
        }
        count.odd.push(formatIssue(result.error, record, `${path}[${index}]`))
        return []
      })
    },
    finish() {
      for (const { read, odd } of seen.values()) {
        if (read === 0 && odd.length > 1) throw unreadableEspn(location, odd[0] ?? '')
        for (const description of odd) skipped.addRecord(description)
      }
      skipped.warn(describeContent(location), location.file, location.week)
    },
  }
}

/** Description of a file for readers. */
function describeContent({ file, week }: FileLocation): string {
  if (file.startsWith('transactions')) return `the transactions of week ${week}`
  if (file.startsWith('players')) return 'the players’ points'
  return week === null ? 'the league' : `the lineups of week ${week}`
}

/** "League 900001, season 2024, week 3, scoring-period-03.json" */
export function formatLocation({ espnLeagueId, season, week, file }: FileLocation): string {
  const parts = [`League ${espnLeagueId}`, season && `season ${season}`, week && `week ${week}`, file]
  return parts.filter(Boolean).join(', ')
}

export function unreadableEspn(location: FileLocation, problem: string): DomainError {
  return unreadableResponse('espn', formatLocation(location), problem)
}

/** Before 2018 a league comes as a list of one. */
export function unwrapHistory(json: unknown): unknown {
  return Array.isArray(json) && json.length === 1 ? json[0] : json
}

/** True if the response has something under `key`: ESPN leaves out the key of a view that it does not know. */
export function hasKey(json: unknown, key: string): boolean {
  const response = unwrapHistory(json)
  return typeof response === 'object' && response !== null && Reflect.get(response, key) != null
}

const viewOf: Record<string, string> = {
  settings: 'mSettings',
  teams: 'mTeam',
  schedule: 'mMatchup, or mMatchupScore with mScoreboard for a week',
  draftDetail: 'mDraftDetail',
  players: 'kona_player_info',
}

/** As `describeIssue`, with the view of a missing part. */
function formatIssue(error: z.core.$ZodError, json: unknown, prefix = ''): string {
  const [issue] = error.issues
  const [key] = issue?.path.length === 1 ? issue.path : []
  const view = key === undefined || hasOwn(json, key) ? undefined : viewOf[String(key)]
  return describeIssue(error, json, { prefix, hint: view && `view ${view}` })
}

function hasOwn(json: unknown, key: PropertyKey): boolean {
  return typeof json === 'object' && json !== null && Reflect.get(json, key) !== undefined
}
