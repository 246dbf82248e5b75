/** Reads the responses of a raw folder, and describes what does not fit. */
import { DomainError } from '../../domain/errors.ts'
import { isRecord } from '../../domain/is-record.ts'
import { describePlace, type ResponsePlace, responseReader } from '../shared/response-reader.ts'
import { cleanYahooResponse } from './clean-response.ts'
import { flattenResponse } from './flatten-response.ts'

const reader = responseReader('yahoo', nameContent)

export const { readPart, readRecords, unreadable: unreadableYahoo } = reader

/** The part of a response that its path names: `league` or `game`. Throws where it is none, such as a page of Yahoo's sign-in. */
export function openResponse(json: unknown, part: 'league' | 'game', place: ResponsePlace): unknown {
  const content = isRecord(json) ? json.fantasy_content : undefined
  const found = isRecord(content) ? content[part] : undefined
  if (isRecord(found)) return flattenResponse(cleanYahooResponse(found))
  throw unreadableYahoo(
    place,
    `expected fantasy_content.${part}, found ${typeof json === 'string' ? 'a page' : 'none'}. Save the league again, signed in to Yahoo.`,
  )
}

export function missingLeague(place: ResponsePlace): DomainError {
  return new DomainError('not-found', `${describePlace(place)} is missing: there is nothing to read the league from.`)
}

/** Description of a file for readers. */
function nameContent({ file, week }: ResponsePlace): string {
  if (file.startsWith('scoreboard')) return `the games of week ${week}`
  if (file.startsWith('rosters')) return `the lineups of week ${week}`
  if (file.startsWith('transactions')) return 'the transactions'
  if (file.startsWith('draft')) return 'the draft'
  if (file.startsWith('players')) return 'the players'
  if (file.startsWith('standings')) return 'the standings'
  return 'the league'
}
