/** The schema of a book's money. Amounts are text here, because the currency limits their decimals. */
import { z } from 'zod'
import { awardTitle, bookYear, lineOf, listAtMost, managerKey, managersAtMost, place, yearKey } from './book-fields.ts'

const money = z.string('an amount such as 50 or 12.50').regex(/^\d{1,9}(\.\d{1,3})?$/, 'an amount such as 50 or 12.50')

const share = z
  .string('an amount such as 50 or 12.50, or a share of the pot such as 60%')
  .regex(
    /^\d{1,9}(\.\d{1,3})?$|^\d{1,3}(\.\d{1,2})?%$/,
    'an amount such as 50 or 12.50, or a share of the pot such as 60%',
  )

const places = z.partialRecord(place, share, 'a place and an amount on each line, such as 1: 300').default({})

const payouts = z
  .strictObject(
    {
      places: places.describe('By final place, such as 1: 300'),
      regular_season: places.describe('By place after the regular season, such as 1: 50'),
      weekly_high: share.optional().describe('For the highest score of every week of the regular season'),
      awards: z
        .partialRecord(awardTitle, share, 'an award and an amount on each line')
        .default({})
        .describe('By award, such as Worst Trade: 20'),
    },
    'places, regular_season, weekly_high, or awards',
  )
  .prefault({})
  .describe('Who gets what: an amount, or a share of the pot such as 60%')

const sidePot = z
  .strictObject(
    {
      name: lineOf("a side pot's name", 60).describe('What the side pot is called'),
      buy_in: money.describe('What each of its managers pays'),
      managers: z
        .array(managerKey, "a list of managers' keys")
        .min(2, 'at least two managers')
        .max(managersAtMost, `at most ${managersAtMost} managers`)
        .optional()
        .describe('Who is in it; everybody where they are left out'),
      best: z
        .enum(['final', 'regular_season', 'points'], 'final, regular_season, or points')
        .optional()
        .describe(
          'Who wins it: the best of them by final place, in the regular season, or by points of the regular season',
        ),
      award: awardTitle.optional().describe('Who wins it: whoever of them has this award'),
      winners: z
        .partialRecord(yearKey, managerKey, "a year and a manager's key on each line, such as 2024: 12ab34cd")
        .optional()
        .describe('Who wins it, where only the league knows: by season'),
    },
    'name, buy_in, and one of best, award, or winners',
  )
  .refine(
    ({ best, award, winners }) => [best, award, winners].filter((one) => one !== undefined).length === 1,
    'one of best, award, or winners, which says who wins it',
  )

const rules = {
  buy_in: money.describe('What every team pays for a season'),
  payouts,
  side_pots: z
    .array(sidePot, 'a list of side pots, each with its name and buy_in')
    .max(listAtMost, `at most ${listAtMost} side pots`)
    .default([])
    .describe('Pots beside the main one, each with a winner of its own'),
}

export const moneySchema = z.strictObject(
  {
    public: z
      .enum(['true', 'false'], 'true or false')
      .default('false')
      .describe('True: everybody sees it, and it is in snapshots; false: only those who have the token of the server'),
    currency: z
      .string('a currency by its three letters, such as USD or EUR')
      .refine(
        (code) => Intl.supportedValuesOf('currency').includes(code),
        'a currency by its three letters, such as USD or EUR',
      )
      .describe('ISO 4217, such as USD or EUR'),
    since: bookYear.optional().describe('The first season with money; the first known one where it is left out'),
    ...rules,
    paid: z
      .partialRecord(
        yearKey,
        z
          .array(lineOf("a manager's key or name", 64), "a list of managers' keys or names")
          .max(managersAtMost, `at most ${managersAtMost} managers`),
        'a year and a list of managers on each line, such as 2026: [Ann, 12ab34cd]',
      )
      .default({})
      .describe('Who has paid, by season: in other seasons nobody is asked for anything'),
    earlier: z
      .array(
        z.strictObject(
          { until: bookYear.describe('The last season with these rules'), ...rules },
          'until, buy_in, payouts, or side_pots',
        ),
        'a list of earlier rules, each with until, buy_in, and payouts',
      )
      .max(listAtMost, `at most ${listAtMost} earlier rules`)
      .default([])
      .describe('Rules of earlier seasons, where they were others'),
  },
  'currency, buy_in, payouts, side_pots, paid, since, earlier, or public',
)

export type MoneyText = z.infer<typeof moneySchema>
