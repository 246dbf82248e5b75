/** Specification, sections 2 ('Overview tab') and 9: texts of league summary and standings, for any server. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { ResponseOf } from '../../src/contract/responses/index.ts'
import type { Season } from '../../src/domain/season.ts'
import { OverviewScreen } from '../../src/screens/overview/OverviewScreen.tsx'
import { formatPoints } from '../../src/ui/format.ts'
import { espnLeague } from '../support/league-keys.ts'
import { demoSeason, type Instead, responseFor, type ShownScreen, showScreen } from '../support/shown-screen.ts'

type Standing = ResponseOf<'standings'>['standings'][number]

let finished: Season
let league: ResponseOf<'hostLeague'>
let standings: Standing[]

const overviewOf = (season: Season, instead?: Instead, query = '') =>
  showScreen(OverviewScreen, `/leagues/espn/${season.leagueId}/overview${query}`, season, instead)
beforeAll(async () => {
  finished = await demoSeason(101)
  league = responseFor(finished, 'hostLeague', espnLeague(101))
  standings = responseFor(finished, 'standings', { leagueId: league.id, season: league.season }).standings
})

describe('League Summary card', () => {
  const figureOf = ({ all }: ShownScreen, label: string) =>
    all('dt').find(({ textContent }) => textContent === label)?.nextElementSibling?.textContent

  it('Season, Teams, Regular Season Weeks, Playoff Weeks, Draft Rounds, Total Points Scored, Average Points Per Team, Highest Scoring', async () => {
    const points = standings.map((team) => team.regularSeason.pointsFor)
    const total = points.reduce((sum, one) => sum + one, 0)
    const best = standings.find((team) => team.regularSeason.pointsFor === Math.max(...points))
    const screen = await overviewOf(finished)
    for (const [label, value] of [
      ['Season', String(league.season)],
      ['Teams', String(league.teamCount)],
      ['Regular Season Weeks', String(league.regularSeasonWeeks)],
      ['Playoff Weeks', String(league.playoffWeeks)],
      ['Draft Rounds', String(Math.floor((league.totalPicks ?? 0) / league.teamCount))],
      ['Total Points Scored', formatPoints(total)],
      ['Average Points Per Team', formatPoints(total / standings.length)],
      ['Highest Scoring', best?.teamName.trim() ?? 'a team'],
    ] as const) {
      expect(figureOf(screen, label), label).toBe(value)
    }
  })

  it('Fallbacks: playoff weeks = ceiling of log2 of 6; regular-season weeks = regular-season games divided by (team count / 2); draft rounds = total picks divided by team count, floored', async () => {
    const screen = await overviewOf(finished, {
      hostLeague: ({ id, season }) => ({ id, season, name: 'Sparse', teamCount: 12, totalPicks: 191 }),
      standings: ({ standings }) => ({ standings, summary: { regularSeasonGames: 78 } }),
    })
    expect(figureOf(screen, 'Playoff Weeks')).toBe('3')
    expect(figureOf(screen, 'Regular Season Weeks')).toBe('13')
    expect(figureOf(screen, 'Draft Rounds')).toBe('15')
  })

  it('is correct for a league that has not drafted', async () => {
    const screen = await overviewOf(await demoSeason(104))
    expect(figureOf(screen, 'Draft Rounds')).toMatch(/^(0|—)$/)
    expect(figureOf(screen, 'Highest Scoring')).toBe('—')
  })
})

it('on a phone folds what follows the standings under lines that say what is inside', async () => {
  const running = await overviewOf(await demoSeason(103))
  expect(running.texts('.fold > summary')).toEqual([
    'How teams are ranked',
    expect.stringMatching(/^.+ \(\d+%\), .+ \(\d+%\)$/),
    'Closest game and most lopsided game',
    expect.stringMatching(/^[\d,]+\.\d points, [\d,]+\.\d per team$/),
  ])
  // Before the season its settings are what there is to read.
  expect((await overviewOf(await demoSeason(104))).texts('.fold')).toEqual([])
})

describe('League Standings table', () => {
  const inTable = ({ all }: ShownScreen, selector: string) => {
    const tables = all('table').filter((table) => table.querySelector('caption')?.textContent === 'League Standings')
    return tables.flatMap((table) => [...table.querySelectorAll(selector)])
  }
  const rowsOf = (screen: ShownScreen) => inTable(screen, 'tbody tr')
  /** Its rows that have an icon of this name, by their number. */
  const markedBy = (screen: ShownScreen, icon: string) =>
    rowsOf(screen).flatMap((row, index) =>
      Array.from(row.querySelectorAll(`[role=img][aria-label="${icon}"]`), () => index),
    )
  const rowOf = (screen: ShownScreen, name?: string) =>
    rowsOf(screen).findIndex((row) =>
      [...row.querySelectorAll('[title]')].some((named) => named.getAttribute('title')?.trim() === name?.trim()),
    )

  it('columns: Final Rank, Team, Regular Season Rank (weeks 1-14), Regular Season W-L, Points For, Points Against, Differential', async () => {
    const headers = inTable(await overviewOf(finished), 'thead th')
    expect(headers.map(({ textContent }) => textContent?.replace(/[▲▼]/g, '').trim())).toEqual([
      'Final Rank',
      'Team',
      'Regular Season Rank(weeks 1-14)',
      'Regular Season W-L',
      'Points For',
      'Points Against',
      'Differential',
    ])
  })

  it('shows every team by final rank, points with 1 decimal', async () => {
    const rows = rowsOf(await overviewOf(finished))
    expect(rows).toHaveLength(standings.length)
    const byRank = [...standings].sort((a, b) => a.rank - b.rank)
    for (const [index, { rank, teamName, regularSeason: season }] of byRank.entries()) {
      const row = rows[index]
      expect(row?.querySelector('td, th')?.textContent).toContain(String(rank))
      for (const text of [
        teamName.trim(),
        `${season.wins}-${season.losses}`,
        formatPoints(season.pointsFor),
        formatPoints(season.pointsAgainst),
        Math.abs(season.pointDifferential ?? Number.NaN).toFixed(1),
      ]) {
        expect(row?.textContent).toContain(text)
      }
    }
  })

  const sorts: readonly [key: string, title: RegExp, figureOf: (team: Standing) => number][] = [
    ['rank', /^Final Rank/, (team) => team.rank],
    ['regular_rank', /Regular Season Rank/, (team) => team.regularSeason.rank],
    ['record', /Regular Season W-L/, (team) => team.regularSeason.winPercentage ?? Number.NaN],
    ['points_for', /Points For/, (team) => team.regularSeason.pointsFor],
    ['points_against', /Points Against/, (team) => team.regularSeason.pointsAgainst ?? Number.NaN],
    ['differential', /Differential/, (team) => team.regularSeason.pointDifferential ?? Number.NaN],
  ]
  it.each(sorts)('is in the order that the address names: %s', async (key, title, figureOf) => {
    for (const [order, direction, sign] of [
      ['asc', 'ascending', 1],
      ['desc', 'descending', -1],
    ] as const) {
      const screen = await overviewOf(finished, {}, `?sort=${key}&order=${order}`)
      const sorted = inTable(screen, 'thead [aria-sort]')
      expect(sorted.map((header) => header.getAttribute('aria-sort'))).toEqual([direction])
      expect(sorted[0]?.textContent?.trim()).toMatch(title)
      const figures = [...standings].map(figureOf).sort((a, b) => sign * (a - b))
      // Teams that are equal may change places.
      const byName = new Map(standings.map((team) => [team.teamName.trim(), figureOf(team)]))
      const names = inTable(screen, 'tbody bdi').map(({ textContent }) => textContent?.trim() ?? '')
      expect(names.map((team) => byName.get(team))).toEqual(figures)
    }
  })

  it('The champion row is highlighted; regular-season rank 1 shows a trophy icon', async () => {
    const champion = standings.find(({ isChampion }) => isChampion)
    const leader = standings.find(({ regularSeason }) => regularSeason.rank === 1)
    const screen = await overviewOf(finished)
    expect(markedBy(screen, 'Champion')).toEqual([rowOf(screen, champion?.teamName)])
    expect(markedBy(screen, 'Regular season leader')).toEqual([rowOf(screen, leader?.teamName)])
  })

  it('ranks 1-6 are marked as playoff teams, or the league’s own number of them', async () => {
    const marked = async (count: number | undefined) => {
      const screen = await overviewOf(finished, {
        hostLeague: (league) => ({ ...league, playoffTeamCount: count }),
        // A server that does not name the teams which made the playoffs.
        standings: (response) => ({
          ...response,
          standings: response.standings.map(({ madePlayoffs: _, ...standing }) => standing),
        }),
      })
      return rowsOf(screen).flatMap((row, index) =>
        Array.from(row.querySelectorAll('.sr-only'), ({ textContent }) => `${index} ${textContent}`),
      )
    }
    const first = (count: number) => Array.from({ length: count }, (_, index) => `${index} Playoff team`)
    expect(await marked(undefined)).toEqual(first(6))
    expect(await marked(4)).toEqual(first(4))
  })

  it('a running season shows the ranks so far and no champion', async () => {
    const running = await demoSeason(103)
    const { id, season } = responseFor(running, 'hostLeague', espnLeague(103))
    const screen = await overviewOf(running)
    expect(rowsOf(screen)).toHaveLength(responseFor(running, 'standings', { leagueId: id, season }).standings.length)
    expect(markedBy(screen, 'Champion')).toEqual([])
  })
})
