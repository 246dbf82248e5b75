/** ESPN at its worst: an import recovers, or ends with one line that names the place; stored data stays unchanged. */
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readEspnSeason } from '../../src/hosts/espn/index.ts'
import { openRawFolder } from '../../src/storage/raw-folder.ts'
import type { Fault, FaultName } from '../hosts/espn/faults.ts'
import { errorOf } from '../support/error-of.ts'
import { firstOf } from '../support/runs.ts'
import { type ImportPlace, key, listFiles, openImportPlace } from './support/import-place.ts'

let place: ImportPlace
beforeEach(async () => {
  place = await openImportPlace()
})
afterEach(() => place.close())

const page = { status: 200, headers: { 'content-type': 'text/html' }, body: '<h1>Be right back</h1>' }
const once: [string, Fault][] = [
  ...(['cut', 'close', 'short', 'long', 'twice', 'half-packed', 'not-packed', 'headers'] satisfies FaultName[]).map(
    (name): [string, Fault] => [name, name],
  ),
  ['429', { status: 429 }],
  ['500', { status: 500 }],
  ['502 with a page', { ...page, status: 502 }],
  ['a page with 200', page],
  ['another type', { status: 200, headers: { 'content-type': 'text/plain' }, body: '{"id":4711}' }],
  ['nothing at all', { status: 200, body: '' }],
]

/** The files of an import, with their name in messages. */
const files: [file: string, where: RegExp][] = [
  ['league.json', /league 4711, season 2025[;),:]/i],
  ['scoring-period-02.json', /league 4711, season 2025, week 2/i],
  ['transactions-03.json', /league 4711, season 2025, week 3, transactions/i],
  ['pro-schedule.json', /NFL schedule of 2025/],
  ['players.json', /league 4711, season 2025, week \d, players/i],
]

/** Only complete files: a file being written when an import ended is absent. */
function expectNoHalfFile(): void {
  place.rawFiles()
  expect(listFiles(place.folder).filter((name) => /aside|\.lock/.test(name))).toEqual([])
}

describe('an import', () => {
  it.each<[string, Fault]>(firstOf(3, [['unasked', 'unasked'], ...once]))(
    'recovers if every first response is broken: %s',
    async (_, fault) => {
      const whole = await openImportPlace()
      const undisturbed = await whole.importNow()
      place.faults = (_request, before) => (before === 0 ? fault : null)
      expect(await place.importNow({ retries: 3 })).toEqual(undisturbed)
      expect(place.rawFiles()).toEqual(whole.rawFiles())
      await whole.close()
    },
  )

  it.each(firstOf(2, once))(
    'ends in one line if a response stays broken, with an unchanged store: %s',
    async (_, fault) => {
      await place.importNow()
      const before = place.storedBytes()
      for (const [file, where] of firstOf(2, files)) {
        place.setLeague({ latestWeek: 3 })
        await openRawFolder(join(place.folder, 'raw/2025/4711')).write(file, {})
        place.faults = (request) => (request.file === file ? fault : null)
        const error = await errorOf(place.importNow({ retries: 1 }))
        expect(['too-many-requests', 'host-unavailable', 'unreadable-answer']).toContain(error.kind)
        expect(error.message).toMatch(where)
        expect(error.message).toMatch(/^[^\n]{20,300}$/)
        expect(place.storedBytes()).toEqual(before)
        expectNoHalfFile()
      }
    },
  )

  it.each<FaultName>(firstOf(1, ['hang', 'stall']))('times out without a response: %s', async (fault) => {
    // Only weeks that a whole import has closed are requested in parts, and with it the file of the fault.
    await place.importNow()
    place.setLeague({ latestWeek: 3 })
    for (const [file, where] of firstOf(2, files)) {
      await openRawFolder(join(place.folder, 'raw/2025/4711')).write(file, {})
      place.faults = (request) => (request.file === file ? fault : null)
      const error = await errorOf(place.importNow({ timeoutMs: 300 }))
      expect([error.kind, error.message]).toEqual(['host-timeout', expect.stringMatching(where)])
      expectNoHalfFile()
    }
    place.faults = undefined
    await place.importNow()
  })

  it.each<FaultName>(firstOf(1, ['bomb', 'endless']))(
    'reads no more of a response than a league can have: %s',
    async (fault) => {
      const before = process.memoryUsage().rss
      place.faults = ({ file }) => (file === 'scoring-period-02.json' ? fault : null)
      const error = await errorOf(place.importNow())
      expect([error.kind, error.message]).toEqual([
        'unreadable-answer',
        expect.stringMatching(/larger than 64 MB \(league 4711, season 2025, week 2\)/),
      ])
      expect(process.memoryUsage().rss - before).toBeLessThan(600 * 2 ** 20)
      expectNoHalfFile()
      place.faults = undefined
      await place.importNow()
    },
  )

  it('refuses a response nested deeper than any league', async () => {
    place.faults = ({ file }) => (file === 'scoring-period-02.json' ? 'deep' : null)
    const error = await errorOf(place.importNow())
    expect([error.kind, error.message]).toEqual(['unreadable-answer', expect.stringMatching(/scoring-period-02/)])
    expectNoHalfFile()
  })
})

describe('responses out of order', () => {
  it.each([
    ['scoring-period-02.json', 'scoring-period-03.json', /week 2, scoring-period-02\.json: .*expected 2, found 3/],
    ['transactions-02.json', 'transactions-01.json', /week 2, transactions-02\.json: .*expected 2, found 1/],
    ['league.json', 'pro-schedule.json', /season 2025, league\.json: id: expected number, found nothing/],
    ['scoring-period-01.json', 'league.json', /week 1, scoring-period-01\.json: .*found/],
    ['players.json', 'league.json', /players\.json: players: .*view kona_player_info/],
  ])('are detected: %s', async (file, instead, message) => {
    await place.importNow()
    const before = place.storedBytes()
    place.setLeague({ latestWeek: 3 })
    await openRawFolder(join(place.folder, 'raw/2025/4711')).write(file, {})
    place.faults = (request) => (request.file === file ? { instead } : null)
    const error = await errorOf(place.importNow())
    expect([error.kind, error.message]).toEqual(['unreadable-answer', expect.stringMatching(message)])
    expect(place.storedBytes()).toEqual(before)
    place.faults = undefined
    place.setLeague({})
    await place.importNow()
    expect((await place.store.read(key))?.warnings).toEqual([])
  })
})

describe('a detour', () => {
  it.each([301, 302, 303, 307, 308])('is not taken, and no cookie shown there: %i', async (status) => {
    const visits: IncomingMessage[] = []
    const elsewhere = createServer((request, response) => {
      visits.push(request)
      response.end('{}')
    })
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
    const location = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/login`
    place.faults = () => ({ status, headers: { location } })
    const cookies = { espnS2: 'planted-s2', swid: '{planted-swid}' }
    const error = await errorOf(place.importNow({ cookies, retries: 2 }))
    expect([error.kind, error.message]).toEqual(['host-unavailable', expect.stringMatching(/redirects league 4711/)])
    expect(visits).toEqual([])
    elsewhere.closeAllConnections()
    elsewhere.close()
  })
})

it('leaves a raw folder from which the season can be read again without ESPN', async () => {
  place.faults = (_request, before) => (before < 2 ? 'cut' : null)
  const season = await place.importNow({ retries: 4 })
  const raw = openRawFolder(join(place.folder, 'raw/2025/4711'))
  expect(await readEspnSeason(raw, { espnLeagueId: 4711, season: 2025 })).toEqual(season)
})
