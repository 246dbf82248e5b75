/** Specification, sections 2 ('Awards tab') and 8: texts of the awards, for any server. */
import { beforeAll, expect, it } from 'vitest'
import { completeSuperlatives } from '../../src/client/complete/complete-superlatives.ts'
import type { Season } from '../../src/domain/season.ts'
import { groupBySubject } from '../../src/parts/awards/group-by-subject.ts'
import { weekToDate } from '../../src/parts/league/league-phase.ts'
import { AwardsScreen } from '../../src/screens/awards/AwardsScreen.tsx'
import { awardTitles } from '../support/award-titles.ts'
import { espnLeague } from '../support/league-keys.ts'
import {
  demoSeason,
  type Instead,
  oneLine,
  Refusal,
  responseFor,
  type ShownScreen,
  showScreen,
} from '../support/shown-screen.ts'

let season: Season
const awardsOf = (instead: Instead) => showScreen(AwardsScreen, '/leagues/espn/101/awards', season, instead)
beforeAll(async () => {
  season = await demoSeason(101)
})

it("'Season Superlatives': cards with rank number, title, winner team, optional player and display value", async () => {
  const { id } = responseFor(season, 'hostLeague', espnLeague(101))
  const { superlatives } = responseFor(season, 'superlatives', { leagueId: id })
  expect(superlatives.length).toBeGreaterThan(8)
  const grid = (await awardsOf({})).named('Season Superlatives')
  expect(grid.texts('h2')).toContain('Season Superlatives')
  const cards = grid.parts('article')
  expect(cards).toHaveLength(superlatives.length)
  // In groups by subject, each after its lead.
  expect(grid.texts('h3, h4')).toEqual([
    ...['Season', 'Best Regular Season Record', 'Most Consistent', 'Boom or Bust', 'Best Manager'],
    ...['Games', 'Highest Single Week Score', 'Strongest Playoff Run', 'Unluckiest Loss', 'Heartbreaker'],
    ...['Luck', 'Luckiest Season', 'Most Points Against', 'Should Have Made Playoffs', 'Unluckiest Season'],
    ...['Draft and moves', 'Draft Boom of the Year', 'Biggest Draft Bust', 'Late Round Lottery Winner'],
    ...['First Round Failure', 'Best Trade', 'Worst Trade', 'Pickup of the Year'],
  ])
  const shown = cards.flatMap(({ texts }) => superlatives.filter(({ award }) => texts('h4').includes(award)))
  expect(shown).toHaveLength(superlatives.length)
  // Numbered as they are shown.
  for (const [index, { award, winner, description }] of shown.entries()) {
    const { text, texts, all } = cards.find((card) => card.texts('h4').includes(award)) as ShownScreen
    expect(texts('span')).toContain(String(index + 1))
    expect(all('svg').length).toBeGreaterThan(0)
    expect(text).toContain(oneLine(winner.teamName))
    if (winner.playerName) expect(text).toContain(winner.playerName)
    expect(text).toContain(oneLine(winner.display))
    expect(texts('*')).toContain(oneLine(description))
  }
})

it('says through which week the awards of a running season go', () => {
  expect(weekToDate({ phase: 'in-season', completedWeeks: [9, 10] })).toBe(10)
  expect(weekToDate({ phase: 'in-season', completedWeeks: [] })).toBeNull()
  expect(weekToDate({ phase: 'complete', completedWeeks: [16, 17] })).toBeNull()
})

it("footer: '{total_awards} awards celebrating the best from {teams_analyzed} teams'", async () => {
  const { id } = responseFor(season, 'hostLeague', espnLeague(101))
  const { summary } = responseFor(season, 'superlatives', { leagueId: id })
  expect((await awardsOf({})).texts('p')).toContain(
    `${summary.totalAwards} awards celebrating the best from ${summary.teamsAnalyzed} teams`,
  )
})

it('gives known awards their icons, and unknown ones the default', async () => {
  const titles = [...awardTitles, 'Waiver Wizard <i>of</i> the league', 'Trader']
  const superlatives = titles.map((award) => ({
    award,
    description: `What ${award} is`,
    winner: { teamName: 'A', playerName: null },
  }))
  const { all, text } = await awardsOf({ superlatives: () => ({ superlatives }) })
  expect(all('article')).toHaveLength(titles.length)
  expect(text).toContain('Waiver Wizard <i>of</i> the league')
  const iconOf = new Map(
    all('article').map((card) => [
      card.querySelector('h3, h4')?.textContent,
      card.querySelector('svg path:only-child')?.getAttribute('d'),
    ]),
  )
  const icons = titles.map((title) => iconOf.get(title))
  expect(new Set(icons.slice(0, 12)).size).toBe(12)
  expect(icons[12]).toBeTruthy()
  expect(icons[13]).toBe(icons[12])
  expect(icons.slice(0, 12)).not.toContain(icons[12])
})

it('leads with the team that took the most awards, and every team’s awards', async () => {
  const give = (teams: readonly string[]) => ({
    superlatives: () => ({
      superlatives: teams.map((teamName, index) => ({
        key: `award-${index}`,
        award: `Award ${index + 1}`,
        winner: { teamId: teamName.charCodeAt(0), teamName },
      })),
    }),
  })
  const page = await awardsOf(give(['A', 'B', 'B', 'C', 'B', 'A', 'C', 'D']))
  expect(page.texts('p')).toContain('B took the most awards: 3 of 8')
  const [first] = page.all('[aria-label="Awards by team"] > li')
  expect(first?.textContent).toContain('B')
  expect(
    [...(first?.querySelectorAll('svg[aria-label]') ?? [])].map((icon) => icon.getAttribute('aria-label')),
  ).toEqual(['Award 2', 'Award 3', 'Award 5'])
  expect(page.texts('summary')).toEqual(['Awards of 4 teams', '7 more awards, from Award 2 to Award 8'])
  expect((await awardsOf(give(['A', 'B', 'B', 'A']))).texts('p')).toContain('A and B took the most awards: 2 each')
  expect((await awardsOf(give(['A', 'B']))).text).not.toContain('took the most')
})

it("shows on failure 'Failed to Load Superlatives', 'Failed to load season superlatives', Try Again", async () => {
  const { text, texts } = await awardsOf({ superlatives: new Refusal(500) })
  expect(text).toContain('Failed to Load Superlatives')
  expect(text).toContain('Failed to load season superlatives')
  expect(texts('button')).toContain('Try Again')
})

it('names the last week of a running season', async () => {
  const running = await demoSeason(103)
  const { completedWeeks } = responseFor(running, 'hostLeague', espnLeague(103))
  const { texts } = await showScreen(AwardsScreen, '/leagues/espn/103/awards', running)
  expect(texts('h2')).toContain(`Season Superlatives, through week ${completedWeeks.at(-1)}`)
})

it('explains that there are no awards yet', async () => {
  const undrafted = await demoSeason(104)
  const { text, all } = await showScreen(AwardsScreen, '/leagues/espn/104/awards', undrafted)
  expect(text).toContain('No awards yet')
  expect(all('article')).toEqual([])
})

it('shows the reader’s own first', async () => {
  const { id } = responseFor(season, 'hostLeague', espnLeague(101))
  const { superlatives } = responseFor(season, 'superlatives', { leagueId: id })
  const awards = completeSuperlatives({ superlatives, leagueId: id, summary: {} } as never).superlatives
  const [own] = awards
  const groups = groupBySubject(awards, own?.winner.teamId ?? null)
  expect(groups[0]?.title).toBe('Yours')
  expect(groups[0]?.awards.every(({ winner }) => winner.teamId === own?.winner.teamId)).toBe(true)
  expect(new Set(groups.flatMap((group) => group.awards))).toEqual(new Set(awards))
  expect(groupBySubject(awards, null)[0]?.title).toBe('Season')
})
