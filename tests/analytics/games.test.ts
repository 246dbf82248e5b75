/** Schedule, head-to-head and transactions. */
import { describe, expect, it } from 'vitest'
import { compareTeams } from '../../src/analytics/head-to-head.ts'
import { listMatchups } from '../../src/analytics/schedule.ts'
import { listTransactions } from '../../src/analytics/transactions.ts'
import type { Team } from '../../src/domain/season.ts'
import { buildSeason, bye, game, move } from '../build-season.ts'

const season = buildSeason({
  matchups: [
    game(2, [1, 100], [2, 110]),
    game(1, [2, 90], [1, 95.5]),
    bye(1, 3, 70),
    game(3, [1, 200], [2, 200], { kind: 'winners-bracket', weeks: [3, 4] }),
    game(5, [1, 0], [2, 0], { status: 'scheduled' }),
  ],
})

describe('head to head', () => {
  const teamOf = (id: number) => season.teams[id - 1] as Team
  const compare = (one: number, other: number) => compareTeams(season, teamOf(one), teamOf(other))

  it('counts the decided games of two teams and lists the others too', () => {
    const { teamA, teamB, games, summary } = compare(1, 2)
    expect(games.map(({ week, winnerId }) => [week, winnerId])).toEqual([
      [1, teamA.id],
      [2, teamB.id],
      [3, null],
      [5, null],
    ])
    expect(summary).toEqual({ games: 3, aWins: 1, bWins: 1, ties: 1, aPoints: 395.5, bPoints: 400 })
  })

  it('is the same from the other side', () => {
    expect(compare(2, 1).summary).toMatchObject({ aWins: 1, bWins: 1, aPoints: 400, bPoints: 395.5 })
  })

  it('is empty for teams that never met', () => {
    expect(compare(1, 4)).toMatchObject({ games: [], summary: { games: 0, aPoints: 0 } })
  })
})

describe('the schedule', () => {
  const periods = (...filter: Parameters<typeof listMatchups> extends [unknown, infer Filter] ? [Filter] : never) =>
    listMatchups(season, ...filter).map(({ matchupPeriod }) => matchupPeriod)

  it('finds a two-week round under both weeks', () => {
    expect(periods({ week: 3 })).toEqual([3])
    expect(periods({ week: 4 })).toEqual([3])
  })

  it('is in the order of play, byes included', () => {
    expect(periods({})).toEqual([1, 1, 2, 3, 5])
    expect(periods({ teamId: 3 })).toEqual([1])
  })

  it('distinguishes playoffs from the regular season', () => {
    expect(periods({ isPlayoff: true })).toEqual([3])
    expect(periods({ isPlayoff: false })).toEqual([1, 1, 2, 5])
  })
})

describe('a team’s transactions', () => {
  it('are its own moves and the trades it was part of, in order', () => {
    const busy = buildSeason({
      transactions: [
        move('late', { week: 4, kind: 'drop' }),
        move('trade', {
          week: 2,
          kind: 'trade',
          teamId: 2,
          items: [{ player: 1, action: 'trade', fromTeamId: 2, toTeamId: 1 }],
        }),
        move('second', { week: 2, processedAt: '2025-09-12T10:00:00Z', kind: 'waiver' }),
        move('other', { teamId: 3 }),
        move('lineup', { kind: 'other' }),
        move('first', { week: 1 }),
      ],
    })
    const ids = (upToWeek: number) => listTransactions(busy, 1, upToWeek).map(({ id }) => id)
    expect(ids(18)).toEqual(['first', 'trade', 'second', 'late'])
    expect(ids(2)).toEqual(['first', 'trade', 'second'])
  })
})
