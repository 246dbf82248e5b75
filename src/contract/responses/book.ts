/** The league book with its winners. Amounts are whole numbers of the currency's smallest unit. */
import { z } from 'zod'
import { tally } from './luck.ts'
import { points, rank, teamRef, week } from './shared.ts'

const season = z.int().describe('Year the season started')
const maybeKey = z.string().nullable().describe('Manager, as `history` has it; null for a team without an owner')
const name = z.string().describe("The manager's name; the team's where it has no owner")
const holder = { key: maybeKey, name, team: teamRef.describe('The team of the season') }
const bookName = (description: string) => z.string().nullable().describe(`${description}; null where the book has none`)

const block = z.object({
  kind: z.enum(['heading', 'paragraph', 'item', 'quote', 'code', 'line']),
  level: z
    .int()
    .describe(
      'Of a heading 1 to 6; of an item how deep its list is, from 1; else that of the item it belongs to, or 0',
    ),
  number: z.int().nullable().describe('Of an item of a numbered list; else null'),
  spans: z.array(
    z.object({
      text: z.string(),
      strong: z.boolean(),
      emphasis: z.boolean(),
      code: z.boolean(),
      href: z.string().nullable().describe('An https: or mailto: URL; null if the text is not a link'),
    }),
  ),
})

const rivalry = z.object({
  name: z.string().describe('What the league calls it'),
  trophy: bookName('What the winner of their last game holds'),
  key: z.string().describe('Manager whose wins are counted'),
  managerName: name,
  otherKey: z.string().describe('Manager whose wins are the losses'),
  otherName: name,
  record: tally.describe('All final games, including consolation'),
  lastGame: z
    .object({ season, week: week.describe('First week of the game'), scores: z.array(points).length(2) })
    .nullable()
    .describe('Points of `key`, then of `other_key`; null if they never met'),
  nextGame: z
    .object({ season, week: week.describe('First week of the game') })
    .nullable()
    .describe('Their next scheduled game'),
  holderKey: z.string().nullable().describe('The last winner; null before the first one'),
})

const trophy = z.object({
  name: z.string(),
  kind: z.enum(['place', 'regular-season', 'last-place', 'award']).describe('Places are final ones'),
  place: rank.nullable().describe('Null for the last place and for awards'),
  award: z.string().nullable().describe('Name of the award; null for places'),
  holders: z.array(z.object({ season, ...holder })).describe('Of finished seasons, the newest first'),
})

const draw = z.object({
  season,
  link: z.string().describe('Fragment of its page /draw: the rule, and after the draw the signature of the round'),
  statedAt: z.iso.datetime().describe('When the rule was stated, as it says'),
  drawnAt: z.iso.datetime().describe('When the random value is published'),
  round: z.int().describe("Of drand's quicknet"),
  teams: z
    .array(
      z.object({
        name: z.string(),
        weight: z.int().nullable().describe('Null if its pick is fixed'),
        pick: rank.nullable().describe('Fixed by the rule; null if it is drawn'),
      }),
    )
    .describe("In the rule's order"),
  order: z
    .array(z.object({ pick: rank, name: z.string(), isFixed: z.boolean() }))
    .nullable()
    .describe("By the beacon's signature, which is checked; null before the draw, or if it is forged"),
  isForged: z.boolean().describe("The book has a signature that is not the beacon's"),
})

const amount = z.int().describe("In the currency's smallest unit, such as cents")

const payout = z.object({
  kind: z.enum(['place', 'regular-season', 'weekly-high', 'award', 'side-pot']),
  place: rank.nullable().describe('Of `place` and `regular-season`'),
  week: week.nullable().describe('Of `weekly-high`: its first week'),
  name: z.string().nullable().describe('Of an award or a side pot'),
  amount,
  status: z
    .enum(['won', 'leading', 'open', 'unknown'])
    .describe('Leading: if the season ended today. Open: undecided. Unknown: decided, winner unknown'),
  winners: z.array(z.object({ ...holder, amount })).describe('Amounts add up to the payout; empty without a winner'),
})

const balance = { paid: amount.describe('Buy-ins, with those of side pots'), won: amount }

const moneySeason = z.object({
  season,
  isFinal: z.boolean().describe('The season is over; else as if it ended today'),
  buyIn: amount,
  pot: amount.describe('The buy-ins of all teams, without side pots'),
  paidIn: amount.describe('With side pots: the sum of `assigned`, `open` and `left`'),
  assigned: amount.describe('Money won, or that would be won if the season ended today'),
  open: amount.describe('Payouts without a winner: of future weeks, or unknown'),
  left: amount.describe('What no payout is for'),
  payouts: z.array(payout),
  teams: z.array(z.object({ ...holder, ...balance })).describe('Most won first'),
})

const ledgerRow = z.object({
  key: maybeKey,
  name,
  ...balance,
  seasons: z.array(z.object({ season, ...balance })).describe('Ascending'),
})

const debt = z.object({
  key: maybeKey,
  name,
  due: amount,
  seasons: z.array(z.object({ season, due: amount })).describe('Ascending'),
})

export const leagueBookResponse = z.object({
  leagueName: z.string().describe('The newest name at the host; empty without a known season'),
  name: bookName('What the league calls itself'),
  ownerNames: z
    .array(z.string())
    .describe('Every name of a manager that the response holds, so that a publisher can replace them'),
  hasBook: z.boolean().describe('False: only champions and last places have data'),
  notes: z.array(z.string()).describe('What of the book could not be used, and why'),
  motto: bookName("The league's motto"),
  since: season.nullable().describe('First season: by the book, else the first known one with a final game, or null'),
  rules: z.array(block).describe('The rules, in blocks of plain text; empty if the book has none'),
  lastPlace: z
    .object({ task: z.string(), until: bookName('Until when, in words') })
    .nullable()
    .describe('The punishment for last place; null if the book has none'),
  rivalries: z.array(rivalry).describe("In the book's order"),
  trophies: z.array(trophy).describe('What the league calls places and awards'),
  draws: z.array(draw).describe('Draws of the draft order, the newest first'),
  champions: z.array(z.object({ season, ...holder })).describe('Of finished seasons, the newest first'),
  lastPlaces: z.array(z.object({ season, ...holder })).describe('Of finished seasons, the newest first'),
  money: z
    .object({
      isPublic: z.boolean().describe('False: only readers with the token of the server see it'),
      currency: z.string().describe('ISO 4217'),
      decimals: z.int().min(0).describe('Decimals of the currency: an amount of 1250 with 2 is 12.50'),
      seasons: z.array(moneySeason).describe('Seasons with money, the newest first'),
      ledger: z.array(ledgerRow).describe('Finished seasons by manager, the highest balance first'),
      debts: z
        .array(debt)
        .describe('Buy-ins that are not paid, of seasons whose payers the book names; the highest sum first'),
    })
    .nullable()
    .describe('Null if the book has none, or keeps it private'),
})

export type LeagueBookResponse = z.infer<typeof leagueBookResponse>
