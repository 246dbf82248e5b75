/** Any server response: screens read it in their shape, and snapshots hold its readable part. */
import { isDeepStrictEqual } from 'node:util'
import { beforeAll, expect, it } from 'vitest'
import { everyCall } from '../../scripts/lib/every-call.ts'
import { handleCall } from '../../scripts/lib/handle-call.ts'
import { listTeamIds } from '../../src/build/season-teams.ts'
import { type EndpointName, endpoints } from '../../src/contract/endpoints.ts'
import { fillPath } from '../../src/contract/fill-path.ts'
import { readCompleted } from '../../src/contract/read-completed.ts'
import { responseSchemas } from '../../src/contract/responses/index.ts'
import { type Shape, shapeOf } from '../../src/contract/shape.ts'
import type { SnapshotSeason } from '../../src/contract/snapshot.ts'
import { manifestFormat } from '../../src/contract/snapshot-manifest.ts'
import { DomainError } from '../../src/domain/errors.ts'
import { snapshotFromApi } from '../../src/snapshot/api-source.ts'
import { crawlSeason } from '../../src/snapshot/crawl-season.ts'
import { expectReadable } from '../contract/expect-readable.ts'
import type { EspnFiles } from '../hosts/espn/build-espn-league.ts'
import { judgeSketch } from '../hosts/espn/read-sketch.ts'
import { espnLeague } from '../support/league-keys.ts'
import { anyMutations, damage, type Mutation } from './mutations.ts'
import { checkHostile } from './replay.ts'

const shapes = new Map<string, Shape>(Object.entries(responseSchemas).map(([name, schema]) => [name, shapeOf(schema)]))
/** One response of every endpoint that screens read, and every response by its path. */
const byEndpoint: EspnFiles = {}
const byPath: EspnFiles = {}

beforeAll(async () => {
  const season = await judgeSketch()
  for (const call of everyCall(season)) {
    const response = handleCall(season, { seasons: [season], asOf: null }, call) as EspnFiles[string]
    // The browser has no shape for responses that no screen reads.
    if (!('unread' in endpoints[call.name])) byEndpoint[call.name] ??= response
    byPath[pathOf(call)] = response
  }
})

function pathOf({ name, parameters }: { name: EndpointName; parameters: object }): string {
  return fillPath(endpoints[name].path, { ...parameters })
}

it('is completed into the shape that screens expect', async () => {
  const cases = anyMutations(byEndpoint)
  const check = (mutations: Mutation[]) => {
    const damaged = damage(byEndpoint, mutations)
    for (const name of new Set(mutations.map(({ file }) => file))) {
      const shape = shapes.get(name) as Shape
      const read = readCompleted(shape, damaged[name])
      expectReadable(shape, read)
      if (!isDeepStrictEqual(readCompleted(shape, read), read))
        throw new Error(`${name} reads differently a second time`)
    }
  }
  await checkHostile({ name: 'lenient', share: 0.25, cases, check })
}, 1_800_000)

it('is taken into a snapshot, or refused in one line', async () => {
  const asked = /^\/api\/v1\/(leagues\/(espn\/4711|471125)|teams|players|analytics)/
  const files = Object.fromEntries(Object.entries(byPath).filter(([path]) => asked.test(path)))
  const check = async (mutations: Mutation[]) => {
    const damaged = damage(files, mutations)
    const get = async (path: string) => (path in damaged ? { json: damaged[path], etag: null } : null)
    const offer = await refusedOr(async () =>
      snapshotFromApi({ get, getPicture: async () => null }).find(espnLeague(4711), 2025),
    )
    const crawled = offer && (await refusedOr(() => crawlSeason(offer)))
    if (!crawled) return
    for (const [file, { name, response }] of crawled.responses) {
      expect(file).toMatch(/^[\w-]+(\/[\w-]+)*\.json$/)
      const shape = shapes.get(name) as Shape
      expectReadable(shape, readCompleted(shape, JSON.parse(JSON.stringify(response))))
    }
  }
  await checkHostile({ name: 'snapshot', share: 0.05, cases: anyMutations(files), check })
}, 1_800_000)

async function refusedOr<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read()
  } catch (cause) {
    if (!(cause instanceof DomainError)) throw cause
    expect(cause.message).toMatch(/^[^\n]{10,300}$/)
    return null
  }
}

it('becomes pages under plain addresses only', async () => {
  const files = { standings: byEndpoint.standings ?? {} }
  const season: SnapshotSeason = {
    host: 'espn',
    hostLeagueId: '4711',
    season: 2025,
    leagueId: 471125,
    name: 'Any league',
    hash: '0123456789abcdef',
    takenAt: '2026-01-06T12:00:00.000Z',
    throughWeek: null,
  }
  const check = async (mutations: Mutation[]) => {
    const response = async () => damage(files, mutations).standings as never
    const ids = await listTeamIds(
      { folder: '', manifest: { format: manifestFormat, seasons: [season] }, responseFor: response, leagues },
      season,
    )
    for (const id of ids) if (!/^\d+$/.test(String(id))) throw new Error(`A page would be of team ${id}`)
  }
  const leagues = async () => []
  await checkHostile({ name: 'pages', share: 0.05, cases: anyMutations(files), check })
}, 1_800_000)
