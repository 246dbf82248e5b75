/** Leagues that others cannot open by their address. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cacheFileLeagues, readSharedLeague, shareChoicesOf } from '../../src/client/private-leagues.ts'
import { pathTo, type RouteName, routes } from '../../src/contract/routes.ts'

const league = { host: 'espn', leagueId: '7' } as const
const values = { ...league, season: 2025, week: 5, weekNum: 5, teamId: 3, trade: '2025-1', key: 'a', otherKey: 'b' }

beforeEach(() => {
  const entries = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, text: string) => void entries.set(name, text),
    removeItem: (name: string) => void entries.delete(name),
  })
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
