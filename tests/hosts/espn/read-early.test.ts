/** Partial seasons during an import: their responses equal those of the whole season. */
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { demoLeagues } from '../../../demo/index.ts'
import { everyCall } from '../../../scripts/lib/every-call.ts'
import { type Call, handleCall } from '../../../scripts/lib/handle-call.ts'
import type { HostSeason, KnownParts } from '../../../src/domain/host-season.ts'
import { isCompleteEnough, requiredCompleteness } from '../../../src/handlers/completeness.ts'
import { type RawFolder, readEspnSeason, weekFile } from '../../../src/hosts/espn/index.ts'
import { readEarly } from '../../../src/hosts/espn/read-early.ts'
import { readOnlyFolder } from '../../../src/hosts/shared/raw-files.ts'
import { openRawFolder } from '../../../src/storage/raw-folder.ts'
import { judgeSeason } from '../../../src/verdict/judge-season.ts'
import { recordedLeagues } from '../../read-leagues.ts'
import { firstOf } from '../../support/runs.ts'
import { buildEspnLeague, type LeagueSketch, setAt } from './build-espn-league.ts'

interface Told extends KnownParts {
  season: HostSeason
}

/** Reports while the league's response and then the weeks' arrive, in the order of an import. */
async function readStepwise(raw: RawFolder, key: { espnLeagueId: number; season: number }): Promise<Told[]> {
  const told: Told[] = []
  const report = (season: HostSeason, parts: KnownParts) => void told.push({ season, ...parts })
  const early = readEarly({ ...readOnlyFolder({}), write: async () => {} }, key, { report })
  for (const name of ['league.json', ...Array.from({ length: 18 }, (_, index) => weekFile(index + 1))]) {
    const json = await raw.read(name)
    if (json === null) continue
    await early.raw.write(name, json)
    await early.settled()
  }
  return told
}

async function tellSketch(sketch: LeagueSketch, change?: (files: ReturnType<typeof buildEspnLeague>) => void) {
  const files = buildEspnLeague(sketch)
  change?.(files)
  return (await readStepwise(readOnlyFolder(files), { espnLeagueId: 4711, season: 2025 })).map(({ known }) => known)
}

describe('early data', () => {
  it('of a season that is over are all its scores', async () => {
    expect(await tellSketch({})).toEqual(['scores'])
  })

  it('of a running one are teams, and scores once its running week is read', async () => {
    expect(await tellSketch({ latestWeek: 2 })).toEqual(['league', 'scores'])
  })

  it('waits for weeks whose points the schedule lacks', async () => {
    const withoutPoints = (files: ReturnType<typeof buildEspnLeague>) =>
      setAt(files['league.json'], 'schedule[2].home.pointsByScoringPeriod', null)
    expect(await tellSketch({}, withoutPoints)).toEqual(['league', 'scores'])
  })

  it('waits for weeks of a bracket that seeds and results leave open', async () => {
    const withoutSeeds = (files: ReturnType<typeof buildEspnLeague>) =>
      setAt(files['league.json'], 'teams[3].playoffSeed', 0)
    const withTie = (files: ReturnType<typeof buildEspnLeague>) =>
      setAt(files['league.json'], 'schedule[4].winner', 'TIE')
    const crossed: LeagueSketch['schedule'] = [
      [1, 1, 2, 'NONE'],
      [1, 3, 4, 'NONE'],
      [2, 1, 3, 'NONE'],
      [2, 2, 4, 'NONE'],
      [3, 1, 3, 'WINNERS_BRACKET'],
      [3, 2, 4, 'LOSERS_CONSOLATION_LADDER'],
    ]
    expect(await tellSketch({}, withoutSeeds)).toEqual(['league', 'scores'])
    expect(await tellSketch({}, withTie)).toEqual(['league', 'scores'])
    expect(await tellSketch({ schedule: crossed })).toEqual(['league', 'scores'])
  })
})

const callsOfEach = 2
const context = { seasons: [], asOf: null, forecastRuns: 200 }

/** A response without the mark of a partial season, and without kickoffs: the NFL's schedule is read last. */
function responseFor(season: HostSeason, call: Call): unknown {
  const response = handleCall(judgeSeason(season), context, call)
  return call.name === 'league' || call.name === 'hostLeague'
    ? { ...(response as object), warnings: [], kickoffs: [], firstKickoffs: [] }
    : response
}

describe('early responses', () => {
  it.each([
    ...demoLeagues
      .filter(({ host }) => host === 'espn')
      .map(({ leagueId, season, generate }) => ({
        key: { espnLeagueId: Number(leagueId), season },
        raw: readOnlyFolder(generate()),
      })),
    ...firstOf(1, recordedLeagues).map((key) => ({
      key,
      raw: openRawFolder(join('../shared/espn/leagues', String(key.season), String(key.espnLeagueId))),
    })),
  ])('are the whole season’s: league $key.espnLeagueId of $key.season', async ({ key, raw }) => {
    const whole = await readEspnSeason(raw, key)
    const told = await readStepwise(raw, key)
    const calls = [...Map.groupBy(everyCall(judgeSeason(whole)), ({ name }) => name).values()]
      .flatMap((ofOne) => ofOne.slice(0, callsOfEach))
      .filter(({ name }) => name !== 'leagues' && requiredCompleteness(name) !== 'whole')
    for (const { season, ...parts } of told) {
      const { known } = parts
      for (const call of calls.filter(({ name }) => isCompleteEnough(parts, requiredCompleteness(name)))) {
        expect([known, call, responseFor(season, call)]).toEqual([known, call, responseFor(whole, call)])
      }
    }
    expect(told.at(-1)?.known).toBe('scores')
  })
})
