import { describe, expect, it } from 'vitest'
import type { ListedMove } from '../../../src/contract/responses/moves.ts'
import { handleHistory } from '../../../src/handlers/history.ts'
import { placesOfTeam } from '../../../src/screens/season-overview/AwardsPart.tsx'
import { rankTeamMoves } from '../../../src/screens/season-overview/MovesPart.tsx'
import { rivalsOf } from '../../../src/screens/season-overview/rivals-of.ts'
import { completed } from '../../support/completed.ts'
import { missing2022, threeSeasons } from '../history/history-league.ts'

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

describe('a manager’s rivals', () => {
  const response = handleHistory({ seasons: threeSeasons, aliases: {}, missing: [missing2022] })
  const [ann] = response.managers.filter(({ key }) => key === 'ann')
  const season = 2024
  const teamId = ann?.finishes.find((finish) => finish.season === season)?.team.id ?? 0

  it('are all managers of the season whom he has met, those with a name for their games first', () => {
    const rivals = rivalsOf(response, season, teamId)
    expect(rivals.map(({ rival }) => rival.key)).not.toContain('ann')
    expect(rivals.length).toBeGreaterThan(1)
    const last = rivals.at(-1)?.rival.key ?? ''
    const bookRivalries = [{ key: last, otherKey: 'ann', name: 'The Ditch', trophy: null }]
    const named = rivalsOf({ ...response, bookRivalries } as typeof response, season, teamId)
    expect(named[0]).toMatchObject({ rival: { key: last }, rivalry: { name: 'The Ditch' } })
  })

  it('are nobody’s with a single season, and of a team without a manager', () => {
    expect(
      rivalsOf(handleHistory({ seasons: threeSeasons.slice(-1), aliases: {}, missing: [] }), season, teamId),
    ).toEqual([])
    expect(rivalsOf(response, season, -1)).toEqual([])
  })
})
