/** `_redirects` and `_headers`, the format of Netlify that Cloudflare Pages reads as well. */
import { embedFolder } from '../../contract/routes.ts'
import { securityHeaders } from '../../server/security-headers.ts'
import { caching, foreverPatterns } from '../../server/site-caching.ts'
import type { HostedSite } from './hosted-site.ts'

/** How many segments a pattern's `*` stands for: enough for every address that ever was. */
const deepest = 3

/**
 * The addresses for which a shell is served. On Netlify files take precedence over such rules. Cloudflare Pages applies a
 * rule first and would hide snapshot pages, unless they are requested with a trailing slash, as `_worker.js` does. So no
 * rule may have a `*`, which matches that slash as well.
 */
export function redirectsFile({ base, shells }: HostedSite): string {
  const rules = shells.flatMap(({ pattern, shell }) =>
    withoutStar(pattern).map((path) => `${base}${path} ${base}${shell}/ 200`),
  )
  // Where the site is all of the host, the host finds `404.html` by itself; Cloudflare does here, too.
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
 * Security headers for all files, caching for those that may be cached. Of two rules for one address Cloudflare would send
 * both values, so files to be revalidated each time have no rule: both hosts do that by default. For the same reason all but embeds
 * may not be framed by `X-Frame-Options` alone: browsers ignore it where a policy says `frame-ancestors`, as that of embeds does.
 */
export function headersFile({ base, pictures }: HostedSite): string {
  const { everywhere, site, embed, https } = securityHeaders
  return lines([
    ...rule(`${base}/*`, { ...everywhere, 'X-Frame-Options': site['X-Frame-Options'], ...https }),
    ...rule(`${base}${embedFolder}*`, embed),
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
