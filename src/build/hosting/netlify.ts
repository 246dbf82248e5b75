/** `_redirects` and `_headers`, a Netlify format that Cloudflare Pages reads as well. */
import { embedFolder, handOverPath } from '../../contract/routes.ts'
import { securityHeaders } from '../../server/security-headers.ts'
import { caching, foreverPatterns } from '../../server/site-caching.ts'
import type { HostedSite } from './hosted-site.ts'

/** Number of segments that replace a pattern's `*`: enough for every path that ever existed. */
const deepest = 3

/**
 * Paths that get a shell. On Netlify files take precedence over such rules. Cloudflare Pages applies a rule first and would hide snapshot
 * pages, unless they are requested with a trailing slash, as `_worker.js` does. A rule therefore must not have a `*`, which also matches
 * that slash.
 */
export function redirectsFile({ base, shells }: HostedSite): string {
  const rules = shells.flatMap(({ pattern, shell }) =>
    withoutStar(pattern).map((path) => `${base}${path} ${base}${shell}/ 200`),
  )
  // At the root of a host, Netlify and Cloudflare find `404.html` by themselves.
  const notFound = base === '' ? [] : [`${base}/* ${base}/404.html 404`]
  return lines([...rules, ...notFound])
}

function withoutStar(pattern: string): string[] {
  if (!pattern.endsWith('/*')) return [pattern]
  const depths = Array.from({ length: deepest }, (_, index) => index + 1)
  const rest = (depth: number) => depths.slice(0, depth).map((part) => `/:part${part}`)
  return depths.map((depth) => pattern.slice(0, -2) + rest(depth).join(''))
}

/**
 * Security headers for all files, caching headers for cacheable ones. Of two rules for one path Cloudflare would send both values, so files
 * to revalidate each time have no rule, which is the default of both hosts. For the same reason only `X-Frame-Options` forbids framing:
 * browsers ignore it where a policy has `frame-ancestors`, as that of embeds does. Of two opener policies none counts, which is what the page
 * of a handed league needs.
 */
export function headersFile({ base, pictures }: HostedSite): string {
  const { everywhere, site, embed, handOver, https } = securityHeaders
  return lines([
    ...rule(`${base}/*`, { ...everywhere, 'X-Frame-Options': site['X-Frame-Options'], ...https }),
    ...rule(`${base}${embedFolder}*`, embed),
    ...[handOverPath, `${handOverPath}/`].flatMap((path) => rule(base + path, handOver)),
    ...foreverPatterns.flatMap((pattern) => rule(base + pattern, { 'Cache-Control': caching.forever })),
    ...pictures.flatMap((pattern) => rule(base + pattern, { 'Cache-Control': caching.aDay })),
  ])
}

function rule(path: string, headers: Readonly<Record<string, string>>): string[] {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)]
}

function lines(all: readonly string[]): string {
  return `${all.join('\n')}\n`
}
