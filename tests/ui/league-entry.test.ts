import { describe, expect, it } from 'vitest'
import { readLeagueEntry } from '../../src/parts/navigation/league-entry.ts'

describe('readLeagueEntry', () => {
  it('takes a league id', () => {
    expect(readLeagueEntry(' 123456 ')).toEqual({ espnLeagueId: 123456 })
    expect(readLeagueEntry('#900001')).toEqual({ espnLeagueId: 900001 })
  })

  it.each([
    ['https://fantasy.espn.com/football/league?leagueId=123&seasonId=2024', { espnLeagueId: 123, season: 2024 }],
    ['fantasy.espn.com/football/team?leagueId=123&teamId=4', { espnLeagueId: 123 }],
    ['https://fantasy.espn.com/football/league/standings?LEAGUEID=77&seasonId=1999', { espnLeagueId: 77 }],
    ['http://games.espn.com/ffl/#/league?leagueId=5&seasonId=2018', { espnLeagueId: 5, season: 2018 }],
  ])('reads the address %s', (address, league) => {
    expect(readLeagueEntry(address)).toEqual(league)
  })

  it.each([
    ['', /Enter an ESPN league id/],
    ['my league', /not a league id/],
    ['12a', /not a league id/],
    ['-4', /not a league id/],
    ['0', /above 0/],
    ['99999999999999999999', /too long/],
    ['https://example.com/?leagueId=3', /example\.com/],
    ['https://notespn.com/?leagueId=3', /notespn\.com/],
    ['https://espn.com.evil.test/?leagueId=3', /evil\.test/],
    ['https://fantasy.espn.com/football/players', /names no league/],
    ['https://fantasy.espn.com/football/league?leagueId=abc', /above 0/],
    ['javascript:alert(1)', /not a league id/],
    ['<b>1</b>', /not a league id/],
  ])('says what is wrong with %j', (entry, problem) => {
    expect(readLeagueEntry(entry)).toEqual({ problem: expect.stringMatching(problem) })
  })
})
