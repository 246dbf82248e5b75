/** The import command is killed at any step and run again: the result equals an undisturbed import. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createRandom } from '../../demo/random.ts'
import { isSameLeague, type LeagueKey, nameLeague } from '../../src/domain/identity.ts'
import { openStore } from '../../src/storage/open-store.ts'
import type { FakeEspn } from '../hosts/espn/fake-espn.ts'
import { openMemoryFolder } from '../hosts/espn/memory-folder.ts'
import { buildPlayerList, buildSleeperLeague, leagueId, seasonOfLeague } from '../hosts/sleeper/build-sleeper-league.ts'
import { type FakeSleeper, startFakeSleeper } from '../hosts/sleeper/fake-sleeper.ts'
import { startDemoEspn } from '../server/support/demo-espn.ts'
import { firstOf, runs } from '../support/runs.ts'
import { smallDemoLeagues } from '../support/small-demo.ts'
import { readSteps, readTraces, runFrailImport, temporaryFolders } from './support/frail-import.ts'

const kills = runs(2, 40)
const seed = runs(7, Date.now())

/** A season that is over, one that is being played, and one of another host. */
const leagues = firstOf<LeagueKey & { name: string }>(1, [
  ...smallDemoLeagues.filter(({ season }, index) => index === 0 || season === 2026).slice(0, 2),
  { host: 'sleeper', leagueId, season: seasonOfLeague, name: 'The Small League' },
])
const folders = temporaryFolders()
const undisturbed = new Map<string, { steps: number; traces: Record<string, unknown> }>()
let espn: FakeEspn
let sleeper: FakeSleeper

beforeAll(async () => {
  espn = await startDemoEspn()
  const files = openMemoryFolder(buildSleeperLeague())
  sleeper = await startFakeSleeper({
    leagues: new Map([[leagueId, files]]),
    players: buildPlayerList() as Record<string, unknown>,
  })
  for (const league of leagues) {
    const folder = folders.make()
    const { code, stderr } = await runFrailImport({ baseUrl: espn.baseUrl, sleeper, folder, league })
    expect([code, stderr]).toEqual([0, ''])
    undisturbed.set(nameLeague(league), { steps: readSteps(folder).steps, traces: readTraces(folder) })
  }
}, 120_000)
afterEach(() => folders.remove())
afterAll(() => Promise.all([espn.close(), sleeper.close()]))

console.log(`Imports are killed ${kills} times, at steps chosen with seed ${seed}`)
const random = createRandom(String(seed))
/** Spread over the whole way, each anywhere in its part of it. */
const cases = Array.from({ length: kills }, (_, index) => ({
  league: leagues[index % leagues.length] as (typeof leagues)[number],
  part: (index + random.next()) / kills,
}))

it.each(cases)(
  'ends like an undisturbed one: $league.name, killed at $part of the way',
  async ({ league, part }) => {
    const { steps, traces } = undisturbed.get(nameLeague(league)) ?? { steps: 0, traces: {} }
    const folder = folders.make()
    const killAt = 1 + Math.floor(part * (steps - 1))
    const run = { baseUrl: espn.baseUrl, sleeper, folder, league }

    const killed = await runFrailImport({ ...run, killAt })
    expect([killed.code, killed.stderr]).toEqual([null, ''])
    // Complete or absent, even before any repair.
    const stored = await openStore(folder).read(league)
    expect(stored === null || isSameLeague(stored, league)).toBe(true)

    const resumed = await runFrailImport(run)
    expect([resumed.code, resumed.stderr]).toEqual([0, ''])
    expect(readTraces(folder)).toEqual(traces)
  },
  120_000,
)
