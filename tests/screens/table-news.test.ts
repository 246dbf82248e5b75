import { expect, it } from 'vitest'
import { describeTable } from '../../src/screens/overview/table-news.ts'
import { completed } from '../support/completed.ts'

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
  const news = (teamId: number | null) => describeTable(standings, { scoringFormat: 'total-points' }, teamId)
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
  const news = (teamId: number | null) => describeTable(standings, { scoringFormat: 'elimination' }, teamId)
  expect(news(null)).toMatchObject({ headline: '2 of 3 teams', note: 'Lowest average 85.1 (Bees)' })
  expect(news(2)).toMatchObject({ headline: 'You are still in', note: 'Your average 85.1 is the lowest' })
  expect(news(2)?.kicker).toBe('Your season · 2 of 3 teams left')
  expect(news(1)?.note).toBe('Your average 90.0, lowest 85.1 (Bees)')
  expect(news(3)).toMatchObject({ headline: 'You went out in week 5' })
})

it('is absent before the first points', () => {
  expect(describeTable(completed('standings', { standings: [] }), { scoringFormat: 'elimination' }, 1)).toBeNull()
})
