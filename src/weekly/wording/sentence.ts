/** Sentences with their figures as data. */

import type { TeamRef } from '../../contract/responses/shared.ts'
import type { Sentence, SentenceFact } from '../../contract/responses/weekly.ts'
import { separatorBefore } from '../../domain/join-list.ts'
import { roundTo } from '../../domain/rounding.ts'

/** A piece of a sentence. Plain strings hold no figures. */
export interface Part {
  text: string
  facts?: SentenceFact[]
  teams?: TeamRef[]
}

/** A template of a sentence. Its first letter is capitalized, unless a name starts it. */
export function write(strings: TemplateStringsArray, ...parts: (Part | string)[]): Sentence {
  const read = parts.map((part) => (typeof part === 'string' ? { text: part } : part))
  const text = join(strings, read)
  const startsWithName = strings[0] === '' && (read[0]?.teams?.length ?? 0) > 0
  return {
    text: startsWithName ? text : text.charAt(0).toUpperCase() + text.slice(1),
    facts: read.flatMap(({ facts = [] }) => facts).map(withoutNoise),
    teams: read.flatMap(({ teams = [] }) => teams),
  }
}

/** 101.02 − 100 is 1.02, not 1.019999999999996. Ids are integers and may be too large for rounding. */
function withoutNoise(fact: SentenceFact): SentenceFact {
  return typeof fact.value === 'number' && !Number.isInteger(fact.value)
    ? { ...fact, value: roundTo(fact.value, 4) }
    : fact
}

/** The same as part of a longer sentence. */
export function phrase(strings: TemplateStringsArray, ...parts: (Part | string)[]): Part {
  const read = parts.map((part) => (typeof part === 'string' ? { text: part } : part))
  return {
    text: join(strings, read),
    facts: read.flatMap(({ facts = [] }) => facts),
    teams: read.flatMap(({ teams = [] }) => teams),
  }
}

/** A name that ends in a full stop, question or exclamation mark also ends the sentence. */
function join(strings: readonly string[], parts: readonly Part[]): string {
  return strings.reduce((text, string, index) => {
    const isEnded = string.startsWith('.') && /[.!?][”"’']?$/.test(text)
    return text + (isEnded ? string.slice(1) : string) + (parts[index]?.text ?? '')
  }, '')
}

export function team(ref: TeamRef): Part {
  return { text: ref.name, teams: [ref] }
}

/** 'Going for Two’s', 'Pigskin Picassos’' */
export function teams(ref: TeamRef): Part {
  return { text: `${ref.name}${/s$/i.test(ref.name) ? '’' : '’s'}`, teams: [ref] }
}

export function writePlayer({ playerId, name }: { playerId: number; name: string }): Part {
  return { text: name, facts: [{ name: 'player', value: playerId, text: name }] }
}

/** 'A', 'A and B', 'A, B, and C' */
export function listParts(parts: readonly Part[]): Part {
  return {
    text: parts.map(({ text }, index) => separatorBefore(index, parts.length) + text).join(''),
    facts: parts.flatMap(({ facts = [] }) => facts),
    teams: parts.flatMap((part) => part.teams ?? []),
  }
}
