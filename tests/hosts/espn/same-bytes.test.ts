/** A season's document depends on the saved responses alone: importing them again changes no byte. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { demoLeagues } from '../../../demo/index.ts'
import { type RawFolder, readEspnSeason } from '../../../src/hosts/espn/index.ts'
import { listFiles, openImportPlace } from '../../faults/support/import-place.ts'
import { runs } from '../../support/runs.ts'
import { buildEspnLeague, type EspnFiles, openMemoryFolder, playerAt, setAt } from './build-espn-league.ts'
import { numbersOf } from './read-sketch.ts'

/** Moves of all kinds and outcomes, some of players without a name or who were never in the league. */
const move = fc.record({
  id: fc.integer({ min: 1, max: 40 }).map((id) => `move-${id}`),
  type: fc.constantFrom('FREEAGENT', 'WAIVER', 'ROSTER', 'TRADE_ACCEPT', 'TRADE_UPHOLD', 'TRADE_VETO'),
  status: fc.constantFrom('EXECUTED', 'PENDING', 'CANCELED', 'FAILED_INVALIDPLAYERSOURCE', undefined),
  teamId: fc.integer({ min: 1, max: 4 }),
  scoringPeriodId: fc.integer({ min: 0, max: 3 }),
  proposedDate: fc.integer({ min: 1, max: 20 }),
  relatedTransactionId: fc.option(
    fc.integer({ min: 1, max: 40 }).map((id) => `move-${id}`),
    { nil: undefined },
  ),
  items: fc.array(
    fc.record({
      playerId: fc.constantFrom(playerAt(1, 0), playerAt(2, 5), playerAt(3, 4), 901, 902, 903, -16018),
      type: fc.constantFrom('ADD', 'DROP', 'TRADE', 'LINEUP', null),
      fromTeamId: fc.integer({ min: 0, max: 4 }),
      toTeamId: fc.integer({ min: 0, max: 4 }),
    }),
    { maxLength: 3 },
  ),
})

const anyResponses: fc.Arbitrary<EspnFiles> = fc
  .record({
    latestWeek: fc.integer({ min: 0, max: 5 }),
    drafted: fc.boolean(),
    moves: fc.array(fc.array(move, { maxLength: 6 }), { minLength: 3, maxLength: 3 }),
    missing: fc.subarray([
      ...['players.json', 'pro-schedule.json', 'scoring-period-01.json'],
      ...['scoring-period-02.json', 'transactions-01.json', 'transactions-03.json'],
    ]),
    nameless: fc.option(fc.constantFrom(playerAt(1, 0), playerAt(2, 3))),
  })
  .map(({ latestWeek, drafted, moves, missing, nameless }) => {
    const files = buildEspnLeague({ latestWeek, drafted })
    for (const [index, list] of moves.entries()) {
      const file = files[`transactions-0${index + 1}.json`]
      if (file) setAt(file, 'transactions', list)
    }
    for (const name of missing) delete files[name]
    const text = JSON.stringify(files)
    return nameless === null ? files : JSON.parse(text.replaceAll(`"Player  No. ${nameless}"`, 'null'))
  })

const demosAtEspn = demoLeagues.filter(({ host }) => host === 'espn')
const read = (raw: RawFolder, espnLeagueId: number, numbers?: Map<number, number>) =>
  readEspnSeason(raw, { espnLeagueId, numbers })

describe('the second import of the same responses', () => {
  it('is the first one, byte by byte', async () => {
    await fc.assert(
      fc.asyncProperty(anyResponses, async (files) => {
        const raw = openMemoryFolder(files)
        const first = await read(raw, 4711)
        const second = await read(raw, 4711, new Map(numbersOf(first)))
        expect(JSON.stringify(second)).toBe(JSON.stringify(first))
        const third = await read(raw, 4711, new Map([...numbersOf(first)].toReversed()))
        expect(JSON.stringify(third)).toBe(JSON.stringify(first))
      }),
      { numRuns: runs(8, 200) },
    )
  })

  it.each(demosAtEspn.map((demo) => [`${demo.name} ${demo.season}`, demo] as const))(
    'is the first one for a generated league: %s',
    async (_, { leagueId, generate }) => {
      const files = generate()
      const raw = { ...openMemoryFolder(), read: async (name: string) => files[name] ?? null }
      const first = await read(raw, Number(leagueId))
      const second = await read(raw, Number(leagueId), new Map(numbersOf(first)))
      expect(JSON.stringify(second) === JSON.stringify(first)).toBe(true)
    },
  )
})

describe('an import that was interrupted', () => {
  it('ends with the document of one that was not, and so does one more', async () => {
    const whole = await openImportPlace()
    await whole.importNow()
    const seasonOf = (bytes: Record<string, string>) => bytes['seasons/4711/2025.json']?.replace(/^.*?"season":/, '')
    const stored = whole.storedBytes()
    const wanted = seasonOf(stored)
    const requests = whole.espn.takeFiles().length
    await whole.importNow()
    // Without requests to ESPN its age stays.
    expect(whole.storedBytes()).toEqual(stored)
    for (let failing = 1; failing < requests; failing += 3) {
      const place = await openImportPlace()
      let asked = 0
      place.faults = () => (++asked > failing ? { status: 503 } : null)
      await expect(place.importNow()).rejects.toThrow()
      expect(listFiles(`${place.folder}/store`)).toEqual([])
      place.faults = undefined
      await place.importNow()
      expect(seasonOf(place.storedBytes())).toBe(wanted)
      await place.importNow()
      expect(seasonOf(place.storedBytes())).toBe(wanted)
      await place.close()
    }
    await whole.close()
  }, 60_000)
})
