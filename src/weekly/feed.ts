/** A league's editions as RSS and JSON Feed, one item each. */
import type { Edition, Sentence } from '../contract/responses/weekly.ts'
import { escapeMarkup } from '../domain/escape-markup.ts'
import { daysOfWeeks } from '../domain/nfl-week.ts'
import { toOneLine } from '../domain/one-line.ts'
import type { FeedFormat } from './feed-formats.ts'
import { joinSentences } from './plain-text.ts'

/** Number of newest editions in a feed. */
export const mostFeedItems = 20

interface FeedEdition {
  edition: Edition
  /** Absolute URL of its page. */
  address: string
  /** Absolute URL of its share picture; null without one. */
  picture: string | null
}

export interface LeagueFeed {
  leagueName: string
  /** Absolute URL of the league's page. */
  home: string
  /** Absolute URLs of both formats. */
  addresses: Record<FeedFormat, string>
  /** In any order; the newest `mostFeedItems` are in the feed. */
  editions: readonly FeedEdition[]
}

/** The feed as a document. The same editions give the same bytes: an item's date is the Tuesday after its week. */
export function writeFeed(format: FeedFormat, { leagueName, home, addresses, editions }: LeagueFeed): string {
  const items = editions
    .map(({ edition, address, picture }) => ({
      address,
      picture,
      title: toOneLine(`${edition.title}: ${edition.headline}`),
      date: dateOf(edition),
      summary: textOf(edition.lead.sentences),
      html: contentOf(edition),
    }))
    .toSorted((a, b) => b.date.getTime() - a.date.getTime())
    .slice(0, mostFeedItems)
  const name = toOneLine(leagueName)
  const channel = {
    title: `The weekly of ${name}`,
    description: `${name}, week by week`,
    home,
    address: addresses[format],
    items,
  }
  return format === 'rss' ? writeRss(channel) : writeJsonFeed(channel)
}

/** Titles and descriptions are plain text. */
interface Channel {
  title: string
  description: string
  home: string
  /** Of the feed itself. */
  address: string
  /** Newest first. */
  items: readonly FeedItem[]
}

interface FeedItem {
  address: string
  picture: string | null
  title: string
  date: Date
  summary: string
  html: string
}

/** RSS 2.0. Titles are plain text, as https://www.rssboard.org/rss-profile recommends; descriptions of items are HTML. */
function writeRss({ title, description, home, address, items }: Channel): string {
  const [newest] = items
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
${element('title', title)}
${element('link', home)}
${element('description', escapeMarkup(description))}
${element('language', 'en')}${newest ? `\n${element('lastBuildDate', newest.date.toUTCString())}` : ''}
<atom:link href="${escapeMarkup(address)}" rel="self" type="application/rss+xml"/>
${items.map(writeRssItem).join('\n')}
</channel>
</rss>
`
}

function writeRssItem({ address, picture, title, date, summary, html }: FeedItem): string {
  return `<item>
${element('title', title)}
${element('link', address)}
<guid isPermaLink="true">${escapeMarkup(address)}</guid>
${element('pubDate', date.toUTCString())}
${element('description', escapeMarkup(summary))}
${element('content:encoded', html)}${picture ? `\n<enclosure url="${escapeMarkup(picture)}" type="image/png" length="0"/>` : ''}
</item>`
}

function element(name: string, text: string): string {
  return `<${name}>${escapeMarkup(text)}</${name}>`
}

/** https://www.jsonfeed.org/version/1/ */
function writeJsonFeed({ title, description, home, address, items }: Channel): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1',
    title,
    home_page_url: home,
    feed_url: address,
    description,
    items: items.map(({ address: url, picture, title, date, summary, html }) => ({
      id: url,
      url,
      title,
      summary,
      content_html: html,
      ...(picture && { image: picture }),
      date_published: date.toISOString(),
    })),
  })
}

/** Noon UTC of the Tuesday after the edition's week, when hosts have corrected scores. */
function dateOf({ season, week }: Edition): Date {
  const tuesday = daysOfWeeks(season, [week]).end
  return new Date(tuesday.getTime() + 12 * 3_600_000)
}

/** The front page and the games as HTML. */
function contentOf({ lead, stories, games }: Edition): string {
  const paragraph = (sentences: readonly Sentence[]) => `<p>${escapeMarkup(textOf(sentences))}</p>`
  return [
    paragraph(lead.sentences),
    ...stories.map(
      ({ headline, sentences }) => `<h3>${escapeMarkup(toOneLine(headline.text))}</h3>${paragraph(sentences)}`,
    ),
    ...(games.length > 0 ? ['<h3>The games</h3>'] : []),
    ...games.map(({ sentences }) => paragraph(sentences)),
  ].join('\n')
}

/** Editions of a snapshot may come from another server, which does not sanitize names. */
const textOf = (sentences: readonly Sentence[]) => toOneLine(joinSentences(sentences))
