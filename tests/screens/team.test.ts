/** Specification, sections 2, 5 and 8: what the page of a team, its season overview and its performance say, whatever a server gives. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { ResponseOf } from '../../src/contract/responses/index.ts'
import type { LeagueSeason } from '../../src/domain/league-season.ts'
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
let season: LeagueSeason
let row: ResponseOf<'standings'>['standings'][number]
let path: string
/** The finished league's champion, who has a page with everything on it. */
beforeAll(async () => {
  season = await demoSeason(101)
  const { id } = responseFor(season, 'hostLeague', league)
  const champion = responseFor(season, 'standings', { league_id: id }).standings.find(({ is_champion }) => is_champion)
  if (!champion) throw new Error('The finished league has no champion')
  row = champion
  path = `/leagues/espn/101/teams/${row.team_id}`
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

  it('shows team name and manager names', async () => {
    const { texts } = await weekOf()
    expect(texts('h1')).toEqual([oneLine(row.team_name)])
    expect(texts('header').join()).toContain(row.owner_names[0])
  })

  it('cards: Final Playoff Standing (rank, overall record, win %), Regular Season Standing, Points For and Against', async () => {
    const cards = (await weekOf()).named('Season at a glance').texts('li')
    const card = (label: string) => cards.filter((text) => text.includes(label)).at(-1)
    const { regular_season: regular, total_season: total } = row
    expect(card('Final Playoff Standing')).toContain('1st')
    expect(card('Final Playoff Standing')).toContain(`${total.wins}-${total.losses}`)
    expect(card('Final Playoff Standing')).toContain(`${total.win_percentage?.toFixed(1)}%`)
    expect(card('Regular Season Standing')).toContain(`${regular.wins}-${regular.losses}`)
    expect(card('Regular Season Points For')).toContain(points(regular.points_for))
    expect(card('Regular Season Points For')).toContain(`${points(regular.avg_points_for)} per game`)
    expect(card('Points Against')).toContain(points(regular.points_against ?? Number.NaN))
    expect(card('Points Against')).toContain(`${points(regular.avg_points_against ?? Number.NaN)} per game`)
  })

  it("missing team id shows 'Invalid team ID', missing league id 'Invalid league ID', with Back to Home", async () => {
    for (const [Screen, address, title] of [
      [WeekScreen, `/leagues/espn/101/teams/nobody/roster/week/3`, 'Invalid team ID'],
      [PerformanceScreen, `/leagues/espn/nowhere/teams/${row.team_id}/performance`, 'Invalid league ID'],
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

  it('says so when the standings fail, and keeps the rest of the page', async () => {
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
    const { position_production } = responseFor(season, 'seasonOverview', { id: row.team_id })
    const production = (await overviewOf()).named('Position Production Over Time')
    expect(Object.keys(position_production)).toContain('QB')
    for (const [position, weeks] of Object.entries(position_production)) {
      const total = weeks.reduce((sum, { total_points }) => sum + total_points, 0)
      const best = Math.max(...weeks.map(({ total_points }) => total_points))
      const charts = production.texts('figure').filter((text) => text.startsWith(position))
      expect(charts, position).toHaveLength(1)
      expect(charts[0]).toContain(`${points(total)} total, best ${points(best)} in week`)
    }
    expect(production.all('[role=slider][aria-label^="QB "]')).toHaveLength(1)
  })

  it('Draft Summary: pick chips with best/worst pick markers, counts by position', async () => {
    const { draft_summary: picks } = responseFor(season, 'seasonOverview', { id: row.team_id })
    const summary = (await overviewOf()).named('Draft Summary')
    const chips = summary.texts('li > button')
    expect(chips).toHaveLength(picks.length)
    const best = picks.find(({ is_best_pick }) => is_best_pick)
    const worst = picks.find(({ is_worst_pick }) => is_worst_pick)
    expect(chips.filter((text) => text.includes('Best pick')).join('; ')).toContain(best?.player_name ?? '?')
    expect(chips.filter((text) => text.includes('Worst pick')).join('; ')).toContain(worst?.player_name ?? '?')
    const backs = picks.filter(({ position }) => position === 'RB').length
    expect(summary.named('Picks by position').texts('li')).toContain(`RB${backs}`)
  })

  it("a position without points says 'No data'", async () => {
    const { all, text } = await overviewOf({
      seasonOverview: () => ({ draft_summary: [], position_production: { QB: [{ week: 1, total_points: 20 }] } }),
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
  const weeksOf = () => responseFor(season, 'teamWeeklyPerformance', { id: row.team_id })

  it("shows 'Loading performance data...' until the data is there", async () => {
    const before = await performanceOf({ teamWeeklyPerformance: loading })
    expect(before.text).toContain('Loading performance data...')
    const { text } = await performanceOf()
    expect(text).not.toContain('Loading performance data...')
    expect(text).toContain('Average Starter Points')
  })

  it('average starter points, best and worst week', async () => {
    const { summary } = weeksOf()
    const { text } = (await performanceOf()).named('Summary')
    expect(text).toContain(`Average Starter Points${points(summary.avg_starter_points ?? -1)}`)
    expect(text).toContain(`Best Week${points(summary.best_week?.points ?? -1)}`)
    expect(text).toContain(`Worst Week${points(summary.worst_week?.points ?? -1)}`)
  })

  it('a table of week, score, opponent score, projected, result (WIN/LOSS/BYE)', async () => {
    const { weekly_performance: weeks } = weeksOf()
    const table = (await performanceOf()).named('Weekly performance')
    expect(table.texts('thead th')).toEqual(
      expect.arrayContaining(['Week', 'Score', 'Opponent Score', 'Projected', 'Result']),
    )
    const rows = table.parts('tbody tr')
    expect(rows).toHaveLength(weeks.length)
    for (const [index, { week, matchup }] of weeks.entries()) {
      expect(rows[index]?.texts('th').join()).toContain(`Week ${week}`)
      expect(rows[index]?.text).toContain(matchup === null ? 'BYE' : (matchup.result?.toUpperCase() ?? 'N/A'))
      if (matchup?.weeks.length === 1) expect(rows[index]?.text).toContain(points(matchup.opponent_score ?? -1))
    }
  })

  it('a week without a matchup is BYE, an absent result N/A', async () => {
    const { named, text } = await performanceOf({
      teamWeeklyPerformance: () => ({
        weekly_performance: [
          { week: 1, total_points: 120, starter_points: 90, projected_points: null, matchup: null },
          { week: 2, starter_points: 80, matchup: { opponent_score: 70, result: null } },
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

  it('a failure says what to do', async () => {
    const { text, texts } = await performanceOf({ teamWeeklyPerformance: new Refusal(500) })
    expect(text).toContain('Failed to load performance data')
    expect(texts('button')).toContain('Retry')
  })
})
