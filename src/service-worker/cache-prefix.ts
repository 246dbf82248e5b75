/** How names of a site's caches begin: sites below other paths of the same host share its storage. */
export function cachePrefix(home: string): string {
  return `ffa ${new URL(home).pathname} `
}
