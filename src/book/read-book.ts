/** Books in the data folder: `book/espn-123456.yml` and the CSV files beside it. */
import { lstat, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { DomainError } from '../domain/errors.ts'
import { type LeagueRef, nameLeague } from '../domain/identity.ts'
import { longestHistoryFile } from '../hosts/file/history-rows.ts'
import { nearestWord } from '../hosts/file/nearest-word.ts'
import type { LeagueBook, OpenedBook } from './league-book.ts'
import { leagueOfBook, longestBook, parseBook } from './parse-book.ts'

export const bookFolderOf = (dataDir: string) => join(dataDir, 'book')

/**
 * The book of a league, found by any of its ids: in the name of a book or in its `also`. Returns the same object until a file changes; null
 * without a book. Throws `DomainError('bad-request')` for an unreadable book or two books of a league. An unreadable CSV file is listed in
 * `problems`.
 */
export async function readBook(dataDir: string, leagues: readonly LeagueRef[]): Promise<OpenedBook | null> {
  const folder = bookFolderOf(dataDir)
  const fileNames = await listFolder(folder)
  const candidates = fileNames.filter((fileName) => leagueOfBook(fileName) !== null)
  const books = await Promise.all(candidates.map((fileName) => loadBook(folder, fileName)))
  const [own, other] = booksOf(leagues, books)
  if (!own) return null
  if (other) {
    throw new DomainError(
      'bad-request',
      `${own.fileName} and ${other.fileName} are of one league; expected one book: put all into one of them.`,
    )
  }
  if ('error' in own) throw own.error
  return openFiles(folder, own.book, fileNames)
}

type LoadedBook = { fileName: string; league: LeagueRef } & ({ book: LeagueBook } | { error: DomainError })

/** Books that list one of the league's ids, or an id listed in one of these books. */
function booksOf(leagues: readonly LeagueRef[], books: readonly (LoadedBook | null)[]): LoadedBook[] {
  const ids = new Set(leagues.map(nameLeague))
  const found = new Set<LoadedBook>()
  for (let size = -1; size < found.size; ) {
    size = found.size
    for (const loaded of books) {
      if (!loaded || found.has(loaded)) continue
      const own = [loaded.league, ...('book' in loaded ? loaded.book.also : [])].map(nameLeague)
      if (!own.some((id) => ids.has(id))) continue
      found.add(loaded)
      for (const id of own) ids.add(id)
    }
  }
  return [...found]
}

const cachedBooks = new LRUCache<string, { text: string | DomainError; loaded: LoadedBook }>({ max: 500 })
const openedBooks = new WeakMap<LeagueBook, OpenedBook>()

/** Null if the file has just been removed. */
async function loadBook(folder: string, fileName: string): Promise<LoadedBook | null> {
  const league = leagueOfBook(fileName)
  const text = await readText(folder, fileName, longestBook)
  if (!league || text === null) return null
  const path = join(folder, fileName)
  const known = cachedBooks.get(path)
  if (known?.text === text) return known.loaded
  const loaded: LoadedBook = { fileName, league, ...parseOrFail(text, fileName) }
  cachedBooks.set(path, { text, loaded })
  return loaded
}

function parseOrFail(text: string | DomainError, fileName: string): { book: LeagueBook } | { error: DomainError } {
  if (text instanceof DomainError) return { error: text }
  try {
    return { book: parseBook(text, fileName) }
  } catch (error) {
    if (error instanceof DomainError) return { error }
    throw error
  }
}

async function openFiles(folder: string, book: LeagueBook, fileNames: readonly string[]): Promise<OpenedBook> {
  const files: { fileName: string; text: string }[] = []
  const problems: string[] = []
  for (const fileName of book.seasonsFromFile) {
    const text = await readText(folder, fileName, longestHistoryFile)
    if (text === null) {
      const near = nearestWord(
        fileName,
        fileNames.filter((name) => /\.(csv|tsv|txt|json)$/i.test(name)),
      )
      const hint = near ? `; the nearest is "${near}"` : ''
      problems.push(`${book.fileName}: seasons_from_file: there is no "${fileName}" beside the book${hint}.`)
    } else if (text instanceof DomainError) problems.push(text.message)
    else files.push({ fileName, text })
  }
  const known = openedBooks.get(book)
  if (known && JSON.stringify([known.files, known.problems]) === JSON.stringify([files, problems])) return known
  const opened = { book, files, problems }
  openedBooks.set(book, opened)
  return opened
}

/** The file's text, or the reason why it is refused; null without a file. */
async function readText(folder: string, fileName: string, longest: number): Promise<string | DomainError | null> {
  const path = join(folder, fileName)
  const refuse = (expected: string) => new DomainError('bad-request', `${fileName}: expected ${expected}.`)
  try {
    // A symbolic link may point to any file of this machine, and error messages quote the file.
    const found = await lstat(path)
    if (!found.isFile()) return refuse('a file, found something else')
    if (found.size > longest) return refuse(`at most ${longest / 1024} kB, found ${Math.ceil(found.size / 1024)} kB`)
    const bytes = await readFile(path)
    // An archive, as which spreadsheets save their own files.
    if (bytes.toString('latin1', 0, 4) === 'PK\x03\x04')
      return refuse('text, found a spreadsheet’s own file; export it as CSV')
    return decode(bytes) ?? refuse('UTF-8, found another encoding; save it as UTF-8 (in Excel: CSV UTF-8)')
  } catch (cause) {
    return orThrow(cause, fileName, null)
  }
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

async function listFolder(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).sort()
  } catch (cause) {
    return orThrow(cause, 'the book folder', [])
  }
}

function orThrow<T>(cause: unknown, name: string, missing: T): T {
  const { code } = cause as NodeJS.ErrnoException
  if (code === 'ENOENT' || code === 'ENOTDIR') return missing
  const what = `Cannot read ${name} (${code})`
  throw new DomainError('storage', `${what}; check the data folder (DATA_DIR) and its permissions.`, { cause })
}
