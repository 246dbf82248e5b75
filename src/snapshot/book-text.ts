/** What of a league's book is not for every reader of a snapshot. */
import { isRecord } from '../domain/is-record.ts'

/** Money is for everybody only where the book says so, whoever the source gave it to. */
export function withoutPrivateMoney(response: unknown): unknown {
  if (!isRecord(response) || !isRecord(response.money) || response.money.is_public === true) return response
  return { ...response, money: null }
}

/** Without everything that members wrote, which may name anybody: for responses of a history whose managers are numbered. */
export function withoutBookText(response: unknown): unknown {
  if (!isRecord(response)) return response
  const emptied = Object.entries(empty).filter(([key]) => key in response)
  const bookOnly = 'has_book' in response ? Object.entries({ rivalries: [], name: null }) : []
  return { ...response, ...Object.fromEntries([...emptied, ...bookOnly]), ...withoutPotNames(response.money) }
}

/** Fields with the book's own words, in the responses of a history and of a book. */
const empty = {
  notes: [],
  book_rivalries: [],
  motto: null,
  rules: [],
  last_place: null,
  trophies: [],
  draws: [],
  rule_changes: [],
}

/** A side pot has a name that members gave it. */
function withoutPotNames(money: unknown): { money?: unknown } {
  if (!isRecord(money)) return {}
  const seasons = (money.seasons as { payouts: { kind: string }[] }[]).map(({ payouts, ...season }) => ({
    ...season,
    payouts: payouts.map((payout) => (payout.kind === 'side-pot' ? { ...payout, name: null } : payout)),
  }))
  return { money: { ...money, seasons } }
}
