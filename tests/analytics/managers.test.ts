import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { giveAwards } from '../../src/analytics/awards/index.ts'
import { hasDraftedRosters } from '../../src/analytics/managers/drafted-lineup.ts'
import { reportManagers } from '../../src/analytics/managers/manager-report.ts'
import { splitWin } from '../../src/analytics/managers/shapley-split.ts'
import { handlers } from '../../src/handlers/index.ts'
import { buildSeason, game, lineup, pick, player, slots } from '../build-season.ts'
import { runs } from '../support/runs.ts'
import { anySeason } from './any-season.ts'
import { equalShares } from './equal-shares.ts'
import { expectExactReport } from './expect-exact-report.ts'
import { toyLeague } from './toy-league.ts'

const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0)

describe('the parts of a win', () => {
  it('are the Shapley values of the toy game: A lost the draft, and won by moves and lineup', () => {
    expect(splitWin([-500, 500, 1000])).toEqual([-0.25, 0.25, 0.5])
  })

  it('add up to a win, a tie or a loss', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -5000, max: 5000 }), { minLength: 1, maxLength: 4 }), (parts) => {
        expect(sum(splitWin(parts))).toBeCloseTo(Math.sign(sum(parts)) / 2, 12)
      }),
    )
  })
})

describe('a league whose host does not state its type', () => {
  it('has drafted its rosters unless its draft shows that they were carried over', () => {
    const drafted = (count: number) =>
      hasDraftedRosters(
        buildSeason({
          teams: 2,
          settings: { lineupSlots: slots({ QB: 1, RB: 1, BENCH: 4 }) },
          players: Array.from({ length: count }, (_, index) => player(index + 1, 'RB')),
          picks: Array.from({ length: count }, (_, index) => pick(index + 1, 1, 1 + (index % 2), index + 1)),
        }),
      )
    // Twelve spots, of which four are starters'.
    expect([drafted(3), drafted(12)]).toEqual([false, true])
  })
})

describe('the manager report', () => {
  // A drafted 95 and made 10 by moves, but left 5 on the bench; B drafted 100, made 5 and left 15.
  const twoManagers = buildSeason({
    teams: [{ name: 'A' }, { name: 'B' }],
    settings: { lineupSlots: slots({ QB: 1, BENCH: 2 }) },
    matchups: [game(1, [1, 100], [2, 90])],
    players: [95, 105, 100, 100, 105, 90].map((points, index) => player(index + 1, 'QB', [points])),
    lineups: [lineup(1, 1, { QB: [3], BENCH: [2] }), lineup(1, 2, { QB: [6], BENCH: [5] })],
    picks: [pick(1, 1, 1, 1), pick(2, 1, 2, 4)],
  })

  it('is of managers: a team without one has none', () => {
    const [a, b] = twoManagers.teams
    const orphaned = { ...twoManagers, teams: [a, { ...b, ownerKeys: [], ownerNames: [] }] } as typeof twoManagers
    const teamsOf = (season: typeof twoManagers) =>
      handlers
        .managers(
          { season, context: { seasons: [], asOf: null } },
          { host: season.host, leagueId: season.leagueId, season: undefined },
        )
        .teams.map(({ team }) => team.name)
    expect(teamsOf(twoManagers)).toEqual(['A', 'B'])
    expect(teamsOf(orphaned)).toEqual(['A'])
  })

  it('lets an award say that lineups of some weeks are missing', () => {
    const display = (season: typeof twoManagers) =>
      giveAwards(season).find(({ award }) => award.key === 'best-manager')?.winner.display
    const longer = buildSeason({
      teams: [{ name: 'A' }, { name: 'B' }],
      settings: { lineupSlots: slots({ QB: 1, BENCH: 2 }) },
      matchups: [game(1, [1, 100], [2, 90]), game(2, [1, 100], [2, 90]), game(3, [1, 100], [2, 90])],
      players: [95, 105, 100, 100, 105, 90].map((points, index) => player(index + 1, 'QB', [points])),
      lineups: [lineup(1, 1, { QB: [3], BENCH: [2] }), lineup(1, 2, { QB: [6], BENCH: [5] })],
    })
    expect(display(twoManagers)).toMatch(/^[\d.]+% of the points in its optimal lineups$/)
    expect(display(longer)).toMatch(/lineups, from the lineups of 1 of 3 weeks$/)
  })

  it('separates draft, moves and lineup', () => {
    const [first, second] = reportManagers(twoManagers)
    expect(first?.weeks[0]?.points).toMatchObject({ draft: 95, moves: 10, lineup: -5, adjustment: 0, roster: 0 })
    expect(second?.weeks[0]?.points).toMatchObject({ draft: 100, moves: 5, lineup: -15 })
    expect(first?.parts).toMatchObject({ draft: -0.25, moves: 0.25, lineup: 0.5, adjustment: 0 })
    expect(first).toMatchObject({ wins: 1, average: 0.5, luck: 0, efficiency: 100 / 105 })
  })

  it('merges draft and moves if draftees’ weeks are unknown', () => {
    const players = twoManagers.players.map((entry) => ({
      ...entry,
      coverage: 'rostered-weeks' as const,
      weeks: entry.number === 1 ? [] : entry.weeks,
    }))
    const season = { ...twoManagers, players }
    expect(reportManagers(season)[0]?.parts).toMatchObject({ roster: 0, lineup: 0.5, draft: 0, moves: 0 })
    const response = handlers.managers(
      { season, context: { seasons: [], asOf: null } },
      { host: season.host, leagueId: season.leagueId, season: undefined },
    )
    expect(response.tellsDraftFromMoves).toBe(false)
    expect(response.teams[0]?.parts).toMatchObject({ draft: null, moves: null, roster: 0, unknown: null })
  })

  it('has only score parts without lineups', () => {
    const season = toyLeague()
    const response = handlers.managers(
      { season, context: { seasons: [], asOf: null } },
      { host: season.host, leagueId: season.leagueId, season: undefined },
    )
    expect(response.teams.map(({ team, luckFreeRank, parts }) => [team.name, luckFreeRank, parts.unknown])).toEqual([
      ['B', 1, 0.8333],
      ['A', 2, 0.3333],
      ['C', 3, -0.1667],
      ['D', 4, -1],
    ])
    expect(response.teams[0]).toMatchObject({ efficiency: null, parts: { lineup: null, roster: null } })
  })

  it('ranks equal expected wins alike, in whatever order they were added up', () => {
    const season = equalShares()
    const parameters = { host: season.host, leagueId: season.leagueId, season: undefined }
    const input = { season, context: { seasons: [], asOf: null } }
    const managers = handlers.managers(input, parameters).teams
    expect(managers.map(({ team, luckFreeRank }) => [team.name, luckFreeRank])).toEqual([
      ['Team 3', 1],
      ['Team 4', 2],
      ['Team 1', 3],
      ['Team 2', 3],
    ])
    const allPlay = handlers.power(input, parameters).teams.map(({ team, allPlayRank }) => [team.name, allPlayRank])
    expect(Object.fromEntries(allPlay)).toEqual({ 'Team 1': 3, 'Team 2': 3, 'Team 3': 1, 'Team 4': 2 })
  })

  it('adds up exactly in any season', () => {
    fc.assert(fc.property(anySeason, expectExactReport), { numRuns: runs(8, 300) })
  })
})
