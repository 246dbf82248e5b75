import { describe, expect, it } from 'vitest'
import { readLeague, readLeagueOrUser } from '../../scripts/lib/read-league.ts'

const id = '910020240000000001'

describe('the league of a command', () => {
  it('is an id, an address, or a user in whose leagues one chooses', () => {
    expect(readLeagueOrUser('123456')).toEqual({ host: 'espn', leagueId: '123456', season: null })
    for (const text of [`sleeper:${id}`, id, `https://sleeper.com/leagues/${id}/team`]) {
      expect(readLeagueOrUser(text)).toEqual({ host: 'sleeper', leagueId: id, season: null })
    }
    expect(readLeagueOrUser('sleeper:@somebody')).toEqual({ host: 'sleeper', user: 'somebody' })
  })

  it.each([
    'sleeper:',
    'sleeper:0',
    'sleeper:two words',
    'yahoo:1',
    '@',
    'somebody',
    `https://example.org/leagues/${id}`,
  ])('is not "%s": the error names the expected format', (text) => {
    expect(() => readLeagueOrUser(text)).toThrow(
      "expected an ESPN league ID such as 123456, sleeper:ID, yahoo:ID, or a league URL from ESPN, Sleeper, or Yahoo; or sleeper:@username for a user's leagues.",
    )
  })

  it('is no user if a command takes none', () => {
    expect(() => readLeague('sleeper:@somebody')).toThrow(
      /^expected an ESPN league ID .+ from ESPN, Sleeper, or Yahoo\.$/,
    )
  })
})
