/** `npm run book -- 123456`: checks the league's book and prints its content; `--new` writes one to fill in. */
import { readBookSeasons } from '../src/book/book-seasons.ts'
import { bookTemplate } from '../src/book/book-template.ts'
import { joinLeague } from '../src/book/joined-league.ts'
import type { OpenedBook } from '../src/book/league-book.ts'
import { DomainError } from '../src/domain/errors.ts'
import { bookFileOf, leagueArgument, type WantedSeason } from '../src/domain/identity.ts'
import { handleLeagueBook } from '../src/handlers/league-book.ts'
import { buildHistory } from '../src/service/build-history.ts'
import {
  alreadyThere,
  bookCommand,
  type LeagueWithBook,
  noBook,
  openLeagueWithBook,
  requireSeasons,
  writeNewFile,
} from './lib/book-command.ts'
import { describeBook } from './lib/describe-book.ts'
import { runCommand } from './lib/run-command.ts'

export const command = bookCommand('book', 'Check a league book and print a summary, or create a new one.')
  .option('--new', "create a book with comments and the league's managers (never overwrites)")
  .action(run)

if (import.meta.main) await runCommand(command)

async function run(wanted: WantedSeason, { new: isNew = false }: { new?: boolean }): Promise<void> {
  const named = leagueArgument(wanted)
  const opened = await openLeagueWithBook(wanted, (found) => {
    if (isNew && found.book) throw alreadyThere(found.book.book.fileName)
    if (!isNew && !found.book) throw noBook(found, `Create one: npm run book -- ${named} --new`)
  })
  const { league, book, seasons, dataDir } = opened
  requireSeasons(opened)
  if (book) return check({ ...opened, book })
  const created = await writeNewFile(dataDir, bookFileOf(league), bookTemplate(league, seasons))
  console.log(`Created ${created}. Fill it in, then check it: npm run book -- ${named}`)
}

/** Includes money, because the command's user can read the file. */
async function check({ league, leagueNumber, book, seasons }: LeagueWithBook & { book: OpenedBook }): Promise<void> {
  const input = await buildHistory(seasons, { joined: joinLeague(league, book), reasons: new Map(), showsMoney: true })
  const { notes, ...response } = handleLeagueBook(input)
  // Readers see the rest of the book; its author has to mend it. Notes end with those of money, then of forged draws.
  const isForged = response.draws.some((draw) => draw.isForged)
  if (isForged || (book.book.money && !response.money)) throw new DomainError('bad-request', notes.at(-1) ?? '')
  for (const line of describeBook(book.book, response)) console.log(line)
  const { unknownMoneyKeys } = readBookSeasons(book, { league, leagueNumber, hostSeasons: seasons })
  for (const note of [...notes, ...unknownMoneyKeys]) console.log(`Note: ${note}`)
}
