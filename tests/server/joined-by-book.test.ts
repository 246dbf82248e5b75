/** A book that joins other leagues: which season a year opens, and what the league's response lists. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type LeagueKey, nameSeason } from '../../src/domain/identity.ts'
import { openStoredCalls } from '../../src/server/open-service.ts'
import { openStore } from '../../src/storage/open-store.ts'
import { evidenceOf } from '../../src/verdict/judge-season.ts'
import { duel } from '../analytics/history/build-history.ts'
import { espnSeason } from '../support/league-keys.ts'

let dataDir = ''
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'joined-by-book-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const stored = [
  espnSeason(4242, 2023),
  espnSeason(4242, 2022),
  espnSeason(4343, 2022),
  espnSeason(4343, 2021),
  espnSeason(4444, 2021),
]

async function openLeague(book: string) {
  const store = openStore(dataDir)
  for (const key of stored) {
    const built = evidenceOf(duel(key.season, ['ann', 'bob'], [[100, 90]]))
    await store.write({ ...built, ...key, leagueNumber: Number(key.leagueId) }, { asOf: null, source: 'host' })
  }
  mkdirSync(join(dataDir, 'book'), { recursive: true })
  writeFileSync(join(dataDir, 'book', 'espn-4242.yml'), book)
  return openStoredCalls({ store, dataDir })
}

const nameOf = ({ host, leagueId, season }: LeagueKey) => nameSeason({ host, leagueId, season })

it.each([
  ['', '4343'],
  ['years: {2021: espn:4444}', '4444'],
])('opens the year that two other leagues have as the book says: %j', async (choice, hostLeagueId) => {
  const call = await openLeague(`also: [espn:4343, espn:4444]\n${choice}`)
  const league = await call('hostLeague', { host: 'espn', leagueId: '4242', season: 2021 })
  expect(league).toMatchObject({ season: 2021, hostLeagueId })
  const { seasons } = await call('history', { host: 'espn', leagueId: '4242' })
  expect(seasons.find(({ season }) => season === 2021)).toMatchObject({ hostLeagueId })
  const { joinedSeasons } = await call('hostLeague', { host: 'espn', leagueId: '4242' })
  expect(joinedSeasons).toEqual([{ season: 2021, host: 'espn', hostLeagueId }])
})

it('has the weekly of a season of a league that only the reader joins', async () => {
  const call = await openLeague('')
  const league = { host: 'espn', leagueId: '4242', season: 2021 } as const
  for (const [join, id] of [
    [{ also: 'espn:4343' }, 434321],
    [{ also: 'espn:4343,espn:4444', years: '2021~espn:4444' }, 444421],
  ] as const)
    expect(await call('weekly', { ...league, ...join })).toMatchObject({ season: 2021, leagueId: id })
  await expect(call('weekly', league)).rejects.toThrow()
})

it('opens a year that the league itself has at its own address', async () => {
  const call = await openLeague('also: [espn:4343]\nyears: {2022: espn:4343}')
  for (const key of stored)
    expect(await call('hostLeague', key), nameOf(key)).toMatchObject({ hostLeagueId: key.leagueId, season: key.season })
})

it('lists nothing without a book that joins, and opens a league whose book cannot be read', async () => {
  for (const book of ['motto: Hello', 'also: [nonsense']) {
    const call = await openLeague(book)
    expect(await call('hostLeague', { host: 'espn', leagueId: '4242' })).not.toHaveProperty('joinedSeasons')
  }
})
