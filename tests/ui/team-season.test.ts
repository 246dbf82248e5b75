import { describe, expect, it } from 'vitest'
import { readSeason } from '../../src/parts/league/league-address.ts'
import { countPositions } from '../../src/parts/team/draft-summary.ts'
import { performanceFinding, performanceRows, scoreDuels } from '../../src/parts/team/performance-rows.ts'
import { seasonWeeks } from '../../src/parts/team/season-weeks.ts'
import { overviewAddress, readId, readWeek, teamAddress, withSeason } from '../../src/parts/team/team-address.ts'
import { teamCards } from '../../src/parts/team/team-cards.ts'
import { positionProduction } from '../../src/screens/season-overview/position-production-series.ts'
import { productionDomain } from '../../src/screens/season-overview/production-domain.ts'
import { completed, completedLeague } from '../support/completed.ts'
import { espnLeague } from '../support/league-keys.ts'

describe('addresses of a team', () => {
  const place = { leagueRef: espnLeague(7), teamId: 9, query: new URLSearchParams('season=2023&sort=name&player=4') }

  it('keep the season, and the requested entries', () => {
    expect(teamAddress('rosterWeek', place, { week: 3, keep: ['sort'] })).toBe(
      '/leagues/espn/7/teams/9/roster/week/3?season=2023&sort=name',
    )
    expect(teamAddress('rosterWeek', place)).toBe('/leagues/espn/7/teams/9/roster/week/14?season=2023')
    expect(overviewAddress(place)).toBe('/leagues/espn/7/seasons/2023/overview')
    expect(teamAddress('performance', { ...place, query: new URLSearchParams() })).toBe(
      '/leagues/espn/7/teams/9/performance',
    )
  })

  it('name a season that the address left out', () => {
    expect(overviewAddress(withSeason({ ...place, query: new URLSearchParams() }, 2021))).toContain(
      '/seasons/2021/overview',
    )
    expect(withSeason(place, undefined)).toBe(place)
  })

  it.each([
    ['12', 12],
    ['0', null],
    ['-1', null],
    ['1.5', null],
    ['1e3', null],
    ['99999999999999999999', null],
    ['', null],
    [undefined, null],
  ])('reads the id %s as %s', (text, id) => {
    expect(readId(text)).toBe(id)
  })

  it.each([
    ['1', 1],
    ['18', 18],
    ['19', null],
    ['0', null],
    ['abc', null],
    [null, null],
  ])('reads the week %s as %s', (text, week) => {
    expect(readWeek(text)).toBe(week)
  })

  it('reads a season of this century', () => {
    expect(readSeason(new URLSearchParams('season=2024'))).toBe(2024)
    expect(readSeason(new URLSearchParams('season=soon'))).toBeUndefined()
  })
})

describe('the weeks of a season', () => {
  const completedWeeks = (league?: object) =>
    seasonWeeks(completedLeague(league)).flatMap(({ week, state }) => (state === 'completed' ? week : []))

  it('are complete by the product’s list by default, and by the league’s own if sent', () => {
    expect(completedWeeks()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 17])
    expect(completedWeeks({ completedWeeks: [2, 1] })).toEqual([1, 2])
    expect(completedWeeks({ completedWeeks: [], phase: 'pre-draft' })).toEqual([])
  })

  it('distinguishes running, upcoming and never played weeks', () => {
    const league = completedLeague({
      completedWeeks: [1, 2],
      phase: 'in-season',
      currentWeek: 3,
      finalWeek: 5,
      regularSeasonWeeks: 4,
    })
    const weeks = seasonWeeks(league)
    expect(weeks).toHaveLength(18)
    expect(weeks.slice(0, 6).map(({ state }) => state)).toEqual([
      'completed',
      'completed',
      'running',
      'upcoming',
      'upcoming',
      'none',
    ])
    expect(weeks.filter(({ isPlayoff }) => isPlayoff)[0]?.week).toBe(5)
  })
})

describe('teamCards', () => {
  const standings = [
    {
      teamId: 1,
      rank: 2,
      regularSeason: { rank: 1, wins: 9, losses: 4, ties: 1, pointsFor: 1500, pointsAgainst: 1400 },
      totalSeason: { wins: 10, losses: 5 },
    },
    { teamId: 2, rank: 1, isChampion: true, regularSeason: { pointsFor: 1600, avgPointsFor: 114.3 } },
  ]

  const cardsOf = (fields: object, teamId: number) => teamCards(completed('standings', fields), teamId)

  it('finds the team and its place in the league', () => {
    expect(cardsOf({ standings, isFinal: false }, 1)).toMatchObject({
      isFinal: false,
      isChampion: false,
      rank: 2,
      pointsForRank: 2,
      pointsAgainstRank: 1,
    })
  })

  it('has no place for what is unknown, and before the first game', () => {
    expect(cardsOf({ standings }, 2)).toMatchObject({ pointsForRank: 1, pointsAgainstRank: null })
    const regularSeason = { rank: 1, wins: 0, losses: 0, ties: 0, pointsFor: 0 }
    expect(cardsOf({ standings: [{ teamId: 1, regularSeason }] }, 1)).toMatchObject({ pointsForRank: null })
  })

  it('is null for a team missing from the standings', () => {
    expect(cardsOf({ standings }, 3)).toBeNull()
    expect(cardsOf({}, 1)).toBeNull()
  })
})

describe('countPositions', () => {
  it('counts picks in lineup order', () => {
    const { draftSummary } = completed('seasonOverview', {
      draftSummary: ['WR', 'QB', 'DEF', 'WR'].map((position) => ({ position })),
    })
    expect(countPositions(draftSummary)).toEqual([
      { position: 'QB', count: 1 },
      { position: 'WR', count: 2 },
      { position: 'D/ST', count: 1 },
    ])
  })
})

describe('positionProduction', () => {
  const productionOf = (fields: object) => positionProduction(completed('seasonOverview', fields))
  const production = productionOf({
    positionProduction: {
      QB: [
        { week: 3, totalPoints: 20 },
        { week: 1, totalPoints: 30 },
      ],
      RB: [{ week: 2, totalPoints: -2 }],
      DEF: [{ week: 1, totalPoints: 8 }],
      K: [{ week: 1, totalPoints: 0 }],
      LB: [{ week: 2, totalPoints: 5 }],
      WR: [{ week: 2 }, { totalPoints: 5 }],
    },
  })
  const of = (position: string) => production.series.find((one) => one.position === position)

  it('runs all positions over the same weeks on one scale', () => {
    expect(productionDomain(production.series)).toEqual({ weeks: [1, 3], values: [0, 30] })
    expect(of('QB')).toEqual({
      position: 'QB',
      values: [
        { week: 1, value: 30 },
        { week: 2, value: null },
        { week: 3, value: 20 },
      ],
      total: 50,
      average: 25,
      best: { week: 1, points: 30 },
    })
  })

  it('has the six positions, DEF as D/ST, then other starting positions of the league', () => {
    expect(production.series.map(({ position }) => position)).toEqual(['QB', 'RB', 'WR', 'TE', 'K', 'D/ST', 'LB'])
    expect(of('D/ST')?.total).toBe(8)
  })

  it('names the position with the most points', () => {
    expect(production.finding).toBe('QB scored most: 82% of all starter points')
  })

  it('has no data for a position that never scored', () => {
    for (const position of ['K', 'TE', 'WR']) expect(of(position)?.values).toEqual([])
    expect(productionOf({}).finding).toBeNull()
  })
})

describe('performance', () => {
  const rowsOf = (weeklyPerformance: object[]) =>
    performanceRows(completed('teamWeeklyPerformance', { weeklyPerformance }))
  const rows = rowsOf([
    {
      week: 2,
      starterPoints: 90,
      projectedPoints: 100,
      matchup: { teamScore: 91, opponentScore: 95, result: 'loss' },
    },
    { week: 1, starterPoints: 120, projectedPoints: 100, matchup: { opponentScore: 110, result: 'win' } },
    { week: 3, starterPoints: 80 },
    { week: 4, starterPoints: 10, isComplete: false, matchup: { opponentScore: 0 } },
  ])

  it('has a row a week with score, opponent, projection and result', () => {
    expect(
      rows.map(({ week, projectedPoints, result }) => [
        week,
        result.own,
        result.opponent,
        projectedPoints,
        result.word,
      ]),
    ).toEqual([
      [1, 120, 110, 100, 'WIN'],
      [2, 91, 95, 100, 'LOSS'],
      [3, 80, null, null, 'BYE'],
      [4, 10, 0, null, 'N/A'],
    ])
  })

  it('shows each week of a round by its own scores, with the result of the round', () => {
    const round = { weeks: [15, 16], teamWeekScore: 100, opponentWeekScore: 120, result: 'win' }
    const two = rowsOf([{ week: 15, matchup: round }])
    expect(scoreDuels([...rows.slice(1), ...two])).toEqual([
      { week: 2, own: 91, opponent: 95, outcome: 'loss' },
      { week: 3, own: 80, opponent: null, outcome: null },
      { week: 4, own: 10, opponent: 0, outcome: null },
      { week: 15, own: 100, opponent: 120, outcome: 'win', round: 'week 1 of 2' },
    ])
  })

  it('summarizes the weeks, a two-week round counted once', () => {
    expect(performanceFinding(rows)).toBe('Won 1 of 2, beat the projection in 1 of 2 weeks')
    const round = { weeks: [15, 16], teamWeekScore: 100, result: 'win' }
    const two = rowsOf([15, 16].map((week) => ({ week, matchup: round })))
    expect(performanceFinding(two)).toBe('Won 1 of 1')
    expect(performanceFinding([])).toBeNull()
  })
})
