import { describe, expect, it } from 'vitest'
import { parseBook } from '../../../src/book/parse-book.ts'
import { handleLeagueBook } from '../../../src/handlers/league-book.ts'
import { BookScreen } from '../../../src/screens/book/BookScreen.tsx'
import { knownOrder, linkAfter, linkBefore, linkForged } from '../../support/known-draw.ts'
import { type Instead, loading, Refusal, showScreen } from '../../support/shown-screen.ts'
import { serverOf, threeSeasons } from '../history/history-league.ts'

const league = { seasons: threeSeasons, aliases: {}, missing: [] }
const bookOf = (yaml: string) =>
  handleLeagueBook({ ...league, book: { book: parseBook(yaml, 'espn-4242.yml'), showsMoney: true } })

const show = (leagueBook: Instead['leagueBook'], query = '') =>
  showScreen(BookScreen, `/leagues/espn/4242/book${query}`, serverOf(league), { leagueBook })

const money = (rest: string) => bookOf(`money: {public: true, currency: EUR, buy_in: 10, ${rest}}`)

describe('the book of a league', () => {
  it('shows rules as text and lists, and links to where they may lead', async () => {
    const rules = ['# Draft', '', '1. **One**', '   - inner', '2. [two](https://example.com/)', '', '> said'].join('\n')
    const page = (await show(() => bookOf(`rules: ${JSON.stringify(rules)}`))).named('Rules')
    expect(page.texts('h3')).toEqual(['Draft'])
    expect(page.texts('ol > li')).toEqual(['Oneinner', 'two'])
    expect(page.texts('ol ul li')).toEqual(['inner'])
    expect(page.texts('strong, blockquote')).toEqual(['One', 'said'])
    const [link] = page.all('a')
    expect([link?.getAttribute('href'), link?.getAttribute('rel')]).toEqual([
      'https://example.com/',
      'noopener noreferrer nofollow ugc',
    ])
  })

  it('runs and loads nothing from its content', async () => {
    const span = { strong: false, emphasis: false, code: false }
    const page = await show(() => ({
      ...bookOf('motto: <b>M</b>'),
      rules: [
        {
          kind: 'paragraph',
          level: 0,
          number: null,
          spans: [{ ...span, text: '<img src=x>', href: 'javascript:alert(1)' }],
        },
        { kind: 'item', level: -5, number: 1e9, spans: [] },
      ],
    }))
    expect(page.text).toContain('<img src=x>')
    expect(page.all('img[src=x], script, [href^="javascript"]')).toEqual([])
  })

  it('has the newest draw of a draft order, with a link that checks it', async () => {
    const [drawn, stated] = [linkAfter, linkBefore].map((link) => bookOf(`draws: {2023: ${link}}`))
    const page = await show(() => drawn ?? loading)
    expect(page.named('Draft order of 2023').texts('ol bdi')).toEqual(knownOrder.map(({ name }) => name))
    expect(page.named('Draft order of 2023').all('a')[0]?.getAttribute('href')).toBe(`/draw#${linkAfter}`)
    const before = (await show(() => stated ?? loading)).named('Draft order of 2023')
    expect(before.text).toContain('5 teams, drawn Wed, Aug 23, 2023, 11:59 a.m. ET')
    expect(before.all('ol')).toEqual([])
  })

  it('has no order of a draw whose random value is forged', async () => {
    const page = (await show(() => bookOf(`draws: {2023: ${linkForged}}`))).named('Draft order of 2023')
    expect(page.text).toContain('The random value in the book isn’t the beacon’s, so no order is shown')
    expect(page.all('ol')).toEqual([])
    expect(page.texts('a')).toEqual(['See the rule'])
  })

  it('has rivalries, walls, the task of the last place and trophies', async () => {
    const page = await show(() =>
      bookOf(`
name: The Long Count
motto: Nobody remembers second place
last_place: {task: Sing, until: the next draft}
rivalries: [{managers: [ann, bob], name: The Ditch, trophy: The Shovel}]
trophies: {places: {1: The Cup, 2: The Mug, last: The Spoon}}
`),
    )
    expect(page.texts('h2')).toEqual(
      expect.arrayContaining(['The Long Count', 'Rivalries', 'Wall of champions', 'Wall of shame', 'Trophies']),
    )
    expect(page.named('Rivalries').text).toMatch(/The DitchAnn vs\. Bob4-2.*The Shovel is with Bob/)
    expect(page.named('Rivalries').all('a[href="/leagues/espn/4242/history/ann/bob"]')).toHaveLength(1)
    expect(page.named('Wall of champions').texts('li')).toEqual(['2024BobTeam 2', '2023AnnTeam 1', '2021AnnTeam 1'])
    expect(page.named('Champion').texts('h2')).toEqual(['Bob is champion of 2024 and holds The Cup'])
    expect(page.named('Champion').texts('li')).toEqual([
      expect.stringMatching(/2021Ann$/),
      expect.stringMatching(/2023Ann$/),
      expect.stringMatching(/2024Bob$/),
    ])
    expect(page.named('Wall of shame').text).toContain('The SpoonSingUntil the next draft')
    expect(page.named('Trophies').texts('li')).toEqual(['The Mug 2nd place2024 Ann, 2023 Bob, 2021 Bob'])
    expect(page.text).not.toContain('Paid in')
  })

  it('explains how to write one to a league without, and shows its walls', async () => {
    const page = await show(() => handleLeagueBook(league))
    expect(page.text).toContain('This league has no book yet')
    expect(page.text).toContain('npm run book -- 4242 --new')
    expect(page.named('Wall of champions').texts('li')).toHaveLength(3)
  })

  it('shows failures, an outdated server, and the loading state', async () => {
    expect((await show(new Refusal(422, 'espn-4242.yml, line 1: expected …'))).text).toContain(
      'Couldn’t load the league’s book',
    )
    expect((await show(new Refusal(404))).text).toContain('This server can’t show the league’s book')
    expect((await show(loading)).all('[role="status"], [aria-busy]').length).toBeGreaterThan(0)
  })
})

describe('the money of a book', () => {
  const payouts = 'payouts: {places: {1: 20, 2: 10.50}, weekly_high: 2}'

  it('is that of the season that is shown, or that the reader chooses', async () => {
    const page = await show(() => money(payouts))
    expect(page.texts('h2')).toContain('Bob won the most in 2024: €24.00')
    expect(page.named('Payouts of 2024').texts('tbody tr')).toEqual([
      'ChampionBob€20.00',
      '2nd placeAnn€10.50',
      'High scores of weeks 1, 2Bob€4.00',
    ])
    expect(page.text).toContain('Left in the pot€5.50')
    const other = await show(() => money(payouts), '?pot=2021')
    expect(other.named('Payouts of 2021').texts('tbody tr')[0]).toBe('ChampionAnn€20.00')
  })

  it('says who sees it if it is not public', async () => {
    const note = 'Only visible with this server’s access token.'
    expect((await show(() => money(payouts))).text).not.toContain(note)
    const isPrivate = bookOf('money: {currency: EUR, buy_in: 10}')
    expect((await show(() => isPrivate)).text).toContain(note)
  })

  it('is in a ledger of all finished seasons', async () => {
    const page = await show(() => money('payouts: {places: {1: 20}}'))
    expect(page.texts('h2')).toContain('Ann is up the most: +€10')
    expect(page.named('Ledger by manager').texts('tbody tr')).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Ann3 seasons€30€40▲ \+€10$/), expect.stringMatching(/▼ −€10$/)]),
    )
  })
})
