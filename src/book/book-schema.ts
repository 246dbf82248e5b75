/** What a league's book may say. A key more is a line here, and a field of `LeagueBook`. */
import { z } from 'zod'

const listAtMost = 60
const managersAtMost = 500

const managerKey = z
  .string()
  .regex(/^[\w-]{1,64}$/, "a manager's key, as in the address of his page in the league's history")
  .describe("A manager's key, as in the address of his page in the league's history")

const displayName = z
  .string('a name')
  .trim()
  .min(1, 'a name')
  .max(60, 'a name of at most 60 characters')
  .regex(/^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u, 'a name on one line')
  .describe('The name that he prefers')

const aliasFields = 'a name, or {same_as: key}, {name: "Display name"}, or both'

const alias = z
  .preprocess(
    (value) => (typeof value === 'string' ? { name: value } : value),
    z.strictObject(
      {
        same_as: managerKey
          .optional()
          .describe('The key under which the same person is known as well, and is to be listed'),
        name: displayName.optional(),
      },
      aliasFields,
    ),
  )
  .refine(({ same_as, name }) => same_as !== undefined || name !== undefined, aliasFields)
  .describe('Of one key: whose it is as well, the name that he prefers, or both; a name alone is short for the latter')

const leagueId = z
  .string("a league's id")
  .regex(/^[1-9]\d{0,19}$/, "a league's id, such as 123456")
  .describe("A league's id at the same host")

const fileName = z
  .string('the name of a CSV file')
  .regex(
    /^(?![.-])[\p{L}\p{N} _.()-]{1,100}(?<=\.csv)$/iu,
    'the name of a CSV file in the book folder, such as history.csv',
  )
  .describe('The name of a CSV file in the book folder')

export const bookSchema = z
  .strictObject(
    {
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
          'Further ids of this league at the same host, where it cannot say so itself: one that the league moved to, seasons before a gap',
        ),
      seasons_from_file: z
        .array(fileName, 'a list of CSV files, such as [history.csv]')
        .max(listAtMost, `at most ${listAtMost} files`)
        .default([])
        .describe('Files of seasons that the host does not have any more: games, or final ranks'),
    },
    'aliases, also or seasons_from_file',
  )
  .describe("A league's book: what its host does not know")
