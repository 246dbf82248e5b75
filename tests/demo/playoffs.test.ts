import { describe, expect, it } from 'vitest'
import type { FantasyMatchup } from '../../demo/fantasy-matchup.ts'
import { pairRound, rankFinally } from '../../demo/playoffs.ts'

type Played = Pick<FantasyMatchup, 'tier' | 'home' | 'away' | 'winner'>[]

const side = (teamId: number) => ({ teamId, pointsByWeek: new Map<number, number>(), adjustment: 0 })

/** Plays a round in which these teams win. */
function play(games: ReturnType<typeof pairRound>, winners: readonly number[]): Played {
  return games.map(({ tier, homeTeamId, awayTeamId }) => ({
    tier,
    home: side(homeTeamId),
    away: awayTeamId === null ? null : side(awayTeamId),
    winner: awayTeamId === null ? 'UNDECIDED' : winners.includes(homeTeamId) ? 'HOME' : 'AWAY',
  }))
}

const pairs = (games: ReturnType<typeof pairRound>) =>
  games.map(
    ({ tier, homeTeamId, awayTeamId }) =>
      `${tier[0]}${tier.includes('CONSOLATION') ? 'C' : 'B'} ${homeTeamId}-${awayTeamId ?? 'bye'}`,
  )

describe('pairRound', () => {
  it('rests the first two seeds of six, then plays a fixed bracket with every place decided', () => {
    const seeds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    const first = pairRound(seeds, 6, [])
    expect(pairs(first)).toEqual(['WB 1-bye', 'WB 4-5', 'WB 3-6', 'WB 2-bye', 'LC 7-8', 'LC 9-10'])

    const one = play(first, [4, 6, 8, 9])
    const second = pairRound(seeds, 6, [one])
    expect(pairs(second)).toEqual(['WB 1-4', 'WB 2-6', 'WC 3-5', 'LC 8-9', 'LC 7-10'])

    const two = play(second, [1, 6, 5, 8, 7])
    const third = pairRound(seeds, 6, [one, two])
    expect(pairs(third)).toEqual(['WB 1-6', 'WC 2-4', 'WC 3-5', 'LC 8-7', 'LC 9-10'])

    const three = play(third, [1, 4, 3, 8, 10])
    expect(rankFinally(three)).toEqual([1, 6, 4, 2, 3, 5, 8, 7, 10, 9])
  })

  it('starts with the semi-finals if four teams qualify', () => {
    const seeds = [5, 2, 6, 9, 4, 7, 10, 1, 3, 8]
    const first = pairRound(seeds, 4, [])
    expect(pairs(first)).toEqual(['WB 5-9', 'WB 2-6', 'LC 4-7', 'LC 10-1', 'LC 3-8'])
    const second = pairRound(seeds, 4, [play(first, [5, 6, 4, 1, 3])])
    expect(pairs(second)).toEqual(['WB 5-6', 'WC 2-9', 'LC 4-1', 'LC 3-7', 'LC 10-8'])
  })
})
