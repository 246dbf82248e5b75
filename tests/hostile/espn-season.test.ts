/** Any ESPN data: a season with a response to every call, or one line with error and location. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DomainError } from '../../src/domain/errors.ts'
import { type HostSeason, hostSeason } from '../../src/domain/host-season.ts'
import { type RawFolder, readEspnSeason } from '../../src/hosts/espn/index.ts'
import { judgeSeason } from '../../src/verdict/judge-season.ts'
import { expectResponses } from '../handlers/expect-responses.ts'
import { buildEspnLeague, type EspnFiles } from '../hosts/espn/build-espn-league.ts'
import { anyMutations, damage, type Mutation } from './mutations.ts'
import { checkHostile } from './replay.ts'

const leagues: EspnFiles[] = [
  buildEspnLeague(),
  buildEspnLeague({ latestWeek: 2, hasPlayed: (id) => id % 2 === 0 }),
  buildEspnLeague({ matchupPeriods: { '1': [1], '2': [2], '3': [3, 4] }, latestWeek: 4 }),
  buildEspnLeague({ drafted: false, latestWeek: 0 }),
]

interface Case {
  league: number
  mutations: Mutation[]
}

/** Computed once: a league has thousands of places to damage. */
const mutationsOf = leagues.map((league) => anyMutations(league))
const cases: fc.Arbitrary<Case> = fc
  .nat(leagues.length - 1)
  .chain((league) => fc.record({ league: fc.constant(league), mutations: mutationsOf[league] ?? fc.constant([]) }))

it('matches the contract, or is refused in one line with the path', async () => {
  await checkHostile({ name: 'espn-season', share: 0.2, cases, check: checkSeason })
}, 1_800_000)

async function checkSeason({ league, mutations }: Case): Promise<void> {
  const season = await readOrRefuse(damage(leagues[league] ?? {}, mutations))
  if (!season) return
  // What a sealed file or a response can say.
  expect(hostSeason.safeParse(season).error?.issues).toBeUndefined()
  expectResponses(judgeSeason(season))
}

/** Null if it was refused correctly. */
async function readOrRefuse(files: EspnFiles): Promise<HostSeason | null> {
  try {
    return await readEspnSeason(openFolder(files), { espnLeagueId: 4711, season: 2025 })
  } catch (cause) {
    if (!(cause instanceof DomainError)) throw cause
    if (cause.kind === 'bad-request') expect(cause.message).toBe('ESPN league 4711 isn’t a football league.')
    else {
      expect(cause.kind).toBe('unreadable-answer')
      expect(cause.message).toMatch(/^League 4711, season 2025, .*json: [^\n]+$/)
    }
    expect(cause.message.length).toBeLessThan(400)
    return null
  }
}

/** As parsed: a folder that serialises JSON again would turn 1e400 into null. */
function openFolder(files: EspnFiles): RawFolder {
  return {
    read: async (name) => files[name] ?? null,
    write: async () => {},
    list: async () => Object.keys(files),
  }
}
