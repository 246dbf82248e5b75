/**
 * `_worker.js` and `_routes.json` for Cloudflare Pages, where rules of `_redirects` take precedence over files and unmatched paths have
 * status 404. The worker corrects both for paths of leagues and teams.
 */
import { expressionOf } from '../../contract/path-pattern.ts'
import type { HostedSite } from './hosted-site.ts'

/** A module worker. Its responses keep the headers of `_headers`. */
export function workerFile({ base, shells }: HostedSite): string {
  const expressions = shells.map(({ pattern, shell }) => `  [${expressionOf(base + pattern)}, '${base}${shell}/'],`)
  return `// Cloudflare Pages: addresses of leagues and teams show their file, or the shell of their screen where there is none.
const known = [
${expressions.join('\n')}
]

export default {
  async fetch(request, env) {
    const url = new URL(request.url)
    const path = url.pathname.replace(/\\/$/, '')
    const [, shell] = known.find(([pattern]) => pattern.test(path)) ?? []
    if (!shell) return env.ASSETS.fetch(request)
    // With the slash no rule of _redirects matches, and the host need not redirect first.
    url.pathname = path + '/'
    const response = await env.ASSETS.fetch(new Request(url, request))
    if (response.status !== 404) return response
    url.pathname = shell
    return env.ASSETS.fetch(new Request(url, request))
  },
}
`
}

/** The paths of the worker: only requests to them count as invocations. */
export function routesFile({ base, shells }: HostedSite): string {
  const starts = [...new Set(shells.map(({ pattern }) => base + pattern.slice(0, pattern.indexOf(':'))))]
  const include = starts.filter((start) => !starts.some((other) => other !== start && start.startsWith(other)))
  return `${JSON.stringify({ version: 1, include: include.map((start) => `${start}*`), exclude: [] }, null, 2)}\n`
}
