/**
 * How long browsers may cache the site's files. Plain data, used by the server and by the files that configure other hosts.
 */
import { expressionOf } from '../contract/path-pattern.ts'
import { snapshotFolder } from '../contract/snapshot.ts'

export const caching = {
  /** The file name contains a hash of the content. */
  forever: 'public, max-age=31536000, immutable',
  /** Pictures change seldom, and nothing breaks where an old one is shown. */
  aDay: 'public, max-age=86400',
  /** Cached, but revalidated each time, which costs a 304. */
  revalidate: 'no-cache',
} as const

/** Immutable files: `:name` is one path segment, `*` the rest. */
export const foreverPatterns = ['/_astro/*', `/${snapshotFolder}/:league/:season/:hash/*`] as const

const picture = /\.(svg|png|jpe?g|webp|avif|ico)$/i
const forever = foreverPatterns.map(expressionOf)

/** `Cache-Control` of a file of the site, by its path below the site's base address. */
export function cacheControlOf(path: string): string {
  if (forever.some((expression) => expression.test(path))) return caching.forever
  return isPicture(path) ? caching.aDay : caching.revalidate
}

/** Whether a path is that of a picture. */
export function isPicture(path: string): boolean {
  return picture.test(path)
}
