/** Specification, sections 2, 5 and 8: what the page of a team, its season overview and its performance say, whatever a server gives. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { EndpointName } from '../../src/contract/endpoints.ts'
import type { ResponseOf } from '../../src/contract/responses/index.ts'
import type { Season } from '../../src/domain/season.ts'
import { PerformanceScreen } from '../../src/screens/performance/PerformanceScreen.tsx'
import { SeasonOverviewScreen } from '../../src/screens/season-overview/SeasonOverviewScreen.tsx'
import { WeekScreen } from '../../src/screens/week/WeekScreen.tsx'
import { brokenText } from '../support/broken-text.ts'
import { espnLeague } from '../support/league-keys.ts'
import {
  demoSeason,
  type Instead,
  loading,
  oneLine,
  Refusal,
  responseFor,
  showScreen,
} from '../support/shown-screen.ts'

const league = espnLeague(101)
let season: Season
let row: ResponseOf<'standings'>['standings'][number]
let path: string
/** The finished league's champion, who has a page with everything on it. */
beforeAll(async () => {
  season = await demoSeason(101)
  const { id } = responseFor(season, 'hostLeague', league)
  const champion = responseFor(season, 'standings', { leagueId: id }).standings.find(({ isChampion }) => isChampion)
  if (!champion) throw new Error('The finished league has no champion')
  row = champion
  path = `/leagues/espn/101/teams/${row.teamId}`
})

const points = (value: number) => value.toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

describe('team shell', () => {
  const weekOf = (instead: Instead = {}, query = '') =>
    showScreen(WeekScreen, `${path}/roster/week/14${query}`, season, instead)

  it('has a back button to the league overview that keeps the season', async () => {
    const address = `${path}/performance?season=${season.season}`
    const { all } = await showScreen(PerformanceScreen, address, season, {}, async (ask) => {
      await PerformanceScreen.callsAt(address)?.(ask)
      await ask('hostLeague', { ...league, season: season.season })
    })
    const back = all('a').find(({ textContent }) => textContent?.startsWith('Back to League'))
    expect(back?.getAttribute('href')).toBe(`/leagues/espn/101/seasons/${season.season}/overview`)
  })

  it('links to the teams beside it in the standings, around their ends, unless it is alone or not among them', async () => {
    const besideOf = async (teams: (standing: typeof row) => (typeof row)[]) => {
      const standings = (response: ResponseOf<'standings'>) => ({ ...response, standings: teams(row) })
      const { all } = await weekOf({ standings })
      return all('nav[aria-label="Other teams"] a').map((link) => link.getAttribute('aria-label'))
    }
    const other = (teamId: number, teamName: string) => ({ ...row, teamId, teamName })
    expect(await besideOf((own) => [own, other(91, 'Alpha'), other(92, '')])).toEqual([
      'Previous team: Unnamed team',
      'Next team: Alpha',
    ])
    expect(await besideOf((own) => [own])).toEqual([])
    expect(await besideOf(() => [other(91, 'Alpha'), other(92, 'Beta')])).toEqual([])
  })

  it('shows team name and manager names', async () => {
    const { texts } = await weekOf()
    expect(texts('h1')).toEqual([oneLine(row.teamName)])
    expect(texts('header').join()).toContain(row.ownerNames[0])
  })

  it('cards: Final Playoff Standing (rank, overall record, win %), Regular Season Standing, Points For and Against', async () => {
    const cards = (await weekOf()).named('Season at a glance').texts('li')
    const card = (label: string) => cards.filter((text) => text.includes(label)).at(-1)
    const { regularSeason: regular, totalSeason: total } = row
    expect(card('Final Playoff Standing')).toContain('1st')
    expect(card('Final Playoff Standing')).toContain(`${total.wins}-${total.losses}`)
    expect(card('Final Playoff Standing')).toContain(`${total.winPercentage?.toFixed(1)}%`)
    expect(card('Regular Season Standing')).toContain(`${regular.wins}-${regular.losses}`)
    expect(card('Regular Season Points For')).toContain(points(regular.pointsFor))
    expect(card('Regular Season Points For')).toContain(`${points(regular.avgPointsFor)} per game`)
    expect(card('Points Against')).toContain(points(regular.pointsAgainst ?? Number.NaN))
    expect(card('Points Against')).toContain(`${points(regular.avgPointsAgainst ?? Number.NaN)} per game`)
  })

  it('shows rank and record above the cards, with luck and odds once they have loaded', async () => {
    const { wins, losses } = row.totalSeason
    const lineOf = async (calls: EndpointName[]) => {
      const address = `${path}/roster/week/14`
      const { texts } = await showScreen(WeekScreen, address, season, {}, async (ask) => {
        await WeekScreen.callsAt(address)?.(ask)
        for (const name of calls) await ask(name, { ...league, season: season.season } as never)
      })
      return texts('p').find((text) => text.startsWith('1st'))
    }
    expect(await lineOf([])).toContain(`1st · ${wins}-${losses}`)
    expect(await lineOf([])).not.toMatch(/luck|playoffs/)
    expect(await lineOf(['luck', 'forecastHistory'])).toMatch(/[+−]?\d\.\d wins of luck.*100% playoffs after week 14/)
  })

  it("missing team id shows 'Invalid team ID', missing league id 'Invalid league ID', with Back to Home", async () => {
    for (const [Screen, address, title] of [
      [WeekScreen, `/leagues/espn/101/teams/nobody/roster/week/3`, 'Invalid team ID'],
      [PerformanceScreen, `/leagues/espn/nowhere/teams/${row.teamId}/performance`, 'Invalid league ID'],
    ] as const) {
      const { text, all } = await showScreen(Screen, address, season)
      expect(text).toContain(title)
      expect(
        all('a')
          .find(({ textContent }) => textContent === 'Back to Home')
          ?.getAttribute('href'),
      ).toBe('/')
    }
  })

  it("failure: 'Failed to load team data' / 'Failed to load team' with Retry and Back to Home", async () => {
    const { texts } = await weekOf({ team: new Refusal(500, '') })
    expect(texts('h1')).toEqual(['Failed to load team data'])
    expect(texts('p')).toContain('Failed to load team')
    expect(texts('button')).toContain('Retry')
    expect(texts('a')).toContain('Back to Home')
  })

  it('reports failed standings, and keeps the rest of the page', async () => {
    const { text, texts } = await weekOf({ standings: new Refusal(502) })
    expect(text).toContain('Failed to load team data')
    expect(texts('button')).toContain('Retry')
    expect(text).toContain('Starting Lineup')
    expect(text).not.toContain('Final Playoff Standing')
  })
})

describe('season overview', () => {
  const overviewOf = (instead: Instead = {}) =>
    showScreen(SeasonOverviewScreen, `${path}/roster/seasonoverview`, season, instead)

  it('Position Production Over Time: per-position weekly charts, totals, best week', async () => {
    const { positionProduction } = responseFor(season, 'seasonOverview', { id: row.teamId })
    const production = (await overviewOf()).named('Position Production Over Time')
    expect(Object.keys(positionProduction)).toContain('QB')
    expect(production.texts('.fold > summary')).toEqual(['Weekly points of QB, RB, WR, TE, K, and D/ST'])
    for (const [position, weeks] of Object.entries(positionProduction)) {
      const total = weeks.reduce((sum, { totalPoints }) => sum + totalPoints, 0)
      const best = Math.max(...weeks.map(({ totalPoints }) => totalPoints))
      const charts = production.texts('figure').filter((text) => text.startsWith(position))
      expect(charts, position).toHaveLength(1)
      expect(charts[0]).toContain(`${points(total)} total, best ${points(best)} in week`)
    }
    expect(production.all('[role=slider][aria-label^="QB "]')).toHaveLength(1)
  })

  it('Draft Summary: pick chips with best/worst pick markers, counts by position', async () => {
    const { draftSummary: picks } = responseFor(season, 'seasonOverview', { id: row.teamId })
    const summary = (await overviewOf()).named('Draft Summary')
    const chips = summary.texts('li > button')
    expect(chips).toHaveLength(picks.length)
    const best = picks.find(({ isBestPick }) => isBestPick)
    const worst = picks.find(({ isWorstPick }) => isWorstPick)
    expect(chips.filter((text) => text.includes('Best pick')).join('; ')).toContain(best?.playerName ?? '?')
    expect(chips.filter((text) => text.includes('Worst pick')).join('; ')).toContain(worst?.playerName ?? '?')
    const backs = picks.filter(({ position }) => position === 'RB').length
    expect(summary.named('Picks by position').texts('li')).toContain(`RB${backs}`)
  })

  it("a position without points shows 'No data'", async () => {
    const { all, text } = await overviewOf({
      seasonOverview: () => ({ draftSummary: [], positionProduction: { QB: [{ week: 1, totalPoints: 20 }] } }),
    })
    expect(all('*').filter(({ textContent, children }) => textContent === 'No data' && !children.length)).toHaveLength(
      5,
    )
    expect(text).not.toMatch(brokenText)
  })

  it("failure: 'Failed to load season overview data. Please try again.'", async () => {
    const { text, texts } = await overviewOf({ seasonOverview: new Refusal(500) })
    expect(text).toContain('Failed to load season overview data. Please try again.')
    expect(texts('button')).toContain('Retry')
  })

  it("empty: 'No season overview data available for this team.'", async () => {
    const { text } = await overviewOf({ seasonOverview: () => ({}) })
    expect(text).toContain('No season overview data available for this team.')
  })
})

describe('performance tab', () => {
  const performanceOf = (instead: Instead = {}) => showScreen(PerformanceScreen, `${path}/performance`, season, instead)
  const weeksOf = () => responseFor(season, 'teamWeeklyPerformance', { id: row.teamId })

  it("shows 'Loading performance data...' until the data arrives", async () => {
    const before = await performanceOf({ teamWeeklyPerformance: loading })
    expect(before.text).toContain('Loading performance data...')
    const { text } = await performanceOf()
    expect(text).not.toContain('Loading performance data...')
    expect(text).toContain('Average Starter Points')
  })

  it('average starter points, best and worst week', async () => {
    const { summary } = weeksOf()
    const { text } = (await performanceOf()).named('Summary')
    expect(text).toContain(`Average Starter Points${points(summary.avgStarterPoints ?? -1)}`)
    expect(text).toContain(`Best Week${points(summary.bestWeek?.points ?? -1)}`)
    expect(text).toContain(`Worst Week${points(summary.worstWeek?.points ?? -1)}`)
  })

  it('a table of week, score, opponent score, projected, result (WIN/LOSS/BYE)', async () => {
    const { weeklyPerformance: weeks } = weeksOf()
    const table = (await performanceOf()).named('Weekly performance')
    expect(table.texts('thead th')).toEqual(
      expect.arrayContaining(['Week', 'Score', 'Opponent Score', 'Projected', 'Result']),
    )
    const rows = table.parts('tbody tr')
    expect(rows).toHaveLength(weeks.length)
    for (const [index, { week, matchup }] of weeks.entries()) {
      expect(rows[index]?.texts('th').join()).toContain(`Week ${week}`)
      expect(rows[index]?.text).toContain(matchup === null ? 'BYE' : (matchup.result?.toUpperCase() ?? 'N/A'))
      if (matchup?.weeks.length === 1) expect(rows[index]?.text).toContain(points(matchup.opponentScore ?? -1))
    }
  })

  it('a week without a matchup is BYE, an absent result N/A', async () => {
    const { named, text } = await performanceOf({
      teamWeeklyPerformance: () => ({
        weeklyPerformance: [
          { week: 1, totalPoints: 120, starterPoints: 90, projectedPoints: null, matchup: null },
          { week: 2, starterPoints: 80, matchup: { opponentScore: 70, result: null } },
        ],
        summary: {},
      }),
    })
    const [first, second] = named('Weekly performance').texts('tbody tr')
    expect(first).toContain('BYE')
    expect(second).toContain('N/A')
    expect(named('Summary').text).toContain('85.0')
    expect(text).not.toMatch(brokenText)
  })

  it('a failure shows the next step', async () => {
    const { text, texts } = await performanceOf({ teamWeeklyPerformance: new Refusal(500) })
    expect(text).toContain('Failed to load performance data')
    expect(texts('button')).toContain('Retry')
  })
})
