/** The weekly as HTML: every edition of two demo seasons. */
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { splitByTeams } from '../../../src/screens/weekly/split-by-teams.ts'
import { WeeklyView } from '../../../src/screens/weekly/WeeklyView.tsx'
import { type WeeklyPage, weeklyLinks } from '../../../src/screens/weekly/weekly-page.ts'
import { weeklyDescription, weeklyShare, weeklyTitle } from '../../../src/screens/weekly/weekly-share.ts'
import { writeEdition } from '../../../src/weekly/write-edition.ts'
import { judgeDemo } from '../../read-leagues.ts'
import { brokenText } from '../../support/broken-text.ts'
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
      expect([...html.matchAll(/ href="([^"]*)"/g)].filter(([, href = '']) => !/^\/([\w/-]+)?$/.test(href))).toEqual([])
      const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }
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

  it('is shared under its own address, with its own picture', () => {
    const { page } = pages[0] as (typeof pages)[number]
    const { path, image } = weeklyShare(page)
    expect(path).toBe(`/weekly/espn/102/${page.key.season}/1`)
    expect(image?.path).toBe(`/og/weekly/espn/102/${page.key.season}/1.png`)
  })
})

describe('the teams of a sentence', () => {
  const [cubs, owls, nameless] = [
    { id: 1, name: 'Cubs' },
    { id: 2, name: 'Owls' },
    { id: 3, name: '' },
  ]

  it('are separate parts', () => {
    expect(splitByTeams({ text: 'Cubs beat Owls, again.', teams: [cubs, owls] })).toEqual([
      { text: 'Cubs', teamId: 1, at: 0 },
      { text: ' beat ', teamId: null, at: 4 },
      { text: 'Owls', teamId: 2, at: 10 },
      { text: ', again.', teamId: null, at: 14 },
    ])
  })

  it('are text if their name is not found', () => {
    expect(splitByTeams({ text: 'Nobody won.', teams: [owls, nameless] })).toEqual([
      { text: 'Nobody won.', teamId: null, at: 0 },
    ])
  })
})
