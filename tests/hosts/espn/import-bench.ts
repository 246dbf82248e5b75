/** An import against the fake server, with its own raw folders in memory. */
import type { HostSeason } from '../../../src/domain/host-season.ts'
import {
  createEspnHttp,
  type EspnHttp,
  fetchLeagueSeason,
  type ImportOptions,
  type RawFolder,
} from '../../../src/hosts/espn/index.ts'
import { buildEspnLeague, type EspnFiles, type LeagueSketch, openMemoryFolder } from './build-espn-league.ts'
import { type FakeEspn, type FakeEspnOptions, startFakeEspn } from './fake-espn.ts'

export interface ImportBench {
  espn: FakeEspn
  /** ESPN's data, by `{season}/{league id}`; may be replaced between imports. */
  leagues: FakeEspnOptions['leagues']
  /** Faults from now on. */
  faults: NonNullable<FakeEspnOptions['faults']> | undefined
  rawFor(season: number): RawFolder
  /** Imports league 4711, by default season 2025, without pauses between attempts. */
  http: EspnHttp
  fetchIt(options?: Partial<ImportOptions>, retries?: number): Promise<HostSeason>
}

/** After the corrections of every week. */
const longAfter = () => new Date('2026-03-01T12:00:00Z')

/** A server with one league, and folders in which nothing is yet. */
export async function startImportBench(
  sketch: LeagueSketch = {},
  files: EspnFiles = buildEspnLeague(sketch),
): Promise<ImportBench> {
  const folders = new Map<number, RawFolder>()
  const leagues: FakeEspnOptions['leagues'] = new Map([[`${sketch.season ?? 2025}/4711`, openMemoryFolder(files)]])
  const espn = await startFakeEspn({ leagues, faults: (request, before) => bench.faults?.(request, before) ?? null })
  const bench: ImportBench = {
    espn,
    leagues,
    faults: undefined,
    rawFor(season) {
      const folder = folders.get(season) ?? openMemoryFolder()
      folders.set(season, folder)
      return folder
    },
    http: createEspnHttp({ baseUrl: espn.baseUrl, backoffMs: 0, retries: 0 }),
    fetchIt(options = {}, retries = 0) {
      const http = createEspnHttp({ baseUrl: espn.baseUrl, backoffMs: 0, retries })
      return fetchLeagueSeason(http, bench.rawFor, { espnLeagueId: 4711, season: 2025, now: longAfter, ...options })
    },
  }
  return bench
}

/** The requests of a whole import of the three-week league: a week's transactions come with its lineups. */
export const everything = [
  'league.json',
  'players.json',
  'pro-schedule.json',
  'scoring-period-01.json',
  'scoring-period-02.json',
  'scoring-period-03.json',
]

/** The files in the raw folder. ESPN leaves the list of transactions out in the two quiet weeks, which is recorded. */
export const everyFile = [...everything, 'import.json', 'transactions-02.json', 'transactions-03.json'].sort()
