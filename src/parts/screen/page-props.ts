import type { SnapshotSeason } from '../../contract/snapshot.ts'

/** What a page file renders. */
export interface PageProps {
  /** Within the site, e.g. `/leagues/espn/101/overview`; a shell's has `_` where others name something. */
  path: string
  /** The snapshot that the page is rendered from; null for a shell. */
  season: SnapshotSeason | null
  /** The document's title, where the screen's name and the league do not say enough. */
  title?: string
}
