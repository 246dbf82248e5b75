/** Specification, sections 2 ('Home page') and 9: what the home page says of the leagues that a server lists. */
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
  expect((await homeOf([], path)).texts('h2')).toEqual(['Your Leagues'])
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
  const { text, texts } = await homeOf([])
  expect(texts('h3')).toEqual(['Ready to Dominate Your Draft?'])
  expect(texts('button')).toContain('Create Your First League')
  expect(text).toMatch(/demo league.*AI-powered analytics/)
})
