import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Order } from '../../src/screens/overview/Order.tsx'
import { completed } from '../support/completed.ts'

const team = (rank: number, teamName: string, [wins, losses]: [number, number], fields: object = {}) => ({
  teamId: rank,
  teamName,
  rank,
  regularSeason: { rank, wins, losses, ties: 0, pointsFor: 100 },
  ...fields,
})
/** The text of the fold beneath the standings; null without one. */
function describe(standings: object[]): string | null {
  const html = renderToStaticMarkup(
    createElement(Order, { standings: completed('standings', { standings, isFinal: false }) }),
  )
  return /<p class[^>]*>(.*)<\/p>/.exec(html)?.[1] ?? null
}

it('names the winners of divisions, and the better record that one of them stands above', () => {
  const first = team(1, 'Ants', [14, 6], { isDivisionWinner: true, division: 'East' })
  const winner = { isDivisionWinner: true, division: 'West' }
  const others = [team(3, 'Cats', [13, 7], { division: 'East' }), team(4, 'Dogs', [9, 11])]
  expect(describe([first, team(2, 'Bees', [11, 9], { ...winner, aheadBy: 'division-winner' }), ...others])).toBe(
    'Division winners come first: Ants (East), Bees (West). Bees (11-9) stands above Cats (13-7): division winner.',
  )
  expect(describe([first, team(2, 'Bees', [14, 6], winner), ...others])).toBe(
    'Division winners come first: Ants (East), Bees (West).',
  )
})

it('names what ranked equal records, in the order of the regular season', () => {
  const points = { aheadBy: 'points-for' }
  expect(
    describe([
      team(3, 'Cats', [8, 6]),
      team(1, 'Ants', [8, 6], points),
      team(2, 'Bees', [8, 6], points),
      team(4, 'Dogs', [5, 9], points),
      team(5, 'Elks', [5, 9], { aheadBy: 'head-to-head' }),
      team(6, 'Foxes', [5, 9]),
    ]),
  ).toBe(
    'Equal records are ranked by points for: Ants over Bees over Cats (8-6); Dogs over Elks (5-9). ' +
      'Equal records are ranked by the games between them: Elks over Foxes (5-9).',
  )
})

it('gives each its record where only the percentages are equal', () => {
  const teams = [team(1, 'Ants', [6, 6], { aheadBy: 'points-for' }), team(2, 'Bees', [5, 5])]
  expect(describe(teams)).toBe('Equal records are ranked by points for: Ants (6-6) over Bees (5-5).')
})

it('is silent where records decide, and of a server that says nothing', () => {
  expect(describe([team(1, 'Ants', [2, 0]), team(2, 'Bees', [0, 2])])).toBeNull()
  expect(describe([])).toBeNull()
})
