/**
 * Where the pictures of teams are: on the server that names them in `team_logos`, and in a snapshot below the season's
 * folder. Their names are their content's digest, so what is behind an address never changes.
 */
import type { SeasonKey } from '../domain/identity.ts'

/** The route as Hono takes it. Not in the table of endpoints: it answers with a picture, and to whoever has its address. */
export const logoRoute = '/api/v1/leagues/espn/:espnId{\\d+}/seasons/:season{\\d{4}}/logos/:file{[0-9a-f]{32}\\.webp}'

export function logoPath({ espnLeagueId, season }: SeasonKey, digest: string): string {
  return `/api/v1/leagues/espn/${espnLeagueId}/seasons/${season}/${snapshotLogo(digest)}`
}

/** Where a snapshot keeps it, below its season's folder. */
export const snapshotLogo = (digest: string) => `logos/${digest}.webp`

/** The digest in an address of either kind; null in any other. */
export function digestIn(address: string): string | null {
  return /(?:^|\/)logos\/([0-9a-f]{32})\.webp$/.exec(address)?.[1] ?? null
}
