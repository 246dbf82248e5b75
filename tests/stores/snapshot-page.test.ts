/** Which snapshot a call of a page is served from. */
import { describe, expect, it } from 'vitest'
import { CallFailure } from '../../src/client/call-failure.ts'
import type { CallParameters } from '../../src/contract/endpoints.ts'
import type { SnapshotSeason } from '../../src/contract/snapshot.ts'
import { callKey, createQueryClient } from '../../src/stores/queries.ts'
import { fillFromSnapshot } from '../../src/stores/snapshot-page.ts'

const snapshot = { leagueId: 1, name: 'A', hash: '0', takenAt: '', throughWeek: null }
const ofEspn: SnapshotSeason[] = [2025, 2024].map((season) => ({
  ...snapshot,
  host: 'espn',
  hostLeagueId: '101',
  season,
}))
const ofSleeper: SnapshotSeason[] = [
  { ...snapshot, host: 'sleeper', hostLeagueId: '9102', previousHostLeagueId: '9101', season: 2025 },
  { ...snapshot, host: 'sleeper', hostLeagueId: '9101', previousHostLeagueId: null, season: 2024 },
]

/** The year of the season that a page of 2024 reads the league from. */
async function yearOf(
  seasons: SnapshotSeason[],
  parameters: CallParameters<'hostLeague'>,
): Promise<number | undefined> {
  let year: number | undefined
  await fillFromSnapshot(
    createQueryClient(),
    (call) => call('hostLeague', parameters),
    { seasons, year: 2024 },
    async (season) => {
      year = season?.season
      return undefined
    },
  )
  return year
}

describe('the league of an address', () => {
  it('is that of its newest season at ESPN, if the address names none', async () => {
    expect(await yearOf(ofEspn, { host: 'espn', leagueId: '101' })).toBe(2025)
    expect(await yearOf(ofEspn, { host: 'espn', leagueId: '101', season: 2024 })).toBe(2024)
    expect(await yearOf(ofEspn, { host: 'espn', leagueId: '101', season: 2019 })).toBeUndefined()
  })

  it('is the season of the id if each has its own, unless the address names another', async () => {
    expect(await yearOf(ofSleeper, { host: 'sleeper', leagueId: '9101' })).toBe(2024)
    expect(await yearOf(ofSleeper, { host: 'sleeper', leagueId: '9102' })).toBe(2025)
    expect(await yearOf(ofSleeper, { host: 'sleeper', leagueId: '9101', season: 2025 })).toBe(2025)
  })
})

describe('a response of a snapshot', () => {
  const load = async (read: () => Promise<unknown>) => {
    const client = createQueryClient()
    const parameters = { host: 'espn', leagueId: '101', season: 2024 } as const
    await fillFromSnapshot(client, (call) => call('hostLeague', parameters), { seasons: ofEspn, year: 2024 }, read)
    return client.getQueryData<{ status: string }>(callKey('hostLeague', parameters))?.status
  }

  it('that is missing is recorded as missing, one that could not be fetched is left for a request', async () => {
    expect(await load(async () => undefined)).toBe('failed')
    expect(await load(() => Promise.reject(new CallFailure(0, '')))).toBeUndefined()
  })
})
