/** What a round is called: a week, or two or more of them. */
import { numeral } from './numbers.ts'

interface Span {
  weeks: readonly number[]
}

/** 'week', 'two weeks' */
export function span({ weeks }: Span): string {
  return weeks.length > 1 ? `${numeral(weeks.length).text} weeks` : 'week'
}

/** 'this week', 'in these two weeks' */
export function thisSpan(round: Span): string {
  return round.weeks.length > 1 ? `in these ${span(round)}` : 'this week'
}
