/** The editions of a league as RSS and JSON Feed, one item each. */
import { Feed } from 'feed'
import type { Edition, Sentence } from '../contract/responses/weekly.ts'
import { daysOfWeeks } from '../domain/nfl-week.ts'
import type { FeedFormat } from './feed-formats.ts'
import { joinSentences } from './plain-text.ts'

/** Readers show the newest ones. */
export const mostFeedItems = 20

export interface FeedEdition {
  edition: Edition
  /** Whole address of its page. */
  address: string
  /** Whole address of its share picture; null where it has none. */
  picture: string | null
}

export interface LeagueFeed {
  leagueName: string
  /** Whole address of the league's page. */
  home: string
  /** Whole addresses of both forms of the feed. */
  addresses: Record<FeedFormat, string>
  /** In any order; the newest `mostFeedItems` are in the feed. */
  editions: readonly FeedEdition[]
}

/** The feed as a document. The same editions give the same bytes: an item's date is the Tuesday after its week. */
export function writeFeed(format: FeedFormat, { leagueName, home, addresses, editions }: LeagueFeed): string {
  const newest = editions
    .toSorted((a, b) => dateOf(b.edition).getTime() - dateOf(a.edition).getTime())
    .slice(0, mostFeedItems)
  const feed = new Feed({
    id: home,
    title: `The weekly of ${leagueName}`,
    description: `${leagueName}, week by week`,
    link: home,
    language: 'en',
    generator: false,
    feedLinks: { rss: addresses.rss, json: addresses.json },
    ...(newest[0] && { updated: dateOf(newest[0].edition) }),
  })
  for (const { edition, address, picture } of newest) {
    feed.addItem({
      id: address,
      link: address,
      title: `${edition.title}: ${edition.headline}`,
      date: dateOf(edition),
      description: joinSentences(edition.lead.sentences),
      content: contentOf(edition),
      ...(picture && { image: { url: picture, type: 'image/png', length: 0 } }),
    })
  }
  return format === 'rss' ? feed.rss2() : feed.json1()
}

/** Noon UTC of the Tuesday after the edition's week: hosts correct scores until then. */
function dateOf({ season, week }: Edition): Date {
  const tuesday = daysOfWeeks(season, [week]).end
  return new Date(tuesday.getTime() + 12 * 3_600_000)
}

/** The front page and the games as HTML. */
function contentOf({ lead, stories, games }: Edition): string {
  const paragraph = (sentences: readonly Sentence[]) => `<p>${escapeHtml(joinSentences(sentences))}</p>`
  return [
    paragraph(lead.sentences),
    ...stories.map(({ headline, sentences }) => `<h3>${escapeHtml(headline.text)}</h3>${paragraph(sentences)}`),
    ...(games.length > 0 ? ['<h3>The games</h3>'] : []),
    ...games.map(({ sentences }) => paragraph(sentences)),
  ].join('\n')
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}
