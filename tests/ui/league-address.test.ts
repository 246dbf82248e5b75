import { describe, expect, it } from 'vitest'
import { leagueAddress, readLeagueId, readSeason } from '../../src/parts/league/league-address.ts'

describe('addresses within a league', () => {
  it('keep the season and nothing else of the query', () => {
    const query = new URLSearchParams('season=2023&sort=points_for')
    expect(leagueAddress('awards', { espnLeagueId: 7, query })).toBe('/leagues/espn/7/seasons/2023/awards')
    expect(leagueAddress('team', { espnLeagueId: 7, teamId: 9, query })).toBe('/leagues/espn/7/teams/9?season=2023')
    expect(leagueAddress('overview', { espnLeagueId: 7, query: new URLSearchParams() })).toBe(
      '/leagues/espn/7/overview',
    )
  })

  it('take no season that cannot be one', () => {
    for (const season of ['', '24', '1999', '20245', '2024x']) {
      expect(readSeason(new URLSearchParams({ season })), season).toBeUndefined()
    }
  })

  it('take whole positive numbers as league ids', () => {
    expect(readLeagueId('900001')).toBe(900001)
    for (const text of [undefined, '', '0', '-1', '1.5', '1e3', 'abc', '９', '99999999999999999999']) {
      expect(readLeagueId(text), text).toBeNull()
    }
  })
})
