/** Brackets in every form: longer for those out of the playoffs, seeded again, paired by hand, with tied games, half played. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listPastOdds } from '../../../src/analytics/forecast/past-odds.ts'
import type { Season } from '../../../src/domain/season.ts'
import { readSleeperSeason } from '../../../src/hosts/sleeper/index.ts'
import { toEvidence } from '../../../src/verdict/evidence.ts'
import { judgeSeason } from '../../../src/verdict/judge-season.ts'
import { expectOneOutcome } from '../../handlers/expect-one-outcome.ts'
import { runs } from '../../support/runs.ts'
import { openMemoryFolder } from '../espn/memory-folder.ts'
import { type BracketPlan, drawSleeperBrackets } from './draw-sleeper-brackets.ts'
import { playedId } from './play-sleeper-league.ts'

const base: BracketPlan = {
  teams: 12,
  playoffTeams: 6,
  hasConsolation: true,
  reseeds: false,
  swappedRound: null,
  pointsOf: (team, round) => 100 + ((team * 7 + round * 5) % 13),
  winsTie: (one, other) => one > other,
}

async function read(plan: Partial<BracketPlan>): Promise<Season> {
  const { files } = drawSleeperBrackets({ ...base, ...plan })
  return judgeSeason(await readSleeperSeason(openMemoryFolder(files), { leagueId: playedId, season: null }))
}

/** After which weeks there are odds, and whether all of them have those of the last place. */
function oddsOf(season: Season) {
  const past = listPastOdds(season, 20)
  const last = past.every(({ odds }) => odds.teams.every(({ lastPlace }) => lastPlace !== null))
  return { last, weeks: past.map(({ week }) => week) }
}

const placesOf = (season: Season) =>
  season.bracket?.rounds.map(({ games }) =>
    games.flatMap(({ kind, best, worst, isForPlaces, second }) =>
      kind === 'losers-consolation' && second && isForPlaces ? [[best, worst]] : [],
    ),
  )

describe('any brackets', () => {
  const anyPlan = fc.record({
    teams: fc.integer({ min: 4, max: 16 }),
    playoffTeams: fc.integer({ min: 2, max: 8 }),
    hasConsolation: fc.boolean(),
    reseeds: fc.boolean(),
    swappedRound: fc.constantFrom(null, null, 1, 2),
    hasNoPlaces: fc.boolean(),
    decidedRounds: fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined }),
    // Few scores: every third game is tied.
    scores: fc.array(fc.integer({ min: 80, max: 82 }), { minLength: 40, maxLength: 40 }),
    tieTo: fc.boolean(),
  })

  it('assigns every rank once, with the same champion and ranks everywhere', async () => {
    await fc.assert(
      fc.asyncProperty(anyPlan, async ({ scores, tieTo, playoffTeams, ...plan }) => {
        const season = await read({
          ...plan,
          playoffTeams: Math.min(playoffTeams, plan.teams),
          pointsOf: (team, round) => scores[(team * 3 + round * 7) % scores.length] ?? 80,
          winsTie: (one, other) => one > other === tieTo,
        })
        expectOneOutcome(season)
        const { last, weeks } = oddsOf(season)
        expect(weeks).toEqual(season.status.finalWeeks)
        // A reseeded bracket that was paired by hand in between is unpredictable.
        if (!plan.reseeds || plan.swappedRound === null) expect(last).toBe(true)
      }),
      { numRuns: runs(8, 200) },
    )
  })

  it('by the rules equals Sleeper’s, so the bracket before the playoffs is the one that follows', async () => {
    await fc.assert(
      fc.asyncProperty(anyPlan, async ({ scores, tieTo, playoffTeams, ...plan }) => {
        const season = await read({
          ...plan,
          playoffTeams: Math.min(playoffTeams, plan.teams),
          swappedRound: null,
          hasNoPlaces: false,
          decidedRounds: undefined,
          pointsOf: (team, round) => scores[(team * 3 + round * 7) % scores.length] ?? 80,
          winsTie: (one, other) => one > other === tieTo,
        })
        const { playoffDraw: _, ...undrawn } = toEvidence(season)
        const byRules = judgeSeason(undrawn).bracket
        expect(byRules?.editedKinds).toEqual([])
        // A team without an opponent for a rank has no game: Sleeper's brackets then do not name the rank.
        const isAllPlayed = !season.verdictNotes.some((note) => note.startsWith('Sleeper only ranks'))
        if (isAllPlayed) expect(byRules?.places).toEqual(season.bracket?.places)
      }),
      { numRuns: runs(8, 200) },
    )
  })
})

describe('a losers’ bracket', () => {
  it('of eight beside six in the playoffs plays for places 7 to 14, seeded again or not', async () => {
    for (const reseeds of [true, false]) {
      const season = await read({ teams: 14, reseeds })
      expect(placesOf(season)).toEqual([
        [],
        [],
        [
          [7, 8],
          [9, 10],
          [11, 12],
          [13, 14],
        ],
      ])
      expectOneOutcome(season)
    }
  })

  it('with eight teams beside four continues for a round after the final, also as a toilet bowl', async () => {
    for (const hasConsolation of [true, false]) {
      const season = await read({ playoffTeams: 4, hasConsolation })
      expect(season.bracket).toMatchObject({ titleRounds: 2, rounds: [{ weeks: [6] }, { weeks: [7] }, { weeks: [8] }] })
      expectOneOutcome(season)
    }
  })
})

describe('a tied game', () => {
  it('of the final goes to the team that Sleeper names, whatever its seed', async () => {
    for (const toWorse of [true, false]) {
      const { seeds } = drawSleeperBrackets(base)
      const winsTie = (one: number, other: number) => seeds.indexOf(one) > seeds.indexOf(other) === toWorse
      const season = await read({ pointsOf: () => 100, winsTie })
      const final = season.bracket?.rounds[2]?.games[0]
      const winner = final?.winner && final[final.winner]
      expect([winner?.seed, final?.matchup?.winner]).toEqual([toWorse ? 6 : 1, expect.stringMatching(/home|away/)])
      expectOneOutcome(season)
    }
  })

  it('of a toilet bowl sends on the team that Sleeper names', async () => {
    const pointsOf = (team: number, round: number) => (round === 3 ? 100 : 100 - team)
    const season = await read({ hasConsolation: false, pointsOf })
    expectOneOutcome(season)
  })
})
