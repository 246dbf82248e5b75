/**
 * The schema of a league's book in a file that somebody else made. What it does not list is in no file: the schema is applied when the file
 * is written, too.
 */
import * as z from 'zod/mini'
import type { OpenedBook } from '../book/book-seasons.ts'
import { hostNames, isLeagueId } from '../domain/identity.ts'
import { longestHistoryFile } from '../hosts/file/history-rows.ts'

const mostEntries = 1000
const listOf = <T extends z.ZodMiniType>(entry: T) => z.array(entry).check(z.maxLength(mostEntries))
const text = z.string().check(z.maxLength(500))
const textOrNull = z.nullable(text)
const key = z.string().check(z.maxLength(64))
const year = z.int().check(z.gte(1900), z.lte(2099))
const place = z.int().check(z.gte(1), z.lte(99))
const count = z.int().check(z.gte(0), z.lte(999))
const line = z.int().check(z.gte(1))
/** Sums of larger amounts are not exact. */
const amount = z.int().check(z.gte(0), z.lte(1e12))
const league = z
  .object({ host: z.enum(hostNames), leagueId: z.string().check(z.regex(/^[1-9]\d{0,19}$/)) })
  .check(z.refine(isLeagueId))

const span = z.object({
  text: z.string().check(z.maxLength(20_000)),
  strong: z.boolean(),
  emphasis: z.boolean(),
  code: z.boolean(),
  // As `readMarkdown` allows them: a script would run in the page.
  href: z.nullable(z.string().check(z.maxLength(2000), z.regex(/^(https|mailto):/))),
})

const rule = z.object({
  kind: z.enum(['heading', 'paragraph', 'item', 'quote', 'code', 'line']),
  level: z.int().check(z.gte(0), z.lte(6)),
  number: z.nullable(z.int()),
  spans: listOf(span),
})

const trophy = z.union([
  z.object({ name: text, kind: z.enum(['place', 'regular-season']), place }),
  z.object({ name: text, kind: z.literal('last-place') }),
  z.object({ name: text, kind: z.literal('award'), award: text }),
])

const share = z.union([z.object({ cents: amount }), z.object({ ofPot: amount })])
const shareOfPlace = z.object({ place, amount: share })

const moneyRules = {
  line,
  buyIn: amount,
  places: listOf(shareOfPlace),
  regularSeason: listOf(shareOfPlace),
  weeklyHigh: z.nullable(share),
  awards: listOf(z.object({ award: text, amount: share })),
  sidePots: listOf(
    z.object({
      name: text,
      buyIn: amount,
      managers: z.nullable(listOf(key)),
      wonBy: z.union([
        z.object({ kind: z.enum(['final', 'regular_season', 'points']) }),
        z.object({ kind: z.literal('award'), award: text }),
        z.object({ kind: z.literal('named'), winners: listOf(z.object({ season: year, key })) }),
      ]),
    }),
  ),
}

const money = z.object({
  // Private money is in no file.
  isPublic: z.literal(true),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  decimals: z.int().check(z.gte(0), z.lte(4)),
  since: z.nullable(year),
  rules: z.object(moneyRules),
  paid: listOf(z.object({ season: year, managers: listOf(text), line })),
  earlier: listOf(z.object({ ...moneyRules, until: year })),
})

export const sealedBook = z.object({
  book: z.object({
    fileName: text,
    league,
    name: textOrNull,
    motto: textOrNull,
    since: z.nullable(year),
    rules: listOf(rule),
    lastPlace: z.nullable(z.object({ task: text, until: textOrNull })),
    rivalries: listOf(z.object({ keys: z.tuple([key, key]), name: text, trophy: textOrNull })),
    trophies: listOf(trophy),
    money: z.nullable(money),
    keepers: z.nullable(
      z.object({
        cost: z.enum(['round', 'price', 'as-drafted']),
        change: count,
        undrafted: z.nullable(count),
        years: z.nullable(count),
      }),
    ),
    aliases: z.record(key, z.object({ sameAs: z.optional(key), name: z.optional(text) })),
    also: listOf(league),
    years: listOf(z.object({ season: year, league })),
    seasonsFromFile: listOf(text),
    webhooks: z.array(z.never()).check(z.maxLength(0)),
  }),
  files: listOf(z.object({ fileName: text, text: z.string().check(z.maxLength(longestHistoryFile)) })),
  problems: listOf(z.string().check(z.maxLength(2000))),
}) satisfies z.ZodMiniType<OpenedBook>
