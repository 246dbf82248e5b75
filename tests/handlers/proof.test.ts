/** The proof of a league, recomputed from its other responses. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { demoLeagueOf } from '../../demo/index.ts'
import { demoPlans } from '../../demo/leagues.ts'
import { proof as proofSchema } from '../../src/contract/responses/proof.ts'
import type { HostSeason } from '../../src/domain/host-season.ts'
import { nameSeason } from '../../src/domain/identity.ts'
import type { Season } from '../../src/domain/season.ts'
import { handleHistory } from '../../src/handlers/history.ts'
import { handleProof } from '../../src/handlers/proof.ts'
import { importDemo } from '../../src/server/import-demo.ts'
import { openStore } from '../../src/storage/open-store.ts'
import { compareWithHost } from '../../src/verdict/compare-with-host.ts'
import { judgeSeason } from '../../src/verdict/judge-season.ts'
import { demoSeason, responseFor } from '../support/shown-screen.ts'

const ofLeague = ({ host, leagueId }: Season) => ({ host, leagueId })
const joinsNothing = { also: undefined, same: undefined, years: undefined }

/** A finished demo league with six teams, four of them in the playoffs. */
async function importFewTeams(): Promise<HostSeason> {
  const folder = mkdtempSync(join(tmpdir(), 'proof-'))
  try {
    const [plan] = demoPlans
    if (!plan) throw new Error('The demo has no league')
    const managers = plan.managers.slice(0, 6)
    const few = { ...plan, managers, adjustments: [], playoffTeamCount: 4, playoffRounds: 2 }
    const demo = demoLeagueOf({ ...few, currentWeek: few.regularSeasonMatchups + 2 * few.playoffRoundWeeks })
    const store = openStore(folder)
    await importDemo(store, { leagues: [demo] })
    const season = await store.read(demo)
    if (!season) throw new Error('The demo has no league 101')
    return season
  } finally {
    rmSync(folder, { recursive: true })
  }
}

describe('the proof of a league', () => {
  it('has the figures of the history, and those of its odds', async () => {
    const document = await importFewTeams()
    const season = judgeSeason(document)
    const comparisons = { [nameSeason(season)]: compareWithHost(document) }
    const input = { seasons: [season], aliases: {}, missing: [], comparisons }
    const response = proofSchema.parse(handleProof(input, { ...ofLeague(season), ...joinsNothing }))
    const [own] = response.seasons
    expect(own?.equalToHost).toEqual(handleHistory(input).seasons[0]?.origin?.equalToHost)
    expect(own?.equalToHost?.records.total).toBe(season.teams.length)

    const { weeks } = responseFor(season, 'forecastHistory', ofLeague(season))
    const open = weeks
      .filter(({ isPlayoff }) => !isPlayoff)
      .flatMap(({ teams }) => teams.filter(({ playoffs }) => !playoffs.isCertain))
    const leagueId = responseFor(season, 'hostLeague', ofLeague(season)).id ?? 0
    const { standings } = responseFor(season, 'standings', { leagueId })
    const came = (id: number) => standings.some(({ teamId, madePlayoffs }) => teamId === id && madePlayoffs)
    expect(own?.odds?.chances).toBe(open.length)
    expect(own?.odds?.bins.reduce((sum, { chances }) => sum + chances, 0)).toBe(open.length)
    const inTop = open.filter(({ playoffs }) => playoffs.chance >= 0.9)
    expect(own?.odds?.bins[9]).toMatchObject({ chances: inTop.length })
    expect(own?.odds?.bins[9]?.share).toBeCloseTo(
      inTop.filter(({ team }) => came(team.id)).length / Math.max(1, inTop.length),
      9,
    )
    const eighth = weeks.find(({ week }) => week === 8)
    expect(own?.said?.week).toBe(8)
    expect(own?.said?.teams).toEqual(
      eighth?.teams
        .map(({ team, playoffs }) => ({ team, chance: playoffs.chance, came: came(team.id) }))
        .sort((a, b) => b.chance - a.chance || a.team.id - b.team.id),
    )
  })

  it('says nothing of odds before the playoff teams are certain, nor where there are none', async () => {
    for (const league of [103, 106]) {
      const season = await demoSeason(league)
      const { seasons } = handleProof(
        { seasons: [season], aliases: {}, missing: [] },
        { ...ofLeague(season), ...joinsNothing },
      )
      expect(seasons).toMatchObject([{ equalToHost: null, odds: null, said: null }])
    }
  })
})
