import { findManagers, type Manager, type SeasonsByManager } from '../analytics/history/manager-seasons.ts'
import type { LeagueRef } from '../domain/identity.ts'
import type { Season } from '../domain/season.ts'
import { oldestFirst } from '../domain/season-order.ts'
import { nearestWord } from '../hosts/file/nearest-word.ts'
import { toFileAccountKey } from '../hosts/file/owner-key.ts'
import { type HistoryFileSeasons, readHistoryFiles } from '../hosts/file/read-history-file.ts'
import { judgeSeason } from '../verdict/judge-season.ts'
import type { LeagueBook, OpenedBook } from './league-book.ts'
import { nameResolver } from './resolve-names.ts'

export interface BookSeasons extends Pick<HistoryFileSeasons, 'problems' | 'notes'> {
  seasons: Season[]
  /** Managers who appear only in the files; `nearest` is the most similar known name. */
  newManagers: { key: string; name: string; nearest: string | null }[]
  /** Keys of aliases and rivalries that match no manager: of unstored seasons, or misspelled. Each as a sentence. */
  unknownKeys: string[]
  /** The same for its money, for the author of the book alone. */
  unknownMoneyKeys: string[]
}

export interface LeagueOfBook {
  /** The league's id and number for the seasons: those under which the history is shown. */
  league: LeagueRef
  leagueNumber: number
  /** All stored seasons of the league. */
  hostSeasons: readonly Season[]
}

/** The seasons of a book's files, and the unusable parts of book and files. */
export function readBookSeasons(opened: OpenedBook, { league, leagueNumber, hostSeasons }: LeagueOfBook): BookSeasons {
  const { book, files } = opened
  const inOrder = oldestFirst(hostSeasons)
  const known = findManagers(inOrder, book.aliases)
  const read = readHistoryFiles(files, {
    league,
    leagueNumber,
    leagueName: inOrder.at(-1)?.name ?? `League ${league.leagueId}`,
    hostSeasons: new Set(inOrder.map(({ season }) => season)),
    findManager: nameResolver(book.league, known, book.aliases),
    findAccount(account, teamName) {
      const key = toFileAccountKey(book.league, account)
      return { key, name: teamName, isNew: known.resolveKey(key) === key, isNameless: true }
    },
  })
  const names = [...known.managers.values()].map(({ name }) => name)
  const seasons = read.seasons.map(judgeSeason)
  const all = [...inOrder, ...seasons]
  const unknownIn = (named: readonly NamedKey[]) => listUnknownKeys(book, { known, seasons: all, named })
  return {
    seasons,
    problems: [...opened.problems, ...read.problems],
    notes: read.notes,
    newManagers: read.newManagers.map(({ key, name }) => ({ key, name, nearest: nearestWord(name, names) })),
    unknownKeys: unknownIn([...keysOfAliases(book), ...keysOfRivalries(book)]),
    unknownMoneyKeys: unknownIn(keysOfMoney(book)),
  }
}

interface NamedKey {
  /** Location in the book. */
  where: string
  key: string
}

function keysOfAliases({ aliases }: LeagueBook): NamedKey[] {
  return Object.entries(aliases).flatMap(([key, { sameAs }]) =>
    [key, ...(sameAs === undefined ? [] : [sameAs])].map((one) => ({ where: 'aliases', key: one })),
  )
}

function keysOfRivalries({ rivalries }: LeagueBook): NamedKey[] {
  return rivalries.flatMap(({ keys }) => keys.map((key) => ({ where: 'rivalries', key })))
}

function keysOfMoney({ money }: LeagueBook): NamedKey[] {
  const pots = money ? [money.rules, ...money.earlier].flatMap(({ sidePots }) => sidePots) : []
  const keys = pots.flatMap(({ managers, wonBy }) => [
    ...(managers ?? []),
    ...(wonBy.kind === 'named' ? wonBy.winners.map(({ key }) => key) : []),
  ])
  return keys.map((key) => ({ where: 'side_pots', key }))
}

interface Knowledge {
  known: SeasonsByManager
  seasons: readonly Season[]
  named: readonly NamedKey[]
}

function listUnknownKeys(book: LeagueBook, { known, seasons, named }: Knowledge): string[] {
  const keys = new Set(seasons.flatMap(({ teams }) => teams.flatMap(({ ownerKeys }) => ownerKeys)))
  const unknown = named.filter(({ key }) => !keys.has(key))
  return [...new Map(unknown.map((one) => [`${one.where} ${one.key}`, one])).values()].map(({ where, key }) => {
    const near = nearestManager(key, known.managers)
    const hint = near ? `; the nearest is ${near.key} (${near.name})` : ''
    return `${book.fileName}: ${where}: no manager of the stored seasons has the key "${key}"${hint}.`
  })
}

/** By key, or by name if there is no key. */
function nearestManager(key: string, managers: ReadonlyMap<string, Manager>): Manager | null {
  const byKey = managers.get(nearestWord(key, managers.keys()) ?? '')
  if (byKey) return byKey
  const all = [...managers.values()]
  const name = nearestWord(
    key,
    all.map((manager) => manager.name),
  )
  return all.find((manager) => manager.name === name) ?? null
}
