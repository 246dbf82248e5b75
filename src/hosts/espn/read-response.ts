/** Validates a response against its schema. An error names in one line what does not fit, and where. */

import * as z from 'zod/mini'
import english from 'zod/v4/locales/en.js'
import { DomainError } from '../../domain/errors.ts'
import { tidyName } from './espn-codes.ts'
import type { Warnings } from './warnings.ts'

// Without a locale, zod's messages say only that something is invalid.
z.config(english())

/** Where a response is from, for messages. */
export interface FileLocation {
  espnLeagueId: number
  season: number | null
  week: number | null
  /** File of the raw folder. */
  file: string
}

/** The part of `json` that `schema` describes. Throws DomainError('unreadable-answer') with the first issue. */
export function readResponse<T>(schema: z.ZodMiniType<T>, json: unknown, location: FileLocation): T {
  const result = schema.safeParse(unwrapHistory(json))
  if (result.success) return result.data
  throw new DomainError(
    'unreadable-answer',
    `${formatLocation(location)}: ${formatIssue(result.error, unwrapHistory(json))}`,
  )
}

/** Reads records of lists one by one, so that an invalid one can be left out. */
export interface RecordReader {
  each<T>(schema: z.ZodMiniType<T>, records: readonly unknown[], path: string): T[]
  /** Throws where all records of a schema were invalid: then the response's format has changed. */
  finish(): void
}

/** A reader for one file; what it leaves out becomes a warning. */
export function readRecords(location: FileLocation, warnings: Warnings): RecordReader {
  const seen = new Map<z.ZodMiniType, { read: number; odd: string[] }>()
  return {
    each(schema, records, path) {
      const count = seen.get(schema) ?? { read: 0, odd: [] }
      seen.set(schema, count)
      return records.flatMap((record, index) => {
        const result = schema.safeParse(record)
        if (result.success) {
          count.read++
          return [result.data]
        }
        count.odd.push(formatIssue(result.error, record, `${path}[${index}]`))
        return []
      })
    },
    finish() {
      for (const { read, odd } of seen.values()) {
        if (read === 0 && odd.length > 1)
          throw new DomainError('unreadable-answer', `${formatLocation(location)}: ${odd[0]}`)
        if (odd.length === 0) continue
        const records = odd.length === 1 ? 'One record' : `${odd.length} records`
        warnings.add(
          `${records} of ${describeContent(location)} could not be read and ${odd.length === 1 ? 'is' : 'are'} left out: something may be missing there.`,
          location.file,
          { week: location.week, detail: odd.slice(0, detailsPerFile).join(' ') },
        )
      }
    },
  }
}

const detailsPerFile = 3

/** What a file is about, for users. */
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

/** Before 2018 a league's response is a list of one. */
export function unwrapHistory(json: unknown): unknown {
  return Array.isArray(json) && json.length === 1 ? json[0] : json
}

/** True where the response has a value under `key`: ESPN leaves out the key of a view that it does not know. */
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

function formatIssue(error: z.core.$ZodError, json: unknown, prefix = ''): string {
  const [issue] = error.issues
  if (!issue) return `${prefix} does not fit`
  const path = issue.path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : `${text}${text ? '.' : ''}${shorten(String(key))}`),
    prefix,
  )
  const expected = issue.code === 'invalid_type' ? `expected ${issue.expected}` : issue.message
  const found = issue.path.reduce<unknown>(stepInto, json)
  const view = found === undefined && issue.path.length === 1 ? viewOf[String(issue.path[0])] : undefined
  return `${path || 'the answer'}: ${expected}, found ${describeValue(found)}${view ? ` (view ${view})` : ''}.`
}

function stepInto(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}

function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'object' && value !== null) return 'an object'
  return shorten(typeof value === 'string' ? JSON.stringify(value) : String(value))
}

function shorten(text: string): string {
  const plain = tidyName(text)
  return plain.length > 40 ? `${plain.slice(0, 40)}…` : plain
}
