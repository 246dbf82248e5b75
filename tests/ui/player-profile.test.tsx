import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { PlayerProfile } from '../../src/parts/player/PlayerProfile.tsx'
import { completed } from '../support/completed.ts'

const broken = /NaN|undefined|null|Infinity|\[object/

/** Tags out, one space between texts. */
function textOf(player: object): string {
  return renderToStaticMarkup(<PlayerProfile player={completed('player', player)} />)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
}

describe('PlayerProfile', () => {
  it('shows a dash for every unknown value, and that there are no weeks', () => {
    const text = textOf({})
    expect(text).toContain('No weekly stats available')
    expect(text).toContain('Free agent Undrafted')
    expect(text).toContain('Total points — Points per game — Projected — Starts / games played — / — Start % —')
    expect(text).not.toMatch(broken)
  })

  it('shows figures with one decimal, percentages too, consistency without', () => {
    const text = textOf({
      seasonStats: { totalPoints: 1204.25, starts: 3, gamesPlayed: 4, startPercentage: 75, accuracy: 66.666 },
      weeklyStats: [{ week: 1, points: 10, projectedPoints: 12.34, isStarter: true, lineupSlot: 'RB' }],
      performanceHighlights: { consistencyScore: 61.6 },
    })
    expect(text).toContain('Total points 1,204.3')
    expect(text).toContain('Starts / games played 3 / 4')
    expect(text).toContain('Start % 75.0%')
    expect(text).toContain('Accuracy 66.7%')
    expect(text).toContain('Consistency 62%')
    expect(text).not.toMatch(broken)
  })

  it('status in weekly stats: Started; Benched; Bye; DNP', () => {
    const week = (number: number, stat: object) => ({ week: number, lineupSlot: 'BENCH', isStarter: false, ...stat })
    const text = textOf({
      weeklyStats: [
        week(1, { points: 0, isStarter: true, lineupSlot: 'RB', nflOpponent: 'vs KC' }),
        week(2, { points: 7.5, nflOpponent: '@KC' }),
        week(3, { points: 0, nflOpponent: 'BYE' }),
        week(4, { points: 0, nflOpponent: 'vs LV' }),
        week(5, {}),
      ],
    })
    const table = text.slice(text.indexOf('Status'))
    expect(table.match(/Started|Benched|Bye\/DNP|Bye|DNP/g)).toEqual(['Started', 'Benched', 'Bye', 'DNP', 'Bye/DNP'])
  })

  it('marks a total that is a lower bound', () => {
    expect(textOf({ seasonStats: { isPartial: true } })).toContain('his true totals may be higher')
    expect(textOf({ seasonStats: { isPartial: false } })).not.toContain('at least these')
  })

  it('names the draft pick and who made it', () => {
    expect(textOf({ draftInfo: { round: 2, pick: 14 }, draftTeam: { name: 'Night Shift' } })).toContain(
      'Round 2, Pick 14 by Night Shift',
    )
  })
})
