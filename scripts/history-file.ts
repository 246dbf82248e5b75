/**
 * `npm run history-file -- 123456`: checks the league's book and its files of old seasons, and prints their content; `--template` writes an
 * empty file to fill in.
 */
import { dirname, join } from 'node:path'
import { readBookSeasons } from '../src/book/book-seasons.ts'
import { formatYears, historyTemplate } from '../src/book/history-template.ts'
import type { OpenedBook } from '../src/book/league-book.ts'
import { DomainError } from '../src/domain/errors.ts'
import {
  bookFileOf,
  type LeagueRef,
  leagueArgument,
  listHostTitles,
  type WantedSeason,
} from '../src/domain/identity.ts'
import type { Season } from '../src/domain/season.ts'
import {
  bookCommand,
  type FoundBook,
  type LeagueWithBook,
  noBook,
  openLeagueWithBook,
  refuseExisting,
  requireSeasons,
  writeNewFile,
} from './lib/book-command.ts'
import { runCommand } from './lib/run-command.ts'

export const command = bookCommand(
  'history-file',
  `Check seasons that ${listHostTitles('or')} no longer have, or create an empty file for them.`,
)
  .option('--template', 'create an empty file with a header and the known managers (never overwrites)')
  .action(run)

if (import.meta.main) await runCommand(command)

async function run(wanted: WantedSeason, { template = false }: { template?: boolean }): Promise<void> {
  const opened = await openLeagueWithBook(wanted, (found) => {
    if (template) refuseExisting(found, templateFileOf(found))
    else if (!found.book) throw noBook(found, howToBegin(found.league))
  })
  if (template) await writeTemplate(opened)
  else if (opened.book) check({ ...opened, book: opened.book })
}

/** Named as the book, which a league with an id per season has under one of them. */
function templateFileOf({ book, league }: FoundBook): string {
  const { host, leagueId } = book?.book.league ?? league
  return `${host}-${leagueId}.csv`
}

async function writeTemplate(opened: LeagueWithBook): Promise<void> {
  requireSeasons(opened)
  const { seasons, dataDir } = opened
  const book = opened.book?.book
  const fileName = templateFileOf(opened)
  const created = await writeNewFile(dataDir, fileName, historyTemplate(seasons, book?.aliases ?? {}))
  console.log(`Created ${created}.`)
  if (book?.seasonsFromFile.includes(fileName)) return
  const bookFile = join(dirname(created), book?.fileName ?? bookFileOf(opened.league))
  console.log(`Add it to ${bookFile}:\n\nseasons_from_file: [${fileName}]`)
}

function check({ league, leagueNumber, book: opened, seasons }: LeagueWithBook & { book: OpenedBook }): void {
  const { book } = opened
  const read = readBookSeasons(opened, { league, leagueNumber, hostSeasons: seasons })
  console.log(
    `book/${book.fileName}: ${count(Object.keys(book.aliases).length, 'manager')} with another name or account.`,
  )
  const years = [...new Set(seasons.map(({ season }) => season))]
  console.log(years.length === 0 ? 'No season is stored.' : `Stored seasons: ${formatYears(years)}.`)
  for (const season of read.seasons) console.log(describeSeason(season))
  for (const note of read.notes) console.log(`Note: ${note}`)
  for (const { key, name, nearest } of read.newManagers) {
    console.log(`New manager: ${name} (${key})${nearest ? `; or is this ${nearest}?` : '.'}`)
  }
  for (const unknown of read.unknownKeys) console.log(`Note: ${unknown}`)
  if (read.problems.length === 0) return
  for (const problem of read.problems) console.error(problem)
  throw new DomainError('bad-request', 'The items above are left out of the history.')
}

function describeSeason({ season, teams, table, matchups, finalRanks, title, warnings }: Season): string {
  const ranked = count(finalRanks?.size ?? 0, 'final rank')
  if (matchups.length > 0) {
    return `Season ${season} from file: ${count(teams.length, 'manager')}, ${count(matchups.length, 'game')}, ${ranked}.`
  }
  const records = count(table.filter(({ games }) => games > 0).length, 'record')
  const champion = teams.find(({ id }) => id === title.championId)
  const won = champion ? `; champion: ${champion.ownerNames[0] ?? champion.name}` : ''
  const gaps = warnings.map(({ message }) => ` ${message}`).join('')
  return `Season ${season} from file: ${count(teams.length, 'manager')}, no games, ${records}, ${ranked}${won}.${gaps}`
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`
}

function howToBegin(league: LeagueRef): string {
  const name = `${league.host}-${league.leagueId}`
  return `Expected book/${bookFileOf(league)} in the data folder; npm run history-file -- ${leagueArgument(league)} --template writes book/${name}.csv for it.`
}
