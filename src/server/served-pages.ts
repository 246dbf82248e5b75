/**
 * Pages of leagues that the server renders, cached by address and by the responses in them. A page is rendered again once one of its responses
 * is another one.
 */
import { LRUCache } from 'lru-cache'
import { type EndpointName, endpoints } from '../contract/endpoints.ts'
import {
  type AskedResponse,
  type AskService,
  pageOfPicture,
  pictureOfPage,
  type RenderedPage,
} from '../contract/page-renderer.ts'
import { versionHeader, writeAge } from '../contract/response-headers.ts'
import { responseVersion } from '../contract/response-version.ts'
import { isEmbed, type LinkName, matchLink, pathTo, unnamed } from '../contract/routes.ts'
import { wireName } from '../contract/wire.ts'
import { DomainError } from '../domain/errors.ts'
import { seasonYearPattern } from '../domain/identity.ts'
import { readParameters } from '../handlers/parameters.ts'
import type { Service } from '../service/service.ts'
import { type EncodedBody, encodedBody } from './encoded-body.ts'
import { failure } from './errors.ts'
import type { LogFailure } from './log.ts'
import type { PageThread } from './page-thread.ts'
import { ageOf } from './responses.ts'

const usualCacheBytes = 32 * 2 ** 20
/** Pages that wait to be rendered; beyond, readers get the shell. */
const mostWaiting = 40
/** The same for one client, so that who requests invented addresses leaves others their turn. */
const mostWaitingOfClient = 10
/** Milliseconds that a reader waits for a page: then the shell shows how far its responses are. */
const longestWait = 5000
/** The same of what requests a picture: without it a preview has none. */
const longestWaitForPicture = 20_000

export interface ServedPage {
  body: EncodedBody
  contentType: string
  /** Whether the same page would be rendered now; absent where that waits for a refresh. */
  isCurrent?: () => Promise<boolean>
}

export interface ServedPages {
  /** Null: there is the shell. `missing`: the league has no such page. */
  find(request: PageRequestOfClient): Promise<ServedPage | 'missing' | null>
  close(): Promise<void>
}

interface PageRequestOfClient {
  pathname: string
  search: string
  site: string
  /** The key of its limits. */
  client: string
}

interface CachedPage extends Pick<ServedPage, 'body' | 'contentType'> {
  calls: MadeCall[]
}

type Outcome = CachedPage | 'missing' | null

/** A call of a page, and what its response was. */
interface MadeCall {
  name: EndpointName
  parameters: Readonly<Record<string, unknown>>
  tag: string
}

export interface ServedPagesOptions {
  service: Service<EncodedBody>
  thread: PageThread
  log: LogFailure
  cacheBytes?: number
}

export function servePages({ service, thread, log, cacheBytes = usualCacheBytes }: ServedPagesOptions): ServedPages {
  const cache = new LRUCache<string, CachedPage>({
    maxSize: cacheBytes,
    // With the page's compressed versions. Addresses are as long as requests may be.
    sizeCalculation: ({ body }, key) => 2000 + 4 * key.length + Math.ceil(body.plain.byteLength * 1.4),
  })
  const running = new Map<string, { page: Promise<Outcome>; client: string }>()
  const lastOfPath = new Map<string, Promise<Outcome>>()

  async function render(path: string, site: string): Promise<Outcome> {
    const calls: MadeCall[] = []
    let isWhole = true
    const ask: AskService = async (name, parameters) => {
      try {
        const made = await respondTo(service, { name: name as EndpointName, parameters }, waits(path))
        calls.push({ name: name as EndpointName, parameters, tag: made.tag })
        return made.response
      } catch (error) {
        isWhole = false
        throw error
      }
    }
    const rendered = await thread.render(path, site, ask).catch((error) => {
      log(`The page ${path} could not be rendered`, error)
      return null
    })
    if (rendered === null || rendered === 'missing') return rendered
    // A recap leaves out what it has no response for. It would stay so, as none of its other responses changes.
    return isWhole ? { ...represent(rendered), calls } : null
  }

  /** Again where an import has ended meanwhile: some responses would be older than others. */
  async function renderOfOneTime(path: string, site: string): Promise<Outcome> {
    const page = await render(path, site)
    if (page === null || page === 'missing' || (await areCurrent(page.calls))) return page
    return render(path, site)
  }

  /** A page is rendered once for all who wait for it; one after the other for a path, as its components find their responses by it. */
  function renderInTurn(key: string, path: string, site: string, client: string): Promise<Outcome> | null {
    const joined = running.get(key)
    if (joined) return joined.page
    const waiting = [...running.values()]
    if (waiting.length >= mostWaiting) return null
    if (waiting.filter((one) => one.client === client).length >= mostWaitingOfClient) return null
    const rendering = (lastOfPath.get(path) ?? Promise.resolve<Outcome>(null))
      .then(() => renderOfOneTime(path, site))
      .then((page) => {
        // Nothing is kept of pages that nobody has: there is no end of their addresses.
        if (page && page !== 'missing') cache.set(key, page)
        else cache.delete(key)
        return page
      })
      .finally(() => {
        running.delete(key)
        if (lastOfPath.get(path) === rendering) lastOfPath.delete(path)
      })
    running.set(key, { page: rendering, client })
    lastOfPath.set(path, rendering)
    return rendering
  }

  async function areCurrent(calls: readonly MadeCall[], waitsForRefresh = false): Promise<boolean> {
    const again = await Promise.all(
      calls.map(async (call) => (await respondTo(service, call, waitsForRefresh)).tag === call.tag),
    ).catch(() => [false])
    return again.every(Boolean)
  }

  /** The page as it is cached, or rendered now. */
  async function findCurrent(key: string, path: string, site: string, client: string): Promise<Outcome> {
    const known = cache.get(key)
    if (known && (await areCurrent(known.calls, waits(path)))) return known
    return renderInTurn(key, path, site, client)
  }

  return {
    async find({ pathname, search, site, client }) {
      const path = pagePath(pathname, search)
      if (path === null) return null
      const version = await thread.version()
      if (version === null) return null
      const key = `${version} ${site} ${path}`
      const page = await inTime(findCurrent(key, path, site, client), path)
      if (!page || page === 'missing') return page
      // `isCurrent` is kept with compressed bytes (`replay.ts`): it must not keep the page, which the cache may have evicted.
      const { calls, ...shown } = page
      if (waits(path)) return shown
      return { ...shown, isCurrent: async () => (await thread.version()) === version && (await areCurrent(calls)) }
    },
    close: thread.close,
  }
}

const represent = ({ body, contentType }: RenderedPage) => ({
  body: encodedBody(body, contentType.startsWith('text/') ? pageEffort : null),
  contentType,
})

/** A page is compressed once for all its readers, the first of whom waits for it. */
const pageEffort = 5

/** An embed has no script that would request its season again: it waits for a refresh, as feeds do. */
const waits = isEmbed

async function inTime<T>(page: Promise<T>, path: string): Promise<T | null> {
  const late = Promise.withResolvers<null>()
  const timer = setTimeout(() => late.resolve(null), pageOfPicture(path) === path ? longestWait : longestWaitForPicture)
  return Promise.race([page, late.promise]).finally(() => clearTimeout(timer))
}

/**
 * The path of the page or picture that shows what an address means; null for one without league and team. The query may name a season where
 * the path does not.
 */
function pagePath(pathname: string, search: string): string | null {
  const page = pageOfPicture(pathname)
  const match = matchLink(page)
  if (!match || !('host' in match.parameters || 'teamId' in match.parameters)) return null
  if (Object.values(match.parameters).includes(unnamed)) return null
  if (page !== pathname) return pictureOfPage(pathTo(match.name, match.parameters))
  const asked = new URLSearchParams(search).get('season')
  const named = match.parameters.season ?? (asked !== null && seasonYearPattern.test(asked) ? asked : undefined)
  if (named !== undefined && screensOfQuerySeason.has(match.name)) return null
  const name = sameScreens[match.name] ?? match.name
  return pathTo(name, { ...match.parameters, ...(named !== undefined && { season: named }) })
}

/** Addresses of one page. */
const sameScreens: Partial<Record<LinkName, LinkName>> = { league: 'overview', teamByIdDeeper: 'teamById' }

/** They show the season of their query, and no path names one. Without a season they have pages. */
const screensOfQuerySeason: ReadonlySet<LinkName> = new Set(['live', 'leagueLegacy'])

/** Throws where a page cannot be rendered now: its league is imported, or the service is in trouble. */
async function respondTo(
  service: Service<EncodedBody>,
  { name, parameters: given }: Pick<MadeCall, 'name' | 'parameters'>,
  waitsForRefresh: boolean,
): Promise<{ response: AskedResponse; tag: string }> {
  try {
    const parameters = validated(name, given)
    const outcome = await service.respond(name, parameters, { admit: refuseImport, waitsForRefresh })
    if (outcome.kind === 'importing') throw new DomainError('busy', 'The league is being imported.')
    const { response, origin } = outcome
    // Also one of other seasons than the page's.
    if (origin?.isPrivate) throw new DomainError('busy', 'The league is its members’ only.')
    const headers = new Headers({ 'Content-Type': 'application/json' })
    const version = responseVersion(name)
    if (version !== undefined) headers.set(versionHeader, version)
    if (origin) writeAge(headers, ageOf(origin))
    return { response: { status: 200, headers: [...headers], body: response.plain }, tag: response.etag }
  } catch (error) {
    if (!(error instanceof DomainError) || !isAnswer(error)) throw error
    const refused = failure(error)
    const body = await refused.bytes()
    return { response: { status: refused.status, headers: [], body }, tag: `${refused.status} ${error.readerMessage}` }
  }
}

/** What the same call gets tomorrow, too. */
const isAnswer = ({ kind }: DomainError) => kind === 'not-found' || kind === 'bad-request'

/** The parameters of a page's call are those of its address. */
function validated<N extends EndpointName>(name: N, given: Readonly<Record<string, unknown>>) {
  const texts = Object.entries(given).flatMap(([key, value]) => (value == null ? [] : [[key, String(value)] as const]))
  const query = texts.filter(([key]) => key in endpoints[name].query).map(([key, value]) => [wireName(key), value])
  return readParameters(name, Object.fromEntries(texts), Object.fromEntries(query))
}

/** A page imports no league: its readers' scripts request it. */
function refuseImport(): never {
  throw new DomainError('busy', 'The league is not imported.')
}
