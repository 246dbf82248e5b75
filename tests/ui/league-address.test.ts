import { describe, expect, it } from 'vitest'
import { indexTarget, leagueAddress, readSeason } from '../../src/parts/league/league-address.ts'
import {
  leagueRefOf,
  placeOfKey,
  placeOfSeason,
  readLeagueRef,
  seasonToName,
} from '../../src/parts/league/league-ref.ts'
import { completedLeague } from '../support/completed.ts'
import { espnLeague } from '../support/league-keys.ts'

describe('addresses within a league', () => {
  it('keep the season and nothing else of the query', () => {
    const query = new URLSearchParams('season=2023&sort=points_for')
    expect(leagueAddress('awards', { leagueRef: espnLeague(7), query })).toBe('/leagues/espn/7/seasons/2023/awards')
    expect(leagueAddress('team', { leagueRef: espnLeague(7), teamId: 9, query })).toBe(
      '/leagues/espn/7/teams/9?season=2023',
    )
    expect(leagueAddress('overview', { leagueRef: espnLeague(7), query: new URLSearchParams() })).toBe(
      '/leagues/espn/7/overview',
    )
  })

  it('keep what else the query of the league’s index says', () => {
    const targetOf = (search: string) => indexTarget(espnLeague(7), new URLSearchParams(search))
    expect(targetOf('season=2023&player=4')).toBe('/leagues/espn/7/seasons/2023/overview?player=4')
    expect([targetOf('player=4'), targetOf('')]).toEqual([
      '/leagues/espn/7/overview?player=4',
      '/leagues/espn/7/overview',
    ])
  })

  it('take no season that cannot be one', () => {
    for (const season of ['', '24', '1999', '20245', '2024x']) {
      expect(readSeason(new URLSearchParams({ season })), season).toBeUndefined()
    }
  })

  it('accept whole positive numbers as league ids, of any length on hosts with long ids', () => {
    const idOf = (leagueId?: string, host = 'espn') => readLeagueRef({ host, leagueId })?.leagueId
    expect(idOf('900001')).toBe('900001')
    expect(idOf('910020240000000001', 'sleeper')).toBe('910020240000000001')
    for (const text of [undefined, '', '_', '0', '-1', '1.5', '1e3', 'abc', '９', '99999999999999999999']) {
      expect(idOf(text), text).toBeUndefined()
    }
    expect([idOf('5', '_'), idOf('5', 'constructor')]).toEqual([undefined, undefined])
  })
})

describe('the league of a response', () => {
  const refOf = (fields: object) => leagueRefOf(completedLeague(fields))
  const sleeper = { host: 'sleeper', hostLeagueId: '910020240000000001' }

  it('is that of its host, or of ESPN if a server names no host', () => {
    expect(refOf(sleeper)).toEqual({ host: 'sleeper', leagueId: '910020240000000001' })
    expect(refOf({ host: 'espn', hostLeagueId: '7', espnLeagueId: 7 })).toEqual(espnLeague(7))
    for (const host of [undefined, 'https://espn.test', 'yahoo']) {
      expect(refOf({ host, espnLeagueId: 7 })).toEqual(espnLeague(7))
    }
    for (const nothing of [{}, { host: 'sleeper' }, { host: 'sleeper', hostLeagueId: '../1' }, { espnLeagueId: 0 }]) {
      expect(refOf(nothing)).toBeNull()
    }
  })

  it('has its other seasons at their own ids, if each has one', () => {
    const ids = [
      { season: 2024, leagueId: '910020240000000001' },
      { season: 2023, leagueId: '910020230000000001' },
    ]
    const league = { host: 'sleeper', leagueId: '910020240000000001' } as const
    expect(placeOfSeason({ ...league, season: 2023 }, ids)).toEqual({ ...league, leagueId: '910020230000000001' })
    expect(placeOfSeason({ ...league, season: 2022 }, ids)).toEqual({ ...league, season: 2022 })
    expect(placeOfSeason({ ...espnLeague(7), season: 2023 })).toEqual({ ...espnLeague(7), season: 2023 })
    expect(placeOfKey({ ...league, season: 2024 })).toEqual(league)
    expect([
      seasonToName(league, { season: 2023, seasons: [2024, 2023] }),
      seasonToName(league, { season: null, seasons: [] }),
    ]).toEqual([undefined, undefined])
    expect(seasonToName(espnLeague(7), { season: 2023, seasons: [2024, 2023] })).toBe(2023)
    expect(seasonToName(espnLeague(7), { season: 2024, seasons: [2024, 2023] })).toBeUndefined()
  })
})
