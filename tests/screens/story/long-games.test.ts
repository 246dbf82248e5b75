/** A game of two weeks is lost by its whole score, whichever week is told. */
import { describe, expect, it } from 'vitest'
import { buildSeason, game, lineup, player, slots } from '../../build-season.ts'
import { tellTeams } from './support/tell-stories.ts'

/** A finished season of one game of two weeks between Alpha and Beta; Alpha's bench has the points of the second week. */
function seasonOf({ alpha, beta, bench }: { alpha: [number, number]; beta: [number, number]; bench: number }) {
  const sum = ([first, second]: [number, number]) => first + second
  return buildSeason({
    teams: [
      { name: 'Alpha', finalRank: 2 },
      { name: 'Beta', finalRank: 1 },
    ],
    settings: { lineupSlots: slots({ QB: 1, BENCH: 1 }) },
    status: { phase: 'complete', regularSeasonFinalWeek: 2, finalWeek: 2, currentWeek: 2 },
    players: [player(1, 'QB', alpha), player(2, 'QB', [0, bench]), player(3, 'QB', beta)],
    matchups: [game(1, [1, sum(alpha)], [2, sum(beta)], { weeks: [1, 2], byWeek: [alpha, beta] })],
    lineups: [1, 2].flatMap((week) => [lineup(week, 1, { QB: [1], BENCH: [2] }), lineup(week, 2, { QB: [3] })]),
  })
}

async function blunderOf(game: Parameters<typeof seasonOf>[0]) {
  const stories = await tellTeams({ season: seasonOf(game), throughWeek: null })
  return stories.find(({ story }) => story.team?.name === 'Alpha')?.story.cards.find(({ key }) => key === 'blunder')
}

describe('the one that got away, in a game of two weeks', () => {
  it('was lost by both weeks, not by the one with the bench', async () => {
    expect(await blunderOf({ alpha: [100, 103], beta: [110.3, 116.3], bench: 133 })).toMatchObject({
      figure: '30.0',
      unit: 'points on the bench in week 2',
      sentence: 'QB 2 sat, and the game was lost by 23.6 points.',
    })
  })

  it('is told where the week itself was out of reach, but the game was not', async () => {
    expect(await blunderOf({ alpha: [110, 85], beta: [100, 100], bench: 93 })).toMatchObject({
      figure: '8.0',
      sentence: 'QB 2 sat, and the game was lost by 5.0 points.',
    })
  })

  it('is not told where the week was lost by the bench, but the game was not', async () => {
    expect(await blunderOf({ alpha: [80, 100], beta: [110, 105], bench: 110 })).toBeUndefined()
  })
})
