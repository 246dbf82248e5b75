import type { LeagueJoin } from '../contract/league-join.ts'
import { bookFileOf, isSameLeague, type LeagueRef } from '../domain/identity.ts'
import type { OpenedBook } from './book-seasons.ts'
import type { LeagueBook } from './parse-book.ts'

/** A league's book with what a reader joined to the league, as `joinSeasons` reads both; null without either. */
export function addJoin(opened: OpenedBook | null, league: LeagueRef, join: LeagueJoin): OpenedBook | null {
  if (join.also.length === 0) return opened
  const { book, files, problems } = opened ?? { book: emptyBook(league), files: [], problems: [] }
  const also = join.also.filter((one) => ![book.league, ...book.also].some((other) => isSameLeague(one, other)))
  const same = Object.fromEntries(join.same.map(([key, sameAs]) => [key, { sameAs }]))
  return {
    files,
    problems,
    book: {
      ...book,
      also: [...book.also, ...also],
      years: [...join.years, ...book.years],
      aliases: { ...same, ...book.aliases },
    },
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
    money: null,
    keepers: null,
    aliases: {},
    also: [],
    years: [],
    seasonsFromFile: [],
    webhooks: [],
  }
}
