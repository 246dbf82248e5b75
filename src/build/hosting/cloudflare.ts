/**
 * `_worker.js` and `_routes.json` of Cloudflare Pages, where rules of `_redirects` win over files and what is neither has
 * status 404. For addresses of leagues and teams the worker puts both right.
 */
import { expressionOf } from '../../server/site-caching.ts'
import type { HostedSite } from './hosted-site.ts'

/** A module worker. The answers keep the headers that `_headers` gives them. */
export function workerFile({ base, patterns }: HostedSite): string {
  const expressions = patterns.map((pattern) => `  ${expressionOf(base + pattern)},`)
  return `// Cloudflare Pages: addresses of leagues and teams show their file, or the app where there is none.
const known = [
${expressions.join('\n')}
]

export default {
  async fetch(request, env) {
    const url = new URL(request.url)
    const path = url.pathname.replace(/\\/$/, '')
    if (!known.some((pattern) => pattern.test(path))) return env.ASSETS.fetch(request)
    // With the slash no rule of _redirects fits, and the host need not lead there first.
    url.pathname = path + '/'
    const answer = await env.ASSETS.fetch(new Request(url, request))
    return answer.status === 404 ? new Response(answer.body, { status: 200, headers: answer.headers }) : answer
  },
}
`
}

/** Where the worker is asked at all: only there does a request count as one of its calls. */
export function routesFile({ base, patterns }: HostedSite): string {
  const starts = [...new Set(patterns.map((pattern) => base + pattern.slice(0, pattern.indexOf(':'))))]
  const include = starts.filter((start) => !starts.some((other) => other !== start && start.startsWith(other)))
  return `${JSON.stringify({ version: 1, include: include.map((start) => `${start}*`), exclude: [] }, null, 2)}\n`
}
