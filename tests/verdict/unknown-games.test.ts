/** A host that counts a game which nobody lists any more, as against a team that left the league. */
import { describe, expect, it } from 'vitest'
import { computeStandings } from '../../src/analytics/standings.ts'
import { tableThrough } from '../../src/verdict/table.ts'
import { buildSeason, game } from '../build-season.ts'

const host = (wins: number, losses: number, pointsFor: number) => ({
  recordByHost: { wins, losses, ties: 0, pointsFor, pointsAgainst: 400 },
})

/** Team 1 played in weeks 1, 3 and 4, and as the host says in week 2: a win with 110 points. Week 5 is to come. */
const season = buildSeason({
  teams: [host(3, 1, 410), host(1, 2, 280), host(1, 2, 290)],
  matchups: [
    game(1, [1, 100], [2, 90]),
    game(2, [2, 100], [3, 95]),
    game(3, [1, 90], [3, 100]),
    game(4, [1, 110], [2, 90]),
    game(5, [1, 0], [3, 0], { status: 'scheduled' }),
  ],
})
const recordAfter = (period: number) => {
  const row = tableThrough(season, period).find(({ teamId }) => teamId === 1)
  return row && [row.wins, row.losses, row.pointsFor, row.games]
}

describe('a game that only the host counts', () => {
  it('is in the record after every later week, with its points', () => {
    expect([4, 3, 2].map(recordAfter)).toEqual([
      [3, 1, 410, 4],
      [2, 1, 300, 3],
      [2, 0, 210, 2],
    ])
  })

  it('is in no record before it', () => {
    expect(recordAfter(1)).toEqual([1, 0, 100, 1])
  })

  it('is a game in the average', () => {
    const [row] = computeStandings(season).teams.filter(({ team }) => team.id === 1)
    expect(row?.regularSeason).toMatchObject({ games: 4, avgPointsFor: 102.5, avgPointsAgainst: 100 })
  })
})
