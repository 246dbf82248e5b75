import type { z } from 'zod'
import type { ManagerAliases } from '../analytics/history/manager-seasons.ts'
import { DomainError } from '../domain/errors.ts'
import { isHostName, isLeagueId, type LeagueRef } from '../domain/identity.ts'
import { nearestWord } from '../hosts/file/nearest-word.ts'
import { describeValue } from '../hosts/shared/schema-issue.ts'
import { bookSchema } from './book-schema.ts'
import { readYaml, type YamlText } from './read-yaml.ts'

/** What a league's members say of it beyond what its host knows. */
export interface LeagueBook {
  fileName: string
  /** The league of the file's name: on hosts with an id per season, one of its seasons. */
  league: LeagueRef
  /** By manager's key. */
  aliases: ManagerAliases
  /** Further ids of the same league, with all their seasons. */
  also: readonly LeagueRef[]
  /** Names of CSV files beside the book. */
  seasonsFromFile: readonly string[]
}

/** Characters of a book. */
export const longestBook = 256 * 1024

/**
 * Reads a book. Throws `DomainError('bad-request')` with file, line, what was expected and what was found; of words that it does not
 * know, the nearest one that it does.
 */
export function parseBook(text: string, fileName: string): LeagueBook {
  const league = leagueOfBook(fileName)
  if (!league) {
    throw new DomainError(
      'bad-request',
      `${fileName}: expected a name such as espn-123456.yml or sleeper-910020240000000001.yml.`,
    )
  }
  if (text.length > longestBook) {
    throw new DomainError('bad-request', `${fileName}: expected at most ${longestBook / 1024} kB, found more.`)
  }
  const yaml = readYaml(text, fileName)
  // An empty file, or one of comments alone.
  const result = bookSchema.safeParse(yaml.value === undefined || yaml.value === '' ? {} : yaml.value)
  if (!result.success) throw describeIssue(result.error, yaml, fileName)
  const { aliases, also, seasons_from_file } = result.data
  const fail = (path: readonly PropertyKey[], message: string) =>
    new DomainError('bad-request', `${fileName}, line ${yaml.lineOf(path)}: ${formatPath(path)}: ${message}.`)
  for (const key of Object.keys(aliases)) {
    if (leadsBack(key, aliases)) {
      throw fail(
        ['aliases', key, 'same_as'],
        'expected the key of another manager, found one that leads back to this one',
      )
    }
  }
  for (const [index, leagueId] of also.entries()) {
    const path = ['also', index]
    if (!isLeagueId({ host: league.host, leagueId })) throw fail(path, `expected a league's id, found "${leagueId}"`)
    if (leagueId === league.leagueId)
      throw fail(path, `expected another league's id, found "${leagueId}", the book's own`)
  }
  return {
    fileName,
    league,
    aliases: Object.fromEntries(
      Object.entries(aliases).map(([key, { same_as, name }]) => [
        key,
        { ...(same_as === undefined ? {} : { sameAs: same_as }), ...(name === undefined ? {} : { name }) },
      ]),
    ),
    also: [...new Set(also)].map((leagueId) => ({ host: league.host, leagueId })),
    seasonsFromFile: [...new Set(seasons_from_file)],
  }
}

/** The league of a book's file name, such as `espn-123456.yml`; null for any other file. */
export function leagueOfBook(fileName: string): LeagueRef | null {
  const [, host, leagueId = ''] = /^([a-z]+)-([1-9]\d{0,19})\.ya?ml$/.exec(fileName) ?? []
  return isHostName(host) && isLeagueId({ host, leagueId }) ? { host, leagueId } : null
}

/** Whether the accounts that a key is said to be end where they began. */
function leadsBack(key: string, aliases: z.infer<typeof bookSchema>['aliases']): boolean {
  const next = (from: string) => (Object.hasOwn(aliases, from) ? aliases[from]?.same_as : undefined)
  const passed = new Set<string>()
  for (let at = next(key); at !== undefined && !passed.has(at); at = next(at)) {
    if (at === key) return true
    passed.add(at)
  }
  return false
}

function describeIssue(error: z.ZodError, yaml: YamlText, fileName: string): DomainError {
  const issues = error.issues.map((issue) => {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined
    const path = unknown === undefined ? issue.path : [...issue.path, unknown]
    return { issue, path, line: yaml.lineOf(path) }
  })
  // An unknown word first: what is missing elsewhere may be what it was meant to say.
  const unknownFirst = ({ issue }: (typeof issues)[number]) => (issue.code === 'unrecognized_keys' ? 0 : 1)
  const [first] = issues.sort((a, b) => unknownFirst(a) - unknownFirst(b) || a.line - b.line)
  if (!first) return new DomainError('bad-request', `${fileName}: expected a book, found something else.`)
  const { issue, path, line } = first
  const where = formatPath(issue.path)
  let [expected, found] = [issue.message, describeFound(yaml.value, path)]
  if (issue.code === 'unrecognized_keys') {
    const [word = ''] = issue.keys
    const known = knownKeys(issue.path)
    const near = nearestWord(word, known)
    expected = near ? `"${near}"` : listWords(known)
    found = describeValue(word)
  } else if (issue.code === 'invalid_key') {
    expected = issue.issues[0]?.message ?? issue.message
    found = describeValue(String(issue.path.at(-1)))
  }
  return new DomainError(
    'bad-request',
    `${fileName}, line ${line}: ${where ? `${where}: ` : ''}expected ${expected}, found ${found}.`,
  )
}

/** The words that a map of the book may have. */
function knownKeys(path: readonly PropertyKey[]): string[] {
  return path.length === 0 ? Object.keys(bookSchema.shape) : ['same_as', 'name']
}

function describeFound(value: unknown, path: readonly PropertyKey[]): string {
  const found = path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null && Object.hasOwn(at, key) ? Reflect.get(at, key) : undefined),
    value,
  )
  const described = describeValue(found)
  return described === 'an object' ? 'a map' : described
}

const formatPath = (path: readonly PropertyKey[]) =>
  path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key + 1}]` : text ? `${text}.${String(key)}` : String(key)),
    '',
  )

/** "a, b or c" */
function listWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}
