import { describe, expect, it } from 'vitest'
import { describeTable } from '../../src/screens/overview/table-news.ts'
import { completed, completedLeague } from '../support/completed.ts'

const standings = completed('standings', {
  standings: [
    ['Ants', 900, 90, null],
    ['Bees', 850.5, 85.05, null],
    ['Cats', 500, 100, 5],
  ].map(([teamName, pointsFor, avgPointsFor, eliminatedInWeek], index) => ({
    teamId: index + 1,
    teamName,
    rank: index + 1,
    eliminatedInWeek,
    regularSeason: { rank: index + 1, pointsFor, avgPointsFor },
  })),
})

it('shows a race for points from the reader’s team, else from the leader', () => {
  const news = (teamId: number | null) =>
    describeTable(standings, completedLeague({ scoringFormat: 'total-points' }), teamId)
  expect(news(null)).toMatchObject({ headline: 'Ants', note: '49.5 points ahead of Bees' })
  expect(news(2)).toEqual({
    kicker: 'Your season',
    headline: 'You are 2nd of 3',
    note: '49.5 points behind Ants',
    figures: [
      { label: 'Points', value: '850.5' },
      { label: 'A week', value: '85.1' },
    ],
  })
  expect(news(9)?.headline).toBe('Ants')
})

it('shows who is left of an elimination league, and the lowest average among them', () => {
  const news = (teamId: number | null) =>
    describeTable(standings, completedLeague({ scoringFormat: 'elimination' }), teamId)
  expect(news(null)).toMatchObject({ headline: '2 of 3 teams', note: 'Lowest average 85.1 (Bees)' })
  expect(news(2)).toMatchObject({ headline: 'You are still in', note: 'Your average 85.1 is the lowest' })
  expect(news(2)?.kicker).toBe('Your season · 2 of 3 teams left')
  expect(news(1)?.note).toBe('Your average 90.0, lowest 85.1 (Bees)')
  expect(news(3)).toMatchObject({
    headline: 'You went out in week 5',
    note: '3rd of 3 · 100.0 points a week until then',
  })
})

describe('once the season is over', () => {
  const finished = (scoringFormat: string) => completedLeague({ phase: 'complete', scoringFormat })
  const over = completed('standings', {
    standings: standings.standings.map((team) => ({ ...team, isChampion: team.teamId === 1 })),
  })

  it('shows the winner, or the place and points of the reader’s team', () => {
    const news = (teamId: number | null) => describeTable(over, finished('total-points'), teamId)
    expect(news(null)).toMatchObject({ kicker: 'Season champion', headline: 'Ants', note: '' })
    expect(news(1)).toMatchObject({ kicker: 'Your season', headline: 'You won the league' })
    expect(news(2)).toEqual({
      kicker: 'Your season',
      headline: 'You finished 2nd',
      note: 'Ants won with 900.0 points',
      figures: [
        { label: 'Place', value: '2nd of 3' },
        { label: 'Points', value: '850.5' },
        { label: 'A week', value: '85.1' },
      ],
    })
  })

  it('adds the week that eliminated a team', () => {
    const news = describeTable(over, finished('elimination'), 3)
    expect(news).toMatchObject({ headline: 'You finished 3rd', note: 'Out in week 5 · Ants won with 900.0 points' })
  })

  it('is absent where nobody is known to have won', () => {
    expect(describeTable(standings, finished('elimination'), null)).toBeNull()
  })
})

it('is absent before the first points', () => {
  expect(
    describeTable(completed('standings', { standings: [] }), completedLeague({ scoringFormat: 'elimination' }), 1),
  ).toBeNull()
})
