/** What the commands about a league's book and its files of old seasons share. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Argument, Command } from 'commander'
import type { OpenedBook } from '../../src/book/league-book.ts'
import { bookFolderOf } from '../../src/book/read-book.ts'
import { DomainError } from '../../src/domain/errors.ts'
import { describeLeague, type LeagueRef, leagueArgument, type WantedSeason } from '../../src/domain/identity.ts'
import type { Season } from '../../src/domain/season.ts'
import { readDataDir } from '../../src/server/config.ts'
import { findHistory } from '../../src/server/league-books.ts'
import { openStore } from '../../src/storage/open-store.ts'
import { readSharedStore } from '../../src/storage/shared-store.ts'
import { createAtomically } from '../../src/storage/write-atomically.ts'
import { judgeSeason } from '../../src/verdict/judge-season.ts'
import { leagueFormats, readLeague } from './read-league.ts'

export interface FoundBook {
  league: LeagueRef
  book: OpenedBook | null
  dataDir: string
}

export interface LeagueWithBook extends FoundBook {
  /** In public ids. */
  leagueNumber: number
  /** The stored ones. */
  seasons: Season[]
}

/** A command for one league. */
export function bookCommand(name: string, description: string): Command {
  return new Command(`npm run ${name} --`)
    .description(description)
    .addArgument(new Argument('<league>', leagueFormats).argParser(readLeague))
    .addHelpText(
      'after',
      `
Environment:
  DATA_DIR     folder with the books in book/, and of leagues (data)
  STORAGE_URL  store shared by several servers, in place of the folder: redis://… or s3://…`,
    )
}

/** `refuse` throws where the book makes the command pointless, before the league's seasons are read. */
export async function openLeagueWithBook(
  { host, leagueId }: WantedSeason,
  refuse: (found: FoundBook) => void,
): Promise<LeagueWithBook> {
  const league = { host, leagueId }
  const dataDir = readDataDir(process.env)
  const store = openStore(dataDir, { shared: readSharedStore(process.env) })
  try {
    const { keys, joined } = await findHistory(store, dataDir, league)
    const { book } = joined
    refuse({ league, book, dataDir })
    const read = await Promise.all(keys.map((key) => store.read(key)))
    const seasons = read.flatMap((season) => (season ? judgeSeason(season) : []))
    return { league, leagueNumber: await store.links.numberOf(league), book, seasons, dataDir }
  } finally {
    await store.close()
  }
}

/** Managers are known from stored seasons only. */
export function requireSeasons({ league, seasons }: LeagueWithBook): void {
  if (seasons.length > 0) return
  throw new DomainError(
    'not-found',
    `No season of ${describeLeague(league)} is stored, so its managers are unknown. Import one: npm run import -- ${leagueArgument(league)}`,
  )
}

export function noBook({ league }: FoundBook, howToBegin: string): DomainError {
  return new DomainError('not-found', `No book found for ${describeLeague(league)}. ${howToBegin}`)
}

/** Of a file beside the books. */
export function refuseExisting({ dataDir }: FoundBook, fileName: string): void {
  if (existsSync(join(bookFolderOf(dataDir), fileName))) throw alreadyThere(fileName)
}

export function alreadyThere(fileName: string): DomainError {
  return new DomainError('bad-request', `book/${fileName} already exists; nothing was written.`)
}

/** Writes a file to fill in beside the books. Returns its path. */
export async function writeNewFile(dataDir: string, fileName: string, text: string): Promise<string> {
  const path = join(bookFolderOf(dataDir), fileName)
  if (!(await createAtomically(path, text))) throw alreadyThere(fileName)
  return path
}
