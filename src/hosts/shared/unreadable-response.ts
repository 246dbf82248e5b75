/** The error for a host's response that violates its schema. */
import { DomainError } from '../../domain/errors.ts'
import { hash32 } from '../../domain/hash.ts'
import { type HostName, hostTitles } from '../../domain/identity.ts'

/**
 * The message has place, path, expected and found, for the log and the commands. Readers get a sentence and a short code to report. `place`
 * ends with the file: "League 47, season 2024, week 3, matchups-03.json".
 */
export function unreadableResponse(host: HostName, place: string, problem: string): DomainError {
  const file = place.split(', ').at(-1) ?? ''
  const code = `${hostTitles[host].toUpperCase()}-${hashOf(`${file} ${problem.replace(/, found .*/s, '')}`)}`
  return new DomainError('unreadable-answer', `${place}: ${problem} [${code}]`, {
    readerMessage: `${hostTitles[host]} sent data in an unexpected format. If this keeps happening, report code ${code}.`,
  })
}

/** Four characters; the same for every league, week and record with the problem. */
function hashOf(text: string): string {
  const number = hash32(text.replace(/\d+/g, ''), 0) % 36 ** 4
  return number.toString(36).toUpperCase().padStart(4, '0')
}
