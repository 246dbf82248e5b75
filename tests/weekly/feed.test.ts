/** The feeds, read by a parser that throws for invalid RSS 2.0 and JSON Feed. */
import fc from 'fast-check'
import { XMLValidator } from 'fast-xml-parser'
import { parseJsonFeed, parseRssFeed } from 'feedsmith'
import { beforeAll, describe, expect, it } from 'vitest'
import { type LeagueFeed, mostFeedItems, writeFeed } from '../../src/weekly/feed.ts'
import { writeEdition } from '../../src/weekly/write-edition.ts'
import { judgeDemo } from '../read-leagues.ts'
import { loadEditions } from './load-season.ts'

/** Any text, with hard cases for formats more often than by chance. */
const anyName = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(...`]]> <b> &amp; &#0; " ' \uffff \ufdd0 \u0000 \u001b \r\n \ud800`.split(' ')),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''))

const site = 'https://example.org/my league'.replace(' ', '%20')
let feed: LeagueFeed

beforeAll(async () => {
  const season = await judgeDemo(103)
  const sources = await loadEditions(season, { forecastRuns: 5 })
  feed = {
    leagueName: 'Tom & Jerry’s <Invitational>',
    home: `${site}/leagues/espn/103/overview/`,
    addresses: { rss: `${site}/weekly/espn/103/feed.xml`, json: `${site}/weekly/espn/103/feed.json` },
    editions: [...sources].flatMap(([week, ofWeek]) => {
      const edition = writeEdition(ofWeek, week)
      const address = `${site}/weekly/espn/103/${season.season}/${week}/`
      return edition ? [{ edition, address, picture: week === 1 ? null : `${address}picture.png` }] : []
    }),
  }
}, 60_000)

/** One edition whose every text is about a name. */
function feedOf(name: string): LeagueFeed {
  const [first] = feed.editions
  if (!first) throw new Error('The demo has no edition')
  const headline = { text: `${name} wins`, facts: [], teams: [] }
  const story = { headline, sentences: [headline] }
  const edition = { ...first.edition, headline: headline.text, lead: { ...first.edition.lead, ...story } }
  return { ...feed, leagueName: name, editions: [{ ...first, edition }] }
}

describe('the feeds of a league', () => {
  it('are valid RSS: title, link and description of the channel, dates and permanent links of its items', () => {
    const xml = writeFeed('rss', feed)
    const channel = parseRssFeed(xml)
    expect(channel).toMatchObject({
      title: 'The weekly of Tom & Jerry’s <Invitational>',
      link: feed.home,
      description: expect.stringContaining('week by week'),
      language: 'en',
    })
    expect(channel.atom?.links?.[0]).toMatchObject({ href: feed.addresses.rss, rel: 'self' })
    const items = channel.items ?? []
    expect(items).toHaveLength(Math.min(mostFeedItems, feed.editions.length))
    for (const item of items) {
      const edition = feed.editions.find(({ address }) => address === item.link)?.edition
      expect(item.title).toBe(`${edition?.title}: ${edition?.headline}`)
      expect(item.guid?.value).toBe(item.link)
      expect(item.content?.encoded ?? item.description).not.toMatch(/undefined|NaN/)
    }
    const dates = items.map(({ pubDate }) => Date.parse(String(pubDate)))
    expect(dates).toEqual(dates.toSorted((a, b) => b - a))
    expect(dates.every((date) => new Date(date).getUTCDay() === 2)).toBe(true)
    expect(new Set(items.map(({ link }) => link)).size).toBe(items.length)
  })

  it('are a valid JSON Feed with the same items', () => {
    const json = writeFeed('json', feed)
    expect(JSON.parse(json)).toMatchObject({ version: 'https://jsonfeed.org/version/1', feed_url: feed.addresses.json })
    const { items = [], home_page_url } = parseJsonFeed(json)
    expect(home_page_url).toBe(feed.home)
    expect(items.map(({ url }) => url)).toEqual(
      (parseRssFeed(writeFeed('rss', feed)).items ?? []).map(({ link }) => link),
    )
    for (const { id, url, content_html, date_published, date_modified } of items) {
      expect(id).toBe(url)
      expect(content_html).toMatch(/^<p>.*<\/p>$/s)
      expect(Date.parse(String(date_published ?? date_modified))).toBeGreaterThan(0)
    }
  })

  it('escape names: no markup of theirs is in a description or a text, and titles are as written', () => {
    const name = `<a href="https://evil.example/">Log in</a> & ]]>]]>`
    const xml = writeFeed('rss', feedOf(name))
    const [item] = parseRssFeed(xml).items ?? []
    expect(item?.title).toContain(name)
    for (const html of [item?.description, item?.content?.encoded]) {
      expect(html).toContain('&lt;a href=&quot;https://evil.example/&quot;&gt;Log in&lt;/a&gt; &amp; ]]&gt;]]&gt;')
      expect(html).not.toContain('<a')
    }
    const [ofJson] = parseJsonFeed(writeFeed('json', feedOf(name))).items ?? []
    expect(ofJson?.content_html).not.toContain('<a')
    // Plain text, by the format.
    expect(ofJson?.summary).toContain(name)
  })

  it('are well-formed for any names', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const xml = writeFeed('rss', feedOf(name))
        expect(XMLValidator.validate(xml)).toBe(true)
        expect(xml).not.toMatch(/&(?!(amp|lt|gt|quot|#39);)/)
        // Allowed in XML 1.0: https://www.w3.org/TR/xml/#charsets
        expect(xml).toMatch(/^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u)
        const { items = [] } = parseJsonFeed(writeFeed('json', feedOf(name)))
        expect(parseRssFeed(xml).items).toHaveLength(items.length)
      }),
      { numRuns: 300 },
    )
  })

  it('are the same bytes each time, also without an edition', () => {
    expect(writeFeed('rss', feed)).toBe(writeFeed('rss', { ...feed, editions: feed.editions.toReversed() }))
    expect(parseRssFeed(writeFeed('rss', { ...feed, editions: [] })).items ?? []).toEqual([])
  })
})
