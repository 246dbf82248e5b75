import { describe, expect, it } from 'vitest'
import { describeEntry, readLeagueEntry } from '../../src/parts/navigation/league-entry.ts'
import { espnLeague, espnSeason } from '../support/league-keys.ts'

const sleeper = { host: 'sleeper', leagueId: '910020240000000001' } as const
const user = { host: 'sleeper', user: 'night_owl' } as const

describe('readLeagueEntry', () => {
  it('takes a league id', () => {
    expect(readLeagueEntry(' 123456 ')).toEqual({ league: espnLeague(123456) })
    expect(readLeagueEntry('#900001')).toEqual({ league: espnLeague(900001) })
    expect(readLeagueEntry('910020240000000001')).toEqual({ league: sleeper })
  })

  it.each([
    ['https://fantasy.espn.com/football/league?leagueId=123&seasonId=2024', espnSeason(123, 2024)],
    ['fantasy.espn.com/football/team?leagueId=123&teamId=4', espnLeague(123)],
    ['https://fantasy.espn.com/football/league/standings?LEAGUEID=77&seasonId=1999', espnLeague(77)],
    ['http://games.espn.com/ffl/#/league?leagueId=5&seasonId=2018', espnSeason(5, 2018)],
    ['https://sleeper.com/leagues/910020240000000001/matchup', sleeper],
    ['sleeper.app/leagues/910020240000000001', sleeper],
    ['Join my league! https://fantasy.espn.com/football/league?leagueId=123&seasonId=2024.', espnSeason(123, 2024)],
    ['See https://example.com/news and\n(sleeper.com/leagues/910020240000000001)', sleeper],
  ])('reads the address %s', (address, league) => {
    expect(readLeagueEntry(address)).toEqual({ league })
  })

  it.each(['@night_owl', 'sleeper:night_owl', 'sleeper: @night_owl', 'https://sleeper.com/u/night_owl'])(
    'reads the user %s',
    (text) => {
      expect(readLeagueEntry(text)).toEqual({ user })
    },
  )

  it.each([
    ['', /Enter an ESPN or Sleeper league ID/],
    ['my league', /not a league ID/],
    ['-4', /not a league ID/],
    ['0', /above 0/],
    ['99999999999', /too long/],
    ['999999999999999999999', /too long/],
    ['https://example.com/?leagueId=3', /example\.com/],
    ['https://notespn.com/?leagueId=3', /notespn\.com/],
    ['https://espn.com.evil.test/?leagueId=3', /evil\.test/],
    ['https://fantasy.espn.com/football/players', /doesn’t point to a league/],
    ['https://fantasy.espn.com/football/league?leagueId=abc', /above 0/],
    ['https://sleeper.com/create', /Sleeper URL doesn’t point to a league.*username/],
    ['You’re invited: https://sleeper.com/i/AbCd123', /Sleeper URL doesn’t point to a league/],
    ['https://fantasy.espn.com/basketball/league?leagueId=123', /belongs to a basketball league/],
    ['http://games.espn.com/fhl/clubhouse?leagueId=5', /belongs to a hockey league/],
    ['javascript:alert(1)', /not a league ID/],
    ['<b>1</b>', /not a league ID/],
  ])('reports what is wrong with %j', (entry, problem) => {
    expect(readLeagueEntry(entry)).toEqual({ problem: expect.stringMatching(problem) })
  })

  it.each(['night_owl', '12a'])('offers a bare word as a user’s name: %s', (word) => {
    expect(readLeagueEntry(word)).toEqual({
      problem: expect.stringMatching(/not a league ID/),
      maybe: { host: 'sleeper', user: word },
    })
  })
})

it('describeEntry describes the recognized league', () => {
  const describe = (text: string) => describeEntry(readLeagueEntry(text))
  expect(describe('123456')).toBe('ESPN league 123456')
  expect(describe('games.espn.com/ffl/?leagueId=5&seasonId=2018')).toBe('ESPN league 5, season 2018')
  expect(describe('910020240000000001')).toBe('Sleeper league 910020240000000001')
  expect(describe('sleeper.com/u/night_owl')).toBe('Sleeper user @night_owl')
  expect(describe('0')).toBe('')
})
