import { describe, expect, it } from 'vitest'
import { everyCall } from '../../scripts/lib/every-call.ts'
import { type Call, handleCall } from '../../scripts/lib/handle-call.ts'
import { listMoves, type MoveSide } from '../../src/analytics/moves/list-moves.ts'
import { type EndpointName, endpoints } from '../../src/contract/endpoints.ts'
import { responseSchemas } from '../../src/contract/responses/index.ts'
import { type SnapshotSeason, seasonFolder } from '../../src/contract/snapshot.ts'
import { fromWire } from '../../src/contract/wire.ts'
import { toLeagueId } from '../../src/domain/identity.ts'
import { findStoredStatistics } from '../../src/server/open-service.ts'
import { crawlSeason } from '../../src/snapshot/crawl-season.ts'
import { openSnapshots } from '../../src/snapshot/read-snapshots.ts'
import { storeSource } from '../../src/snapshot/store-source.ts'
import { judgeSeason } from '../../src/verdict/judge-season.ts'
import { demoWorkplace, espn, filesIn, finished, kindsOf, running, take, undrafted } from './support/snapshots.ts'

const { store, newFolder, dataDir } = demoWorkplace()
const idOfFinished = toLeagueId({ leagueNumber: 101, season: 2025 })

const isInSnapshot = (name: EndpointName) => (endpoints[name] as { inSnapshot?: true }).inSnapshot === true

describe('a snapshot from the store', () => {
  it('holds every season that is over, and leaves out the others', async () => {
    const folder = newFolder()
    const outcomes = await take({ folder, store, leagues: [] })
    expect(kindsOf(outcomes)).toEqual([
      ...['103 left-out', '104 left-out', '105 left-out', '106 left-out'],
      ...['101 taken', '102 taken'],
    ])
    const { manifest } = await openSnapshots(folder)
    expect(manifest.seasons).toEqual([
      {
        host: 'espn',
        hostLeagueId: '101',
        season: 2025,
        leagueId: idOfFinished,
        name: 'Sunday Scaries Invitational',
        hash: expect.stringMatching(/^[0-9a-f]{16}$/),
        takenAt: '2026-01-06T12:00:00.000Z',
        throughWeek: null,
        history: expect.stringMatching(/^[0-9a-f]{16}$/),
      },
      expect.objectContaining({ hostLeagueId: '102', throughWeek: null }),
    ])
    const leagues = responseSchemas.leagues.parse(fromWire(JSON.parse(filesIn(folder).get('leagues.json') ?? '')))
    expect(leagues.map(({ espnLeagueId }) => espnLeagueId)).toEqual([101, 102])
  })

  it('marks a season that is not over with its last decided week', async () => {
    const folder = newFolder()
    await take({ folder, store, leagues: [running, undrafted], running: true })
    const { manifest } = await openSnapshots(folder)
    expect(manifest.seasons.map(({ hostLeagueId, throughWeek }) => [hostLeagueId, throughWeek])).toEqual([
      ['103', 3],
      ['104', 0],
    ])
  })

  it('refuses a named running season, and explains how to include it', async () => {
    const folder = newFolder()
    await expect(take({ folder, store, leagues: [{ ...espn(103), season: null }] })).rejects.toMatchObject({
      kind: 'bad-request',
      message: expect.stringMatching(/season 2026, is not over.*npm run snapshot -- 103 --season 2026 --running$/),
    })
    expect((await openSnapshots(folder)).manifest.seasons).toEqual([])
  })

  it('reports an unknown league, and takes the others', async () => {
    const folder = newFolder()
    const leagues = [{ ...espn(999), season: null }, finished]
    await expect(take({ folder, store, leagues })).rejects.toThrow('1 of 2 seasons could not be taken')
    expect((await openSnapshots(folder)).manifest.seasons).toHaveLength(1)
    await expect(take({ folder, store, leagues: [{ ...espn(999), season: 2024 }] })).rejects.toMatchObject({
      kind: 'not-found',
      message: expect.stringMatching(/npm run import -- 999 --season 2024$/),
    })
  })

  it('is taken with or without a listener', async () => {
    const folder = newFolder()
    await take({ folder, store, onSeason: undefined })
    expect((await openSnapshots(folder)).manifest.seasons).toHaveLength(1)
  })

  it('holds nothing of the machine that it was taken on', async () => {
    const folder = newFolder()
    await take({ folder, store })
    for (const text of filesIn(folder).values()) expect(text).not.toContain(dataDir)
  })
})

describe.each([
  ['over', finished],
  ['being played', running],
  ['before its draft', undrafted],
])('the responses of a season that is %s', (_, key) => {
  it('are those of the handlers, for every call of a snapshot that has one', async () => {
    const folder = newFolder()
    await take({ folder, store, leagues: [key], running: true })
    const { manifest, responseFor: response } = await openSnapshots(folder)
    const [snapshot] = manifest.seasons as [SnapshotSeason]
    const stored = await store.read(key)
    if (!stored) throw new Error('The demo league is not there')
    const season = judgeSeason(stored)
    // A player without a team is in no response, and no screen links to him. A schedule is stored whole, not by week.
    const isPartOfSchedule = ({ name, parameters }: ReturnType<typeof everyCall>[number]) =>
      name === 'hostLeagueSchedule' && 'week' in parameters && parameters.week !== undefined
    const calls = everyCall(season).filter(
      (call) => isInSnapshot(call.name) && call.name !== 'player' && !isPartOfSchedule(call),
    )
    const statistics = await findStoredStatistics(store, key)
    const context = { seasons: [key], asOf: stored.asOf ?? null }
    for (const call of calls) {
      const kept = await response(snapshot, call.name, call.parameters)
      expect([call, kept]).toEqual([call, handleCall(season, context, call as Call, { statistics })])
    }
    expect(calls.length).toBeGreaterThan(30)
  })

  it('have the shape that the contract promises', async () => {
    const offer = await storeSource(store).find(key, key.season)
    if (!offer) throw new Error('The demo league is not there')
    const { responses: crawled, missing } = await crawlSeason(offer)
    for (const [file, { name, response }] of crawled) {
      expect([file, responseSchemas[name].safeParse(fromWire(response)).error?.issues ?? []]).toEqual([file, []])
    }
    expect(missing).toBe(0)
  })
})

const playersOf = ({ received, sent }: MoveSide) => [...received, ...sent].map(({ player }) => player)

it('keeps every player in a lineup, the draft or a move', async () => {
  const folder = newFolder()
  await take({ folder, store })
  const { manifest, responseFor: response } = await openSnapshots(folder)
  const [snapshot] = manifest.seasons as [SnapshotSeason]
  const stored = await store.read(finished)
  const season = stored && judgeSeason(stored)
  const numbers = new Set([
    ...(season?.lineups.flatMap(({ entries }) => entries.map(({ player }) => player)) ?? []),
    ...(season?.drafts[0]?.picks.map(({ player }) => player) ?? []),
    ...(season ? listMoves(season).flatMap(({ sides }) => sides.flatMap(playersOf)) : []),
  ])
  for (const number of numbers) {
    const id = idOfFinished * 10_000 + number
    expect(await response(snapshot, 'player', { id })).toMatchObject({ id })
  }
  const packs = [...filesIn(folder)].filter(([file]) => file.startsWith(`${seasonFolder(snapshot)}/players/`))
  expect(packs.flatMap(([, text]) => Object.keys(JSON.parse(text)))).toHaveLength(numbers.size)
})

it('is few files, however many responses, because hosts limit files', async () => {
  const folder = newFolder()
  await take({ folder, store })
  expect(filesIn(folder).size).toBeLessThan(60)
})
