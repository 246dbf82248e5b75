/** What can still be changed in a running week: swaps by projections, and starters who will not play. */
import { describe, expect, it } from 'vitest'
import { leagueIdOf, teamIdOf } from '../../src/analytics/public-ids.ts'
import { homeChanceNow } from '../../src/analytics/scoreboard/game-odds.ts'
import { analyzeStartSit } from '../../src/analytics/start-sit.ts'
import type { Player, Season } from '../../src/domain/season.ts'
import { handleScoreboard } from '../../src/handlers/scoreboard.ts'
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
    expect(changes[0]?.until).toBe(nflSchedule.BUF?.[0]?.kickoff)
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

  it('is nothing from the kickoff on, to the second', () => {
    const own: [Player, Player, Player] = [
      starter(1, 'KC', 10, { injuryStatus: 'OUT' }),
      starter(2, 'BUF', 8.7),
      starter(3, 'KC', 30),
    ]
    const kickoff = '2025-09-07T17:00:00.000Z'
    expect(openOf(seasonOf(own, { asOf: '2025-09-07T16:59:59.000Z' }))?.alerts).toMatchObject([
      { name: 'RB 1', kind: 'out', replacement: { name: 'RB 3' }, until: kickoff },
    ])
    expect(openOf(seasonOf(own, { asOf: kickoff }))).toEqual({ changes: [], alerts: [] })
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

  it.each([
    [
      'QUESTIONABLE',
      { kind: 'questionable', slot: 'RB', name: 'RB 2', replacement: { name: 'RB 3', projected: 6 }, until: before },
    ],
    ['ACTIVE', undefined],
  ])('names who could replace a starter who is %s', (injuryStatus, alert) => {
    const season = seasonOf([starter(1, 'KC', 10), starter(2, 'BUF', 9, { injuryStatus }), starter(3, 'SF', 6)])
    const { changes, alerts } = openOf(season) ?? {}
    expect(changes).toEqual([])
    expect(alerts).toMatchObject(alert ? [alert] : [])
    expect(alerts).toHaveLength(alert ? 1 : 0)
  })

  const threeSlots = { settings: { lineupSlots: [{ slot: 'RB' as const, count: 3 }] } }
  it('is a slot without a starter, first of all, with the bench player who would score most in it', () => {
    const own: [Player, Player, Player] = [
      starter(1, 'KC', 10),
      starter(2, 'BUF', 8, { injuryStatus: 'OUT' }),
      starter(3, 'SF', 6),
    ]
    expect(openOf(seasonOf(own, threeSlots))?.alerts).toMatchObject([
      { kind: 'empty', slot: 'RB', playerId: null, name: null, replacement: { name: 'RB 3', projected: 6 } },
      // One bench player replaces one.
      { kind: 'out', name: 'RB 2', replacement: null, until: before },
    ])
  })

  describe('of a bench of which nobody is healthy', () => {
    const alertsOf = (starterStatus: string | null, ...benchStatuses: (string | null)[]) => {
      const bench = benchStatuses.map((injuryStatus, index) => starter(5 + index, 'SF', 9 - index, { injuryStatus }))
      return openOf(
        buildSeasonWith(starterStatus, bench, [
          lineup(1, 1, { RB: starterStatus === null ? [1] : [1, 2], BENCH: bench.map(({ number }) => number) }),
          lineup(1, 2, { RB: [4] }),
        ]),
      )?.alerts.map(({ kind, replacement }) => [kind, replacement?.name ?? null, replacement?.status ?? null])
    }
    const buildSeasonWith = (injuryStatus: string | null, bench: readonly Player[], lineups: SeasonSketch['lineups']) =>
      seasonOf([starter(1, 'KC', 10), starter(2, 'BUF', 8, { injuryStatus }), starter(3, 'SF', 6)], {
        players: [starter(1, 'KC', 10), starter(2, 'BUF', 8, { injuryStatus }), starter(4, 'SF', 20), ...bench],
        lineups,
      })

    it.each<[string, string | null, (string | null)[], unknown[]]>([
      ['a questionable one is better than an empty slot', null, ['QUESTIONABLE'], ['empty', 'RB 5', 'questionable']],
      ['so is a doubtful one', null, ['DOUBTFUL'], ['empty', 'RB 5', 'doubtful']],
      [
        'a questionable one comes before a doubtful one',
        null,
        ['DOUBTFUL', 'QUESTIONABLE'],
        ['empty', 'RB 6', 'questionable'],
      ],
      ['a healthy one comes first', null, ['QUESTIONABLE', 'ACTIVE'], ['empty', 'RB 6', null]],
      ['a questionable one is better than who is out', 'OUT', ['QUESTIONABLE'], ['out', 'RB 5', 'questionable']],
      ['and than who is doubtful', 'DOUBTFUL', ['QUESTIONABLE'], ['doubtful', 'RB 5', 'questionable']],
      ['not than who is questionable', 'QUESTIONABLE', ['QUESTIONABLE'], ['questionable', null, null]],
      ['a doubtful one is not better than another', 'DOUBTFUL', ['DOUBTFUL'], ['doubtful', null, null]],
      ['one who is out never is', null, ['OUT'], ['empty', null, null]],
    ])('%s', (_, starterStatus, bench, alert) => {
      expect(alertsOf(starterStatus, ...bench)).toEqual([alert])
    })
  })

  it('next to an empty slot leaves the bench on bye, and who plays already, where they are', () => {
    const own: [Player, Player, Player] = [starter(1, 'BUF', 10), starter(2, 'NE', 8), starter(3, 'KC', 6)]
    const lineups = [lineup(1, 1, { RB: [1], BENCH: [2, 3] }), lineup(1, 2, { RB: [4] })]
    expect(openOf(seasonOf(own, { lineups }))?.alerts).toMatchObject([
      { kind: 'empty', replacement: null, until: before },
    ])
  })

  it('of two empty slots has a player for one', () => {
    const own: [Player, Player, Player] = [starter(1, 'KC', 10), starter(2, 'BUF', 8), starter(3, 'KC', 6)]
    const lineups = [lineup(1, 1, { RB: [1], BENCH: [2, 3] }), lineup(1, 2, { RB: [4] })]
    expect(openOf(seasonOf(own, { ...threeSlots, lineups }))?.alerts).toMatchObject([
      { kind: 'empty', replacement: { name: 'RB 2' } },
      { kind: 'empty', replacement: null },
    ])
  })

  it('says that the bench is unknown where it is', () => {
    const own: [Player, Player, Player] = [starter(1, 'KC', 10), starter(2, 'BUF', 8), starter(3, 'SF', 6)]
    const known = lineup(1, 1, { RB: [1, 2] })
    const lineups = [{ ...known, isBenchUnknown: true }, lineup(1, 2, { RB: [4] })]
    const [unknown] = openOf(seasonOf(own, { ...threeSlots, lineups }))?.alerts ?? []
    expect(unknown).toMatchObject({ kind: 'empty', replacement: null, isBenchUnknown: true })
    const [empty] = openOf(seasonOf(own, { ...threeSlots, lineups: [known, lineup(1, 2, { RB: [4] })] }))?.alerts ?? []
    expect(empty).not.toHaveProperty('isBenchUnknown')
  })

  describe('of slots that others can take', () => {
    const settings = {
      lineupSlots: [
        { slot: 'RB' as const, count: 1 },
        { slot: 'FLEX' as const, count: 1 },
      ],
    }
    const [back, receiver] = [{ eligibleSlots: ['RB', 'FLEX'] }, { eligibleSlots: ['WR', 'FLEX'] }] as [
      Partial<Player>,
      Partial<Player>,
    ]
    const alertsOf = (own: [Player, Player, Player], slots: Parameters<typeof lineup>[2]) =>
      openOf(seasonOf(own, { settings, lineups: [lineup(1, 1, slots), lineup(1, 2, { RB: [4] })] }))?.alerts

    it('is the best swap in which another starter makes room', () => {
      const own: [Player, Player, Player] = [
        starter(1, 'BUF', 8, { ...back, injuryStatus: 'OUT' }),
        starter(2, 'BUF', 9, back),
        starter(3, 'SF', 6, receiver),
      ]
      expect(alertsOf(own, { RB: [1], FLEX: [2], BENCH: [3] })).toMatchObject([
        {
          name: 'RB 1',
          replacement: {
            name: 'RB 3',
            moves: [
              { name: 'RB 3', slot: 'FLEX' },
              { name: 'RB 2', slot: 'RB' },
            ],
          },
        },
      ])
    })

    it('keeps a place for the only one who can take it', () => {
      const own: [Player, Player, Player] = [
        starter(1, 'BUF', 8, { ...back, injuryStatus: 'OUT' }),
        starter(2, 'BUF', 9, back),
        starter(3, 'SF', 6, receiver),
      ]
      // The empty FLEX takes the back first; he moves on for the receiver.
      expect(alertsOf(own, { RB: [1], BENCH: [2, 3] })).toMatchObject([
        { kind: 'empty', slot: 'FLEX', replacement: { name: 'RB 2' } },
        { name: 'RB 1', replacement: { name: 'RB 3', moves: [{ name: 'RB 3' }, { name: 'RB 2', slot: 'RB' }] } },
      ])
    })

    it('does not fill another empty slot', () => {
      const own: [Player, Player, Player] = [
        starter(1, 'BUF', 8, back),
        starter(2, 'KC', 9, back),
        starter(3, 'SF', 6, receiver),
      ]
      expect(alertsOf(own, { BENCH: [2, 3], IR: [1] })).toMatchObject([
        { kind: 'empty', slot: 'RB', replacement: null },
        { kind: 'empty', slot: 'FLEX', replacement: { name: 'RB 3', moves: [{ name: 'RB 3', slot: 'FLEX' }] } },
      ])
    })
  })

  it('without projections names the bench player with the best mean', () => {
    const own: [Player, Player, Player] = [starter(1, 'KC', null), starter(2, 'BUF', null), starter(3, 'SF', null)]
    expect(openOf(seasonOf(own, threeSlots))?.alerts).toMatchObject([
      { kind: 'empty', replacement: { name: 'RB 3', projected: null } },
    ])
  })

  it('can be a pickup until the week’s last kickoff, and nothing after it', () => {
    const own: [Player, Player, Player] = [starter(1, 'KC', 10), starter(2, 'BUF', 8), starter(3, 'KC', 6)]
    expect(openOf(seasonOf(own, threeSlots))?.alerts).toMatchObject([
      { kind: 'empty', replacement: null, until: before },
    ])
    expect(openOf(seasonOf(own, { ...threeSlots, asOf: before }))?.alerts).toEqual([])
  })

  it('is not a slot whose starter this season does not know', () => {
    const lineups = [lineup(1, 1, { RB: [1, 2, 99], BENCH: [3] }), lineup(1, 2, { RB: [4] })]
    const own: [Player, Player, Player] = [starter(1, 'KC', 10), starter(2, 'BUF', 8), starter(3, 'SF', 6)]
    expect(openOf(seasonOf(own, { ...threeSlots, lineups }))?.alerts).toEqual([])
  })

  it.each<[string, Partial<SeasonSketch>]>([
    ['a final week', { matchups: [game(1, [1, 5], [2, 0])], status: { scoredWeeks: [1] } }],
    ['best ball', { settings: { lineupSlots: [{ slot: 'RB', count: 2 }], isBestBall: true } }],
  ])('is unknown in %s', (_, more) => {
    expect(openOf(seasonOf([starter(1, 'KC', 10), starter(2, 'BUF', 8.7), starter(3, 'SF', 11.2)], more))).toBeNull()
  })
})

describe('the alarm over a week', () => {
  const [thursday, early, late, monday] = [
    '2025-09-05T00:15:00.000Z',
    '2025-09-07T17:00:00.000Z',
    '2025-09-07T20:25:00.000Z',
    '2025-09-09T00:15:00.000Z',
  ]
  const at = (kickoff: string) => [{ week: 1, opponent: 'LV', isHome: true, kickoff }]
  /** No kicker starts; the back of the early games and the kicker on the bench are questionable; another back plays on Monday. */
  const seasonAt = (asOf: string, isBenchUnknown: boolean) =>
    buildSeason({
      teams: 2,
      settings: {
        lineupSlots: [
          { slot: 'QB', count: 1 },
          { slot: 'RB', count: 1 },
          { slot: 'K', count: 1 },
        ],
      },
      matchups: [game(1, [1, 0], [2, 0], { status: 'in-progress' })],
      players: [
        starter(1, 'KC', 20, { position: 'QB', eligibleSlots: ['QB'] }),
        starter(2, 'BUF', 10, { injuryStatus: 'QUESTIONABLE' }),
        starter(3, 'SF', 8, { position: 'K', eligibleSlots: ['K'], injuryStatus: 'QUESTIONABLE' }),
        starter(4, 'NYJ', 6),
        starter(5, 'SF', 20),
      ],
      lineups: [
        { ...lineup(1, 1, { QB: [1], RB: [2], BENCH: [3, 4] }), ...(isBenchUnknown ? { isBenchUnknown } : {}) },
        lineup(1, 2, { RB: [5] }),
      ],
      status: { scoredWeeks: [] },
      nflSchedule: { KC: at(thursday), BUF: at(early), SF: at(late), NYJ: at(monday) },
      asOf,
    })
  const kicker = ['empty', 'K', 'RB 3', late] as const
  const back = ['questionable', 'RB', 'RB 4', early] as const

  it.each<[string, string, (readonly (string | null)[])[]]>([
    ['on Thursday', '2025-09-04T20:00:00.000Z', [kicker, back]],
    ['once Thursday’s game runs', '2025-09-05T01:00:00.000Z', [kicker, back]],
    ['on Sunday at 1:12 p.m.', '2025-09-07T17:12:00.000Z', [kicker]],
    ['once the kicker on the bench plays', '2025-09-07T20:30:00.000Z', [['empty', 'K', null, monday]]],
    ['on Monday', '2025-09-08T23:00:00.000Z', [['empty', 'K', null, monday]]],
    ['after the last kickoff', '2025-09-09T00:15:00.000Z', []],
  ])('is the same on overview, live and the team’s week %s', (_, asOf, expected) => {
    for (const isBenchUnknown of [false, true]) {
      const season = seasonAt(asOf, isBenchUnknown)
      const alerts = openOf(season)?.alerts ?? []
      const parameters = { id: leagueIdOf(season), season: season.season, week: 1 }
      const { lineupAlerts = [] } = handleScoreboard({ season, context: { seasons: [], asOf } }, parameters as never)
      expect(lineupAlerts.find(({ teamId }) => teamId === teamIdOf(season, 1))?.alerts ?? []).toEqual(alerts)
      const shown = alerts.map(({ kind, slot, replacement, until }) => [kind, slot, replacement?.name ?? null, until])
      if (!isBenchUnknown) expect(shown).toEqual(expected)
      else {
        expect(shown.map(([kind, slot, name]) => [kind, slot, name])).toEqual(
          expected.map(([kind, slot]) => [kind, slot, null]),
        )
        expect(alerts.every((alert) => alert.isBenchUnknown)).toBe(true)
      }
    }
  })

  it('says that the kicker may not play either', () => {
    expect(openOf(seasonAt('2025-09-07T17:12:00.000Z', false))?.alerts[0]?.replacement?.status).toBe('questionable')
  })
})

describe('what a running week has missed', () => {
  const scored = (number: number, nflTeam: string, points: number | null): Player =>
    starter(number, nflTeam, 10, { weeks: [{ week: 1, points, projectedPoints: 10, nflTeam }] })
  const missedIn = (own: [Player, Player, Player], asOf: string) =>
    analyzeStartSit(seasonOf(own, { asOf, nflSchedule: { ...nflSchedule, PIT: nflSchedule.KC } }), 1, 1)
  const afterFirstGames = '2025-09-07T20:20:00.000Z'

  it('is a starter whose game is over, for a bench player whose game is over', () => {
    const analysis = missedIn([scored(1, 'KC', 4), scored(2, 'BUF', null), scored(3, 'PIT', 11)], afterFirstGames)
    expect(analysis).toMatchObject({
      teamScore: 4,
      optimalScore: 11,
      startSitImpact: 7,
      missedOpportunities: [{ starterName: 'RB 1', benchName: 'RB 3', pointsMissed: 7 }],
    })
  })

  it.each<[string, [Player, Player, Player], string]>([
    [
      'a starter who is still to play',
      [scored(1, 'KC', 20), scored(2, 'BUF', null), scored(3, 'PIT', 11)],
      afterFirstGames,
    ],
    [
      'a starter who plays',
      [scored(1, 'KC', 4), scored(2, 'BUF', null), scored(3, 'PIT', 11)],
      '2025-09-07T18:00:00.000Z',
    ],
    [
      'a bench player who plays',
      [scored(1, 'KC', 4), scored(2, 'BUF', null), scored(3, 'SF', 11)],
      '2025-09-07T21:00:00.000Z',
    ],
  ])('is not %s', (_, own, asOf) => {
    expect(missedIn(own, asOf)).toMatchObject({ startSitImpact: 0, missedOpportunities: [] })
  })
})
