import { addressOf } from '../../client/site-base.ts'
import type { Edition, EditionSection, WeeklyResponse } from '../../contract/responses/weekly.ts'
import type { LeagueKey } from '../../domain/identity.ts'
import { type RecapLinks, recapLinks } from '../../parts/recap/recap-links.ts'
import type { ListedTrade } from '../../parts/trades/describe-trade.ts'
import { type FeedFormat, feedFormats } from '../../weekly/feed-formats.ts'

/** All that the page of an edition shows. */
export interface WeeklyPage {
  key: LeagueKey
  edition: Edition
  /** Neighbours of the edition in its season. */
  before: WeeklyResponse['weeks'][number] | null
  after: WeeklyResponse['weeks'][number] | null
  /** Of the league; empty while they are not known. */
  trades: readonly ListedTrade[]
}

/** The ids of the trades that a section is about. */
export function listTradesOf({ sentences }: EditionSection): string[] {
  const ids = sentences.flatMap(({ facts }) =>
    facts.flatMap(({ name, value }) => (name === 'trade' && typeof value === 'string' ? [value] : [])),
  )
  return [...new Set(ids)]
}

export interface WeeklyLinks extends RecapLinks {
  edition: (week: number) => string
  /** Null if the site has no feeds. */
  feeds: Record<FeedFormat, string> | null
}

/** `feedBase`: the URL of the folder with the feeds; null if the site has none. */
export function weeklyLinks({ host, leagueId, season }: LeagueKey, feedBase: string | null): WeeklyLinks {
  const key = { host, leagueId, season }
  const feed = (format: FeedFormat) => `${feedBase}/weekly/${host}/${leagueId}/${feedFormats[format]}`
  return {
    ...recapLinks(key),
    edition: (week) => addressOf('weekly', { ...key, week }),
    feeds: feedBase === null ? null : { rss: feed('rss'), json: feed('json') },
  }
}

/** What a server's response has of an edition's page; null without an edition. */
export function readPage(
  { edition, weeks }: WeeklyResponse,
  { host, leagueId, season }: LeagueKey,
): Omit<WeeklyPage, 'trades'> | null {
  if (!edition) return null
  const at = weeks.findIndex(({ week }) => week === edition.week)
  return {
    key: { host, leagueId, season },
    edition,
    before: at > 0 ? (weeks[at - 1] ?? null) : null,
    after: at < 0 ? null : (weeks[at + 1] ?? null),
  }
}
