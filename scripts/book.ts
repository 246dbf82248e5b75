/** `npm run book -- 123456`: checks the league's book and prints its content; `--new` writes one to fill in. */

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Argument, Command } from 'commander'
import { type OpenedBook, readBookSeasons } from '../src/book/book-seasons.ts'
import { bookTemplate } from '../src/book/book-template.ts'
import { bookFolderOf } from '../src/book/read-book.ts'
import { DomainError } from '../src/domain/errors.ts'
import {
  bookFileOf,
  describeLeague,
  type LeagueRef,
  leagueArgument,
  type WantedSeason,
} from '../src/domain/identity.ts'
import type { Season } from '../src/domain/season.ts'
import { handleLeagueBook } from '../src/handlers/league-book.ts'
import { readDataDir } from '../src/server/config.ts'
import { findHistory } from '../src/server/league-books.ts'
import { buildHistory } from '../src/service/build-history.ts'
import { openStore } from '../src/storage/open-store.ts'
import { readSharedStore } from '../src/storage/shared-store.ts'
import { toStorageError } from '../src/storage/write-atomically.ts'
import { judgeSeason } from '../src/verdict/judge-season.ts'
import { describeBook } from './lib/describe-book.ts'
import { readLeague } from './lib/read-league.ts'
import { runCommand } from './lib/run-command.ts'

export const command = new Command('npm run book --')
  .description('Check a league book and print a summary, or create a new one.')
  .addArgument(new Argument('<league>', 'ESPN league ID, sleeper:ID, or league URL').argParser(readLeague))
  .option('--new', "create a book with comments and the league's managers (never overwrites)")
  .addHelpText(
    'after',
    `
Environment:
  DATA_DIR     folder with the books in book/, and of leagues (data)
  STORAGE_URL  store shared by several servers, in place of the folder: redis://… or s3://…`,
  )
  .action(run)

if (import.meta.main) await runCommand(command)

async function run({ host, leagueId }: WantedSeason, { new: isNew = false }: { new?: boolean }): Promise<void> {
  const dataDir = readDataDir(process.env)
  const store = openStore(dataDir, { shared: readSharedStore(process.env) })
  try {
    const league = { host, leagueId }
    const { keys, book } = await findHistory(store, dataDir, league)
    if (isNew && book) throw alreadyThere(book.book.fileName)
    if (!isNew && !book)
      throw new DomainError('not-found', `No book found for ${describeLeague(league)}. ${howToBegin(league)}`)
    const read = await Promise.all(keys.map((key) => store.read(key)))
    const seasons = read.flatMap((season) => (season ? judgeSeason(season) : []))
    if (seasons.length === 0) throw notStored(league)
    if (book) await check({ league, book, seasons }, await store.links.numberOf(league))
    else await writeNew(dataDir, league, seasons)
  } finally {
    await store.close()
  }
}

interface Known {
  league: LeagueRef
  book: OpenedBook
  seasons: readonly Season[]
}

/** Includes money, because the command's user can read the file. */
async function check({ league, book, seasons }: Known, leagueNumber: number): Promise<void> {
  const input = await buildHistory(seasons, { league, book, reasons: new Map(), showsMoney: true })
  const { notes, ...response } = handleLeagueBook(input)
  // Readers see the rest of the book; its author has to mend it.
  if (book.book.money && !response.money) throw new DomainError('bad-request', notes.at(-1) ?? '')
  for (const line of describeBook(book.book, response)) console.log(line)
  const { unknownMoneyKeys } = readBookSeasons(book, { league, leagueNumber, hostSeasons: seasons })
  for (const note of [...notes, ...unknownMoneyKeys]) console.log(`Note: ${note}`)
}

async function writeNew(dataDir: string, league: LeagueRef, seasons: readonly Season[]): Promise<void> {
  const fileName = bookFileOf(league)
  const folder = bookFolderOf(dataDir)
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, fileName), bookTemplate(league, seasons), { flag: 'wx' })
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') throw alreadyThere(fileName)
    throw toStorageError(cause, `book/${fileName}`)
  }
  console.log(`Created ${join(folder, fileName)}. Fill it in, then check it: npm run book -- ${leagueArgument(league)}`)
}

function alreadyThere(fileName: string): DomainError {
  return new DomainError('bad-request', `book/${fileName} already exists; nothing was written.`)
}

function howToBegin(league: LeagueRef): string {
  return `Create one: npm run book -- ${leagueArgument(league)} --new`
}

function notStored(league: LeagueRef): DomainError {
  const command = `npm run import -- ${leagueArgument(league)}`
  return new DomainError(
    'not-found',
    `No season of ${describeLeague(league)} is stored, so its managers are unknown. Import one: ${command}`,
  )
}
