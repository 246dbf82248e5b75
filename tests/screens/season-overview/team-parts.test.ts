import { describe, expect, it } from 'vitest'
import type { ListedMove } from '../../../src/contract/responses/moves.ts'
import { placesOfTeam } from '../../../src/screens/season-overview/AwardsPart.tsx'
import { rankTeamMoves } from '../../../src/screens/season-overview/MovesPart.tsx'
import { completed } from '../../support/completed.ts'

describe('a team’s moves', () => {
  const move = (id: string, ...values: [teamId: number, value: number | null][]) =>
    ({
      id,
      sides: values.map(([teamId, value]) => ({ team: { id: teamId, name: '' }, value })),
    }) as unknown as ListedMove

  it('begin with those that gained or cost the team most, and leave out those of others', () => {
    const moves = [
      move('small', [1, 2]),
      move('of others', [2, 90]),
      move('trade', [2, 40], [1, -40]),
      move('old', [1, null]),
      move('latest', [1, 0]),
    ]
    expect(rankTeamMoves(moves, 1).map(({ id }) => id)).toEqual(['trade', 'small', 'latest', 'old'])
  })
})

describe('a team’s awards', () => {
  const { superlatives } = completed('superlatives', {
    superlatives: [
      {
        award: 'Most Consistent',
        key: 'most-consistent',
        winner: { teamId: 2, teamName: 'Bees' },
        runnersUp: [
          { teamId: 1, teamName: 'Ants' },
          { teamId: 1, teamName: 'Ants' },
        ],
      },
      { award: 'Highest Week', key: 'highest-week', winner: { teamId: 1, display: '190.2 points' }, runnersUp: [] },
      { award: 'Best Trade', key: 'best-trade', winner: { teamId: 3 }, runnersUp: [] },
    ],
  })

  it('are those it won, then its best other places', () => {
    const places = placesOfTeam(superlatives, 1).map(({ award, place, display }) => [award.award, place, display])
    expect(places).toEqual([
      ['Highest Week', 1, '190.2 points'],
      ['Most Consistent', 2, ''],
    ])
    expect(placesOfTeam(superlatives, 9)).toEqual([])
  })
})
