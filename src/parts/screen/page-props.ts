import type { ReadCall } from '../../client/calls.ts'
import type { PageSeason, SnapshotSeason } from '../../contract/snapshot.ts'

export type PageProps = BuiltPage | ServedPage

interface Page {
  /** Path within the site, e.g. `/leagues/espn/101/overview`; a shell's has `_` for every name. */
  path: string
  /** The document's title, if screen and league do not suffice. */
  title?: string
}

interface BuiltPage extends Page {
  /** The snapshot that the page is rendered from; null for a shell. */
  season: SnapshotSeason | null
  read?: undefined
}

/** A page that a server renders. */
export interface ServedPage extends Page {
  season: PageSeason
  read: ReadCall
}
