/** The feeds of the weekly: `/weekly/{host}/{leagueId}/feed.xml` and `feed.json`, written from the editions of the newest season. */
import type { Handler } from 'hono'
import { LRUCache } from 'lru-cache'
import type { Edition, WeeklyResponse } from '../contract/responses/weekly.ts'
import { pathTo } from '../contract/routes.ts'
import { fromWire } from '../contract/wire.ts'
import { DomainError } from '../domain/errors.ts'
import { hostNames, isHostName, type LeagueRef, nameLeague } from '../domain/identity.ts'
import { createFairQueue } from '../service/fair-queue.ts'
import type { Service } from '../service/service.ts'
import type { LeagueStore } from '../storage/league-store.ts'
import { mostFeedItems, writeFeed } from '../weekly/feed.ts'
import { type FeedFormat, feedFormats, feedTypes } from '../weekly/feed-formats.ts'
import { clientOf, siteOf } from './client.ts'
import type { EncodedBody } from './encoded-body.ts'
import { encodedBody } from './encoded-body.ts'
import { type Representation, respond } from './respond.ts'
import { callService, parseBody } from './responses.ts'

export const feedRoute = `/weekly/:host{${hostNames.join('|')}}/:leagueId{[0-9]+}/:file{feed\\.(?:xml|json)}`

export interface FeedOptions {
  store: LeagueStore
  service: Service<EncodedBody>
  trustedProxies: number
}

const cacheBytes = 8 * 2 ** 20
/** Feeds that wait to be written, and those among them that one client requested. */
const mostWaiting = 40
const mostWaitingOfClient = 5

interface CachedFeed {
  /** The newest edition's response, which is another one once a season of the league or its book changes. */
  newest: EncodedBody
  representation: Representation
}

/**
 * A league that is not stored has the feed of the site's files, if any: a feed reader imports no league. A feed is twenty responses,
 * which are computed one after the other, so that those of others are in between, and count as that many requests of its client.
 */
export function feedHandler({ store, service, trustedProxies }: FeedOptions): Handler {
  const cache = new LRUCache<string, CachedFeed>({
    maxSize: cacheBytes,
    sizeCalculation: ({ representation }) => 1000 + representation.body.plain.byteLength,
  })
  const writing = new Map<string, { newest: EncodedBody; written: Promise<Representation> }>()
  const queue = createFairQueue<() => Promise<void>>()
  let isWriting = false
  const parse = (cached: EncodedBody) => fromWire(parseBody(cached)) as WeeklyResponse

  async function write(format: FeedFormat, league: LeagueRef, site: string, newest: WeeklyResponse): Promise<string> {
    const { season, leagueName } = newest
    const editions: Edition[] = []
    for (const { week } of newest.weeks.slice(-mostFeedItems)) {
      const cached = await callService(service, 'weekly', { ...league, season, week })
      const edition = cached && parse(cached).edition
      if (edition) editions.push(edition)
    }
    const addressOf = (name: string) => `${site}/weekly/${league.host}/${league.leagueId}/${name}`
    return writeFeed(format, {
      leagueName,
      home: site + pathTo('overview', { ...league }),
      addresses: { rss: addressOf(feedFormats.rss), json: addressOf(feedFormats.json) },
      editions: editions.map((edition) => ({
        edition,
        address: site + pathTo('weekly', { ...league, season, week: edition.week }),
        picture: null,
      })),
    })
  }

  /** Clients have turns, one feed each. */
  function inTurn<T>(client: string, task: () => Promise<T>): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    queue.add(client, () => task().then(resolve, reject))
    writeNext()
    return promise
  }

  function writeNext(): void {
    const next = isWriting ? null : queue.take()
    if (!next) return
    isWriting = true
    void next().finally(() => {
      isWriting = false
      writeNext()
    })
  }

  return async (context, next) => {
    const { host, leagueId = '', file } = context.req.param() as Record<string, string>
    if (!isHostName(host)) return next()
    const league = { host, leagueId }
    const [stored] = await store.seasonsOf(league)
    const card = stored && (await store.card(stored))
    const newest = card && card.known === 'whole' ? await callService(service, 'weekly', league) : null
    if (!newest) return next()
    const format = (Object.keys(feedFormats) as FeedFormat[]).find((one) => feedFormats[one] === file) ?? 'rss'
    const site = siteOf(context, trustedProxies)
    const name = `${nameLeague(league)} ${format} ${site}`
    const known = cache.get(name)
    if (known?.newest === newest) return respond(context, known.representation)
    const joined = writing.get(name)
    if (joined?.newest === newest) return respond(context, await joined.written)
    const client = clientOf(context, trustedProxies)
    if (queue.size() >= mostWaiting || queue.count(client) >= mostWaitingOfClient)
      throw new DomainError('busy', 'Many feeds are being written right now. Try again in a minute.')
    const weekly = parse(newest)
    context.get('chargeRequests')?.(Math.min(weekly.weeks.length, mostFeedItems))
    const written = inTurn(client, async () => {
      const body = encodedBody(new TextEncoder().encode(await write(format, league, site, weekly)))
      const representation = { body, contentType: feedTypes[format], cacheControl: 'max-age=600' }
      cache.set(name, { newest, representation })
      return representation
    }).finally(() => {
      if (writing.get(name)?.written === written) writing.delete(name)
    })
    writing.set(name, { newest, written })
    return respond(context, await written)
  }
}
