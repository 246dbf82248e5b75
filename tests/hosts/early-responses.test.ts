/** What readers see of a season while the rest of it is read: each field is that of the whole season, or not there yet. */
import { describe, expect, it } from 'vitest'
import { demoLeagues } from '../../demo/index.ts'
import { everyCall } from '../../scripts/lib/every-call.ts'
import { type Call, handleCall } from '../../scripts/lib/handle-call.ts'
import { type EndpointName, endpoints } from '../../src/contract/endpoints.ts'
import type { HostSeason, KnownParts } from '../../src/domain/host-season.ts'
import type { LeagueKey } from '../../src/domain/identity.ts'
import { isCompleteEnough, requiredCompleteness } from '../../src/handlers/completeness.ts'
import { openHosts } from '../../src/hosts/index.ts'
import { onlyScores } from '../../src/hosts/shared/only-scores.ts'
import { readOnlyFolder } from '../../src/hosts/shared/raw-files.ts'
import { judgeSeason } from '../../src/verdict/judge-season.ts'
import { firstOf } from '../support/runs.ts'
import { type Json, openMemoryFolder } from './espn/memory-folder.ts'
import { respondAsEspn } from './espn/respond-as-espn.ts'
import {
  buildSleeperLeague,
  draftId,
  type LeagueSketch,
  leagueId,
  type SleeperFiles,
  seasonOfLeague,
} from './sleeper/build-sleeper-league.ts'
import { respondAsSleeper } from './sleeper/respond-as-sleeper.ts'

interface Early {
  season: HostSeason
  parts: KnownParts
}

/** Imports the season from a stand-in of its host, which has these files, and notes what is there before it is whole. */
async function importSeason(
  key: LeagueKey,
  read: (file: string) => Promise<unknown>,
  first?: 'draft',
): Promise<{ whole: HostSeason; reported: Early[] }> {
  const espn = new Map([[`${key.season}/${key.leagueId}`, { read }]])
  const players = key.host === 'sleeper' ? ((await read('players.json')) as Record<string, unknown>) : {}
  const world = { leagues: new Map([[key.leagueId, { read }]]), players }
  const hosts = openHosts({
    espn: { retries: 0, fetch: (input, init) => respondAsEspn(new Request(input, init), espn) },
    sleeper: {
      retries: 0,
      usesUnofficial: false,
      fetch: (input, init) => respondAsSleeper(new Request(input, init), world),
    },
  })
  const raw = openMemoryFolder()
  const reported: Early[] = []
  const whole = await (await hosts(key.host)).fetchSeason(key.leagueId, {
    season: key.season,
    rawFor: () => raw,
    now: () => new Date('2026-11-22T12:00:00Z'),
    until: 'whole',
    first,
    onEarly: async (season, parts) => void reported.push({ season, parts: { ...parts } }),
  })
  return { whole, reported }
}

const countsScores = (name: EndpointName) => 'countsScores' in endpoints[name]
const requiredFor = (name: EndpointName) => (countsScores(name) ? 'scores' : requiredCompleteness(name))

function responseFor(season: HostSeason, call: Call, isPartial: boolean): unknown {
  const context = { seasons: [], asOf: null, forecastRuns: 100, isPartial }
  return handleCall(judgeSeason(countsScores(call.name) ? onlyScores(season) : season), context, call)
}

/** Sleeper's picks name their players as on the day of the draft. */
const datedFields = /^hostLeagueDraft\b.*\.player\.(name|nflTeam)$/

/** The fields that say something else early than in the end. Absent, null and an empty list say nothing. */
function listUntrue(early: unknown, whole: unknown, path: string): string[] {
  if (Object.is(early, whole) || early === null || early === undefined || datedFields.test(path)) return []
  if (Array.isArray(early) && early.length === 0) return []
  if (typeof early === 'object' && typeof whole === 'object' && whole !== null) {
    const [ours, theirs] = [Object.entries(early), new Map(Object.entries(whole))]
    const isShorter = Array.isArray(early) && ours.length !== theirs.size
    if (isShorter) return [`${path}: ${ours.length} of ${theirs.size}`]
    return ours.flatMap(([name, value]) => listUntrue(value, theirs.get(name), `${path}.${name}`))
  }
  return [`${path}: ${JSON.stringify(early)}, in the end ${JSON.stringify(whole)}`]
}

const callsOfEach = 2

async function stepsWithoutUntrue(key: LeagueKey, read: (file: string) => Promise<unknown>): Promise<string[]> {
  const steps: string[] = []
  for (const first of [undefined, 'draft'] as const) {
    const { whole, reported } = await importSeason(key, read, first)
    const calls = [...Map.groupBy(everyCall(judgeSeason(whole)), ({ name }) => name).values()]
      .flatMap((ofOne) => ofOne.slice(0, callsOfEach))
      .filter(({ name }) => requiredFor(name) !== 'whole')
    for (const { season, parts } of reported) {
      steps.push(`${parts.known}${parts.hasDraft ? ' and draft' : ''}`)
      for (const call of calls.filter(({ name }) => isCompleteEnough(parts, requiredFor(name)))) {
        const [early, final] = [responseFor(season, call, true), responseFor(whole, call, false)]
        const place = `${call.name} ${JSON.stringify(call.parameters)} of ${steps.at(-1)}`
        const isMark = (line: string) => line.includes('.isPartial: ')
        expect(listUntrue(early, final, place).filter((line) => !isMark(line))).toEqual([])
      }
    }
  }
  return steps
}

describe('an early season of the demo', () => {
  const ofSleeper = demoLeagues.filter(({ host }) => host === 'sleeper')
  const ofEspn = demoLeagues.filter(({ host }) => host === 'espn')
  it.each([...ofSleeper, ...firstOf(1, ofEspn)].map((demo) => ({ name: demo.name, demo })))(
    'says nothing that changes: $name',
    async ({ demo }) => {
      const { host, leagueId, season } = demo
      const steps = await stepsWithoutUntrue({ host, leagueId, season }, readOnlyFolder(demo.generate()).read)
      expect(steps.length).toBeGreaterThan(0)
    },
  )
})

type Change = (files: SleeperFiles) => void

const records = (files: SleeperFiles, file: string) => files[file] as unknown as Record<string, unknown>[]
const settingsOf = (files: SleeperFiles) =>
  (files['league.json'] as unknown as { settings: Record<string, unknown> }).settings

const kinds: { kind: string; sketch: LeagueSketch; change?: Change; steps: string[] }[] = [
  { kind: 'that is over', sketch: {}, steps: ['league', 'scores'] },
  { kind: 'in its playoffs', sketch: { status: 'in_season', leg: 5, scored: 4 }, steps: ['league', 'scores'] },
  { kind: 'before its playoffs', sketch: { status: 'in_season', leg: 3, scored: 2 }, steps: ['league', 'scores'] },
  { kind: 'before its draft', sketch: { status: 'pre_draft', leg: 0, scored: 0 }, steps: ['league and draft'] },
  {
    kind: 'in its draft',
    sketch: { status: 'drafting', leg: 0, scored: 0 },
    change: (files) => {
      for (const draft of records(files, 'drafts.json')) draft.status = 'drafting'
      records(files, `draft-picks-${draftId}.json`).splice(5)
    },
    steps: ['league and draft'],
  },
  {
    kind: 'whose rosters count no results against the median',
    sketch: { status: 'in_season', leg: 3, scored: 2 },
    change: (files) => {
      settingsOf(files).league_average_match = 1
    },
    steps: ['scores'],
  },
  {
    kind: 'that is over, and without brackets',
    sketch: {},
    change: (files) => {
      for (const file of ['winners-bracket.json', 'losers-bracket.json']) files[file] = [] as unknown as Json
    },
    steps: ['scores'],
  },
  {
    kind: 'of whose brackets a team left',
    sketch: {},
    change: (files) => void records(files, 'rosters.json').shift(),
    steps: ['scores'],
  },
  {
    kind: 'of redraft in name, with kept players',
    sketch: { status: 'in_season', leg: 3, scored: 2 },
    change: (files) => {
      settingsOf(files).type = 0
      for (const pick of records(files, `draft-picks-${draftId}.json`).slice(0, 4)) pick.is_keeper = true
    },
    steps: ['league', 'scores and draft'],
  },
]

describe('an early season of Sleeper', () => {
  it.each(kinds)('says nothing that changes of a league $kind', async ({ sketch, change, steps }) => {
    const files = buildSleeperLeague(sketch)
    change?.(files)
    const key: LeagueKey = { host: 'sleeper', leagueId, season: seasonOfLeague }
    const reported = await stepsWithoutUntrue(key, async (file) => files[file] ?? null)
    expect(reported).toEqual(expect.arrayContaining(steps))
    expect(reported.includes('league')).toBe(steps.includes('league'))
  })
})
