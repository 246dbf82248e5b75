import { expect, it } from 'vitest'
import { orderTeams } from '../../src/parts/league/order-teams.ts'
import { completed } from '../support/completed.ts'

const { standings } = completed('standings', {
  standings: [
    { teamId: 1, teamName: 'Cats', rank: 2 },
    { teamId: 2, teamName: 'Ants', rank: null },
    { teamId: 3, teamName: 'bees', rank: 1 },
  ],
})
const namesIn = (phase: 'pre-draft' | 'pre-season' | 'in-season') =>
  orderTeams(standings, phase).map(({ teamName }) => teamName)

it('lists teams by rank, and by name before the first week', () => {
  expect(namesIn('in-season')).toEqual(['bees', 'Cats', 'Ants'])
  expect(namesIn('pre-draft')).toEqual(['Ants', 'bees', 'Cats'])
  expect(namesIn('pre-season')).toEqual(['Ants', 'bees', 'Cats'])
})
