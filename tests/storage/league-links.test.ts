/** Leagues with an id per season: which seasons belong together, and their numbers in public ids. */
import { beforeEach, describe, expect, it } from 'vitest'
import { deriveLeagueNumber, type LeagueKey, nextLeagueNumber, toPublicId } from '../../src/domain/identity.ts'
import { type LeagueStore, openLeagueStore } from '../../src/storage/league-store.ts'
import { memoryStorage } from '../../src/storage/memory-storage.ts'
import { buildHostSeason } from '../build-season.ts'

const origin = { asOf: null, source: 'host' } as const
const keyOf = (season: number): LeagueKey => ({ host: 'sleeper', leagueId: `9100${season}0000000001`, season })

let store: LeagueStore
beforeEach(() => {
  store = openLeagueStore(memoryStorage(), { cachedFor: 0 })
})

async function write(season: number, previous: number | null = season - 1): Promise<void> {
  const key = keyOf(season)
  const leagueNumber = await store.links.numberOf(key)
  const previousLeagueId = previous === null ? null : keyOf(previous).leagueId
  await store.write({ ...buildHostSeason(), ...key, leagueNumber, previousLeagueId }, origin)
}

const yearsOf = async (season: number) => (await store.seasonsOf(keyOf(season))).map((key) => key.season)

describe('the seasons of a league with an id per season', () => {
  it('are linked seasons, from any of their ids, in any order of storage', async () => {
    for (const season of [2023, 2021, 2024, 2022]) await write(season, season === 2021 ? null : season - 1)
    for (const season of [2021, 2022, 2023, 2024]) expect(await yearsOf(season)).toEqual([2024, 2023, 2022, 2021])
  })

  it('end at a missing season with an unknown previous one', async () => {
    for (const season of [2021, 2022, 2024, 2026]) await write(season)
    expect(await yearsOf(2022)).toEqual([2022, 2021])
    // 2024 names 2023, which names nothing: it is not here.
    expect(await yearsOf(2024)).toEqual([2024])
    expect(await yearsOf(2026)).toEqual([2026])
    await store.links.link(keyOf(2023), keyOf(2022).leagueId)
    expect(await yearsOf(2024)).toEqual([2024, 2022, 2021])
    expect(await yearsOf(2021)).toEqual([2024, 2022, 2021])
  })

  it('leave no links and numbers behind once none of them is stored', async () => {
    const storage = memoryStorage()
    store = openLeagueStore(storage, { cachedFor: 0 })
    for (const season of [2022, 2023]) await write(season)
    const kept = async () => (await Promise.all(['links', 'league-numbers'].map(storage.keys))).flat().length
    await store.remove(keyOf(2022))
    expect(await kept()).toBeGreaterThan(2)
    await store.remove(keyOf(2023))
    expect(await kept()).toBe(0)
  })

  it('survive two leagues that continue one season, and seasons that name each other', async () => {
    await write(2022)
    await write(2023, 2022)
    await write(2024, 2022)
    expect(await yearsOf(2023)).toEqual([2023, 2022])
    expect(await yearsOf(2024)).toEqual([2024, 2022])
    await store.links.link(keyOf(2022), keyOf(2024).leagueId)
    expect(await yearsOf(2024)).toEqual([2024, 2022])
  })

  it('are in the list with the ids of all of them, and out of it once they are removed', async () => {
    for (const season of [2023, 2024]) await write(season)
    const [newest] = await store.list({ limit: 5, offset: 0 })
    expect(newest).toMatchObject({
      card: { summary: keyOf(2024) },
      seasons: [keyOf(2024), keyOf(2023)],
    })
    await store.remove(keyOf(2023))
    expect(await yearsOf(2024)).toEqual([2024])
  })
})

describe('the number of a league in public ids', () => {
  it('leads back to it, and is the host’s own at ESPN', async () => {
    await write(2024)
    const season = await store.read(keyOf(2024))
    const number = deriveLeagueNumber(keyOf(2024))
    expect(season?.leagueNumber).toBe(number)
    expect(Number.isSafeInteger(toPublicId({ leagueNumber: number, season: 2024 }, 9999))).toBe(true)
    expect(await store.leagueOfNumber(number)).toEqual({ host: 'sleeper', leagueId: keyOf(2024).leagueId })
    expect(await store.leagueOfNumber(number + 1)).toBeNull()
    expect(await store.links.numberOf({ host: 'espn', leagueId: '123' })).toBe(123)
  })

  it('is the next one if another league has it already', async () => {
    const derived = deriveLeagueNumber(keyOf(2024))
    const other = { ...keyOf(2020), leagueId: '920020200000000001' }
    await store.write({ ...buildHostSeason(), ...other, leagueNumber: derived, previousLeagueId: null }, origin)
    await write(2024)
    expect((await store.read(keyOf(2024)))?.leagueNumber).toBe(nextLeagueNumber(derived))
    expect(await store.links.numberOf(keyOf(2024))).toBe(nextLeagueNumber(derived))
    expect(await store.leagueOfNumber(derived)).toMatchObject({ leagueId: other.leagueId })
  })
})
