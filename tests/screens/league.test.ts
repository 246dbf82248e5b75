/** Specification, sections 2 ('League header cards'), 4, 5 and 8: texts of the league shell, in each state. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Season } from '../../src/domain/season.ts'
import { OverviewScreen } from '../../src/screens/overview/OverviewScreen.tsx'
import { brokenText } from '../support/broken-text.ts'
import { espnLeague } from '../support/league-keys.ts'
import {
  demoSeason,
  type Instead,
  loading,
  Refusal,
  responseFor,
  type ShownScreen,
  showScreen,
} from '../support/shown-screen.ts'

const cardTitles = ['Season Champion', '2nd Place', '3rd Place', 'Regular Season Leader']

let finished: Season

const overviewOf = (season: Season, instead?: Instead) =>
  showScreen(OverviewScreen, `/leagues/espn/${season.leagueId}/overview`, season, instead)
const overview = (instead?: Instead) => overviewOf(finished, instead)

const cardsOf = ({ all }: ShownScreen, title: string) =>
  all('span')
    .filter(({ textContent }) => textContent === title)
    .map((label) => label.closest('[class*=rounded]')?.textContent ?? '')
beforeAll(async () => {
  finished = await demoSeason(101)
})

it('League shell: header (name, season, team count)', async () => {
  const { name, season, teamCount } = responseFor(finished, 'hostLeague', espnLeague(101))
  const { all, texts } = await overview()
  expect(texts('h1')).toEqual([name.trim()])
  const header = all('h1')[0]?.closest('header')?.textContent
  expect(header).toContain(String(season))
  expect(header).toContain(`${teamCount} teams`)
})

describe('league header cards', () => {
  it('Season Champion, 2nd Place (rank 2), 3rd Place (rank 3), Regular Season Leader', async () => {
    const { id, season } = responseFor(finished, 'hostLeague', espnLeague(101))
    const { standings, summary } = responseFor(finished, 'standings', { leagueId: id, season })
    const names = [
      standings.find(({ isChampion }) => isChampion)?.teamName,
      standings.find(({ rank }) => rank === 2)?.teamName,
      standings.find(({ rank }) => rank === 3)?.teamName,
      summary.regularSeasonLeader?.teamName,
    ]
    const screen = await overview()
    for (const [index, title] of cardTitles.entries()) {
      expect(cardsOf(screen, title)[0], title).toContain(names[index]?.trim() ?? 'a team')
    }
  })

  // Each by itself: tests/ui/header-cards.test.ts.
  it('Each is shown only if data exists: without a 2nd place', async () => {
    const screen = await overview({
      standings: (response) => ({ ...response, standings: response.standings.filter(({ rank }) => rank !== 2) }),
    })
    expect(screen.text).toContain('League Summary')
    for (const title of cardTitles) expect(cardsOf(screen, title), title).toHaveLength(title === '2nd Place' ? 0 : 1)
  })

  it('Each is shown only if data exists: none before the draft, no places while the season runs', async () => {
    const undrafted = await overviewOf(await demoSeason(104))
    expect(undrafted.text).toContain('League Summary')
    for (const title of cardTitles.slice(0, 3)) expect(cardsOf(undrafted, title), title).toEqual([])
    expect(undrafted.text).not.toMatch(brokenText)
    const running = await overviewOf(await demoSeason(103))
    expect(cardsOf(running, 'Regular Season Leader')).toHaveLength(1)
    expect(cardsOf(running, 'Season Champion')).toEqual([])
  })
})

describe('states', () => {
  it('loading skeleton, success', async () => {
    const asked = await overview({ hostLeague: loading })
    expect(asked.texts('[role=status]')).toContain('Loading league...')
    expect(asked.all('.waiting').length).toBeGreaterThan(0)
    const responded = await overview()
    expect(responded.all('h1')).toHaveLength(1)
    expect(responded.all('.waiting')).toEqual([])
  })
})

describe('League shell failure', () => {
  const leadsHome = ({ all }: ShownScreen) =>
    all('a').some(
      ({ textContent, attributes }) => textContent === 'Back to Home' && attributes.getNamedItem('href')?.value === '/',
    )

  function expectFailure(screen: ShownScreen, words: readonly string[]) {
    expect(screen.all('[role=alert]')).toHaveLength(1)
    const said = screen.texts('h1, p')
    for (const word of words) expect(said).toContain(word)
    expect(screen.texts('button')).toContain('Retry')
    expect(leadsHome(screen)).toBe(true)
    expect(screen.text).not.toMatch(brokenText)
  }

  it.each(['hostLeague', 'standings'] as const)(
    "'Failed to load league data' with Retry and Back to Home: %s",
    async (call) => {
      const screen = await overview({ [call]: new Refusal(500, 'The store is on fire') })
      expectFailure(screen, ['Failed to load league data', 'The store is on fire'])
    },
  )

  it("an unknown league, an empty error ('Failed to load league'), no connection: shows the next step", async () => {
    const missing = await overview({ hostLeague: new Refusal(404, 'League 101 is not here') })
    expectFailure(missing, ['Failed to load league data', 'League 101 is not here'])
    const silent = await overview({ hostLeague: new Refusal(500, '') })
    expectFailure(silent, ['Failed to load league data', 'Failed to load league'])
    const offline = await overview({ hostLeague: new Refusal(0, 'The server cannot be reached.') })
    expect(offline.text).toMatch(/connection/)
  })

  // Invalid ids: tests/ui/league-address.test.ts.
  it("'Invalid league ID' with Back to Home", async () => {
    const screen = await showScreen(OverviewScreen, '/leagues/espn/nonsense/overview', finished)
    expect(screen.texts('h1')).toEqual(['Invalid league ID'])
    expect(leadsHome(screen)).toBe(true)
    expect(screen.text).not.toMatch(brokenText)
  })
})
