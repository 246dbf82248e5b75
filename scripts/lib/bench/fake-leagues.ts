/** A local ESPN server with any number of leagues: all of them play the season of a demo league. */
import { demoLeagues } from '../../../demo/index.ts'
import { type FakeEspn, type FakeEspnOptions, startFakeEspn } from '../../../tests/hosts/espn/fake-espn.ts'

export const [demo] = demoLeagues
/** Far from any demo league's. */
export const firstFakeLeague = 5_000_001

/** Compressed, with a phone's latency: requests of the engine's worker are not throttled with those of its page. */
export const asOnPhone = { latencyMs: 150, isCompressed: true }

export function startFakeLeagues(
  count: number,
  options: Pick<FakeEspnOptions, 'latencyMs' | 'isCompressed'> = {},
): Promise<FakeEspn> {
  if (!demo) throw new Error('There is no demo league')
  const files: Readonly<Record<string, unknown>> = demo.generate()
  const ids = Array.from({ length: count }, (_, index) => firstFakeLeague + index)
  const folderOf = (id: number) => ({ read: async (name: string) => withId(files[name] ?? null, id) })
  return startFakeEspn({ leagues: new Map(ids.map((id) => [`${demo.season}/${id}`, folderOf(id)])), ...options })
}

/** Responses about a league contain its id; those about the NFL and its players do not. */
function withId(json: unknown, id: number): unknown {
  const isOfLeague = typeof json === 'object' && json !== null && 'id' in json && json.id === Number(demo?.leagueId)
  return isOfLeague ? { ...json, id } : json
}

export const fakeLeaguePath = (index: number) =>
  `/api/v1/leagues/espn/${firstFakeLeague + index}?season=${demo?.season}`
