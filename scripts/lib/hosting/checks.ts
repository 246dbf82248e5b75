/** Checks of a hosted site, each over HTTP. */
import { gunzipSync } from 'node:zlib'
import { shellsByHost } from '../../../src/build/hosting-files.ts'
import { demoDynasty } from '../../../src/hosts/demo/sleeper/index.ts'
import { securityHeaders } from '../../../src/server/security-headers.ts'
import { caching } from '../../../src/server/site-caching.ts'
import { type HostResponse, sendRequest } from './send-request.ts'

export interface Hosted {
  origin: string
  /** Path of the host that the site lives below, '' for all of it. */
  base: string
  /** Paths of the built site, with a leading slash. */
  files: readonly string[]
  /** The fallback page. */
  fallback: Buffer
  /** A word in a file that is beside the site. */
  secret: string
  hasApi: boolean
}

/** What is wrong, or null. */
type Finding = string | null
type Check = (hosted: Hosted) => Promise<Finding>

const snapshotPage = '/leagues/espn/101/overview'
const sleeperPage = `/leagues/sleeper/${demoDynasty.leagueId}/overview`
/** A league that no site has a snapshot of. */
const other = '999999'

/** Every check by what it says. */
export const checks: Readonly<Record<string, Check>> = {
  'a snapshot page is whole, with and without a slash at its end': async ({ origin, base }) => {
    for (const path of [snapshotPage, sleeperPage].flatMap((page) => [page, `${page}/`])) {
      const response = await sendRequest(origin, base + path)
      if (response.status !== 200 || !response.bytes.includes('League Standings')) return `${path}: ${response.status}`
    }
    return null
  },
  'every route of a league that is no file shows its shell with status 200': async ({ origin, base }) => {
    for (const { pattern, shell } of shellsByHost()) {
      const path = pattern.replace('*', 'roster/week/3').replace(/:\w+/g, other)
      const response = await sendRequest(origin, base + path)
      const { bytes } = await sendRequest(origin, `${base}${shell}/`)
      if (response.status !== 200 || !response.bytes.equals(bytes)) return `${path}: ${response.status}`
    }
    return null
  },
  'an unknown address shows the page for what is not there, with status 404': async ({ origin, base, fallback }) => {
    const ofLeagues = [`/leagues/espn/${other}/nothing`, `/leagues/nowhere/${other}/power`]
    for (const path of ['/nothing', ...ofLeagues, '/_astro/nothing.js', '/snapshot/nothing.json']) {
      const response = await sendRequest(origin, base + path)
      if (response.status !== 404 || !response.bytes.equals(fallback)) return `${path}: ${response.status}`
      if (cacheOf(response) !== caching.revalidate) return `${path}: Cache-Control: ${cacheOf(response)}`
    }
    return null
  },
  'files named by their content are kept for good': (hosted) =>
    everyFile(hosted, /^\/(_astro|snapshot\/[\w-]+\/\d+\/[0-9a-f]{16})\//, caching.forever),
  'pages and lists are asked for again': (hosted) =>
    everyFile(hosted, /\/index\.html$|^\/snapshot\/\w+\.json$|^\/sw\.js$|\.webmanifest$/, caching.revalidate),
  'pictures are kept for a day': (hosted) => everyFile(hosted, /^(?!\/_astro\/).*\.(svg|png)$/, caching.aDay),
  'what has not changed is not sent again': async ({ origin, base }) => {
    const etag = (await sendRequest(origin, base + snapshotPage)).headers.etag
    if (!etag) return 'no ETag'
    const { status } = await sendRequest(origin, base + snapshotPage, { 'If-None-Match': etag })
    return status === 304 ? null : String(status)
  },
  'every answer has the security headers, once each': async ({ origin, base }) => {
    const expected = Object.entries({ ...securityHeaders.everywhere, ...securityHeaders.site })
    for (const path of ['/', snapshotPage, '/nothing', '/snapshot/manifest.json']) {
      const { headers } = await sendRequest(origin, base + path)
      const wrong = expected.find(([name, value]) => headers[name.toLowerCase()] !== value)
      if (wrong) return `${path}: ${wrong[0]}: ${headers[wrong[0].toLowerCase()]}`
      if (headers['strict-transport-security']) return `${path}: Strict-Transport-Security over http`
    }
    return null
  },
  'other sites may frame embeds, and nothing else': async ({ origin, base }) => {
    for (const path of ['/embed/espn/101/standings', `/embed/espn/${other}/week/`]) {
      const { status, headers } = await sendRequest(origin, base + path)
      const policy = headers['content-security-policy']
      if (status !== 200 || headers['x-frame-options'] || policy !== securityHeaders.embed['Content-Security-Policy'])
        return `${path}: ${status} ${headers['x-frame-options']} ${policy}`
    }
    return null
  },
  'text is compressed, pictures are not': async ({ origin, base, files }) => {
    const script = files.find((file) => /^\/_astro\/framework.*\.js$/.test(file)) ?? ''
    for (const path of [snapshotPage, script, '/snapshot/manifest.json', `/leagues/espn/${other}`]) {
      const plain = await sendRequest(origin, base + path)
      const { headers, bytes } = await sendRequest(origin, base + path, { 'Accept-Encoding': 'gzip' })
      if (plain.bytes.length < 1000) continue
      if (headers['content-encoding'] !== 'gzip' || !gunzipSync(bytes).equals(plain.bytes)) return path
      if (!/accept-encoding/i.test(headers.vary ?? '')) return `${path}: Vary: ${headers.vary}`
    }
    const picture = files.find((file) => file.endsWith('.png')) ?? ''
    const { headers } = await sendRequest(origin, base + picture, { 'Accept-Encoding': 'gzip' })
    return headers['content-encoding'] ? picture : null
  },
  'files have their types': async ({ origin, base, files }) => {
    for (const [ending, type] of Object.entries(types)) {
      const file = files.find((name) => name.endsWith(ending))
      const contentType = file && (await sendRequest(origin, base + file)).headers['content-type']
      if (file && !type.test(contentType ?? '')) return `${file}: ${contentType}`
    }
    return null
  },
  'nothing outside of the site can be reached, nor what begins with a dot': async ({ origin, base, secret }) => {
    for (const path of ['/../', '/%2e%2e/', '/..%2f', '/_astro/../../', '/_astro/..%2f..%2f', '//..//']) {
      const response = await sendRequest(origin, `${base}${path}secret.txt`)
      if (response.bytes.includes(secret)) return path
    }
    const { status } = await sendRequest(origin, `${base}/.nojekyll`)
    return status === 404 ? null : `/.nojekyll: ${status}`
  },
  'the API answers where there is one, with its own headers': async ({ origin, base, hasApi }) => {
    if (!hasApi) return null
    const { status, headers } = await sendRequest(origin, `${base}/api/v1/leagues/`)
    if (status !== 200 || !/json/.test(headers['content-type'] ?? '')) return `${status} ${headers['content-type']}`
    if (headers['cache-control'] !== 'no-cache') return `Cache-Control: ${headers['cache-control']}`
    const policy = headers['content-security-policy']
    if (policy !== securityHeaders.api['Content-Security-Policy']) return `Content-Security-Policy: ${policy}`
    for (const path of ['/healthz', '/openapi.json']) {
      const response = await sendRequest(origin, base + path)
      if (response.status !== 200) return `${path}: ${response.status}`
    }
    return null
  },
}

const types = {
  '.html': /^text\/html; ?charset=utf-8$/i,
  '.js': /^(text|application)\/javascript/,
  '.css': /^text\/css/,
  '.json': /^application\/json/,
  '.ics': /^text\/calendar/,
  '.svg': /^image\/svg\+xml/,
  '.png': /^image\/png/,
  '.woff2': /^font\/woff2/,
  '.webmanifest': /^application\/manifest\+json/,
}

const cacheOf = ({ headers }: HostResponse) => headers['cache-control']

/** Some of the matching files, as addresses of the site. */
async function everyFile({ origin, base, files }: Hosted, pattern: RegExp, expected: string): Promise<Finding> {
  const fitting = files.filter((file) => pattern.test(file))
  if (fitting.length === 0) return null
  const step = Math.ceil(fitting.length / 20)
  for (const file of fitting.filter((_, index) => index % step === 0)) {
    const response = await sendRequest(origin, base + file.replace(/index\.html$/, ''))
    if (response.status !== 200 || cacheOf(response) !== expected)
      return `${file}: ${response.status} ${cacheOf(response)}`
  }
  return null
}
