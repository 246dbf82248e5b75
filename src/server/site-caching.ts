/**
 * How long a reader's browser may keep what the site consists of. Plain data, said once: the server goes by it, and so
 * do the files that configure other hosts.
 */
import { expressionOf } from '../contract/path-pattern.ts'
import { snapshotFolder } from '../contract/snapshot.ts'

export const caching = {
  /** The name has a hash of the content in it. */
  forever: 'public, max-age=31536000, immutable',
  /** Pictures change seldom, and nothing breaks where an old one is shown. */
  aDay: 'public, max-age=86400',
  /** Kept, but asked for again each time, which costs a 304. */
  revalidate: 'no-cache',
} as const

/** What never changes: `:name` is one path segment, `*` the rest. */
export const foreverPatterns = ['/_astro/*', `/${snapshotFolder}/:espnLeagueId/:season/:hash/*`] as const

const picture = /\.(svg|png|jpe?g|webp|avif|ico)$/i
const forever = foreverPatterns.map(expressionOf)

/** `Cache-Control` of a file of the site, by its path below the site's own address. */
export function cacheControlOf(path: string): string {
  if (forever.some((expression) => expression.test(path))) return caching.forever
  return isPicture(path) ? caching.aDay : caching.revalidate
}

/** Whether a path is that of a picture. */
export function isPicture(path: string): boolean {
  return picture.test(path)
}
