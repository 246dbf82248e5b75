/** A league under all its ids, with what its book and the reader say of them: made once where a call enters. Plain data. */
import type { ManagerAliases } from '../analytics/history/manager-seasons.ts'
import { type LeagueJoin, noJoin } from '../contract/league-join.ts'
import type { YearChoice } from '../domain/counted-seasons.ts'
import { bookFileOf, isSameLeague, type LeagueRef } from '../domain/identity.ts'
import type { LeagueBook, OpenedBook } from './league-book.ts'

export interface JoinedLeague {
  /** The league that was opened. */
  league: LeagueRef
  /** The opened league's id, those of its book, and those that the reader joins; some may repeat. */
  ids: readonly LeagueRef[]
  /** Of two ids that have a season of one year, the one that counts: the reader's choice, then the book's. */
  chosenYears: YearChoice['chosen']
  /** Keys of one manager, and names that managers prefer: the book's, then the reader's. */
  sameManagers: ManagerAliases
  book: OpenedBook | null
}

/** `join`: what the reader joins beyond the book. */
export function joinLeague(league: LeagueRef, book: OpenedBook | null, join: LeagueJoin = noJoin): JoinedLeague {
  const { also = [], years = [], aliases = {} } = book?.book ?? {}
  return {
    league,
    ids: [league, ...(book ? [book.book.league, ...also] : []), ...join.also],
    chosenYears: [...join.years, ...years],
    sameManagers: { ...Object.fromEntries(join.same.map(([key, sameAs]) => [key, { sameAs }])), ...aliases },
    book,
  }
}

/** The league's book with what the reader joins written into it, so that it joins the same by itself; null without either. */
export function bookWithJoin({
  league,
  ids,
  chosenYears,
  sameManagers,
  book: opened,
}: JoinedLeague): OpenedBook | null {
  const { book, files, problems } = opened ?? { book: emptyBook(league), files: [], problems: [] }
  const added = ids.filter((id) => ![league, book.league, ...book.also].some((known) => isSameLeague(known, id)))
  if (opened === null && added.length === 0) return null
  return {
    files,
    problems,
    book: { ...book, also: [...book.also, ...added], years: [...chosenYears], aliases: { ...sameManagers } },
  }
}

function emptyBook(league: LeagueRef): LeagueBook {
  return {
    fileName: bookFileOf(league),
    league,
    name: null,
    motto: null,
    since: null,
    rules: [],
    lastPlace: null,
    rivalries: [],
    trophies: [],
    draws: [],
    ruleChanges: [],
    money: null,
    keepers: null,
    aliases: {},
    also: [],
    years: [],
    seasonsFromFile: [],
    webhooks: [],
  }
}
