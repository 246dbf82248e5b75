import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pairTeams } from '../../demo/fixtures.ts'
import { draftRounds } from '../../demo/league-plan.ts'
import { createRandom } from '../../demo/random.ts'
import { createScorer, scoringItems } from '../../demo/scoring.ts'
import { bracketOf } from '../../demo/stat-line.ts'
import { runs } from '../support/runs.ts'
import { demoSeason, draftedSeasons, finishedSeasons, titled } from './played-demo.ts'

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

describe('pairTeams', () => {
  it('has every team play once a week and meet every other before anyone twice', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(10, 12, 14), (seed, teams) => {
        const ids = Array.from({ length: teams }, (_, index) => index + 1)
        const weeks = pairTeams(createRandom(seed), ids, 14)
        expect(weeks).toHaveLength(14)
        for (const games of weeks) expect(games.flat().sort((a, b) => a - b)).toEqual(ids)
        const once = weeks.slice(0, teams - 1).flatMap((games) => games.map((game) => [...game].sort().join('-')))
        expect(new Set(once).size).toBe((teams * (teams - 1)) / 2)
      }),
      { numRuns: runs(5, 100) },
    )
  })
})

describe('createScorer', () => {
  it('counts a line as the league does', () => {
    const receiver = { '53': 6, '42': 83, '43': 1, '72': 1 }
    expect(createScorer(scoringItems(1))(receiver)).toBe(6 + 8.3 + 6 - 2)
    expect(createScorer(scoringItems(0.5))(receiver)).toBe(3 + 8.3 + 6 - 2)
    expect(createScorer(scoringItems(1))({ '3': 251, '4': 2, '20': 1, '24': 12 })).toBe(10.04 + 8 - 2 + 1.2)
  })

  it('can leave a defense below zero', () => {
    expect(createScorer(scoringItems(1))({ [bracketOf(38)]: 1, '99': 1 })).toBe(-2)
  })
})

describe.each(titled(draftedSeasons))('the draft of %s', (_, season) => {
  const { plan, draft, playerScores } = season

  it('fills every roster with different players and all starting positions', () => {
    expect(draft).toHaveLength(plan.managers.length * draftRounds(plan))
    expect(new Set(draft.map(({ playerId }) => playerId)).size).toBe(draft.length)
    for (const { teamId } of plan.managers) {
      const positions = draft
        .filter((pick) => pick.teamId === teamId)
        .map(({ playerId }) => playerScores.position(playerId))
      const count = (position: string) => positions.filter((own) => own === position).length
      expect(positions).toHaveLength(draftRounds(plan))
      expect([count('K'), count('D/ST')]).toEqual([1, 1])
      expect(count('QB')).toBeGreaterThanOrEqual(plan.espnLeagueId === 102 ? 2 : 1)
      expect(Math.min(count('RB'), count('WR'))).toBeGreaterThanOrEqual(2)
      expect(count('TE')).toBeGreaterThanOrEqual(1)
    }
  })

  it('numbers its picks without a gap', () => {
    expect(draft.map(({ overallPick }) => overallPick)).toEqual(draft.map((_pick, index) => index + 1))
    for (const { overallPick, round, pickInRound } of draft) {
      expect((round - 1) * plan.managers.length + pickInRound).toBe(overallPick)
    }
  })
})

describe('a snake draft', () => {
  it('turns round after every round', () => {
    const { draft, draftOrder } = demoSeason(101)
    expect(draft.slice(0, 12).map(({ teamId }) => teamId)).toEqual(draftOrder)
    expect(draft.slice(12, 24).map(({ teamId }) => teamId)).toEqual([...draftOrder].reverse())
  })
})

describe('the believability of the demo', () => {
  const seasonPoints = (season: (typeof draftedSeasons)[number], playerId: number) =>
    Array.from({ length: 17 }, (_, index) => season.playerScores.points(playerId, index + 1) ?? 0).reduce(
      (a, b) => a + b,
      0,
    )

  it.each(titled(draftedSeasons))('scores like a real league in %s', (_, season) => {
    const scores = [
      ...season.matchups.flatMap(({ home, away }) => [home, away]),
      ...season.rounds.flatMap(({ sides }) => sides),
    ].flatMap((side) => [...(side?.pointsByWeek.values() ?? [])])
    expect(mean(scores)).toBeGreaterThan(95)
    expect(mean(scores)).toBeLessThan(135)
    const spread = Math.sqrt(mean(scores.map((score) => (score - mean(scores)) ** 2)))
    expect(spread).toBeGreaterThan(15)
    expect(spread).toBeLessThan(35)
  })

  it.each(titled(finishedSeasons))('has early busts and late booms in %s', (_, season) => {
    const rounds = Map.groupBy(season.draft, ({ round }) => round)
    const points = (round: number) => (rounds.get(round) ?? []).map(({ playerId }) => seasonPoints(season, playerId))
    expect(mean(points(1))).toBeGreaterThan(mean(points(8)))
    expect(Math.min(...points(1))).toBeLessThan(mean(points(6)))
    expect(Math.max(...[8, 9, 10, 11, 12].flatMap(points))).toBeGreaterThan(mean(points(2)))
  })

  it('projects correlated but not identical points', () => {
    const season = demoSeason(101)
    const pairs = season.nfl.players
      .filter(({ position, depth }) => ['RB', 'WR'].includes(position) && depth === 1)
      .flatMap(({ id }) =>
        Array.from({ length: 17 }, (_, index) => [
          season.playerScores.projection(id, index + 1),
          season.playerScores.points(id, index + 1),
        ]),
      )
      .filter((pair): pair is [number, number] => pair[1] != null)
    const x = mean(pairs.map(([projected]) => projected))
    const y = mean(pairs.map(([, points]) => points))
    const covariance = mean(pairs.map(([projected, points]) => (projected - x) * (points - y)))
    const deviation = (index: 0 | 1, center: number) =>
      Math.sqrt(mean(pairs.map((pair) => (pair[index] - center) ** 2)))
    const correlation = covariance / (deviation(0, x) * deviation(1, y))
    expect(correlation).toBeGreaterThan(0.2)
    expect(correlation).toBeLessThan(0.8)
    expect(Math.abs(x - y)).toBeLessThan(2)
  })

  it('has defenses below zero, mistakes in lineups, trades, failed claims and players on IR', () => {
    const season = demoSeason(101)
    const defenses = season.nfl.players.filter(({ position }) => position === 'D/ST')
    expect(
      defenses.some(({ id }) =>
        Array.from({ length: 17 }, (_, i) => season.playerScores.points(id, i + 1) ?? 0).some((p) => p < 0),
      ),
    ).toBe(true)
    const rosters = season.lineups.flatMap((teams, index) =>
      [...teams.values()].map((roster) => ({ roster, week: index + 1 })),
    )
    const starters = (roster: Map<number, number>) => [...roster].filter(([, slotId]) => slotId < 20 || slotId === 23)
    const startedByes = rosters.filter(({ roster, week }) =>
      starters(roster).some(([playerId]) => season.playerScores.week(playerId, week)?.game === null),
    )
    const emptySlots = rosters.filter(({ roster }) => starters(roster).length < season.plan.startingSlots.length)
    expect(startedByes.length).toBeGreaterThan(0)
    expect(startedByes.length).toBeLessThan(rosters.length / 5)
    expect(emptySlots.length).toBeGreaterThan(0)
    expect(emptySlots.length).toBeLessThan(rosters.length / 10)
    const kinds = new Set(season.moves.map(({ type, status }) => `${type} ${status}`))
    expect(kinds).toContain('TRADE_ACCEPT EXECUTED')
    expect(kinds).toContain('WAIVER EXECUTED')
    expect(kinds).toContain('WAIVER FAILED_INVALIDPLAYERSOURCE')
    expect(rosters.some(({ roster }) => [...roster.values()].includes(21))).toBe(true)
  })
})
