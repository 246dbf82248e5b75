import type { SnapshotSeason } from '../../contract/snapshot.ts'

export interface PageProps {
  /** Path within the site, e.g. `/leagues/espn/101/overview`; a shell's has `_` for every name. */
  path: string
  /** The snapshot that the page is rendered from; null for a shell. */
  season: SnapshotSeason | null
  /** The document's title, if screen and league do not suffice. */
  title?: string
}
