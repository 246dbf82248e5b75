import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { RecapGame } from '../../../src/parts/recap/GameResult.tsx'
import { MemorableGame } from '../../../src/parts/recap/RecapGames.tsx'

const gameOf = (week: number, margin: number): RecapGame => ({
  winner: { teamId: 1, teamName: 'A', score: 100 + margin },
  loser: { teamId: 2, teamName: 'B', score: 100 },
  margin,
  isTie: margin === 0,
  weeks: [week],
  isPlayoff: false,
})

const links = { team: () => '/team', week: () => '/week' }

/** The line beneath the score. */
function noteOf(game: RecapGame): string | undefined {
  const html = renderToStaticMarkup(<MemorableGame title="Closest game" game={game} links={links} />)
  return /<a href="\/week"[^>]*>(.*?)<\/a>/.exec(html)?.[1]?.replace(/<[^>]*>/g, '')
}

describe('a game to remember', () => {
  it('has week and margin, and marks ties', () => {
    expect(noteOf(gameOf(5, 0))).toBe('A tie in week 5')
    const game = { ...gameOf(15, 1), weeks: [15, 16], isPlayoff: true, isTie: false }
    expect(noteOf(game)).toBe('Decided by 1.0 points in weeks 15 and 16, playoffs')
    const narrow = { ...game, margin: 0.04, winner: { ...game.winner, score: 100.04 } }
    expect(noteOf(narrow)).toBe('Decided 100.04–100.00 in weeks 15 and 16, playoffs')
    expect(noteOf({ ...game, margin: 0 })).toBe('Decided on the tiebreaker in weeks 15 and 16, playoffs')
  })
})
