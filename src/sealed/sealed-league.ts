/** The content of a sealed file: the seasons of one league as one JSON document. */
import * as z from 'zod/mini'
import type { SealedLink } from '../contract/sealed-link.ts'
import { DomainError } from '../domain/errors.ts'
import { type HostSeason, seasonFormat } from '../domain/host-season.ts'
import { hasIdPerSeason, nameLeague } from '../domain/identity.ts'
import { openSealedText, sealText } from './sealed-file.ts'
import { seasonSchema } from './season-schema.ts'

export interface SealedSeason {
  /** When its newest host response was saved, ISO 8601; null if unknown. */
  asOf: string | null
  season: HostSeason
}

export interface SealedLeague {
  /** ISO 8601. The later of two files of a league counts. */
  sealedAt: string
  seasons: readonly SealedSeason[]
}

type Keys = Pick<SealedLink, 'file' | 'key'>

/** The file of a league, without team pictures and their URLs. */
export function sealLeague({ sealedAt, seasons }: SealedLeague, link: Keys): Promise<Uint8Array<ArrayBuffer>> {
  const content = { seasonFormat, sealedAt, seasons: seasons.map(withoutPictures) }
  return sealText(JSON.stringify(content), link)
}

/** Throws `DomainError('bad-request')` with one sentence for readers if the file cannot be opened. */
export async function openSealedLeague(bytes: Uint8Array<ArrayBuffer>, link: Keys): Promise<SealedLeague> {
  const json = parse(await openSealedText(bytes, link))
  const format = formatSchema.safeParse(json).data?.seasonFormat
  if (format !== undefined && format > seasonFormat)
    throw new DomainError('bad-request', 'This file was made by a newer version of this site: reload the page.')
  if (format !== undefined && format < seasonFormat)
    throw new DomainError('bad-request', 'This file was made by an older version of this site: have it made again.')
  const read = contentSchema.safeParse(json)
  if (!read.success) throw new DomainError('bad-request', 'This file holds no league.')
  const league = json as SealedLeague
  if (!isOneLeague(league.seasons)) throw new DomainError('bad-request', 'This file holds no league.')
  return league
}

/** One season of each year; on hosts with one id for all seasons, all have it. */
function isOneLeague(seasons: readonly SealedSeason[]): boolean {
  const years = new Set(seasons.map(({ season }) => season.season))
  const leagues = new Set(seasons.map(({ season }) => (hasIdPerSeason(season.host) ? season.host : nameLeague(season))))
  return years.size === seasons.length && leagues.size === 1
}

const formatSchema = z.object({ seasonFormat: z.int() })
const contentSchema = z.object({
  sealedAt: z.iso.datetime(),
  seasons: z
    .array(z.object({ asOf: z.nullable(z.iso.datetime()), season: seasonSchema }))
    .check(z.minLength(1), z.maxLength(99)),
})

function withoutPictures({ asOf, season }: SealedSeason): SealedSeason {
  const teams = season.teams.map(({ logo: _, ...team }) => ({ ...team, logoUrl: null }))
  return { asOf, season: { ...season, teams } }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
