/** `vercel.json`: Vercel looks for files first, then for the first matching rewrite. */
import { embedFolder, handOverPath } from '../../contract/routes.ts'
import { securityHeaders } from '../../server/security-headers.ts'
import { caching, foreverPatterns } from '../../server/site-caching.ts'
import type { HostedSite } from './hosted-site.ts'

/** Deployed as it is, without a Vercel build. Of two values of a header the later one counts. */
export function vercelFile({ base, shells, pictures }: HostedSite): string {
  const { everywhere, site, embed, handOver, https } = securityHeaders
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    rewrites: shells.map(({ pattern, shell }) => ({
      source: `${base}${withRest(pattern)}{/}?`,
      destination: `${base}${shell}/index.html`,
    })),
    headers: [
      headersOf(`${base}/(.*)`, { ...everywhere, ...https }),
      headersOf(`${base}/((?!${embedFolder.slice(1)}).*)`, site),
      headersOf(`${base}${embedFolder}(.*)`, embed),
      headersOf(`${base}${handOverPath}{/}?`, handOver),
      ...foreverPatterns.map((pattern) => headersOf(base + withRest(pattern), { 'Cache-Control': caching.forever })),
      ...pictures.map((pattern) => headersOf(base + withRest(pattern), { 'Cache-Control': caching.aDay })),
    ],
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

/** Translates a pattern's `*` and literal dots for Vercel. */
function withRest(pattern: string): string {
  return pattern.replace(/\/\*$/, '/:rest+').replaceAll('.', '\\.')
}

function headersOf(source: string, headers: Readonly<Record<string, string>>) {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) }
}
