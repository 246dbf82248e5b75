/**
 * Four teams, two weeks and a final; each has a quarterback and a receiver. A yard gives 0.1 points, a reception of a WR 1.
 */
import type { Season } from '../../../src/domain/season.ts'
import type { SeasonStatistics } from '../../../src/domain/season-statistics.ts'
import { buildSeason, game, lineup, player, slots } from '../../build-season.ts'

/** Yards of the quarterback, yards and receptions of the receiver, by team (1 to 4) and week. */
const lines: Record<number, [passed: number, caught: number, receptions: number][]> = {
  1: [
    [200, 50, 2],
    [200, 60, 2],
    [200, 40, 2],
  ],
  2: [
    [100, 60, 10],
    [100, 50, 9],
    [100, 70, 11],
  ],
  3: [
    [150, 50, 4],
    [150, 50, 4],
    [150, 50, 4],
  ],
  4: [
    [100, 40, 1],
    [100, 40, 1],
    [100, 40, 1],
  ],
}
const teams = [1, 2, 3, 4] as const

const quarterback = (team: number) => team
const receiver = (team: number) => team + 10
/** On the bench of team 1: 10 points a week. */
const substitute = 21

const pointsOf = ([passed, caught, receptions]: [number, number, number]) => ({
  quarterback: passed / 10,
  receiver: caught / 10 + receptions,
})

/** 1: 27, 28, 26. 2: 26, 24, 28. 3: 24 each week. 4: 15 each week. */
export function smallSeason(sketch: Parameters<typeof buildSeason>[0] = {}): Season {
  const score = (team: number, week: number) => {
    const points = pointsOf(lines[team]?.[week - 1] ?? [0, 0, 0])
    return points.quarterback + points.receiver
  }
  const play = (week: number, home: number, away: number, more: Parameters<typeof game>[3] = {}) =>
    game(week, [home, score(home, week)], [away, score(away, week)], more)
  return buildSeason({
    settings: { lineupSlots: slots({ QB: 1, WR: 1, BENCH: 1 }), regularSeasonMatchups: 2, hasConsolationLadder: false },
    status: { phase: 'complete', regularSeasonFinalWeek: 2 },
    teams: [
      { playoffSeed: 1, finalRank: 2 },
      { playoffSeed: 2, finalRank: 1 },
      { playoffSeed: 3, finalRank: 3 },
      { playoffSeed: 4, finalRank: 4 },
    ],
    matchups: [play(1, 1, 2), play(1, 3, 4), play(2, 2, 4), play(2, 1, 3), play(3, 1, 2, { kind: 'winners-bracket' })],
    players: [
      ...teams.map((team) =>
        player(
          quarterback(team),
          'QB',
          (lines[team] ?? []).map((line) => pointsOf(line).quarterback),
        ),
      ),
      ...teams.map((team) =>
        player(
          receiver(team),
          'WR',
          (lines[team] ?? []).map((line) => pointsOf(line).receiver),
        ),
      ),
      player(substitute, 'WR', [10, 10, 10]),
    ],
    lineups: [1, 2, 3].flatMap((week) =>
      teams.map((team) =>
        lineup(week, team, {
          QB: [quarterback(team)],
          WR: [receiver(team)],
          BENCH: team === 1 ? [substitute] : [],
        }),
      ),
    ),
    ...sketch,
  })
}

/** Statistics 3 (passing yards), 42 (receiving yards) and 53 (receptions) of all players; the substitute has 100 yards. */
export const smallStatistics: SeasonStatistics = {
  scoring: [
    { statistic: '3', points: 0.1 },
    { statistic: '42', points: 0.1 },
    { statistic: '53', points: 0, byPosition: { WR: 1 } },
  ],
  statistics: ['3', '42', '53'],
  weeks: [1, 2, 3].map((week) => ({
    week,
    players: [
      ...teams.flatMap((team) => {
        const [passed, caught, receptions] = lines[team]?.[week - 1] ?? [0, 0, 0]
        return [
          [1000 + quarterback(team), 0, passed],
          [1000 + receiver(team), 1, caught, 2, receptions],
        ]
      }),
      [1000 + substitute, 1, 100],
    ],
  })),
}
