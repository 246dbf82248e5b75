/** Any answers of Yahoo: a season with a response to every call, or one line with error and location. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DomainError } from '../../src/domain/errors.ts'
import { type HostSeason, hostSeason } from '../../src/domain/host-season.ts'
import { readOnlyFolder } from '../../src/hosts/shared/raw-files.ts'
import { readYahooSeason } from '../../src/hosts/yahoo/read-league-season.ts'
import { readYahooStatistics } from '../../src/hosts/yahoo/read-statistics.ts'
import { judgeSeason } from '../../src/verdict/judge-season.ts'
import { expectResponses } from '../handlers/expect-responses.ts'
import type { Json } from '../hosts/espn/memory-folder.ts'
import { buildYahooLeague, leagueId, toFiles } from '../hosts/yahoo/build-yahoo-league.ts'
import { anyMutations, damage, type Mutation } from './mutations.ts'
import { checkHostile } from './replay.ts'

type Files = Record<string, Json>

const beforeDraft = { league: { draft_status: 'predraft', current_week: null } }
const leagues: Files[] = [
  buildYahooLeague(),
  buildYahooLeague({ week: 3 }),
  buildYahooLeague({ week: 5 }),
  buildYahooLeague({ week: 1, ...beforeDraft }),
  // Two share a rank, and the last round takes two weeks.
  buildYahooLeague({ ranks: { 2: 1, 6: 5 }, settings: { has_multiweek_championship: 1 } }),
].map((answers) => toFiles(answers) as Files)

interface Case {
  league: number
  mutations: Mutation[]
}

const mutationsOf = leagues.map((files) => anyMutations(files))
const cases: fc.Arbitrary<Case> = fc
  .nat(leagues.length - 1)
  .chain((league) => fc.record({ league: fc.constant(league), mutations: mutationsOf[league] ?? fc.constant([]) }))

it('match the contract, or are refused in one line with the path', async () => {
  await checkHostile({ name: 'yahoo-season', share: 0.04, cases, check: checkSeason })
}, 1_800_000)

async function checkSeason({ league, mutations }: Case): Promise<void> {
  const season = await readOrRefuse(damage(leagues[league] ?? {}, mutations))
  if (!season) return
  // What a sealed file or a response can say.
  expect(hostSeason.safeParse(season).error?.issues).toBeUndefined()
  expectResponses(judgeSeason(season))
}

/** Null if it was refused correctly. */
async function readOrRefuse(files: Files): Promise<HostSeason | null> {
  const raw = readOnlyFolder(files)
  await readYahooStatistics(raw)
  try {
    return await readYahooSeason(raw, { leagueId, season: null })
  } catch (cause) {
    if (!(cause instanceof DomainError)) throw cause
    expect(['unreadable-answer', 'not-found', 'bad-request']).toContain(cause.kind)
    expect(cause.message).toMatch(/^(Yahoo l|L|The file has no teams of Yahoo l)eague 449000004711[^\n]+$/)
    expect(cause.message.length).toBeLessThan(400)
    return null
  }
}
