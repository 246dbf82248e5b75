/** Leagues that others cannot open by their address. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  cacheFileLeagues,
  forgetShown,
  isCallFromFile,
  isCallOfRemoved,
  readSharedLeague,
  shareChoicesOf,
} from '../../src/client/private-leagues.ts'
import { pathTo, type RouteName, routes } from '../../src/contract/routes.ts'
import { toLeagueId, toPublicId } from '../../src/domain/identity.ts'
import { stubStorages } from '../support/stub-storages.ts'

const league = { host: 'espn', leagueId: '7' } as const
const values = { ...league, season: 2025, week: 5, weekNum: 5, teamId: 3, trade: '2025-1', key: 'a', otherKey: 'b' }

beforeEach(() => {
  stubStorages()
  cacheFileLeagues([{ ...league, leagueIds: ['7'], source: 'folder' } as never])
})

afterEach(() => vi.unstubAllGlobals())

const choicesAt = (path: string) => shareChoicesOf(`https://leagues.test${path}`, league)

it('no page of a private league, nor of one of its teams, is shared by its address', () => {
  const names = (Object.keys(routes) as RouteName[]).filter((name) => /:host|:teamId/.test(routes[name]))
  expect(names.length).toBeGreaterThan(20)
  for (const name of names) {
    for (const path of [pathTo(name, { ...values, '*': 'roster' }), `${pathTo(name, values)}/?season=2025`]) {
      const choices = choicesAt(path)
      expect(choices, path).not.toBeNull()
      expect(readSharedLeague(new URL(choices ?? '', 'https://leagues.test').search)).toEqual(league)
    }
  }
})

it('pages of other leagues, and without a league, are shared by their address', () => {
  for (const path of ['/', '/proof', '/leagues/espn/8/overview', '/leagues/sleeper/7/overview', '/no/such/page'])
    expect(choicesAt(path), path).toBeNull()
  expect(shareChoicesOf('https://leagues.test/teams/3/legacy', null)).toBeNull()
})

it('a league from a file stays one while it is damaged, and nothing says where it came from', () => {
  const damaged = (leagueId: string) => ({ host: 'espn', leagueId, leagueIds: [leagueId], source: null }) as never
  cacheFileLeagues([damaged('7'), damaged('8')])
  expect([isCallFromFile('hostLeague', league), isCallFromFile('hostLeague', { ...league, leagueId: '8' })]).toEqual([
    true,
    false,
  ])
  cacheFileLeagues([{ ...league, leagueIds: ['7'], source: 'host' } as never])
  expect(isCallFromFile('hostLeague', league)).toBe(false)
})

describe('a league from a file that this tab showed', () => {
  const calls = [
    ['hostLeague', league],
    ['power', league],
    ['standings', { leagueId: toLeagueId({ leagueNumber: 7, season: 2025 }), season: 2025 }],
    ['team', { id: toPublicId({ leagueNumber: 7, season: 2025 }, 3) }],
  ] as const
  const removed = () => calls.map(([name, parameters]) => isCallOfRemoved(name, parameters))

  it('is asked for nowhere once it was removed, until the reader opens it again', () => {
    for (const [name, parameters] of calls) expect(isCallFromFile(name, parameters)).toBe(true)
    expect(removed()).toEqual([false, false, false, false])
    cacheFileLeagues([])
    expect(removed()).toEqual([true, true, true, true])
    expect(isCallOfRemoved('hostLeague', { host: 'espn', leagueId: '8' })).toBe(false)
    cacheFileLeagues([{ ...league, leagueIds: ['7'], source: 'folder' } as never])
    expect(removed()).toEqual([false, false, false, false])
    cacheFileLeagues([])
    forgetShown(league)
    expect(removed()).toEqual([false, false, false, false])
  })

  it('is one that this tab showed: another one says nothing about leagues of earlier visits', () => {
    cacheFileLeagues([])
    expect(removed()).toEqual([false, false, false, false])
  })
})
