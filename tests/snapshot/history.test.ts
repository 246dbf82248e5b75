/** The history of a league in a snapshot: two seasons with an id per season. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { listSeasonGames } from '../../src/analytics/history/season-games.ts'
import { responseSchemas } from '../../src/contract/responses/index.ts'
import { leagueOfSnapshot } from '../../src/contract/snapshot.ts'
import { openSnapshots } from '../../src/snapshot/read-snapshots.ts'
import { storeSource } from '../../src/snapshot/store-source.ts'
import { removeSnapshots } from '../../src/snapshot/take-snapshots.ts'
import { openStore } from '../../src/storage/open-store.ts'
import { judgeSeason } from '../../src/verdict/judge-season.ts'
import { newer, older, writeSleeperSeasons } from './support/sleeper-seasons.ts'
import { filesIn, recorded, take, temporaryFolders } from './support/snapshots.ts'

const newFolder = temporaryFolders()
const dataDir = newFolder()
const store = openStore(dataDir, { cachedFor: 0 })
const both = [newer, older]
const whole = newFolder()

beforeAll(async () => {
  await writeSleeperSeasons(store)
  await take({ folder: whole, store, leagues: both })
}, 60_000)

async function openNewest(folder: string) {
  const { manifest, responseFor } = await openSnapshots(folder)
  const [newest] = manifest.seasons
  if (!newest) throw new Error('Nothing was taken')
  return { newest, manifest, responseFor, league: leagueOfSnapshot(newest) }
}

describe('a league\u2019s history in a snapshot', () => {
  it('is at the newest season, with a response for every manager and every two', async () => {
    const { newest, manifest, responseFor, league } = await openNewest(whole)
    expect(manifest.seasons.map(({ history }) => history !== undefined)).toEqual([true, false])
    const history = responseSchemas.history.parse(await responseFor(newest, 'history', league))
    expect(history.seasons.map(({ season, known }) => [season, known])).toEqual([
      [2024, 'whole'],
      [2025, 'whole'],
    ])
    const [first, second] = history.managers
    if (!first || !second) throw new Error('Nobody is in the history')
    const manager = await responseFor(newest, 'managerHistory', { ...league, key: second.key })
    expect(responseSchemas.managerHistory.parse(manager).key).toBe(second.key)
    const versus = await responseFor(newest, 'managerVersus', { ...league, key: second.key, otherKey: first.key })
    expect(responseSchemas.managerVersus.parse(versus)).toMatchObject({ other: { key: first.key } })
  })

  it('is computed again only when a season or the book changes', async () => {
    const copy = newFolder()
    await take({ folder: copy, store, leagues: both })
    const source = recorded(storeSource(store))
    const before = filesIn(copy)
    await take({ folder: copy, source, leagues: both })
    expect([source.asked, filesIn(copy)]).toEqual([[], before])

    const key = (await historyIn(copy)).managers[0]?.key ?? ''
    mkdirSync(join(dataDir, 'book'), { recursive: true })
    writeFileSync(join(dataDir, 'book', `sleeper-${newer.leagueId}.yml`), `aliases:\n  ${key}: Somebody\n`)
    await take({ folder: copy, source: storeSource(store, { dataDir }), leagues: both })
    expect((await historyIn(copy)).managers.map(({ name }) => name)).toContain('Somebody')
    await take({ folder: copy, source: storeSource(store, { dataDir }), leagues: both, anonymize: true })
    expect([...filesIn(copy).values()].some((text) => text.includes('Somebody'))).toBe(false)
  })

  it('is without a season that a server is reading', async () => {
    const key = { ...older, leagueId: '1', season: 2019 }
    const season = await store.read(older)
    if (!season) throw new Error('The season is stored')
    const folder = newFolder()
    const reading = openStore(folder, { cachedFor: 0 })
    await reading.write({ ...season, ...key }, { asOf: null, source: 'host', known: 'scores', hasDraft: true })
    expect(await storeSource(reading).findHistory(key)).toBeNull()
    // An earlier season that is read as far as it is to be.
    await reading.write({ ...season, ...key }, { asOf: null, source: 'host', known: 'scores', isEnough: true })
    expect(await storeSource(reading).findHistory(key)).not.toBeNull()
  })

  it('is computed again when chances of a game were kept, and has its comebacks', async () => {
    const copy = newFolder()
    await take({ folder: copy, store, leagues: both })
    expect((await historyIn(copy)).comebacks).toEqual([])
    const season = await store.read(newer)
    const [game] = season ? listSeasonGames(judgeSeason(season)).filter(({ winner }) => winner !== 'tie') : []
    if (!game) throw new Error('The season has a game with a winner')
    const {
      id: matchupId,
      weeks: [week = 1],
    } = game.matchup
    const points = [{ at: 60, chance: game.winner === 'home' ? 0.04 : 0.96, home: 0, away: 0 }]
    const games = [{ matchupId, points, gains: [], scored: [], quarterAt: 60 }]
    await store.paths.write(newer, week, { watched: [{ from: 60, to: 60 }], games })
    try {
      await take({ folder: copy, source: storeSource(store), leagues: both })
      const { comebacks } = await historyIn(copy)
      expect(comebacks).toMatchObject([{ season: newer.season, week, chance: 0.04, at: '1970-01-01T00:01:00.000Z' }])
    } finally {
      await store.paths.remove(newer)
    }
  })

  it('has other keys if managers are numbered, for all of its responses', async () => {
    const copy = newFolder()
    await take({ folder: copy, store, leagues: both, anonymize: true })
    const seasons = await Promise.all(both.map((one) => store.read(one)))
    const keys = new Set(seasons.flatMap((season) => season?.teams.flatMap(({ ownerKeys }) => ownerKeys) ?? []))
    expect(keys.size).toBeGreaterThan(3)
    for (const [file, text] of filesIn(copy)) for (const key of keys) expect(file + text).not.toContain(key)

    const { newest, responseFor, league } = await openNewest(copy)
    const { managers, headToHead } = await historyIn(copy)
    const numbers = managers.map(({ key }) => key)
    expect(numbers.toSorted()).toEqual(managers.map((_, index) => `m${index + 1}`).toSorted())
    for (const { key, otherKey } of headToHead) expect(numbers).toEqual(expect.arrayContaining([key, otherKey]))
    const [key = '', otherKey = ''] = numbers
    expect(await responseFor(newest, 'managerHistory', { ...league, key })).toMatchObject({ key })
    expect(await responseFor(newest, 'managerVersus', { ...league, key, otherKey })).toMatchObject({
      other: { key: otherKey },
    })
  })

  it('numbers nicknames of the book and names of other seasons in a season, too', async () => {
    const own = newFolder()
    const copy = newFolder()
    const ownStore = openStore(own, { cachedFor: 0 })
    await writeSleeperSeasons(ownStore)
    const [season, earlier] = await Promise.all(both.map((one) => ownStore.read(one)))
    const [team, other] = season?.teams ?? []
    if (!season || !earlier || !team || !other) throw new Error('The season is not there')
    const asOf = '2026-01-06T12:00:00.000Z'
    const rename = (name: string) => season.teams.map((one) => (one === other ? { ...one, name } : one))
    await ownStore.write({ ...season, teams: rename('The Nickname and Formername Show') }, { asOf, source: 'folder' })
    const [first, ...rest] = earlier.teams
    if (first)
      await ownStore.write(
        { ...earlier, teams: [{ ...first, ownerNames: ['Formername'] }, ...rest] },
        { asOf, source: 'folder' },
      )
    mkdirSync(join(own, 'book'))
    const book = `aliases:\n  ${team.ownerKeys[0]}: Nickname\n`
    writeFileSync(join(own, 'book', `sleeper-${newer.leagueId}.yml`), book)
    await take({ folder: copy, source: storeSource(ownStore, { dataDir: own }), leagues: both, anonymize: true })
    const text = [...filesIn(copy).values()].join('\n')
    expect(text).toMatch(/The Manager \d+ and Manager \d+ Show/)
    expect(text).not.toMatch(/Nickname|Formername/)
  })

  it('is removed with any season, because it contains all of them', async () => {
    const copy = newFolder()
    await take({ folder: copy, store, leagues: both })
    await removeSnapshots(copy, [older])
    expect((await openNewest(copy)).newest.history).toBeUndefined()
    expect([...filesIn(copy).keys()].filter((file) => file.includes('/history/'))).toEqual([])
  })
})

async function historyIn(folder: string) {
  const { newest, responseFor, league } = await openNewest(folder)
  return responseSchemas.history.parse(await responseFor(newest, 'history', league))
}
