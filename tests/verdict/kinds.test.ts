/** Brackets played through, for matchups that a source marks with no kind. */
import { describe, expect, it } from 'vitest'
import type { HostMatchup, MatchupKind } from '../../src/domain/host-season.ts'
import { buildSeason, bye, game, type SeasonSketch } from '../build-season.ts'

const unmarked = (matchup: HostMatchup, kind: MatchupKind | null = null): HostMatchup => ({ ...matchup, kind })
const beats = (matchupPeriod: number, winner: number, loser: number) =>
  unmarked(game(matchupPeriod, [winner, 20], [loser, 10]))

/** Six teams, of which those with a seed up to 4 are in the playoffs after the first week. */
const kindsOf = (matchups: HostMatchup[], teams: SeasonSketch['teams'] = seeded) =>
  buildSeason({ teams, matchups, settings: { regularSeasonMatchups: 1, playoffTeamCount: 4 } }).matchups.map(
    ({ kind, matchupPeriod, home }) => `${matchupPeriod}: ${home.teamId} ${kind}`,
  )
const seeded = [1, 2, 3, 4, 5, 6].map((seed) => ({ playoffSeed: seed }))
const first = [beats(1, 5, 1), beats(1, 2, 6), beats(1, 3, 4)]
const ofFirst = ['1: 5 regular', '1: 2 regular', '1: 3 regular']

describe('brackets', () => {
  it('keep a team until it loses', () => {
    const matchups = [beats(3, 1, 2), beats(3, 4, 3), beats(3, 5, 6), beats(2, 1, 4), beats(2, 2, 3), ...first]
    expect(kindsOf(matchups)).toEqual([
      ...ofFirst,
      '2: 1 winners-bracket',
      '2: 2 winners-bracket',
      '3: 1 winners-bracket',
      '3: 4 winners-consolation',
      '3: 5 losers-consolation',
    ])
  })

  it('have byes, which no team loses', () => {
    const kinds = kindsOf([...first, unmarked(bye(2, 1, 10)), beats(3, 2, 1)])
    expect(kinds).toEqual([...ofFirst, '2: 1 winners-bracket', '3: 2 winners-bracket'])
  })

  it('are the source’s if it names them', () => {
    const kinds = kindsOf([...first, unmarked(beats(2, 1, 4), 'winners-consolation')])
    expect(kinds).toEqual([...ofFirst, '2: 1 winners-consolation'])
  })

  it('are not guessed before the end of the regular season', () => {
    const open = first.map((matchup): HostMatchup => ({ ...matchup, winner: 'open' }))
    expect(kindsOf([...open, beats(2, 1, 4)], 6)).toEqual([...ofFirst, '2: 1 losers-consolation'])
  })

  it('follow the league’s own order where the source states no seeds', () => {
    // After their wins 2, 3 and 5 are seeded first, then 1, the first of the others.
    const matchups = [...first, beats(2, 2, 1), beats(2, 3, 5), beats(2, 4, 6), beats(3, 3, 2)]
    expect(kindsOf(matchups, 6)).toEqual([
      ...ofFirst,
      '2: 2 winners-bracket',
      '2: 3 winners-bracket',
      '2: 4 losers-consolation',
      '3: 3 winners-bracket',
    ])
  })
})
