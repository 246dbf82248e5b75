/** Specification, sections 2 ('Home page') and 9: texts of the home page about a server's leagues. */
import { existsSync } from 'node:fs'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { HomeTitle } from '../../src/screens/home/HomeTitle.tsx'
import { LeagueListScreen } from '../../src/screens/home/LeagueList.tsx'
import { demoSeason, responseFor, showElement, showScreen } from '../support/shown-screen.ts'

const homeOf = (leagues: unknown, path = '/') => showScreen(LeagueListScreen, path, () => leagues)
const cardsOf = async (leagues: unknown) => (await homeOf(leagues)).named('Your Leagues').parts('li')

it("has the product logo, headline 'Fantasy Football Analytics' and the tagline", async () => {
  const { all, texts } = await showElement(createElement(HomeTitle), { calls: undefined }, () => null)
  expect(texts('h1')).toEqual(['Fantasy Football Analytics'])
  expect(all('svg')).toHaveLength(1)
  expect(texts('p')).toContain('Advanced analytics and insights for your fantasy football drafts and team performance')
})

it.each(['/', '/leagues'])("%s lists 'Your Leagues'", async (path) => {
  expect((await homeOf([], path)).texts('h2')[0]).toBe('Your Leagues')
})

it("'Your Leagues' grid of league cards: link, name, team count, season, status badge, pick count", async () => {
  const leagues = []
  for (const id of [101, 102, 103, 104]) leagues.push(...responseFor(await demoSeason(id), 'leagues', {}))
  const cards = await cardsOf(leagues)
  expect(cards).toHaveLength(leagues.length)
  for (const [index, league] of leagues.entries()) {
    const { all, text } = cards[index] ?? (await homeOf([]))
    expect(all('a')[0]?.getAttribute('href')).toBe(`/leagues/espn/${league.espnLeagueId}`)
    expect(text).toContain(league.name.trim())
    expect(text).toContain(String(league.season))
    expect(text).toContain(`${league.teamCount} teams`)
    expect(text).toContain(`${league.summary.totalPicks} picks`)
  }
})

it('team count (team_count or total_teams)', async () => {
  const [one, two, three] = await cardsOf([
    { espnLeagueId: 1, name: 'One', teamCount: 10, totalTeams: 14 },
    { espnLeagueId: 2, name: 'Two', totalTeams: 8 },
    { espnLeagueId: 3, name: 'Three', teamCount: 1, season: 2020 },
  ])
  expect(one?.text).toContain('10 teams')
  expect(two?.text).toContain('8 teams')
  expect(three?.text).toMatch(/1 team(?!s)/)
})

it("'Drafted' when summary.total_picks is above 0 or draft_complete is true; otherwise 'Pending'", async () => {
  const cards = await cardsOf([
    { name: 'Both', summary: { totalPicks: 150 }, draftComplete: true },
    { name: 'Picks only', summary: { totalPicks: 1 }, draftComplete: false },
    { name: 'Flag only', summary: { totalPicks: 0 }, draftComplete: true },
    { name: 'Neither', summary: { totalPicks: 0 }, draftComplete: false },
    { name: 'Not said' },
  ])
  const badges = cards.map(({ all }) =>
    all('span').filter(({ textContent }) => /^(Drafted|Pending)$/.test(textContent ?? '')),
  )
  const statuses = ['Drafted', 'Drafted', 'Drafted', 'Pending', 'Pending']
  expect(badges.map(([badge]) => badge?.textContent)).toEqual(statuses)
  // Green with a check mark, yellow with an hourglass.
  const icons = badges.map(([badge]) => badge?.querySelector('svg path')?.getAttribute('d'))
  expect(icons.every(Boolean)).toBe(true)
  expect(icons.map((icon) => (icon === icons[0] ? 'Drafted' : 'Pending'))).toEqual(statuses)
  expect(icons[4]).toBe(icons[3])
})

it('It lists at most the first 6 leagues', async () => {
  const cards = await cardsOf(
    Array.from({ length: 9 }, (_, index) => ({ espnLeagueId: index + 1, name: `League no. ${index + 1}` })),
  )
  expect(cards).toHaveLength(6)
  expect(cards[0]?.text).toContain('League no. 1')
  expect(cards[5]?.text).toContain('League no. 6')
})

it("Empty state: 'Ready to Dominate Your Draft?' with 'Create Your First League', saying a demo league shows the AI-powered analytics", async () => {
  const { text, texts } = (await homeOf([])).named('Your Leagues')
  expect(texts('h3')).toEqual(['Ready to Dominate Your Draft?'])
  expect(texts('button')).toContain('Create Your First League')
  expect(text).toMatch(/demo league.*AI-powered analytics/)
})

it('shows for each league its progress, leader or champion, and the newest weekly', async () => {
  const league = { season: 2025, finalWeek: 17, regularSeasonWeeks: 14, draftComplete: true }
  const cards = await cardsOf([
    {
      ...league,
      espnLeagueId: 1,
      name: 'Before',
      phase: 'pre-draft',
      draftDate: '2025-09-02T16:00:00Z',
      draftComplete: false,
    },
    { ...league, espnLeagueId: 2, name: 'Soon', phase: 'pre-season', currentWeek: 0 },
    {
      ...league,
      espnLeagueId: 3,
      name: 'Running',
      phase: 'in-season',
      currentWeek: 10,
      leader: { teamName: 'Alpha', isChampion: false, wins: 7, losses: 2, ties: 0 },
      newestEdition: 9,
    },
    { ...league, espnLeagueId: 4, name: 'In the playoffs', phase: 'in-season', currentWeek: 15 },
    {
      ...league,
      espnLeagueId: 5,
      name: 'Over',
      phase: 'complete',
      leader: { teamName: 'Omega', isChampion: true, wins: null, pointsFor: 1204.5 },
      newestEdition: 17,
    },
    { ...league, espnLeagueId: 6, name: 'Of another server' },
  ])
  const texts = cards.map(({ text }) => text)
  expect(texts[0]).toMatch(/Before the draft.*Draft.*Sep 2/)
  expect(texts[1]).toMatch(/Preseason.*Next.*Week 1/)
  expect(texts[2]).toMatch(/Week 10 of 17.*First place.*Alpha.*7-2.*Weekly: week 9/)
  expect(texts[3]).toContain('Playoffs, week 15 of 17')
  expect(texts[4]).toMatch(/Final.*Champion.*Omega.*1,204.5 points.*Weekly: week 17/)
  expect(texts[5]).not.toMatch(/week|champion|first place/i)
  const links = cards.map(({ all }) => all('a').map((link) => link.getAttribute('href')))
  expect(links[2]).toEqual(['/leagues/espn/3', '/weekly/espn/3/2025/9'])
  expect(links[5]).toEqual(['/leagues/espn/6'])
})

it('shows three sample pictures, with links if there are demo leagues', async () => {
  const linksOf = async (leagues: unknown) => {
    const examples = (await homeOf(leagues)).named('What you get')
    expect(examples.parts('li')).toHaveLength(3)
    for (const picture of examples.all('img')) {
      const file = `public${picture.getAttribute('src')}`
      expect([file, existsSync(file)]).toEqual([file, true])
    }
    return examples.all('a').length
  }
  expect(await linksOf([{ espnLeagueId: 101, name: 'Demo' }])).toBe(3)
  expect(await linksOf([{ espnLeagueId: 5, name: 'Another' }])).toBe(0)
})

it('phones fold the sample pictures below leagues, and show them where there are none', async () => {
  const foldsOf = async (leagues: unknown) => (await homeOf(leagues)).named('What you get').texts('.fold > summary')
  expect(await foldsOf([{ espnLeagueId: 5, name: 'Another' }])).toEqual(['Playoff odds, draft board, and the weekly'])
  expect(await foldsOf([])).toEqual([])
})
