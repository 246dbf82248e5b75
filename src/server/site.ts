/** Serves the static export: files of `dist/`, and the shell of the screen for addresses of leagues without a file. */
import { readFile, realpath, stat } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import type { Context, Handler } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { LRUCache } from 'lru-cache'
import { type Match, matchLink, matchRoute, shellPath } from '../contract/routes.ts'
import { hostOfLeagueId } from '../domain/recognize-league.ts'
import { clientOf, siteOf } from './client.ts'
import { type EncodedBody, encodedBody } from './encoded-body.ts'
import { respond } from './respond.ts'
import type { ServedPages } from './served-pages.ts'
import { cacheControlOf, caching } from './site-caching.ts'

const cacheBytes = 48 * 2 ** 20
const fallbackPage = '404.html'
/** Text is compressed once and cached, so a high quality is worthwhile. */
const textEffort = 9
/** Scripts and styles are loaded by every visitor: 8 % less, but 0.6 s for the largest, so not for the first request. */
const scriptEffort = 11

interface SiteFile {
  /** Changes when the file does. */
  state: string
  body: EncodedBody
  contentType: string
}

interface SiteOptions {
  /** Null: of every league there is the shell. */
  pages?: ServedPages | null
  trustedProxies?: number
}

/**
 * Serves the folder: a file, a folder's `index.html`, the page of a league, the shell of a route (200, or 404 where the league has no such page: its
 * scripts say so), or the page for missing addresses (404).
 */
export function serveSite(folder: string, { pages = null, trustedProxies = 0 }: SiteOptions = {}): Handler {
  const root = resolve(folder)
  const files = new LRUCache<string, SiteFile>({
    maxSize: cacheBytes,
    sizeCalculation: ({ body }) => 1000 + Math.ceil(body.plain.byteLength * 1.5),
  })

  async function open(path: string): Promise<SiteFile | null> {
    const found = await stat(path).catch(() => null)
    if (!found?.isFile()) return null
    const state = `${found.mtimeMs}-${found.size}`
    const known = files.get(path)
    if (known?.state === state) return known
    const bytes = await readInside(root, path)
    if (!bytes) return null
    const contentType = getMimeType(path.toLowerCase()) ?? 'application/octet-stream'
    // Pictures and fonts are compressed already.
    const effort = /text|json|xml|javascript|svg/.test(contentType) ? textEffort : null
    const later = /\.(js|css)$/.test(path) ? scriptEffort : undefined
    const file = { state, body: encodedBody(bytes, effort, later), contentType }
    files.set(path, file)
    return file
  }

  return async (context) => {
    const { pathname, search } = new URL(context.req.url)
    const path = pathInside(root, pathname)
    const file = path && ((await open(path)) ?? (await open(join(path, 'index.html'))))
    if (file) return respond(context, { ...file, cacheControl: cacheControlOf(pathname) })
    const match = path && matchRoute(pathname)
    const league = match && leagueAt(match, pathname)
    if (league) return context.redirect(league + search)
    const page = path && pages && (await pages.find(requestOf(context, trustedProxies)))
    if (page && page !== 'missing') {
      const { isCurrent, ...served } = page
      if (isCurrent) context.set('isCurrent', isCurrent)
      if (served.contentType.startsWith('image/')) context.get('chargeRequests')?.(costOfPicture - 1)
      return respond(context, { ...served, cacheControl: caching.revalidate })
    }
    const shell = match && (await open(join(root, shellPath(match.name), 'index.html')))
    if (shell) return respond(context, { ...shell, cacheControl: 'no-cache' }, page === 'missing' ? 404 : 200)
    // It has no shell: the recap, two levels up, has all awards of its season. Not absolute, as a proxy may leave out a base path.
    if (path && matchLink(pathname)?.name === 'recapAward')
      return context.redirect(`${aboveSlashes(pathname)}../${search}`)
    const fallback = await open(join(root, fallbackPage))
    if (!fallback) return context.text('The site is not built yet: npm run build', 404, { 'Cache-Control': 'no-store' })
    return respond(context, { ...fallback, cacheControl: 'no-cache' }, 404)
  }
}

/**
 * Where the address of a league without its host leads, as its shell does by a script. Relative, as a proxy may leave out a base path. Null for
 * other addresses.
 */
function leagueAt({ name, parameters: { leagueId = '' } }: Match, pathname: string): string | null {
  if (name !== 'leagueById') return null
  return `${aboveSlashes(pathname)}${hostOfLeagueId(leagueId)}/${encodeURIComponent(leagueId)}`
}

/** For a relative address: a slash at a path's end is one level more, and a link may end with several. */
function aboveSlashes(pathname: string): string {
  const segments = pathname.split('/')
  return '../'.repeat(segments.length - 1 - segments.findLastIndex((segment) => segment !== ''))
}

/** In requests of its client: it takes as long as several pages. */
const costOfPicture = 5

function requestOf(context: Context, trustedProxies: number) {
  const { pathname, search } = new URL(context.req.url)
  return { pathname, search, site: siteOf(context, trustedProxies), client: clientOf(context, trustedProxies) }
}

/** A link inside the folder may lead out of it: its target then counts as missing. */
async function readInside(root: string, path: string): Promise<Buffer | null> {
  try {
    const [realRoot, real] = await Promise.all([realpath(root), realpath(path)])
    return real.startsWith(realRoot + sep) ? await readFile(real) : null
  } catch {
    return null
  }
}

/** The file of an address; null where it is outside the folder, is hidden or cannot be decoded. */
function pathInside(root: string, pathname: string): string | null {
  try {
    const decoded = decodeURIComponent(pathname)
    if (/[\0\\]/.test(decoded) || decoded.split('/').some((segment) => segment.startsWith('.'))) return null
    const path = resolve(root, `.${decoded}`)
    return path === root || path.startsWith(root + sep) ? path : null
  } catch {
    return null
  }
}
