/** The schema of a league's book. To add a key, add a line here and a field of `LeagueBook`. */
import { z } from 'zod'
import { longestDrawLink, readDrawLink } from '../contract/draw-link.ts'
import { hostNames } from '../domain/identity.ts'
import {
  awardTitle,
  bookYear,
  displayName,
  lineOf,
  listAtMost,
  managerKey,
  managersAtMost,
  place,
  yearKey,
} from './book-fields.ts'
import { moneySchema } from './money-schema.ts'
import { isCostly } from './read-markdown.ts'
import { announceSchema, webhooksSchema } from './webhook-schema.ts'

/** Maximum characters of the rules. */
const longestRules = 20_000

const aliasFields = 'a name, or {same_as: key}, {name: "Display name"}, or both'

const alias = z
  .preprocess(
    (value) => (typeof value === 'string' ? { name: value } : value),
    z.strictObject(
      {
        same_as: managerKey
          .optional()
          .describe('The key under which the same person is known as well, and is to be listed'),
        name: displayName.optional().describe('The name that he prefers'),
      },
      aliasFields,
    ),
  )
  .refine(({ same_as, name }) => same_as !== undefined || name !== undefined, aliasFields)
  .describe('Of one key: whose it is as well, the name that he prefers, or both; a name alone is short for the latter')

const leagueId = z
  .string("a league's id")
  .regex(
    new RegExp(`^((${hostNames.join('|')}):)?[1-9]\\d{0,19}$`),
    "a league's id, such as 123456, or sleeper:910020240000000001 at another host",
  )
  .describe("A league's id; of another host with its name, such as espn:123456")

const fileName = z
  .string('the name of a CSV file')
  .regex(
    /^(?![.-])[\p{L}\p{N} _.()-]{1,100}(?<=\.(?:csv|tsv|txt|json))$/iu,
    'the name of a CSV file, or of saved NFL.com standings, in the book folder, such as history.csv',
  )
  .describe('The name of a CSV file in the book folder')

const rivalry = z
  .strictObject(
    {
      managers: z
        .tuple([managerKey, managerKey], 'the keys of two managers, such as [12ab34cd, 56ef78ab]')
        .refine(([one, other]) => one !== other, 'the keys of two different managers')
        .describe('The two, by their keys'),
      name: lineOf("the rivalry's name", 60).describe('What the league calls it'),
      trophy: lineOf("the trophy's name", 60).optional().describe('What the winner of their last game holds'),
    },
    'managers, name, or trophy',
  )
  .describe('Two managers whose games are marked everywhere')

const wholeUpTo = (most: number, what: string) =>
  z
    .string(what)
    .regex(/^\d{1,4}$/, what)
    .transform(Number)
    .refine((value) => value <= most, what)

const keepers = z
  .strictObject(
    {
      cost: z
        .enum(['round', 'price', 'as-drafted'], 'round, price, or as-drafted')
        .describe(
          'round: the round of his last draft, earlier by `change`; price: his price plus `change`; as-drafted: as he was',
        ),
      change: wholeUpTo(999, 'a number such as 1')
        .optional()
        .describe('Rounds earlier, or dollars more; 0 if left out'),
      undrafted: wholeUpTo(999, 'a round or price such as 10')
        .optional()
        .describe('The round or price of a player whom nobody drafted; without it he cannot be kept'),
      years: wholeUpTo(99, 'a number of years such as 2')
        .optional()
        .describe('How many times in a row a team may keep a player'),
    },
    'cost, change, undrafted, or years',
  )
  .describe('What it costs to keep a player')

const drawLink = z
  .string('the link of a draw')
  .max(longestDrawLink, 'the link of a draw, as the page of the draw gives it')
  .refine((link) => !('problem' in readDrawLink(link)), 'the whole link of a draw, as the page of the draw gives it')
  .describe('The link of a draw: its rule, and after the draw the random value')

const trophyName = lineOf("a trophy's name", 60)

export const bookSchema = z
  .strictObject(
    {
      name: lineOf("the league's name", 60).optional().describe("The league's name, where it is not the host's"),
      motto: lineOf("the league's motto", 200).optional().describe('A sentence under the name'),
      since: bookYear.optional().describe('The year of its first season, where no host knows it'),
      rules: z
        .string('text in Markdown')
        .max(longestRules, `at most ${longestRules} characters of Markdown`)
        .refine((text) => !isCostly(text), 'Markdown with fewer levels and fewer marks of emphasis')
        .optional()
        .describe('The rules, in Markdown: headings, lists, emphasis, quotes, and links; HTML and images are left out'),
      money: moneySchema.optional().describe('Buy-in and payouts; private where `public` does not say otherwise'),
      last_place: z
        .strictObject(
          {
            task: lineOf('what must be done', 500).describe('What whoever comes last must do'),
            until: lineOf('until when', 60).optional().describe('Until when, such as: the next draft'),
          },
          'task or until',
        )
        .optional()
        .describe('What the last place has to do'),
      rivalries: z
        .array(rivalry, 'a list of rivalries, each with its managers and its name')
        .max(listAtMost, `at most ${listAtMost} rivalries`)
        .default([])
        .describe('Pairs of managers with a name for their games'),
      trophies: z
        .strictObject(
          {
            places: z
              .partialRecord(
                z.union([place, z.literal('last')], 'a place such as 1, or last'),
                trophyName,
                'a place and a name on each line, such as 1: The Cup',
              )
              .default({})
              .describe('By final place; `last` is the last one of any season'),
            regular_season: z
              .partialRecord(place, trophyName, 'a place and a name on each line, such as 1: The Cup')
              .default({})
              .describe('By place after the regular season'),
            awards: z
              .partialRecord(awardTitle, trophyName, 'an award and a name on each line')
              .default({})
              .describe('By award'),
          },
          'places, regular_season, or awards',
        )
        .prefault({})
        .describe('What the league calls its places and awards'),
      keepers: keepers.optional().describe('What it costs to keep a player; the draft board lists who could be kept'),
      rule_changes: z
        .record(
          yearKey,
          z
            .array(lineOf('what changed', 300), 'a list of changes, each on its line')
            .max(listAtMost, `at most ${listAtMost} changes`),
          'a year and a list of changes, such as 2026: [Two keepers instead of one]',
        )
        .default({})
        .describe('What of the rules is new in a season; the front page lists it before that season'),
      draws: z
        .record(yearKey, drawLink, 'a year and the link of a draw on each line, such as 2026: https://…/draw#…')
        .default({})
        .describe('Draws of the draft order, by season'),
      aliases: z
        .record(managerKey, alias, "a manager's key and a name on each line, such as 12ab34cd: Noor")
        .refine((aliases) => Object.keys(aliases).length <= managersAtMost, `at most ${managersAtMost} managers`)
        .default({})
        .describe('Names that managers prefer, and accounts that are the same person'),
      also: z
        .array(leagueId, 'a list of league ids, such as [910020210000000001]')
        .max(listAtMost, `at most ${listAtMost} league ids`)
        .default([])
        .describe(
          'Further ids of this league, at its host or another: one that the league moved from or to, seasons before a gap',
        ),
      years: z
        .record(yearKey, leagueId, 'a year and a league id on each line, such as 2021: espn:123456')
        .default({})
        .describe('Of two ids that have a season of one year, the one that counts'),
      seasons_from_file: z
        .array(fileName, 'a list of files, such as [history.csv]')
        .max(listAtMost, `at most ${listAtMost} files`)
        .default([])
        .describe('Files of seasons that the host does not have any more: games, or final ranks'),
      announce: announceSchema,
      webhooks: webhooksSchema,
    },
    'keys such as name, rules, rivalries, or aliases',
  )
  .describe("A league's book: what its host does not know")

export type BookText = z.infer<typeof bookSchema>
