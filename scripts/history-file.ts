/**
 * `npm run history-file -- 123456`: checks the league's book and its files of old seasons, and prints their content; `--template` writes an
 * empty file to fill in.
 */

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Argument, Command } from 'commander'
import { type OpenedBook, readBookSeasons } from '../src/book/book-seasons.ts'
import { formatYears, historyTemplate } from '../src/book/history-template.ts'
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
import { readDataDir } from '../src/server/config.ts'
import { findHistory } from '../src/server/league-books.ts'
import type { LeagueStore } from '../src/storage/league-store.ts'
import { openStore } from '../src/storage/open-store.ts'
import { readSharedStore } from '../src/storage/shared-store.ts'
import { toStorageError } from '../src/storage/write-atomically.ts'
import { judgeSeason } from '../src/verdict/judge-season.ts'
import { readLeague } from './lib/read-league.ts'
import { runCommand } from './lib/run-command.ts'

export const command = new Command('npm run history-file --')
  .description('Check seasons that ESPN or Sleeper no longer have, or create an empty file for them.')
  .addArgument(new Argument('<league>', 'ESPN league ID, sleeper:ID, or league URL').argParser(readLeague))
  .option('--template', 'create an empty file with a header and the known managers (never overwrites)')
  .addHelpText(
    'after',
    `
Environment:
  DATA_DIR     folder with the books in book/, and of leagues (data)
  STORAGE_URL  store shared by several servers, in place of the folder: redis://… or s3://…`,
  )
  .action(run)

if (import.meta.main) await runCommand(command)

async function run({ host, leagueId }: WantedSeason, { template = false }: { template?: boolean }): Promise<void> {
  const dataDir = readDataDir(process.env)
  const store = openStore(dataDir, { shared: readSharedStore(process.env) })
  try {
    const league = { host, leagueId }
    const { keys, book: opened } = await findHistory(store, dataDir, league)
    const read = await Promise.all(keys.map((key) => store.read(key)))
    const seasons = read.flatMap((season) => (season ? judgeSeason(season) : []))
    if (template) await writeTemplate(dataDir, { league, opened, seasons })
    else if (opened) await check(store, { league, opened, seasons })
    else throw new DomainError('not-found', `No book found for ${describeLeague(league)}: ${howToBegin(league)}.`)
  } finally {
    await store.close()
  }
}

interface Known {
  league: LeagueRef
  opened: OpenedBook | null
  seasons: Season[]
}

async function writeTemplate(dataDir: string, { league, opened, seasons }: Known): Promise<void> {
  if (seasons.length === 0) {
    throw new DomainError(
      'not-found',
      `No season of ${describeLeague(league)} is stored, so its managers are unknown. Import one: npm run import -- ${leagueArgument(league)}`,
    )
  }
  const named = opened?.book.league ?? league
  const book = opened?.book.fileName ?? bookFileOf(named)
  const fileName = `${named.host}-${named.leagueId}.csv`
  const folder = bookFolderOf(dataDir)
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, fileName), historyTemplate(seasons, opened?.book.aliases ?? {}), { flag: 'wx' })
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw toStorageError(cause, `book/${fileName}`)
    throw new DomainError('bad-request', `book/${fileName} already exists; nothing was written.`, { cause })
  }
  console.log(`Created ${join(folder, fileName)}.`)
  if (opened?.book.seasonsFromFile.includes(fileName)) return
  console.log(`Add it to ${join(folder, book)}:\n\nseasons_from_file: [${fileName}]`)
}

async function check(store: LeagueStore, { league, opened, seasons }: Known & { opened: OpenedBook }): Promise<void> {
  const { book } = opened
  const leagueNumber = await store.links.numberOf(league)
  const read = readBookSeasons(opened, { league, leagueNumber, hostSeasons: seasons })
  console.log(
    `book/${book.fileName}: ${count(Object.keys(book.aliases).length, 'manager')} with another name or account.`,
  )
  const years = [...new Set(seasons.map(({ season }) => season))]
  console.log(years.length === 0 ? 'No season is stored.' : `Stored seasons: ${formatYears(years)}.`)
  for (const season of read.seasons) console.log(describeSeason(season))
  for (const { key, name, nearest } of read.newManagers) {
    console.log(`New manager: ${name} (${key})${nearest ? `; or is this ${nearest}?` : '.'}`)
  }
  for (const unknown of read.unknownKeys) console.log(`Note: ${unknown}`)
  if (read.problems.length === 0) return
  for (const problem of read.problems) console.error(problem)
  throw new DomainError('bad-request', 'The items above are left out of the history.')
}

function describeSeason({ season, teams, matchups, finalRanks }: Season): string {
  const ranked = finalRanks?.size ?? 0
  const figures = [count(teams.length, 'manager'), count(matchups.length, 'game'), count(ranked, 'final rank')]
  return `Season ${season} from file: ${figures.join(', ')}.`
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`
}

function howToBegin(league: LeagueRef): string {
  const name = `${league.host}-${league.leagueId}`
  return `expected book/${bookFileOf(league)} in the data folder; npm run history-file -- ${leagueArgument(league)} --template writes book/${name}.csv for it`
}
