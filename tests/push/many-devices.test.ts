/** As many devices of one league as a server takes. */
import { expect, it } from 'vitest'
import type { LiveResponse } from '../../src/contract/responses/live.ts'
import type { Edition } from '../../src/contract/responses/weekly.ts'
import { tellLeague } from '../../src/push/tell-league.ts'
import { pushLimits } from '../../src/server/push-routes.ts'
import type { SeasonCard } from '../../src/storage/league-store.ts'
import type { PushRecord, PushSubscription } from '../../src/storage/push-store.ts'

const now = new Date('2026-12-01T16:00:00Z')
const teams = 10
const subscriptions = Array.from(
  { length: pushLimits.ofLeague },
  (_, index) =>
    ({
      id: `device ${index}`,
      endpoint: `https://fcm.googleapis.com/${index}`,
      teamId: 1 + (index % teams),
      kinds: ['week'],
      zone: 'UTC',
      since: '2026-11-01T00:00:00.000Z',
    }) as unknown as PushSubscription,
)
const key = { host: 'espn', leagueId: '1', season: 2026 } as const
const read = {
  card: { source: 'espn', summary: { kickoffs: [], newestEdition: 12 } } as unknown as SeasonCard,
  live: { week: 13, asOf: now.toISOString(), matchups: [] } as unknown as LiveResponse,
  edition: {
    week: 12,
    title: 'Week 12',
    games: [],
    odds: [],
    standings: Array.from({ length: teams }, (_, index) => ({
      team: { id: index + 1 },
      rank: index + 1,
      record: '6-6',
    })),
  } as unknown as Edition,
}

it('are told once each from one reading of the league, also where the server is killed among them', async () => {
  let record: PushRecord | null = { games: {}, edition: { week: 11, at: null }, sent: {} }
  const told = new Map<string, number>()
  let leftToSend = 5000
  const tell = () =>
    tellLeague(key, read, subscriptions, {
      push: {
        record: async () => record,
        writeRecord: async (_, written) => {
          record = written
        },
        remove: async () => {},
      },
      send: async ({ id }) => {
        if (leftToSend-- === 0) throw new Error('killed')
        told.set(id, (told.get(id) ?? 0) + 1)
        return { kind: 'sent' }
      },
      pauses: new Map(),
      onRefused: () => {},
      now,
    })
  await expect(tell()).rejects.toThrow('killed')
  await tell()
  expect((await tell()).sent).toBe(0)
  expect([...new Set(told.values())]).toEqual([1])
  // Those of the batch that was being sent may go without.
  expect(told.size).toBeGreaterThanOrEqual(subscriptions.length - 100)
})
