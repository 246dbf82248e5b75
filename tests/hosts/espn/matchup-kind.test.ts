/** Brackets played through, for responses without tiers. */
import { describe, expect, it } from 'vitest'
import { sortIntoBrackets, type UnsortedMatchup } from '../../../src/hosts/espn/matchup-kind.ts'

const game = (id: number, matchupPeriod: number, winner: number, loser: number): UnsortedMatchup => ({
  id,
  matchupPeriod,
  tier: null,
  teamIds: [winner, loser],
  loserTeamId: loser,
})

describe('brackets', () => {
  const field = { regularSeasonMatchups: 1, playoffTeamIds: new Set([1, 2, 3, 4]) }

  it('keep a team until it loses', () => {
    const matchups = [
      game(5, 3, 1, 2),
      game(6, 3, 4, 3),
      game(7, 3, 5, 6),
      game(3, 2, 1, 4),
      game(4, 2, 2, 3),
      game(1, 1, 5, 1),
    ]
    const { kinds, unknown } = sortIntoBrackets(matchups, field)
    expect(Object.fromEntries(kinds)).toEqual({
      1: 'regular',
      3: 'winners-bracket',
      4: 'winners-bracket',
      5: 'winners-bracket',
      6: 'winners-consolation',
      7: 'losers-consolation',
    })
    expect(unknown).toEqual([])
  })

  it('have byes, which no team loses', () => {
    const bye: UnsortedMatchup = { id: 9, matchupPeriod: 2, tier: null, teamIds: [1], loserTeamId: null }
    const { kinds } = sortIntoBrackets([bye, game(10, 3, 2, 1)], field)
    expect([kinds.get(9), kinds.get(10)]).toEqual(['winners-bracket', 'winners-bracket'])
  })

  it('are ESPN’s if ESPN names them', () => {
    const named = { ...game(3, 2, 1, 4), tier: 'WINNERS_CONSOLATION_LADDER' }
    expect(sortIntoBrackets([named], field).kinds.get(3)).toBe('winners-consolation')
  })

  it('are not guessed without seeds', () => {
    const { kinds, unknown } = sortIntoBrackets([game(3, 2, 1, 4)], { ...field, playoffTeamIds: null })
    expect([kinds.get(3), unknown]).toEqual(['losers-consolation', [3]])
  })
})
