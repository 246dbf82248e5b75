/**
 * Paths of team pictures: on the server that lists them in `team_logos`, and in a snapshot below the season's folder. The name is a digest
 * of the content, so the content behind a URL never changes.
 */
import { hostNames, type LeagueKey } from '../domain/identity.ts'

/** The Hono route. It is not in the table of endpoints, because it returns a picture and requires no token. */
export const logoRoute = `/api/v1/leagues/:host{${hostNames.join('|')}}/:leagueId{\\d+}/seasons/:season{\\d{4}}/logos/:file{[0-9a-f]{32}\\.webp}`

export function logoPath({ host, leagueId, season }: LeagueKey, digest: string): string {
  return `/api/v1/leagues/${host}/${leagueId}/seasons/${season}/${snapshotLogo(digest)}`
}

/** Its path in a snapshot, below the season's folder. */
export const snapshotLogo = (digest: string) => `logos/${digest}.webp`

/** The digest in a path of either kind; null for any other. */
export function digestIn(address: string): string | null {
  return /(?:^|\/)logos\/([0-9a-f]{32})\.webp$/.exec(address)?.[1] ?? null
}
