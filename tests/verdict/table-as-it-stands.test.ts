import { describe, expect, it } from 'vitest'
import { tableAsItStands } from '../../src/verdict/table.ts'
import { buildSeason, game } from '../build-season.ts'

const open = { status: 'in-progress' } as const
const matchups = [game(1, [1, 100], [2, 90]), game(1, [3, 80], [4, 70]), game(2, [1, 20], [4, 30], open)]
const rowsOf = (season: Parameters<typeof tableAsItStands>[0]) =>
  tableAsItStands(season).map(({ teamId, rank, wins, losses, ties, pointsFor }) => [
    ...[teamId, rank, `${wins}-${losses}-${ties}`, pointsFor],
  ])

describe('the table if all games ended now', () => {
  it('adds the leads of games in progress, ranked by the league’s rule', () => {
    const season = buildSeason({ matchups: [...matchups, game(2, [2, 45], [3, 45], open)] })
    expect(rowsOf(season)).toEqual([
      [3, 1, '1-0-1', 125],
      [1, 2, '1-1-0', 120],
      [4, 3, '1-1-0', 100],
      [2, 4, '0-1-1', 135],
    ])
  })

  it('adds the results against the median in median leagues', () => {
    const season = buildSeason({
      settings: { hasMedianGame: true },
      matchups: [...matchups, game(2, [2, 45], [3, 10], open)],
    })
    const records = new Map(rowsOf(season).map(([teamId, , record]) => [teamId, record]))
    // Period 2 has 20, 30, 45 and 10: the median is 25.
    expect([1, 2, 3, 4].map((teamId) => records.get(teamId))).toEqual(['2-2-0', '3-1-0', '1-3-0', '2-2-0'])
  })

  it('is the table itself while nothing is played', () => {
    const season = buildSeason({
      matchups: [game(1, [1, 100], [2, 90]), game(2, [1, 0], [2, 0], { status: 'scheduled' })],
    })
    expect(tableAsItStands(season).map(({ isIn: _, ...row }) => row)).toEqual(season.table)
  })

  it('has as many teams in the playoffs as the league has places', () => {
    const season = buildSeason({
      settings: { playoffTeamCount: 2 },
      matchups: [...matchups, game(2, [2, 45], [3, 10], open)],
    })
    expect(tableAsItStands(season).map(({ isIn }) => isIn)).toEqual([true, true, false, false])
  })
})
