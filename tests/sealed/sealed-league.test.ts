import { describe, expect, it } from 'vitest'
import type { OpenedBook } from '../../src/book/league-book.ts'
import { parseBook } from '../../src/book/parse-book.ts'
import { createSealedLink } from '../../src/contract/sealed-link.ts'
import { oldestSealedFormat, seasonFormat } from '../../src/domain/host-season.ts'
import { openSealedText, sealText } from '../../src/sealed/sealed-file.ts'
import { openSealedLeague, sealLeague } from '../../src/sealed/sealed-league.ts'
import { buildHostSeason } from '../build-season.ts'
import { errorOf } from '../support/error-of.ts'
import { linkAfter } from '../support/known-draw.ts'

const link = createSealedLink()
const sealedAt = '2026-11-24T10:00:00.000Z'
const digest = '0123456789abcdef0123456789abcdef'
const season = buildHostSeason({
  teams: [{ logoUrl: 'https://pictures.example/mine.png', logo: digest }, { logo: 'f'.repeat(32) }],
})
const pictures = { [digest]: 'UklGRhoAAABXRUJQ' }
const bare = { sealedAt, joined: [], book: null, pictures: {}, seasons: [{ asOf: null, season }] }

/** A book with something in each of its keys. */
function writeBook(isPublic: boolean): OpenedBook {
  const text = `name: The Book
motto: Our motto
since: 2011
rules: "# Rules\\n\\n1. [Fees](https://fees.example/) *first*"
last_place: {task: Sings, until: the draft}
rivalries: [{managers: [aa11, bb22], name: The Game, trophy: The Boot}]
trophies: {places: {1: The Cup, last: The Spoon}, regular_season: {1: The Shield}, awards: {Worst Trade: The Sock}}
draws: {2023: ${linkAfter}}
keepers: {cost: round, change: 1, undrafted: 10, years: 2}
aliases: {aa11: Noor, cc33: {same_as: bb22}}
also: [7, "sleeper:910020240000000001"]
years: {2021: 7}
seasons_from_file: [before.csv]
money:
  public: ${isPublic}
  currency: USD
  buy_in: 71.37
  payouts: {places: {1: 50%}, weekly_high: 2, awards: {Worst Trade: 5}}
  side_pots: [{name: The Pot, buy_in: 5, managers: [aa11, bb22], winners: {2024: aa11}}]
  paid: {2024: [Payer]}
  earlier: [{until: 2020, buy_in: 5, payouts: {places: {1: 20}}}]
webhooks: [{to: discord, address: HIDDEN_WEBHOOK}, {to: json, address: HIDDEN_OTHER, secret: HIDDEN_SECRET}]
`
  const files = [{ fileName: 'before.csv', text: 'season,manager,rank\n2010,Noor,1\n' }]
  return { book: parseBook(text, `espn-${season.leagueId}.yml`), files, problems: [] }
}

async function problem(content: unknown) {
  return (await errorOf(openSealedLeague(await sealText(JSON.stringify(content), link), link))).message
}

describe('a sealed league', () => {
  it('has its seasons as they were, without addresses of pictures', async () => {
    const bytes = await sealLeague(bare, link)
    const opened = await openSealedLeague(bytes, link)
    expect(opened.sealedAt).toBe(sealedAt)
    const { teams, ...rest } = opened.seasons[0]?.season ?? season
    const { teams: before, ...others } = season
    expect(rest).toEqual(JSON.parse(JSON.stringify(others)))
    expect(teams.map(({ logoUrl, logo }) => [logoUrl, logo])).toEqual(before.map(() => [null, undefined]))
  })

  it('has the pictures of its teams that are here', async () => {
    const opened = await openSealedLeague(await sealLeague({ ...bare, pictures }, link), link)
    expect(opened.pictures).toEqual(pictures)
    expect(opened.seasons[0]?.season.teams.map(({ logoUrl, logo }) => [logoUrl, logo])).toEqual([
      [null, digest],
      [null, undefined],
    ])
  })

  it('has its book, with the money only if that is public, and no webhooks', async () => {
    const read = async (isPublic: boolean) => {
      const book = writeBook(isPublic)
      const bytes = await sealLeague({ ...bare, book }, link)
      return { book, opened: await openSealedLeague(bytes, link), text: await openSealedText(bytes, link) }
    }
    const shown = await read(true)
    expect(shown.opened.book).toEqual({ ...shown.book, book: { ...shown.book.book, webhooks: [] } })
    expect(shown.text).toContain('7137')
    const hidden = await read(false)
    expect(hidden.opened.book).toEqual({ ...hidden.book, book: { ...hidden.book.book, webhooks: [], money: null } })
    expect(hidden.text).not.toMatch(/7137|The Pot|Payer|USD/)
    for (const { text } of [shown, hidden]) expect(text).not.toMatch(/HIDDEN|discord/)
  })

  it('opens from a file of an earlier version, which has no book, pictures and joined leagues', async () => {
    const text = JSON.stringify({ seasonFormat, sealedAt, seasons: [{ asOf: null, season }] })
    expect(await openSealedLeague(await sealText(text, link), link)).toMatchObject({
      joined: [],
      book: null,
      pictures: {},
      seasons: [{ paths: [] }],
    })
  })

  it('opens from a file of an earlier version, whose book has no draws', async () => {
    const opened = writeBook(true)
    const { draws: _, ...book } = { ...opened.book, webhooks: [], announce: undefined }
    const text = JSON.stringify({ seasonFormat, ...bare, book: { ...opened, book } })
    expect((await openSealedLeague(await sealText(text, link), link)).book?.book.draws).toEqual([])
  })

  it.each([
    [
      'a script in the rules',
      {
        rules: [
          {
            kind: 'paragraph',
            level: 0,
            number: null,
            spans: [{ text: 'Rules', strong: false, emphasis: false, code: false, href: 'javascript:1' }],
          },
        ],
      },
    ],
    ['private money', { money: writeBook(false).book.money }],
    ['a webhook', { webhooks: writeBook(true).book.webhooks }],
    ['a draw that is none', { draws: [{ season: 2023, link: 'javascript:1' }] }],
    ['a name of a megabyte', { name: 'x'.repeat(2 ** 20) }],
  ])('is refused if its book has %s', async (_, part) => {
    const opened = writeBook(true)
    const book = { ...opened, book: { ...opened.book, webhooks: [], ...part } }
    expect(await problem({ seasonFormat, ...bare, book })).toBe('This file has no league in it.')
  })

  it.each([
    ['a chance above 1', { points: [{ at: 0, chance: 1.1, home: 0, away: 0 }] }],
    ['a time that no date has', { points: [{ at: 8_640_000_000_001, chance: 0.5, home: 0, away: 0 }] }],
    ['too many points', { points: Array.from({ length: 201 }, (_, at) => ({ at, chance: 0.5, home: 0, away: 0 })) }],
  ])('is refused if the path of a game has %s', async (_, part) => {
    const path = { matchupId: 1, gains: [], scored: [], quarterAt: null, ...part }
    const paths = [[1, { watched: [], games: [path] }]]
    expect(await problem({ seasonFormat, ...bare, seasons: [{ asOf: null, season, paths }] })).toBe(
      'This file has no league in it.',
    )
  })

  it.each([
    ['no WebP', { [digest]: 'PHN2Zz4=' }],
    ['another name', { '../1': 'UklGRhoAAABXRUJQ' }],
  ])('is refused if a picture has %s', async (_, wrong) => {
    expect(await problem({ seasonFormat, ...bare, pictures: wrong })).toBe('This file has no league in it.')
  })

  it('is refused if its seasons have another version, with the reason', async () => {
    expect(await problem({ seasonFormat: seasonFormat + 1 })).toContain('newer version')
    expect(await problem({ seasonFormat: oldestSealedFormat - 1 })).toContain('older version')
  })

  it.each([
    ['nothing', null],
    ['no season', { seasonFormat, sealedAt, seasons: [] }],
    ['no id', { seasonFormat, sealedAt, seasons: [{ asOf: null, season: { ...season, leagueId: '../1' } }] }],
    ['an unknown host', { seasonFormat, sealedAt, seasons: [{ asOf: null, season: { ...season, host: 'other' } }] }],
    ['no time', { seasonFormat, seasons: [{ asOf: null, season }] }],
  ])('is refused if it has %s', async (_, content) => {
    expect(await problem(content)).toBe('This file has no league in it.')
  })
})
