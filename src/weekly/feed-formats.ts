/** The formats of a league's feed. */
export const feedFormats = { rss: 'feed.xml', json: 'feed.json' } as const
export type FeedFormat = keyof typeof feedFormats

export const feedTypes: Record<FeedFormat, string> = {
  rss: 'application/rss+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
}
