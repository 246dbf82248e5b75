/** The weekly as HTML: every edition of two demo seasons. */
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { splitByLinks } from '../../../src/screens/weekly/split-by-links.ts'
import { WeeklyView } from '../../../src/screens/weekly/WeeklyView.tsx'
import { listTradesOf, type WeeklyPage, weeklyLinks } from '../../../src/screens/weekly/weekly-page.ts'
import { weeklyDescription, weeklyShare, weeklyTitle } from '../../../src/screens/weekly/weekly-share.ts'
import { writeEdition } from '../../../src/weekly/write-edition.ts'
import { judgeDemo } from '../../read-leagues.ts'
import { brokenText } from '../../support/broken-text.ts'
import { completeResponse } from '../../support/complete-response.ts'
import { loadEditions } from '../../weekly/load-season.ts'

const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

async function readPages(league: number): Promise<WeeklyPage[]> {
  const season = await judgeDemo(league)
  const sources = await loadEditions(season, { forecastRuns: 5 })
  const editions = [...sources].flatMap(([week, ofWeek]) => writeEdition(ofWeek, week) ?? [])
  const key = { host: season.host, leagueId: season.leagueId, season: season.season }
  return editions.map((edition, index) => ({
    key,
    edition,
    before: editions[index - 1] ?? null,
    after: editions[index + 1] ?? null,
    trades: [],
  }))
}

const pages: { page: WeeklyPage; html: string }[] = []
beforeAll(async () => {
  for (const page of [...(await readPages(102)), ...(await readPages(103))]) {
    pages.push({
      page,
      html: renderToStaticMarkup(<WeeklyView page={page} links={weeklyLinks(page.key, null)} address={null} />),
    })
  }
}, 60_000)

describe('the page of an edition', () => {
  it('has one h1, the lead, and skips no level of headings', () => {
    for (const { page, html } of pages) {
      const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))
      expect(levels[0]).toBe(1)
      expect(levels.filter((level) => level === 1)).toHaveLength(1)
      expect(levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1)).toBe(true)
      expect(levels.filter((level) => level === 3)).toHaveLength(
        page.edition.games.length + (page.edition.next?.games.length ?? 0),
      )
    }
    expect(pages.length).toBeGreaterThan(20)
  })

  it('is complete without a script, small, and without gaps', () => {
    for (const { page, html } of pages) {
      expect(html).not.toMatch(/<script|\son[a-z]+=/)
      expect(html.length).toBeLessThan(56_000)
      expect(textOf(html)).not.toMatch(brokenText)
      expect(`${weeklyTitle(page)} ${weeklyDescription(page)}`).not.toMatch(brokenText)
      expect(
        [...html.matchAll(/ href="([^"]*)"/g)].filter(([, href = '']) => !/^\/([\w/-]+)?(\?season=\d{4})?$/.test(href)),
      ).toEqual([])
      const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }
  })

  it('on a phone shows the lead and one game whole, and folds all else under lines that say what is inside', () => {
    const page = pages.find(
      ({ page: { edition } }) => edition.games.length > 4 && edition.next && edition.odds.length > 0,
    )
    if (!page) throw new Error('An edition with games, odds and a next week is expected')
    const { stories, games, next, odds, standings } = page.page.edition
    const lines = (page.html.match(/<details[^>]*class="fold.*?<\/summary>/g) ?? []).map((line) => textOf(line).trim())
    const ofStories = lines.splice(0, stories.length)
    expect(ofStories).toEqual(stories.map(({ headline }) => headline.text))
    const folded = games.slice(1)
    expect(folded.filter(({ teams }, index) => !lines[index]?.includes(teams[0]?.name ?? ''))).toEqual([])
    expect(lines.slice(folded.length)).toEqual(
      expect.arrayContaining([
        expect.stringContaining(`All ${standings.length} teams`),
        `Odds of ${odds.length} teams, before and after`,
        expect.stringContaining(`${next?.games.length} games`),
      ]),
    )
  })

  it('leads to the editions beside it, the last of a season to the recap', () => {
    const of = (league: string) => pages.filter(({ page }) => page.key.leagueId === league)
    const first = of('102').at(0)
    const last = of('102').at(-1)
    expect(first?.html).not.toContain('rel="prev"')
    expect(first?.html).toMatch(/href="\/weekly\/espn\/102\/\d{4}\/2" rel="next"/)
    expect(last?.html).toContain('Recap of the season')
    expect(last?.html).not.toContain('rel="next"')
    expect(of('103').at(-1)?.html).not.toContain('Recap of the season')
  })

  it('has the tabs of its door, and a bracket only where two teams play each other', async () => {
    const tabsOf = ({ key }: WeeklyPage, html: string) => {
      const league = `/leagues/${key.host}/${key.leagueId}`
      const tabs = /<nav aria-label="In this section".*?<\/nav>/.exec(html)?.[0] ?? ''
      return [...tabs.matchAll(/href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href = '', label]) => [
        label,
        href.replace(/\/seasons\/\d+/, '').replace(league, ''),
      ])
    }
    const whole = pages.find(({ page }) => page.edition.week === 5)
    if (!whole) throw new Error('The demo has no such edition')
    const { page, html } = whole
    expect(tabsOf(page, html)).toEqual([
      ['Games', '/matchups/5'],
      ['Weekly', weeklyLinks(page.key, null).edition(5)],
      ['Bracket', '/matchups/bracket'],
    ])
    const [elimination] = await readPages(106)
    if (!elimination) throw new Error('The demo has no such edition')
    const links = weeklyLinks(elimination.key, null)
    const other = renderToStaticMarkup(<WeeklyView page={elimination} links={links} address={null} />)
    expect(tabsOf(elimination, other).map(([label]) => label)).toEqual(['Games', 'Weekly'])
  })

  it('has the verdict of a trade that it tells of, as on the trade\u2019s page', () => {
    const told = pages.flatMap(({ page }) => {
      const [id] = page.edition.sections.flatMap(listTradesOf)
      return id === undefined ? [] : [{ page, id }]
    })
    const { page, id } = told[0] as (typeof told)[number]
    const [winner] = page.edition.standings
    const { trades } = completeResponse('trades', {
      trades: [
        {
          id,
          season: page.key.season,
          state: 'decided',
          best: winner?.team,
          sides: [{ team: winner?.team, value: 26, wins: 1.4 }],
        },
        { id, season: page.key.season - 1, state: 'open' },
      ],
    })
    const draw = (shown: WeeklyPage) =>
      renderToStaticMarkup(<WeeklyView page={shown} links={weeklyLinks(page.key, null)} address={null} />)
    const html = draw({ ...page, trades })
    expect(textOf(html)).toContain(
      `The trade until today: ${winner?.team.name} won it: +26.0 points above replacement, +1.4 wins`,
    )
    expect(html).toMatch(new RegExp(`<a href="/leagues/[^"]*/moves/${id}[?"]`))
    expect(textOf(draw(page))).not.toContain('until today')
  })

  it('is shared under its own address, with its own picture', () => {
    const { page } = pages[0] as (typeof pages)[number]
    const { path, image } = weeklyShare(page)
    expect(path).toBe(`/weekly/espn/102/${page.key.season}/1`)
    expect(image?.path).toBe(`/og/weekly/espn/102/${page.key.season}/1.png`)
  })
})

describe('the links of a sentence', () => {
  const cubs = { id: 1, name: 'Cubs' }
  const owls = { id: 2, name: 'Owls' }
  const nameless = { id: 3, name: '' }
  const team = (id: number) => ({ kind: 'team', id })

  it('are its teams', () => {
    expect(splitByLinks({ text: 'Cubs beat Owls, again.', teams: [cubs, owls], facts: [] })).toEqual([
      { text: 'Cubs', target: team(1), at: 0 },
      { text: ' beat ', target: null, at: 4 },
      { text: 'Owls', target: team(2), at: 10 },
      { text: ', again.', target: null, at: 14 },
    ])
  })

  it('are text if their name is not found', () => {
    // A team that left the league has no page.
    const gone = { ...cubs, hasLeft: true as const }
    expect(splitByLinks({ text: 'Cubs beat Owls.', teams: [gone, owls], facts: [] })).toEqual([
      { text: 'Cubs beat ', target: null, at: 0 },
      { text: 'Owls', target: { kind: 'team', id: owls.id }, at: 10 },
      { text: '.', target: null, at: 14 },
    ])
    expect(splitByLinks({ text: 'Nobody won.', teams: [owls, nameless], facts: [] })).toEqual([
      { text: 'Nobody won.', target: null, at: 0 },
    ])
  })

  it('are the word for a trade, unless it is part of a team\u2019s name', () => {
    const trader = { id: 4, name: 'The trade Winds' }
    const facts = [{ name: 'trade', value: 'abc', text: 'trade' }]
    expect(splitByLinks({ text: 'The trade Winds won the trade.', teams: [trader], facts })).toEqual([
      { text: 'The trade Winds', target: team(4), at: 0 },
      { text: ' won the ', target: null, at: 15 },
      { text: 'trade', target: { kind: 'trade', id: 'abc' }, at: 24 },
      { text: '.', target: null, at: 29 },
    ])
  })
})
