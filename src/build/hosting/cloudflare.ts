/**
 * `_worker.js` and `_routes.json` of Cloudflare Pages, where rules of `_redirects` win over files and what is neither has
 * status 404. For addresses of leagues and teams the worker puts both right.
 */
import { expressionOf } from '../../contract/path-pattern.ts'
import type { HostedSite } from './hosted-site.ts'

/** A module worker. The answers keep the headers that `_headers` gives them. */
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
    // With the slash no rule of _redirects fits, and the host need not lead there first.
    url.pathname = path + '/'
    const answer = await env.ASSETS.fetch(new Request(url, request))
    if (answer.status !== 404) return answer
    url.pathname = shell
    return env.ASSETS.fetch(new Request(url, request))
  },
}
`
}

/** Where the worker is asked at all: only there does a request count as one of its calls. */
export function routesFile({ base, shells }: HostedSite): string {
  const starts = [...new Set(shells.map(({ pattern }) => base + pattern.slice(0, pattern.indexOf(':'))))]
  const include = starts.filter((start) => !starts.some((other) => other !== start && start.startsWith(other)))
  return `${JSON.stringify({ version: 1, include: include.map((start) => `${start}*`), exclude: [] }, null, 2)}\n`
}
