/** The feeds of leagues with snapshots. None without `SITE_URL`, because every item needs an absolute URL. */

import { siteEnvironment } from '../../build/site-environment.ts'
import { addressOf, withBase } from '../../client/site-base.ts'
import { pathTo } from '../../contract/routes.ts'
import { type LeagueRef, nameLeague } from '../../domain/identity.ts'
import { newestFirst } from '../../domain/season-order.ts'
import type { WeeklyPage } from '../../screens/weekly/weekly-page.ts'
import { type LeagueFeed, writeFeed } from '../../weekly/feed.ts'
import { type FeedFormat, feedFormats, feedTypes } from '../../weekly/feed-formats.ts'
import { snapshotEditions } from './_snapshot-editions.ts'

interface FeedProps {
  pages: WeeklyPage[]
}

/** For a page file of a feed: a path for every league with an edition. */
export async function feedPaths(): Promise<{ params: LeagueRef & Record<string, string>; props: FeedProps }[]> {
  if (!siteEnvironment().SITE_URL) return []
  const byLeague = Map.groupBy(await snapshotEditions(), ({ key }) => nameLeague(key))
  return [...byLeague.values()].flatMap((pages) => {
    const [first] = pages
    return first ? [{ params: { host: first.key.host, leagueId: first.key.leagueId }, props: { pages } }] : []
  })
}

export function respondWithFeed(format: FeedFormat) {
  return ({ props: { pages }, site }: { props: FeedProps; site: URL | undefined }): Response => {
    const feed = site && feedOf(pages, site)
    if (!feed) throw new Error('A feed needs SITE_URL')
    return new Response(writeFeed(format, feed), { headers: { 'Content-Type': feedTypes[format] } })
  }
}

function feedOf(pages: readonly WeeklyPage[], site: URL): LeagueFeed | null {
  const byWeek = pages.toSorted((a, b) => b.edition.week - a.edition.week)
  const newest = newestFirst(byWeek.map((page) => ({ ...page, season: page.key.season })))
  const [first] = newest
  if (!first) return null
  const whole = (path: string) => new URL(path, site).href
  const { host, leagueId } = first.key
  const feed = (format: FeedFormat) => whole(withBase(`/weekly/${host}/${leagueId}/${feedFormats[format]}`))
  return {
    leagueName: first.edition.league.name,
    home: whole(`${addressOf('overview', { host, leagueId })}/`),
    addresses: { rss: feed('rss'), json: feed('json') },
    editions: newest.map(({ key, edition }) => {
      const path = pathTo('weekly', { ...key, week: edition.week })
      return { edition, address: whole(withBase(`${path}/`)), picture: whole(withBase(`/og${path}.png`)) }
    }),
  }
}
