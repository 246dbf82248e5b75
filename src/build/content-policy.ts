/**
 * The Content-Security-Policy of a page as a meta element, which works on any host. Inline scripts and styles run by their hashes.
 * Directives that a meta element cannot set, such as `frame-ancestors`, are in `src/server/security-headers.ts`.
 */
import { createHash } from 'node:crypto'
import { routes } from '../contract/routes.ts'
import { hostAddresses, readsHosts, usesUnofficialSleeper } from '../contract/site-settings.ts'
import { beaconOrigins } from '../domain/beacon.ts'
import { espnBaseUrl } from '../hosts/espn/http.ts'
import { sleeperApiUrl, unofficialApiUrl } from '../hosts/sleeper/http.ts'
import { contentOf, findElements, type HtmlElement } from './read-html.ts'

/** Origins besides the site's own. */
export interface ContentSources {
  connect: readonly string[]
  images: readonly string[]
}

type Environment = Readonly<Record<string, string | undefined>>

/** The API's origin if it is not the site's own, and those of the hosts if pages may read leagues from them. */
export function contentSources(env: Environment): ContentSources {
  const api = originOf(env.PUBLIC_API_BASE_URL)
  const hosts = readsHosts(env) ? addressesOfHosts(env).flatMap(originOf) : []
  return { connect: [...new Set([...api, ...hosts])], images: api }
}

/** Those of a page: the draw's alone may request the beacon. `file`: its path in the built site. */
export function sourcesOfPage(file: string, sources: ContentSources): ContentSources {
  const isDraw = file.replaceAll('\\', '/') === `${routes.draw.slice(1)}/index.html`
  return isDraw ? { ...sources, connect: [...sources.connect, ...beaconOrigins] } : sources
}

function addressesOfHosts(env: Environment): string[] {
  const { espn = espnBaseUrl, sleeper = sleeperApiUrl, sleeperUnofficial = unofficialApiUrl } = hostAddresses(env)
  return [espn, sleeper, ...(usesUnofficialSleeper(env) ? [sleeperUnofficial] : [])]
}

/** Empty if the URL has no origin of its own. */
function originOf(address: string | undefined): string[] {
  const url = URL.parse(address ?? '')
  return url ? [url.origin] : []
}

export function withContentPolicy(html: string, { connect, images }: ContentSources): string {
  const [head, ...elements] = findElements(html, ['head', 'script', 'style'])
  if (head?.name !== 'head') return html
  const hashesOf = (isWanted: (element: HtmlElement) => boolean) =>
    [...new Set(elements.filter(isWanted).map((element) => contentOf(html, element)))].map(hashOf)
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf(isInlineScript)],
    'style-src': ["'self'", ...hashesOf(({ name }) => name === 'style')],
    // React writes style attributes, which have no hashes.
    'style-src-attr': ["'unsafe-inline'"],
    // Pictures of charts are created in the page before they are saved.
    'img-src': ["'self'", 'data:', 'blob:', ...images],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect],
    'manifest-src': ["'self'"],
    // Workers of a page start from a blob, so that they inherit this policy (`src/client/start-worker.ts`).
    'worker-src': ["'self'", 'blob:'],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  }
  const content = Object.entries(policy).map(([directive, values]) => [directive, ...values].join(' '))
  const meta = `<meta http-equiv="Content-Security-Policy" content="${content.join('; ')}">`
  return html.slice(0, head.contentStart) + meta + html.slice(head.contentStart)
}

function isInlineScript({ name, attributes: { src, type = '' } }: HtmlElement): boolean {
  return name === 'script' && src === undefined && !/^application\/(ld\+)?json$/.test(type)
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
