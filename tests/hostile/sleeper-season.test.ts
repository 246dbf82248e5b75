/** Any Sleeper data: a season with a response to every call, or one line with error and location. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DomainError } from '../../src/domain/errors.ts'
import { type HostSeason, hostSeason } from '../../src/domain/host-season.ts'
import type { RawFolder } from '../../src/hosts/league-source.ts'
import { readSleeperSeason } from '../../src/hosts/sleeper/index.ts'
import { judgeSeason } from '../../src/verdict/judge-season.ts'
import { expectResponses } from '../handlers/expect-responses.ts'
import { buildSleeperLeague, leagueId, type SleeperFiles } from '../hosts/sleeper/build-sleeper-league.ts'
import { playedId, playSleeperLeague } from '../hosts/sleeper/play-sleeper-league.ts'
import { anyMutations, damage, type Mutation } from './mutations.ts'
import { checkHostile } from './replay.ts'

const bestBall = playSleeperLeague({
  teams: 6,
  playoffTeams: 4,
  regularWeeks: 2,
  roundType: 2,
  divisions: 2,
  hasMedianGame: true,
  settings: { best_ball: 1 },
})
const chopped = playSleeperLeague({
  teams: 4,
  playoffTeams: 2,
  regularWeeks: 3,
  settings: { type: 3, playoff_week_start: 0, playoff_teams: null },
})
const leagues: { id: string; files: SleeperFiles }[] = [
  { id: leagueId, files: buildSleeperLeague() },
  { id: leagueId, files: buildSleeperLeague({ status: 'in_season', leg: 4, scored: 3 }) },
  { id: leagueId, files: buildSleeperLeague({ status: 'pre_draft', leg: 0, scored: 0 }) },
  { id: playedId, files: bestBall.files },
  { id: playedId, files: chopped.files },
]

interface Case {
  league: number
  mutations: Mutation[]
}

const mutationsOf = leagues.map(({ files }) => anyMutations(files))
const cases: fc.Arbitrary<Case> = fc
  .nat(leagues.length - 1)
  .chain((league) => fc.record({ league: fc.constant(league), mutations: mutationsOf[league] ?? fc.constant([]) }))

it('matches the contract, or is refused in one line with the path', async () => {
  await checkHostile({ name: 'sleeper-season', share: 0.04, cases, check: checkSeason })
}, 1_800_000)

async function checkSeason({ league, mutations }: Case): Promise<void> {
  const { id, files } = leagues[league] ?? { id: leagueId, files: {} }
  const season = await readOrRefuse(damage(files, mutations), id)
  if (!season) return
  // What a sealed file or a response can say.
  expect(hostSeason.safeParse(season).error?.issues).toBeUndefined()
  expectResponses(judgeSeason(season))
}

/** Null if it was refused correctly. */
async function readOrRefuse(files: SleeperFiles, id: string): Promise<HostSeason | null> {
  const raw: RawFolder = {
    read: async (name) => files[name] ?? null,
    write: async () => {},
    list: async () => Object.keys(files),
  }
  try {
    return await readSleeperSeason(raw, { leagueId: id, season: null })
  } catch (cause) {
    if (!(cause instanceof DomainError)) throw cause
    expect(['unreadable-answer', 'not-found', 'bad-request']).toContain(cause.kind)
    expect(cause.message).toMatch(/^(Sleeper l|L)eague (910000000000000777|920000000000000555)[^\n]+$/)
    expect(cause.message.length).toBeLessThan(400)
    return null
  }
}
