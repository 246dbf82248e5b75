/**
 * Where the pictures of teams are: on the server that names them in `team_logos`, and in a snapshot below the season's
 * folder. Their names are their content's digest, so what is behind an address never changes.
 */
import { hostNames, type LeagueKey } from '../domain/identity.ts'

/** The route as Hono takes it. Not in the table of endpoints: it answers with a picture, and to whoever has its address. */
export const logoRoute = `/api/v1/leagues/:host{${hostNames.join('|')}}/:leagueId{\\d+}/seasons/:season{\\d{4}}/logos/:file{[0-9a-f]{32}\\.webp}`

export function logoPath({ host, leagueId, season }: LeagueKey, digest: string): string {
  return `/api/v1/leagues/${host}/${leagueId}/seasons/${season}/${snapshotLogo(digest)}`
}

/** Where a snapshot keeps it, below its season's folder. */
export const snapshotLogo = (digest: string) => `logos/${digest}.webp`

/** The digest in an address of either kind; null in any other. */
export function digestIn(address: string): string | null {
  return /(?:^|\/)logos\/([0-9a-f]{32})\.webp$/.exec(address)?.[1] ?? null
}
