import { describe, expect, it } from 'vitest'
import type { RecapGame } from '../../../src/parts/recap/GameResult.tsx'
import { describeRecapGame } from '../../../src/parts/recap/RecapGames.tsx'

const gameOf = (week: number, margin: number): RecapGame => ({
  winner: { teamId: 1, teamName: 'A', score: 100 + margin },
  loser: { teamId: 2, teamName: 'B', score: 100 },
  margin,
  isTie: margin === 0,
  weeks: [week],
  isPlayoff: false,
})

describe('a game to remember', () => {
  it('has week and margin, and marks ties', () => {
    expect(describeRecapGame(gameOf(5, 0))).toBe('A tie in week 5')
    const game = { ...gameOf(15, 1), weeks: [15, 16], isPlayoff: true, isTie: false }
    expect(describeRecapGame(game)).toBe('Decided by 1.0 points in weeks 15 and 16, playoffs')
    const narrow = { ...game, margin: 0.04, winner: { ...game.winner, score: 100.04 } }
    expect(describeRecapGame(narrow)).toBe('Decided 100.04–100.00 in weeks 15 and 16, playoffs')
    expect(describeRecapGame({ ...game, margin: 0 })).toBe('Decided on the tiebreaker in weeks 15 and 16, playoffs')
  })
})
