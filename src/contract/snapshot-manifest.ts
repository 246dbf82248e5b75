/** The manifest of a snapshot folder: the list of its league seasons. */
import { z } from 'zod'
import { hostNames } from '../domain/identity.ts'

/** Increment when older files can no longer be read. */
export const manifestFormat = 3

/** Part of a path, as folder names are. */
const hostLeagueId = z.string().regex(/^[1-9]\d{0,19}$/, 'expected decimal digits')
/** First 16 hexadecimal digits of the SHA-256 of the files in the folder. */
const folderName = z.string().regex(/^[0-9a-f]{16}$/, 'expected 16 hexadecimal digits')

/** One league season with a snapshot. */
const snapshotSeason = z.object({
  host: z.enum(hostNames),
  hostLeagueId,
  /** The host's id of the previous season, on hosts with an id per season. Null for a first season, absent on other hosts. */
  previousHostLeagueId: hostLeagueId.nullish(),
  season: z.int().min(2000).max(2099),
  /** The season's id in its responses. */
  leagueId: z.int().nonnegative(),
  name: z.string(),
  /** The season's folder. */
  hash: folderName,
  /** The folder of the league's history. Only the newest season has it, and only if a history was saved. */
  history: folderName.optional(),
  /** When the snapshot was taken, ISO 8601. */
  takenAt: z.iso.datetime(),
  /** Null: the season is over. Otherwise the last week with final results; 0 before the first. */
  throughWeek: z.int().nonnegative().nullable(),
})

export const snapshotManifest = z.object({
  format: z.literal(manifestFormat),
  /** Newest season first, then by the host's league id. */
  seasons: z.array(snapshotSeason),
})

export type SnapshotSeason = z.infer<typeof snapshotSeason>
export type SnapshotManifest = z.infer<typeof snapshotManifest>
