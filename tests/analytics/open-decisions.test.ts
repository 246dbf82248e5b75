/** What can still be changed in a running week: swaps by projections, and starters who will not play. */
import { describe, expect, it } from 'vitest'
import { homeChanceNow } from '../../src/analytics/scoreboard/game-odds.ts'
import { analyzeStartSit } from '../../src/analytics/start-sit.ts'
import type { Player, Season } from '../../src/domain/season.ts'
import { buildSeason, game, lineup, player, type SeasonSketch } from '../build-season.ts'

const before = '2025-09-07T20:25:00.000Z'
/** KC has begun, BUF and SF have not; NE is on bye. */
const nflSchedule = {
  KC: [{ week: 1, opponent: 'LV', isHome: true, kickoff: '2025-09-07T17:00:00.000Z' }],
  BUF: [{ week: 1, opponent: 'MIA', isHome: true, kickoff: before }],
  SF: [{ week: 1, opponent: 'LAR', isHome: true, kickoff: before }],
  NE: [{ week: 2, opponent: 'NYJ', isHome: true, kickoff: '2025-09-14T17:00:00.000Z' }],
}

const starter = (number: number, nflTeam: string, projected: number | null, more: Partial<Player> = {}): Player => ({
  ...player(number, 'RB', [], { nflTeam }),
  weeks: [{ week: 1, points: null, projectedPoints: projected, nflTeam: nflTeam === 'NE' ? null : nflTeam }],
  ...more,
})

/** Team 1 starts RB 1 and RB 2, with 3 on the bench; team 2 starts RB 4. */
function seasonOf(own: [Player, Player, Player], more: Partial<SeasonSketch> = {}): Season {
  return buildSeason({
    teams: 2,
    settings: { lineupSlots: [{ slot: 'RB', count: 2 }] },
    matchups: [game(1, [1, 5], [2, 0], { status: 'in-progress' })],
    players: [...own, starter(4, 'SF', 20)],
    lineups: [lineup(1, 1, { RB: [1, 2], BENCH: [3] }), lineup(1, 2, { RB: [4] })],
    status: { scoredWeeks: [] },
    nflSchedule,
    asOf: '2025-09-07T18:00:00.000Z',
    ...more,
  })
}
const openOf = (season: Season) => analyzeStartSit(season, 1, 1)?.open

describe('what can still be changed', () => {
  it('is the better of two whose games have not begun, and what it adds to the chance to win', () => {
    const season = seasonOf([starter(1, 'KC', 10), starter(2, 'BUF', 8.7), starter(3, 'SF', 11.2)])
    const { changes = [], alerts } = openOf(season) ?? {}
    expect(changes).toMatchObject([
      { slot: 'RB', starterName: 'RB 2', starterProjected: 8.7, benchName: 'RB 3', benchProjected: 11.2, gain: 2.5 },
    ])
    expect(changes[0]?.chanceGain).toBeGreaterThan(0.03)
    expect(changes[0]?.chanceGain).toBeLessThan(0.12)
    expect(alerts).toEqual([])
  })

  it('says who makes room, where the better one cannot take the place given up', () => {
    const eligibleSlots = { 1: ['RB', 'FLEX'], 2: ['RB', 'FLEX'], 3: ['FLEX'] } as const
    const own = ([1, 2, 3] as const).map((number) =>
      starter(number, 'BUF', [9, 4, 12][number - 1] ?? 0, { eligibleSlots: [...eligibleSlots[number]] }),
    ) as [Player, Player, Player]
    const season = seasonOf(own, {
      settings: {
        lineupSlots: [
          { slot: 'RB', count: 1 },
          { slot: 'FLEX', count: 1 },
        ],
      },
      lineups: [lineup(1, 1, { RB: [2], FLEX: [1], BENCH: [3] }), lineup(1, 2, { RB: [4] })],
    })
    expect(openOf(season)?.changes).toMatchObject([
      {
        starterName: 'RB 2',
        benchName: 'RB 3',
        moves: [
          { name: 'RB 3', slot: 'FLEX' },
          { name: 'RB 1', slot: 'RB' },
        ],
      },
    ])
  })

  it('is nothing once the better one plays', () => {
    const season = seasonOf([starter(1, 'KC', 10), starter(2, 'BUF', 8.7), starter(3, 'KC', 30)])
    expect(openOf(season)).toEqual({ changes: [], alerts: [] })
  })

  it('is a starter who plays no more, and one who will not play at all', () => {
    const season = seasonOf([starter(1, 'KC', 1), starter(2, 'NE', 0), starter(3, 'SF', 6)])
    expect(openOf(season)).toMatchObject({
      changes: [{ starterName: 'RB 2', starterProjected: 0, benchName: 'RB 3', gain: 6 }],
      alerts: [{ name: 'RB 2', kind: 'bye' }],
    })
  })

  it('raises the chance that is shown to what it is after the change', () => {
    const own: [Player, Player, Player] = [
      starter(1, 'BUF', 10),
      starter(2, 'BUF', 8, { injuryStatus: 'OUT' }),
      starter(3, 'SF', 11),
    ]
    const scheduled = { matchups: [game(1, [1, 0], [2, 0], { status: 'scheduled' })] }
    const changed = [lineup(1, 1, { RB: [1, 3], BENCH: [2] }), lineup(1, 2, { RB: [4] })]
    const [now, then] = [seasonOf(own, scheduled), seasonOf(own, { ...scheduled, lineups: changed })].map((season) => {
      const [matchup] = season.matchups
      return (matchup && homeChanceNow(season, matchup)) ?? 0
    })
    const change = openOf(seasonOf(own, scheduled))?.changes[0]
    expect(change).toMatchObject({ starterName: 'RB 2', benchName: 'RB 3', gain: 11 })
    expect(change?.chanceGain).toBeCloseTo((then ?? 0) - (now ?? 0), 1)
  })

  it.each([
    ['OUT', 'out'],
    ['DOUBTFUL', 'doubtful'],
  ])('names a starter who is %s, also without projections', (injuryStatus, kind) => {
    const season = seasonOf([starter(1, 'KC', null), starter(2, 'BUF', null, { injuryStatus }), starter(3, 'SF', null)])
    expect(openOf(season)).toMatchObject({ changes: [], alerts: [{ name: 'RB 2', kind }] })
  })

  it.each<[string, Partial<SeasonSketch>]>([
    ['a final week', { matchups: [game(1, [1, 5], [2, 0])], status: { scoredWeeks: [1] } }],
    ['best ball', { settings: { lineupSlots: [{ slot: 'RB', count: 2 }], isBestBall: true } }],
  ])('is unknown in %s', (_, more) => {
    expect(openOf(seasonOf([starter(1, 'KC', 10), starter(2, 'BUF', 8.7), starter(3, 'SF', 11.2)], more))).toBeNull()
  })
})
