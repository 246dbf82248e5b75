/** The saved pictures of a season's teams, as every store has them. */
import type { LeagueKey } from '../domain/identity.ts'
import type { LeagueSeason } from '../domain/league-season.ts'

export interface SavedLogo {
  /** Where it was fetched from. */
  url: string
  /** When that was last tried, ISO 8601. */
  triedAt: string
  /** A small WebP; null where the picture could not be fetched. */
  picture: Uint8Array | null
  /** First 32 hexadecimal digits of the picture's SHA-256, which are its name; null without a picture. */
  digest: string | null
}

export interface LogoStore {
  /** Saved pictures and failed attempts; empty where nothing is known. */
  of(key: LeagueKey): Promise<SavedLogo[]>
  /** Replaces the season's pictures; returns the bytes of the document. */
  write(key: LeagueKey, logos: readonly SavedLogo[]): Promise<number>
  /** Null where the season has no such picture. */
  picture(key: LeagueKey, digest: string): Promise<Uint8Array | null>
  remove(key: LeagueKey): Promise<void>
}

/** For stores that have no pictures, as in a browser. */
export const withoutLogos: LogoStore = {
  of: async () => [],
  write: async () => 0,
  picture: async () => null,
  remove: async () => {},
}

/** The season with the saved pictures of its teams. */
export function withSavedLogos(season: LeagueSeason, saved: readonly SavedLogo[]): LeagueSeason {
  if (saved.length === 0) return season
  const digests = new Map(saved.flatMap(({ url, digest }) => (digest ? [[url, digest]] : [])))
  const teams = season.teams.map(({ logo: _, ...team }) => {
    const logo = team.logoUrl === null ? undefined : digests.get(team.logoUrl)
    return logo === undefined ? team : { ...team, logo }
  })
  return { ...season, teams }
}
