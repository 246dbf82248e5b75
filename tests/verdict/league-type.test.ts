import { describe, expect, it } from 'vitest'
import type { DraftPick } from '../../src/domain/host-season.ts'
import { leagueTypeOf } from '../../src/verdict/league-type.ts'
import { buildSeason, player, type SeasonSketch } from '../build-season.ts'

/** Four teams with six roster spots each; an injured reserve is none. */
const lineupSlots: NonNullable<SeasonSketch['settings']>['lineupSlots'] = [
  { slot: 'QB', count: 1 },
  { slot: 'RB', count: 2 },
  { slot: 'BENCH', count: 3 },
  { slot: 'IR', count: 2 },
]

function typeOf(chosen: number, kept: number, settings: SeasonSketch['settings'] = {}) {
  const picks = Array.from(
    { length: chosen + kept },
    (_, index): DraftPick => ({
      overallPick: index + 1,
      round: Math.floor(index / 4) + 1,
      pickInRound: (index % 4) + 1,
      teamId: (index % 4) + 1,
      player: index + 1,
      isKeeper: index >= chosen,
      bidDollars: null,
    }),
  )
  const players = picks.map((pick) => player(pick.player, 'RB'))
  return leagueTypeOf(buildSeason({ settings: { lineupSlots, ...settings }, picks, players }))
}

describe('the type of a league', () => {
  it.each([
    ['redraft', 'a draft that filled the rosters', typeOf(24, 0)],
    ['redraft', 'a league whose draft is unknown', typeOf(0, 0)],
    ['keeper', 'a draft with kept players', typeOf(20, 4)],
    ['dynasty', 'rosters that were kept as a whole', typeOf(8, 16)],
    ['dynasty', 'a draft of rookies alone', typeOf(8, 0)],
    ['keeper', 'one more chosen than a third of the spots', typeOf(9, 15)],
    ['dynasty', 'what its host calls one, in the year of its first draft', typeOf(24, 0, { leagueType: 'dynasty' })],
    ['keeper', 'what its host calls one, before anyone is kept', typeOf(24, 0, { leagueType: 'keeper' })],
  ])('is %s by %s', (expected, _, found) => {
    expect(found).toBe(expected)
  })
})
