/** Field types shared by several parts of a book. Every value of a file is text. */
import { z } from 'zod'
import { awards } from '../analytics/awards/index.ts'

export const listAtMost = 60
export const managersAtMost = 500

export const managerKey = z
  .string("a manager's key")
  .regex(/^[\w-]{1,64}$/, "a manager's key, as in the address of his page in the league's history")
  .describe("A manager's key, as in the address of his page in the league's history")

/** A text on one line, without characters that change or hide the text beside it. */
export function lineOf(what: string, longest: number) {
  return z
    .string(what)
    .trim()
    .min(1, what)
    .max(longest, `${what} of at most ${longest} characters`)
    .regex(/^[^\p{Cc}\u202a-\u202e\u2066-\u2069\p{Noncharacter_Code_Point}]*$/u, `${what} on one line`)
}

export const displayName = lineOf('a name', 60)

/** A year as a map key. */
export const yearKey = z.string('a year, such as 2024').regex(/^(19|20)\d\d$/, 'a year, such as 2024')

export const bookYear = yearKey.transform(Number)

/** A rank as a map key. */
export const place = z
  .string()
  .regex(/^[1-9]\d?$/, 'a place, such as 1')
  .describe('A place, 1 is best')

/** An award by its title on the awards page. */
export const awardTitle = z
  .enum(
    awards.map(({ title }) => title),
    "an award's name, as on the page of awards",
  )
  .describe('An award by its name on the page of awards')

/** A map with some of its possible keys. */
export function bookLinesOf<Value>(map: Readonly<Record<string, Value | undefined>>): [key: string, value: Value][] {
  return Object.entries(map).flatMap(([key, value]): [string, Value][] => (value === undefined ? [] : [[key, value]]))
}
