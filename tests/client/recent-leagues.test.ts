import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readRecentLeagues, rememberLeague } from '../../src/client/recent-leagues.ts'

const league = (leagueId: string, more: object = {}) =>
  ({ host: 'espn', leagueId, name: `League ${leagueId}`, season: 2025, phase: 'in-season', ...more }) as const

describe('leagues opened in this browser', () => {
  const entries = new Map<string, string>()
  beforeEach(() => {
    entries.clear()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => entries.set(key, value),
    })
  })
  afterEach(() => void vi.unstubAllGlobals())

  const ids = () => readRecentLeagues().map(({ leagueId }) => leagueId)

  it('are listed with the last opened one first, each once, and no more than six', () => {
    for (const id of ['1', '2', '3', '4', '5', '6', '7', '3']) rememberLeague(league(id))
    expect(ids()).toEqual(['3', '7', '6', '5', '4', '2'])
  })

  it('are one league over all seasons, even with an id per season', () => {
    const sleeper = {
      host: 'sleeper',
      seasonIds: [{ leagueId: '900000000000000001' }, { leagueId: '900000000000000002' }],
    }
    rememberLeague({ ...league('900000000000000001'), ...sleeper, host: 'sleeper' })
    rememberLeague({ ...league('900000000000000002'), ...sleeper, host: 'sleeper' })
    rememberLeague({ ...league('5'), season: 2024 })
    rememberLeague(league('5'))
    expect(readRecentLeagues().map(({ leagueId, season }) => [leagueId, season])).toEqual([
      ['5', 2025],
      ['900000000000000002', 2025],
    ])
  })

  it('are empty if their list is nested too deep for this browser to write it again', () => {
    rememberLeague(league('1'))
    const stringify = vi.spyOn(JSON, 'stringify').mockImplementationOnce(() => {
      throw new RangeError('Maximum call stack size exceeded')
    })
    expect(ids()).toEqual([])
    stringify.mockRestore()
    expect(ids()).toEqual(['1'])
  })

  it('are empty if storage is off, damaged, or unrelated', () => {
    for (const text of ['{', '{}', '[1, null, {"host": "espn"}, {"host": "x", "leagueId": "1"}]']) {
      entries.set('recent-leagues', text)
      expect(readRecentLeagues()).toEqual([])
    }
    vi.stubGlobal('localStorage', undefined)
    expect(readRecentLeagues()).toEqual([])
    expect(() => rememberLeague(league('1'))).not.toThrow()
  })
})
