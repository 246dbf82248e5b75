/**
 * A league's book as plain data, as `parseBook` reads it from its text. The schema is the definition: types are inferred from it, and a book
 * in a file that somebody else made is parsed with it (`sealed/sealed-league.ts`). What it does not list is in no file.
 */
import * as z from 'zod/mini'
import { longestDrawLink, readDrawLink } from '../contract/draw-link.ts'
import { hostNames, isLeagueId } from '../domain/identity.ts'
import { keeperRule } from '../domain/keeper-rule.ts'
import { longestHistoryFile } from '../hosts/file/history-rows.ts'
import type { AnnouncedKind, Webhook } from './webhook-schema.ts'

const mostEntries = 1000
const listOf = <T extends z.ZodMiniType>(entry: T) => z.array(entry).check(z.maxLength(mostEntries))
const text = z.string().check(z.maxLength(500))
const textOrNull = z.nullable(text)
const key = z.string().check(z.maxLength(64))
const year = z.int().check(z.gte(1900), z.lte(2099))
const place = z.int().check(z.gte(1), z.lte(99))
const line = z.int().check(z.gte(1))
/** Sums of larger amounts are not exact. */
const cents = z.int().check(z.gte(0), z.lte(1e12))
const league = z
  .object({ host: z.enum(hostNames), leagueId: z.string().check(z.regex(/^[1-9]\d{0,19}$/)) })
  .check(z.refine(isLeagueId))

const span = z.object({
  text: z.string().check(z.maxLength(20_000)),
  strong: z.boolean(),
  emphasis: z.boolean(),
  code: z.boolean(),
  /** https: or mailto:, as `readMarkdown` allows them: a script would run in the page. */
  href: z.nullable(z.string().check(z.maxLength(2000), z.regex(/^(https|mailto):/))),
})
export interface MarkdownSpan extends z.infer<typeof span> {}

const block = z.object({
  kind: z.enum(['heading', 'paragraph', 'item', 'quote', 'code', 'line']),
  /** Heading: level 1 to 6. Item: depth of its list, from 1. Other blocks: depth of their item, or 0. */
  level: z.int().check(z.gte(0), z.lte(6)),
  /** Item of a numbered list. */
  number: z.nullable(z.int()),
  spans: listOf(span),
})
export interface MarkdownBlock extends z.infer<typeof block> {}

const rivalry = z.object({ keys: z.tuple([key, key]), name: text, trophy: textOrNull })
export interface BookRivalry extends z.infer<typeof rivalry> {}

/** The league's name for a rank or an award. */
const trophy = z.union([
  z.object({ name: text, kind: z.enum(['place', 'regular-season']), place }),
  z.object({ name: text, kind: z.literal('last-place') }),
  z.object({ name: text, kind: z.literal('award'), award: text }),
])
export type Trophy = z.infer<typeof trophy>

/** An amount in the currency's smallest unit, or hundredths of a percent of the pot. */
const amount = z.union([z.object({ cents }), z.object({ ofPot: cents })])
export type Amount = z.infer<typeof amount>

const amountOfPlace = z.object({ place, amount })

const sidePot = z.object({
  name: text,
  buyIn: cents,
  /** Keys; null: all managers. */
  managers: z.nullable(listOf(key)),
  wonBy: z.union([
    z.object({ kind: z.enum(['final', 'regular_season', 'points']) }),
    z.object({ kind: z.literal('award'), award: text }),
    z.object({ kind: z.literal('named'), winners: listOf(z.object({ season: year, key })) }),
  ]),
})
export interface SidePot extends z.infer<typeof sidePot> {}

/** The draw of a season's draft order. */
const draw = z.object({
  season: year,
  /** Fragment of its link, which `readDrawLink` accepts. */
  link: z.string().check(
    z.maxLength(longestDrawLink),
    z.refine((link) => !('problem' in readDrawLink(link))),
  ),
})

/** Buy-ins and payouts of some seasons. Buy-ins in the currency's smallest unit. */
const moneyRules = z.object({
  /** Line of the book. */
  line,
  buyIn: cents,
  places: listOf(amountOfPlace),
  regularSeason: listOf(amountOfPlace),
  weeklyHigh: z.nullable(amount),
  awards: listOf(z.object({ award: text, amount })),
  sidePots: listOf(sidePot),
})
export interface MoneyRules extends z.infer<typeof moneyRules> {}

export const leagueMoney = z.object({
  isPublic: z.boolean(),
  /** ISO 4217. */
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  /** Decimals of the currency: 2 where a unit has cents. */
  decimals: z.int().check(z.gte(0), z.lte(4)),
  /** First season with money; null: the first known one. */
  since: z.nullable(year),
  rules: moneyRules,
  /** Keys or names of managers who have paid this season. Other seasons are unknown. */
  paid: listOf(z.object({ season: year, managers: listOf(text), line })),
  /** Rules of earlier seasons, ascending by their last season. */
  earlier: listOf(z.extend(moneyRules, { until: year })),
})
export interface LeagueMoney extends z.infer<typeof leagueMoney> {}

export const leagueBook = z.object({
  fileName: text,
  /** The league in the file's name: on hosts with an id per season, one of its seasons. */
  league,
  name: textOrNull,
  motto: textOrNull,
  /** Year of the first season. */
  since: z.nullable(year),
  rules: listOf(block),
  lastPlace: z.nullable(z.object({ task: text, until: textOrNull })),
  rivalries: listOf(rivalry),
  trophies: listOf(trophy),
  money: z.nullable(leagueMoney),
  /** Null: the league names no rule. */
  keepers: z.nullable(keeperRule),
  /** Files of earlier versions have none. */
  draws: z._default(listOf(draw), []),
  /** What of the rules is new in a season. */
  ruleChanges: z._default(listOf(z.object({ season: year, text })), []),
  /** By manager's key: the key of the same person, and the preferred name. */
  aliases: z.record(key, z.object({ sameAs: z.optional(key), name: z.optional(text) })),
  /** Further ids of the same league, at any host, with all their seasons. */
  also: listOf(league),
  /** Of two ids that have a season of one year, the one that counts. */
  years: listOf(z.object({ season: year, league })),
  /** Names of CSV files beside the book. */
  seasonsFromFile: listOf(text),
  /** Webhooks for the league's weekly; in no file. */
  webhooks: z.array(z.custom<Webhook>()),
  /** What they hear of; left out: `usuallyAnnounced`. In no file. */
  announce: z.optional(z.array(z.custom<AnnouncedKind>())),
})
export interface LeagueBook extends z.infer<typeof leagueBook> {}

/** A book with the texts of its files. */
export const openedBook = z.object({
  book: leagueBook,
  files: listOf(z.object({ fileName: text, text: z.string().check(z.maxLength(longestHistoryFile)) })),
  /** Unreadable files, each as a sentence. */
  problems: listOf(z.string().check(z.maxLength(2000))),
})
export interface OpenedBook extends z.infer<typeof openedBook> {}
