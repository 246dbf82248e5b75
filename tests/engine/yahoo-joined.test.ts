/** A league from Yahoo's file on a device, joined with those that the device reads from ESPN and Sleeper. */
import { expect, it } from 'vitest'
import type { ResponseOf } from '../../src/contract/responses/index.ts'
import { fromWire } from '../../src/contract/wire.ts'
import type { LeagueRef } from '../../src/domain/identity.ts'
import { buildYahooLeague, fileOf, leagueId } from '../hosts/yahoo/build-yahoo-league.ts'
import { engineAtHosts, finishedLeague } from './support/engine-at-hosts.ts'
import { oldest, sleeperWorld } from './support/sleeper-seasons.ts'

const yahoo: LeagueRef = { host: 'yahoo', leagueId }
const sleeper: LeagueRef = { host: 'sleeper', leagueId: oldest.leagueId }
const espn: LeagueRef = finishedLeague
const nameOf = ({ host, leagueId: id }: LeagueRef) => `${host}:${id}`

async function device() {
  const at = engineAtHosts({ world: sleeperWorld() })
  const read = async (name: 'history' | 'hostLeague', parameters: Record<string, string>) =>
    fromWire(JSON.parse((await at.engine.call(name, parameters)).json)) as ResponseOf<'history'>
  await at.engine.open([{ path: 'yahoo.json', bytes: fileOf(buildYahooLeague()) }])
  for (const league of [espn, sleeper]) await read('hostLeague', { ...league })
  await at.engine.idle()
  at.takeRequests()
  return { ...at, read }
}

it.each([
  [yahoo, espn],
  [yahoo, sleeper],
  [espn, yahoo],
  [sleeper, yahoo],
])('has one history of %j and %j, by the pairs that the reader confirms', async (league, old) => {
  const { read, takeRequests } = await device()
  const also = nameOf(old)
  const alone = await read('history', { ...league })
  const joined = await read('history', { ...league, also })
  const hosts = new Set(joined.seasons.flatMap(({ known, host }) => (known === 'missing' ? [] : host)))
  expect([...hosts].sort()).toEqual([league.host, old.host].sort())
  expect(joined.managers.length).toBeGreaterThan(alone.managers.length)
  // A year that both have is the opened league's.
  for (const claim of joined.yearClaims)
    expect(claim.leagues.filter(({ isUsed }) => isUsed).map(({ host }) => host)).toEqual([league.host])
  const [pair] = joined.proposedPairs
  if (!pair) throw new Error('no pair is proposed')
  const confirmed = await read('history', { ...league, also, same: `${pair.key}~${pair.otherKey}` })
  expect(confirmed.managers).toHaveLength(joined.managers.length - 1)
  const both = confirmed.managers.find(({ key }) => key === pair.otherKey)
  const placesOf = new Map(confirmed.seasons.map(({ season, host }) => [season, host]))
  expect(new Set(both?.seasonYears.map((year) => placesOf.get(year))).size).toBe(2)
  expect(takeRequests().filter((url) => url.includes('yahoo'))).toEqual([])
})

it('has one history of all three', async () => {
  const { read } = await device()
  const { seasons } = await read('history', { ...yahoo, also: [espn, sleeper].map(nameOf).join() })
  const known = seasons.filter((one) => one.known !== 'missing')
  expect(known.map(({ season, host }) => [season, host])).toEqual([
    [2023, 'sleeper'],
    [2024, 'yahoo'],
    [2025, 'espn'],
  ])
})
