/** The head of a shell requests what the engine would request first of a league that it does not have. */
import { expect, it } from 'vitest'
import { firstRequests } from '../../src/build/first-requests.ts'
import { isDemoLeague } from '../../src/domain/constants.ts'
import type { LeagueRef } from '../../src/domain/identity.ts'
import { type EngineAtHosts, engineAtHosts, running, runningLeague } from '../engine/support/engine-at-hosts.ts'
import { newest, sleeperFiles, sleeperWorld } from '../engine/support/sleeper-seasons.ts'
import { openMemoryFolder } from '../hosts/espn/memory-folder.ts'

const { urls, except, init } = firstRequests({})

/** Addresses and headers of the first requests of an engine. */
async function requestedBy(device: EngineAtHosts, league: LeagueRef, count: number) {
  const requests: Request[] = []
  for (const host of [device.espn, device.sleeper]) {
    const { response } = host
    host.response = (request) => {
      requests.push(request)
      return response(request)
    }
  }
  await device.engine.call('hostLeague', { ...league })
  return requests.slice(0, count)
}

function openSleeper(): EngineAtHosts {
  const folder = openMemoryFolder(sleeperFiles(newest, { status: 'in_season', leg: 3, scored: 2 }))
  const world = sleeperWorld({ leagues: new Map([[newest.leagueId, folder]]) })
  return engineAtHosts({ world, clock: { now: new Date('2025-09-21T12:00:00Z') } })
}

const hosts = [
  { league: runningLeague, year: running.season, open: () => engineAtHosts() },
  { league: { host: 'sleeper', leagueId: newest.leagueId }, year: newest.season, open: openSleeper },
] as const

it.each(hosts)('at $league.host', async ({ league, year, open }) => {
  const filled = urls[league.host].map((url) => url.replace('LEAGUE', league.leagueId).replace('YEAR', String(year)))
  const requests = await requestedBy(open(), league, filled.length)
  expect(filled).toEqual(requests.map(({ url }) => url))
  const plain = new Request('https://host.test/', init)
  for (const { headers, redirect } of requests)
    expect({ headers: [...headers], redirect }).toEqual({ headers: [...plain.headers], redirect: plain.redirect })
})

it('sends neither cookies nor the site, and nothing about a demo league', () => {
  expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' })
  const demo = { espn: '101', sleeper: '100000000000000101' }
  for (const host of ['espn', 'sleeper'] as const) {
    expect(isDemoLeague({ host, leagueId: demo[host] })).toBe(true)
    expect(demo[host]).toMatch(new RegExp(except))
  }
  expect(runningLeague.leagueId).not.toMatch(new RegExp(except))
})

it('asks the address that a build has for a host', () => {
  expect(firstRequests({ PUBLIC_ESPN_BASE_URL: 'http://localhost:1/ffl/' }).urls.espn[0]).toMatch(
    /^http:\/\/localhost:1\/ffl\/seasons\/YEAR\/segments\/0\/leagues\/LEAGUE\?view=/,
  )
})
