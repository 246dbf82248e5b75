/** What a reader joined on this device, and what of it leaves the device. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { findLeagueJoin, forgetLeagueJoins, saveLeagueJoin, withLeagueJoin } from '../../src/client/league-joins.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const league = { host: 'sleeper', leagueId: '910020240000000001' } as const
const old = { host: 'espn', leagueId: '4242' } as const

it('is found at the address of either league, and gone with its last league', () => {
  saveLeagueJoin(league, { also: [old], same: [['a', 'b']], years: [], apart: [] })
  expect(findLeagueJoin(league)).toMatchObject({ also: [old], same: [['a', 'b']] })
  expect(findLeagueJoin(old)).toMatchObject({ also: [league], same: [['a', 'b']] })
  saveLeagueJoin(league, { also: [], same: [], years: [], apart: [] })
  expect(findLeagueJoin(league).also).toEqual([])
})

it('sends no server the id of a league that is on the device from a file', () => {
  saveLeagueJoin(league, { also: [old], same: [], years: [{ season: 2021, league: old }], apart: [] })
  expect(withLeagueJoin('history', { ...league }, { forServer: true })).toMatchObject({ also: 'espn:4242' })
  kept.set('leagues-from-files', JSON.stringify(['espn/4242']))
  expect(withLeagueJoin('history', { ...league }, { forServer: true })).toEqual(league)
  expect(withLeagueJoin('history', { ...league })).toMatchObject({ also: 'espn:4242', years: '2021~espn:4242' })
})

it('sends no server the id of such a league once it is removed from the device', () => {
  const other = { host: 'espn', leagueId: '77' } as const
  const years = [old, other].map((one, index) => ({ season: 2021 + index, league: one }))
  saveLeagueJoin(league, { also: [old, other], same: [['a', 'b']], years, apart: ['c'] })
  forgetLeagueJoins([old])
  expect(findLeagueJoin(league)).toMatchObject({
    also: [other],
    same: [['a', 'b']],
    years: years.slice(1),
    apart: ['c'],
  })
  expect(findLeagueJoin(old).also).toEqual([])
  forgetLeagueJoins([{ host: 'sleeper', leagueId: '1' }])
  expect(findLeagueJoin(league).also).toEqual([other])
  forgetLeagueJoins([league])
  expect(findLeagueJoin(other).also).toEqual([])
  expect(withLeagueJoin('history', { ...league }, { forServer: true })).toEqual(league)
})
