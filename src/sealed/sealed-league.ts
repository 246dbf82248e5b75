/**
 * The content of a sealed file as one JSON document: the seasons of one league and of those that it is joined with, the public part of its
 * book and its teams’ pictures.
 */
import * as z from 'zod/mini'
import { leagueBook, leagueMoney, type OpenedBook, openedBook } from '../book/league-book.ts'
import type { SealedLink } from '../contract/sealed-link.ts'
import { DomainError } from '../domain/errors.ts'
import { type HostSeason, hostSeason, largestSeason, oldestSealedFormat, seasonFormat } from '../domain/host-season.ts'
import { hasIdPerSeason, nameLeague, nameSeason } from '../domain/identity.ts'
import { upgradeSeason } from '../domain/upgrade-season.ts'
import type { WeekPaths } from '../domain/week-paths.ts'
import { openSealedText, sealText } from './sealed-file.ts'
import { sealedPaths } from './sealed-paths.ts'

export interface SealedSeason {
  /** When its newest host response was saved, ISO 8601; null if unknown. */
  asOf: string | null
  season: HostSeason
  /** How the chances of its games moved in the weeks that were watched. */
  paths?: readonly (readonly [week: number, WeekPaths])[]
}

/** What a league has beside its seasons. */
export interface SealedExtras {
  /** Without its private part; null without a book. */
  book: OpenedBook | null
  /** Small WebPs as base64, by the digest that teams have as `logo`. */
  pictures: Readonly<Record<string, string>>
}

export interface SealedLeague extends SealedExtras {
  /** ISO 8601. The later of two files of a league counts. */
  sealedAt: string
  /** Of one league, each year once. */
  seasons: readonly SealedSeason[]
  /** Seasons of the leagues that its book joins. */
  joined: readonly SealedSeason[]
}

type Keys = Pick<SealedLink, 'file' | 'key'>

/** The file of a league, without the private part of its book and without the URLs of team pictures. */
export async function sealLeague(
  { sealedAt, seasons, joined, book, pictures }: SealedLeague,
  link: Keys,
): Promise<Uint8Array<ArrayBuffer>> {
  const content = {
    seasonFormat,
    sealedAt,
    seasons: seasons.map((season) => withoutUrls(season, pictures)),
    joined: joined.map((season) => withoutUrls(season, pictures)),
    book: book && sealedBook.parse(publicPartOf(book)),
    pictures,
  }
  return sealText(JSON.stringify(content), link)
}

/** Throws `DomainError('bad-request')` with one sentence for readers if the file cannot be opened. */
export async function openSealedLeague(bytes: Uint8Array<ArrayBuffer>, link: Keys): Promise<SealedLeague> {
  const json = parse(await openSealedText(bytes, link))
  const format = formatSchema.safeParse(json).data?.seasonFormat
  if (format !== undefined && format > seasonFormat)
    throw new DomainError('bad-request', 'A newer version of this site made this file. Reload the page.')
  if (format !== undefined && format < oldestSealedFormat)
    throw new DomainError('bad-request', 'An older version of this site made this file. Ask for a new one.')
  const read = contentSchema.safeParse(json)
  if (!read.success) throw new DomainError('bad-request', 'This file has no league in it.')
  const { sealedAt, seasons, joined, book, pictures } = read.data
  if (!isOneLeague(seasons) || !areDistinct([...seasons, ...joined]))
    throw new DomainError('bad-request', 'This file has no league in it.')
  return { sealedAt, seasons, joined, book, pictures }
}

/** One season of each year; on hosts with one id for all seasons, all have it. */
function isOneLeague(seasons: readonly SealedSeason[]): boolean {
  const years = new Set(seasons.map(({ season }) => season.season))
  const leagues = new Set(seasons.map(({ season }) => (hasIdPerSeason(season.host) ? season.host : nameLeague(season))))
  return years.size === seasons.length && leagues.size === 1
}

function areDistinct(seasons: readonly SealedSeason[]): boolean {
  return new Set(seasons.map(({ season }) => nameSeason(season))).size === seasons.length
}

/** What every reader of the league may see of its book: everything but webhooks, and money that it does not make public. */
function publicPartOf({ book, ...files }: OpenedBook): OpenedBook {
  return {
    ...files,
    book: { ...book, webhooks: [], announce: undefined, money: book.money?.isPublic ? book.money : null },
  }
}

/** Without private money and webhooks: the schema is applied when the file is written, too. */
const publicMoney = z.extend(leagueMoney, { isPublic: z.literal(true) })
const sealedBook = z.extend(openedBook, {
  book: z.extend(leagueBook, {
    money: z.nullable(publicMoney),
    webhooks: z.array(z.never()).check(z.maxLength(0)),
    announce: z.optional(z.never()),
  }),
})

const formatSchema = z.object({ seasonFormat: z.int() })
/** A WebP begins with "RIFF". */
const picture = z.string().check(z.maxLength(64 * 1024), z.regex(/^UklGR[\w+/]+={0,2}$/))
const mostSeasons = 99
const season = z.object({
  asOf: z.nullable(z.iso.datetime()),
  season: z.pipe(z.transform(readSeason), hostSeason),
  // Files of earlier versions have none.
  paths: z._default(sealedPaths, []),
})
const contentSchema = z.object({
  sealedAt: z.iso.datetime(),
  // Files of earlier versions have none of the three.
  book: z._default(z.nullable(sealedBook), null),
  pictures: z._default(z.record(z.string().check(z.regex(/^[0-9a-f]{32}$/)), picture), {}),
  joined: z._default(z.array(season).check(z.maxLength(mostSeasons)), []),
  seasons: z.array(season).check(z.minLength(1), z.maxLength(mostSeasons)),
})

/** Measured as it is in the file, before unknown fields are dropped: null, which is no season, if it is larger than any league's. */
function readSeason(sealed: unknown): unknown {
  return String(JSON.stringify(sealed)).length > largestSeason ? null : upgradeSeason(sealed)
}

function withoutUrls({ season, ...beside }: SealedSeason, pictures: SealedLeague['pictures']): SealedSeason {
  const teams = season.teams.map(({ logo, ...team }) => {
    const isHere = logo !== undefined && Object.hasOwn(pictures, logo)
    return { ...team, logoUrl: null, ...(isHere ? { logo } : {}) }
  })
  return { ...beside, season: { ...season, teams } }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
