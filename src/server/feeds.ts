/** The feeds of the weekly: `/weekly/{host}/{leagueId}/feed.xml` and `feed.json`, written from the editions of the newest season. */
import type { Handler } from 'hono'
import type { WeeklyResponse } from '../contract/responses/weekly.ts'
import { pathTo } from '../contract/routes.ts'
import { hostNames, isHostName } from '../domain/identity.ts'
import type { Service } from '../service/service.ts'
import type { LeagueStore } from '../storage/league-store.ts'
import { mostFeedItems, writeFeed } from '../weekly/feed.ts'
import { type FeedFormat, feedFormats, feedTypes } from '../weekly/feed-formats.ts'
import { siteOf } from './client.ts'
import { respondWithText } from './respond.ts'
import { type CachedResponse, callService } from './responses.ts'

export const feedRoute = `/weekly/:host{${hostNames.join('|')}}/:leagueId{[0-9]+}/:file{feed\\.(?:xml|json)}`

export interface FeedOptions {
  store: LeagueStore
  service: Service<CachedResponse>
  trustedProxies: number
}

/** A league that is not stored has the feed of the site's files, if any: a feed reader imports no league. */
export function feedHandler({ store, service, trustedProxies }: FeedOptions): Handler {
  const call = callService(service)

  async function readWeekly(league: Record<string, string>): Promise<WeeklyResponse | null> {
    const result = await call('weekly', league)
    return result.kind === 'response' ? (result.response as WeeklyResponse) : null
  }

  return async (context, next) => {
    const { host, leagueId = '', file } = context.req.param() as Record<string, string>
    if (!isHostName(host)) return next()
    const [newest] = await store.seasonsOf({ host, leagueId })
    const card = newest && (await store.card(newest))
    const weekly = card && card.known === 'whole' ? await readWeekly({ host, leagueId }) : null
    if (!weekly) return next()
    const { season, weeks } = weekly
    const named = weeks
      .slice(-mostFeedItems)
      .map(({ week }) => readWeekly({ host, leagueId, season: String(season), week: String(week) }))
    const site = siteOf(context, trustedProxies)
    const editions = (await Promise.all(named)).flatMap((one) => one?.edition ?? [])
    const format = (Object.keys(feedFormats) as FeedFormat[]).find((one) => feedFormats[one] === file) ?? 'rss'
    const addressOf = (name: string) => `${site}/weekly/${host}/${leagueId}/${name}`
    const document = writeFeed(format, {
      leagueName: weekly.league_name,
      home: site + pathTo('overview', { host, leagueId }),
      addresses: { rss: addressOf(feedFormats.rss), json: addressOf(feedFormats.json) },
      editions: editions.map((edition) => ({
        edition,
        address: site + pathTo('weekly', { host, leagueId, season, week: edition.week }),
        picture: null,
      })),
    })
    return respondWithText(context, document, { contentType: feedTypes[format], cacheControl: 'max-age=600' })
  }
}
