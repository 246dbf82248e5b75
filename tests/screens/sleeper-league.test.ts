/** A Sleeper league on the screens: its own terms and features. The demo's dynasty. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Season } from '../../src/domain/season.ts'
import { BracketScreen } from '../../src/screens/bracket/BracketScreen.tsx'
import { ManagersScreen } from '../../src/screens/managers/ManagersScreen.tsx'
import { MatchupsScreen } from '../../src/screens/matchups/MatchupsScreen.tsx'
import { MovesScreen } from '../../src/screens/moves/MovesScreen.tsx'
import { OverviewScreen } from '../../src/screens/overview/OverviewScreen.tsx'
import { WeekScreen } from '../../src/screens/week/WeekScreen.tsx'
import { brokenText } from '../support/broken-text.ts'
import { demoSeason, firstTeamOf, type Instead, Refusal, responseFor, showScreen } from '../support/shown-screen.ts'

const league = { host: 'sleeper', leagueId: '100000000000000107' } as const
const base = `/leagues/${league.host}/${league.leagueId}`

let season: Season
beforeAll(async () => {
  season = await demoSeason(league)
})

const shown = async (Screen: typeof OverviewScreen, path: string, instead?: Instead, of = season) => {
  const screen = await showScreen(Screen, base + path, of, instead)
  expect(screen.text, path).not.toMatch(brokenText)
  expect(screen.text, path).not.toContain('ESPN')
  return screen
}
describe('the overview', () => {
  it('names the champion and links within the league of this season', async () => {
    const { text, all } = await shown(OverviewScreen, '/overview')
    const { summary } = responseFor(season, 'standings', {
      leagueId: responseFor(season, 'hostLeague', league).id,
      season: season.season,
    })
    expect(text).toMatch(new RegExp(`Season Champion\\w+?${summary.champion?.teamName}`))
    const links = all('a').map((link) => link.getAttribute('href') ?? '')
    expect(links.filter((href) => href.startsWith(base)).length).toBeGreaterThan(12)
    expect(links.filter((href) => /\/leagues\//.test(href) && !href.startsWith(base))).toEqual([])
  })

  it('explains a team without a manager, and names its slots', async () => {
    const { named, text } = await shown(OverviewScreen, '/overview', {
      hostLeague: (response) => ({ ...response, phase: 'pre-season', completedWeeks: [], currentWeek: 0 }),
      standings: (response) => ({
        ...response,
        standings: response.standings.map((team, index) => (index === 0 ? { ...team, ownerNames: [] } : team)),
      }),
    })
    expect(named('Teams').text).toContain('No manager named')
    expect(text).toContain('1 OP (superflex)')
    expect(text).toContain('3 TAXI')
  })

  it('explains the format of an id for an unknown Sleeper league', async () => {
    const { text } = await shown(OverviewScreen, '/overview', {
      hostLeague: new Refusal(404, 'League not found.'),
    })
    expect(text).toMatch(/League not found\..*sleeper\.com\. Each season has its own\./)
  })
})

describe('a week', () => {
  it('has the games of the toilet bowl as consolation, and whose projections the odds are from', async () => {
    const { text } = await shown(MatchupsScreen, '/matchups/16')
    expect(text).toContain('consolation')
    const { text: played } = await shown(MatchupsScreen, '/matchups/3', {
      scoreboard: (response) => ({ ...response, chanceBasis: 'projections' }),
    })
    expect(played).toContain('based on Sleeper’s projections.')
    expect(played).toMatch(/left on the bench|optimal lineup/)
  })

  it('of a team has its taxi squad beside the bench', async () => {
    const { texts, text } = await shown(WeekScreen, `/teams/${firstTeamOf(season).id}/roster/week/17`, {
      weeklyRoster: (response) => ({
        ...response,
        roster: response.roster.map((player, index) =>
          index === response.roster.length - 1 ? { ...player, isStarter: false, lineupSlot: 'TAXI' } : player,
        ),
      }),
    })
    expect(texts('section h3').map((title) => title.replace(/ \d+$/, ''))).toEqual(
      expect.arrayContaining(['Starting Lineup', 'Bench', 'Taxi Squad']),
    )
    expect(text).toContain('OP')
  })

  it('of best ball has no lineup decisions, and explains it instead of zeros', async () => {
    const bestBall = { ...season, settings: { ...season.settings, isBestBall: true as const } }
    const words = 'Best ball: the optimal lineup counts automatically'
    const path = `/teams/${firstTeamOf(season).id}/roster/week/3`
    const analysis = (await shown(WeekScreen, path, {}, bestBall)).named('Start/Sit Analysis').text
    expect(analysis).toContain(words)
    expect(analysis).not.toMatch(/Perfect Lineup|Optimal|Impact/)
    const { text } = await shown(MatchupsScreen, '/matchups/3', {}, bestBall)
    expect(text).toContain(words)
    expect(text).not.toMatch(/on the bench|Optimal lineup/)
    const managers = await shown(ManagersScreen, '/managers', {}, bestBall)
    expect(managers.text).toContain(words)
    expect(managers.text).not.toMatch(/Closest to optimal lineups|100\.0%/)
  })
})

describe('the moves', () => {
  it('have draft picks and dollars in trades, losing bids, and commissioner’s moves', async () => {
    const response = responseFor(season, 'moves', league)
    const trade = response.moves.find(({ sides }) => sides.some((side) => side.receivedPicks && side.receivedDollars))
    const pick = trade?.sides.flatMap((side) => side.receivedPicks ?? [])[0]
    const { text } = await shown(MovesScreen, '/moves')
    expect(text).toContain(`${pick?.season} round ${pick?.round} pick`)
    expect(text).toMatch(/\$\d+ in FAAB/)
    const bids = response.moves.find(({ otherBids }) => otherBids)?.otherBids ?? []
    expect(text).toContain(`Other bids: $${bids[0]?.dollars} (${bids[0]?.team.name.trim()}`)
    expect(text).not.toContain('No players on record')
  })
})

describe('the bracket', () => {
  it('has a toilet bowl, in which the line leads from a game to the next of its loser', async () => {
    const { text, texts, all } = await shown(BracketScreen, '/matchups/bracket')
    expect(texts('h2')).toContain('Toilet bowl')
    expect(text).toContain('losers advance, and whoever loses the final game finishes last')
    expect(all('[role=img][aria-label^="toilet bowl"]')).toHaveLength(1)
    const { seeds, finalPlaces } = responseFor(season, 'bracket', league)
    expect(finalPlaces).toHaveLength(seeds.length)
  })
})
