import { DomainError } from '../domain/errors.ts'
import { hasIdPerSeason, isHostName, isLeagueId, isSameLeague, type LeagueRef, nameLeague } from '../domain/identity.ts'
import type { KeeperRule } from '../domain/keeper-rule.ts'
import { bookLinesOf } from './book-fields.ts'
import { type BookText, bookSchema } from './book-schema.ts'
import { describeBookIssue, formatPath } from './describe-issue.ts'
import type { LeagueBook, Trophy } from './league-book.ts'
import { readMarkdown } from './read-markdown.ts'
import { readMoney } from './read-money.ts'
import { readYaml } from './read-yaml.ts'

/** Maximum characters of a book. */
export const longestBook = 256 * 1024

/**
 * Reads a book. Throws `DomainError('bad-request')` with file, line, expected and actual value; for unknown words with the nearest known
 * one.
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
  // An empty file, or one with only comments.
  const result = bookSchema.safeParse(yaml.value === undefined || yaml.value === '' ? {} : yaml.value)
  if (!result.success) throw describeBookIssue(bookSchema, result.error, yaml, fileName)
  const { name, motto, since, rules, last_place, aliases, also, years, seasons_from_file } = result.data
  const fail = (path: readonly PropertyKey[], message: string) =>
    new DomainError('bad-request', `${fileName}, line ${yaml.lineOf(path)}: ${formatPath(path)}: ${message}.`)
  checkAliases(aliases, fail)
  checkIds(also, league, fail)
  checkYears(years, { league, also }, fail)
  return {
    fileName,
    league,
    name: name ?? null,
    motto: motto ?? null,
    since: since ?? null,
    rules: rules === undefined ? [] : readMarkdown(rules),
    lastPlace: last_place ? { task: last_place.task, until: last_place.until ?? null } : null,
    rivalries: result.data.rivalries.map(({ managers, name, trophy }) => ({
      keys: managers,
      name,
      trophy: trophy ?? null,
    })),
    trophies: readTrophies(result.data.trophies),
    money: result.data.money ? readMoney(result.data.money, { lineOf: yaml.lineOf, fail }) : null,
    keepers: result.data.keepers ? readKeepers(result.data.keepers) : null,
    ruleChanges: bookLinesOf(result.data.rule_changes).flatMap(([year, texts]) =>
      texts.map((text) => ({ season: Number(year), text })),
    ),
    draws: bookLinesOf(result.data.draws).map(([year, link]) => ({
      season: Number(year),
      link: link.replace(/^[^#]*#/, '').trim(),
    })),
    aliases: Object.fromEntries(
      Object.entries(aliases).map(([key, { same_as, name }]) => [
        key,
        { ...(same_as === undefined ? {} : { sameAs: same_as }), ...(name === undefined ? {} : { name }) },
      ]),
    ),
    also: [...new Map(also.map((text) => readId(text, league)).map((ref) => [nameLeague(ref), ref])).values()],
    years: Object.entries(years).map(([year, text]) => ({ season: Number(year), league: readId(text, league) })),
    seasonsFromFile: [...new Set(seasons_from_file)],
    webhooks: result.data.webhooks,
    announce: result.data.announce,
  }
}

/** The league of a book's file name, such as `espn-123456.yml`; null for any other file. */
export function leagueOfBook(fileName: string): LeagueRef | null {
  const [, host, leagueId = ''] = /^([a-z]+)-([1-9]\d{0,19})\.ya?ml$/.exec(fileName) ?? []
  return isHostName(host) && isLeagueId({ host, leagueId }) ? { host, leagueId } : null
}

type Fail = (path: readonly PropertyKey[], message: string) => DomainError

function checkAliases(aliases: BookText['aliases'], fail: Fail): void {
  for (const key of Object.keys(aliases)) {
    if (leadsBack(key, aliases)) {
      throw fail(
        ['aliases', key, 'same_as'],
        'expected the key of another manager, found one that leads back to this one',
      )
    }
  }
}

/** Whether a chain of aliases leads back to its start. */
function leadsBack(key: string, aliases: BookText['aliases']): boolean {
  const next = (from: string) => (Object.hasOwn(aliases, from) ? aliases[from]?.same_as : undefined)
  const passed = new Set<string>()
  for (let at = next(key); at !== undefined && !passed.has(at); at = next(at)) {
    if (at === key) return true
    passed.add(at)
  }
  return false
}

function checkIds(also: readonly string[], league: LeagueRef, fail: Fail): void {
  for (const [index, text] of also.entries()) {
    const path = ['also', index]
    const found = readId(text, league)
    if (!isLeagueId(found)) throw fail(path, `expected a league's id, found "${text}"`)
    if (isSameLeague(found, league)) throw fail(path, `expected another league's id, found "${text}", the book's own`)
  }
}

/** On hosts with an id per season, a year may name any of them. */
function checkYears(
  years: BookText['years'],
  { league, also }: { league: LeagueRef; also: readonly string[] },
  fail: Fail,
) {
  const hosts = new Set([league.host, ...also.map((text) => readId(text, league).host)])
  for (const [year, text] of Object.entries(years)) {
    const found = readId(text, league)
    const isNamed = [league, ...also.map((one) => readId(one, league))].some((one) => isSameLeague(one, found))
    const isPossible = hasIdPerSeason(found.host) ? hosts.has(found.host) : isNamed
    if (!isLeagueId(found) || !isPossible)
      throw fail(['years', year], `expected an id of this league, its own or one in also, found "${text}"`)
  }
}

/** `123456` is of the book's own host, `sleeper:910020240000000001` of another one. */
function readId(text: string, { host }: LeagueRef): LeagueRef {
  const [own, leagueId] = text.split(':')
  return leagueId !== undefined && isHostName(own) ? { host: own, leagueId } : { host, leagueId: text }
}

function readKeepers({ cost, change = 0, undrafted, years }: NonNullable<BookText['keepers']>): KeeperRule {
  return {
    cost,
    change: cost === 'as-drafted' ? 0 : change,
    undrafted: undrafted ?? null,
    years: years ?? null,
  }
}

function readTrophies({ places, regular_season, awards }: BookText['trophies']): Trophy[] {
  return [
    ...bookLinesOf(places).map(
      ([place, name]): Trophy =>
        place === 'last' ? { kind: 'last-place', name } : { kind: 'place', place: Number(place), name },
    ),
    ...bookLinesOf(regular_season).map(
      ([place, name]): Trophy => ({ kind: 'regular-season', place: Number(place), name }),
    ),
    ...bookLinesOf(awards).map(([award, name]): Trophy => ({ kind: 'award', award, name })),
  ]
}
