/** Formats figures for sentences, rounded to their precision. */

import { withArticle } from '../../domain/article.ts'
import { writeChance } from '../../domain/chance-text.ts'
import { writeDecidedBy } from '../../domain/decided-by.ts'
import { writeDecimal } from '../../domain/decimal-text.ts'
import { writeEasternHour } from '../../domain/eastern-time.ts'
import { writeExactMargin } from '../../domain/margin-text.ts'
import { joinScores, writeGameScores } from '../../domain/score-text.ts'
import { spellNumber, spellOrdinal } from '../../domain/spell-number.ts'
import { nameWeeks } from '../../domain/week-names.ts'
import type { Swap } from '../facts/lineups.ts'
import { type Part, phrase, writePlayer } from './sentence.ts'

/** '112.4' */
export function points(value: number, name = 'points'): Part {
  return fact(name, value, writeDecimal(value, 1))
}

/**
 * The score of a won game: '121.4–109.8'; with more decimals if one would make them equal; '103.7–103.7 on the tiebreaker' if they are;
 * '101.2–109.8 by league ruling' if the winner has fewer.
 */
export function score(own: number, other: number): Part {
  const texts = writeGameScores([own, other])
  return {
    text: `${joinScores(texts)}${writeDecidedBy([own, other])}`,
    facts: [
      { name: 'points', value: own, text: texts[0] ?? '' },
      { name: 'points', value: other, text: texts[1] ?? '' },
    ],
  }
}

/** The difference of two scores, as a reader would compute it; null if it needs more than one decimal: say the scores instead. */
export function margin(own: number, other: number): Part | null {
  const text = writeExactMargin(own - other, [own, other])
  return text === null ? null : fact('margin', Math.abs(own - other), text)
}

/** 'two wins', 'one win', '12 wins' */
export function count(value: number, one: string, name = 'count', many = `${one}s`): Part {
  const part = numeral(value, name)
  return { ...part, text: `${part.text} ${value === 1 ? one : many}` }
}

/** 'two', '12' */
export function numeral(value: number, name = 'count'): Part {
  return fact(name, value, spellNumber(value))
}

/** 'third', '12th' */
export function ordinal(value: number, name = 'place'): Part {
  return fact(name, value, spellOrdinal(value))
}

/** Odds as in the API. */
export function odds({ chance, text }: { chance: number; text: string }, name: string): Part {
  return fact(name, chance, text)
}

/** A chance in whole percent, never 0 or 100. */
export function percent(chance: number, name = 'chance'): Part {
  return fact(name, chance, writeChance(chance))
}

/** The two players of a swap and their points; no starter: the slot was empty. */
export function swapParts(swap: Swap) {
  return {
    bench: writePlayer({ playerId: swap.benchId, name: swap.benchName }),
    sat: pointsIn(swap.inWeek, swap.benchPoints, 'bench-points'),
    starter: swap.starterId === null ? null : writePlayer({ playerId: swap.starterId, name: swap.starterName }),
    got: points(swap.starterPoints, 'starter-points'),
  }
}

/** '12.4', '12.4 in week 16' where a round has several weeks */
export function pointsIn(week: number | null, value: number, name: string): Part {
  return week === null ? points(value, name) : phrase`${points(value, name)} in ${weeksName([week])}`
}

/** '6-3' */
export function record(text: string): Part {
  return fact('record', text, text)
}

/** 'Sun, 8:15 p.m. ET' of an ISO 8601 time */
export function moment(at: string): Part {
  return fact('at', at, writeEasternHour(new Date(at)))
}

/** 'week 7', 'weeks 16 and 17' */
export function weeksName(weeks: readonly number[]): Part {
  const facts = weeks.map((week) => ({ name: 'week', value: week, text: String(week) }))
  return { text: nameWeeks(weeks), facts }
}

/** 'an 8%', 'a 10-4' */
export function aOrAn(part: Part): Part {
  return { ...part, text: withArticle(part.text) }
}

function fact(name: string, value: number | string, text: string): Part {
  return { text, facts: [{ name, value, text }] }
}
