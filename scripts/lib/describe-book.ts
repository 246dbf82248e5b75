/** A book's content line by line, so that its author can check it. */
import type { LeagueBook } from '../../src/book/league-book.ts'
import type { LeagueBookResponse } from '../../src/contract/responses/book.ts'
import { writeDecimal } from '../../src/domain/decimal-text.ts'

type Response = Omit<LeagueBookResponse, 'notes'>
type Money = NonNullable<Response['money']>
type Payout = Money['seasons'][number]['payouts'][number]

export function describeBook(book: LeagueBook, response: Response): string[] {
  const { rules, lastPlace, rivalries, trophies, money } = response
  return [
    `book/${book.fileName}: ${response.name ?? response.leagueName}${response.since === null ? '' : `, since ${response.since}`}.`,
    ...(response.motto ? [`Motto: ${response.motto}`] : []),
    `Rules: ${rules.length === 0 ? 'none' : count(rules.length, 'paragraph')}.`,
    ...(lastPlace ? [`Last place: ${lastPlace.task}${lastPlace.until ? ` (until ${lastPlace.until})` : ''}`] : []),
    `Managers with another name or account: ${Object.keys(book.aliases).length}.`,
    ...rivalries.map(describeRivalry),
    ...trophies.map(({ name, place, award, kind }) => {
      const what = award ?? (kind === 'last-place' ? 'last place' : `place ${place}`)
      return `Trophy: ${name} (${what}${kind === 'regular-season' ? ' of the regular season' : ''}).`
    }),
    ...response.draws.map(describeDraw),
    ...(money ? describeMoney(money) : ['Money: none.']),
  ]
}

function describeRivalry(rivalry: Response['rivalries'][number]): string {
  const { wins, losses, ties } = rivalry.record
  const record = [wins, losses, ...(ties > 0 ? [ties] : [])].join('–')
  return `Rivalry: ${rivalry.name}: ${rivalry.managerName} vs. ${rivalry.otherName}, ${record}.`
}

function describeDraw({ season, drawnAt, teams, order }: Response['draws'][number]): string {
  if (!order) return `Draw of ${season}: ${count(teams.length, 'team')}, with a random value of ${drawnAt}.`
  return `Draw of ${season}: ${order.map(({ pick, name }) => `${pick}. ${name}`).join(', ')}.`
}

function describeMoney({ isPublic, currency, decimals, seasons: [newest], ledger }: Money): string[] {
  const write = (amount: number) => writeDecimal(amount / 10 ** decimals, decimals)
  const visibility = isPublic ? 'visible to everyone' : 'private'
  if (!newest) return [`Money: ${currency}, ${visibility}; no stored season has payouts.`]
  const { season, isFinal, paidIn, assigned, open, left, payouts } = newest
  const rows = payouts.map((payout) => [describePayout(payout), write(payout.amount), describeWinners(payout, isFinal)])
  const [what, amount] = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return [
    `Money: ${currency}, ${visibility}. Season ${season}${isFinal ? '' : ', if it ended today'}:`,
    ...rows.map(([first = '', second = '', third = '']) =>
      `  ${first.padEnd(what ?? 0)}  ${second.padStart(amount ?? 0)}  ${third}`.trimEnd(),
    ),
    `Paid in: ${write(paidIn)}. Assigned: ${write(assigned)}. Open: ${write(open)}. Left in the pot: ${write(left)}.`,
    `Ledger of finished seasons: ${count(ledger.length, 'manager')}.`,
  ]
}

function describePayout({ kind, place, week, name }: Payout): string {
  if (kind === 'weekly-high') return `High score of week ${week}`
  if (kind === 'place') return `Place ${place}`
  return kind === 'regular-season' ? `Place ${place} of the regular season` : (name ?? kind)
}

function describeWinners({ winners, status }: Payout, isFinal: boolean): string {
  if (winners.length === 0) return status === 'unknown' ? 'winner unknown' : isFinal ? 'no winner' : 'open'
  return winners.map(({ name }) => name).join(', ')
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`
}
