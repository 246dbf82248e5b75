import { describe, expect, it } from 'vitest'
import { listRecords } from '../../../src/analytics/history/records.ts'
import type { RecordKind } from '../../../src/domain/record-kinds.ts'
import type { GameSet } from '../../../src/domain/vocabulary.ts'
import { game, lineup, move, player } from '../../build-season.ts'
import { duel, finishedSeason, historyOf } from './build-history.ts'

type History = ReturnType<typeof historyOf>

/** A record and its holder: season, week, manager and scores. */
const recordOf = (history: History, kind: RecordKind, set: GameSet = 'all') => {
  const found = listRecords(history)[set].find((record) => record.kind === kind)
  if (!found) return null
  const holders = found.holders.map(({ season, week, teamId, scores }) =>
    [season.season.season, week, season.managerOf(teamId), ...(scores ?? [])].join(' '),
  )
  return [found.value, ...holders]
}

const four = ['ann', 'bob', 'cid', 'dee'] as const
const first = finishedSeason(2021, four, [
  game(1, [1, 100], [2, 99]),
  game(1, [3, 120], [4, 60]),
  game(2, [1, 0], [3, 0]),
  game(2, [2, 70], [4, 69.5]),
  game(3, [3, 250], [1, 210], {
    kind: 'winners-bracket',
    weeks: [3, 4],
    byWeek: [
      [130, 120],
      [100, 110],
    ],
  }),
])
const gamesOf2022 = [
  game(1, [1, 80], [2, 130]),
  game(1, [3, 119], [4, 130]),
  game(2, [2, 90], [3, 50]),
  game(2, [4, 90], [1, 89.5]),
]
const second = finishedSeason(2022, four, gamesOf2022)
const history = historyOf(first, second)

describe('records of games', () => {
  it('have every holder, in single weeks also of a longer round', () => {
    expect(recordOf(history, 'highest-week')).toEqual([
      130,
      '2021 3 cid 130 100',
      '2022 1 bob 130 80',
      '2022 1 dee 130 119',
    ])
    expect(recordOf(history, 'highest-week', 'regular')).toEqual([130, '2022 1 bob 130 80', '2022 1 dee 130 119'])
    expect(recordOf(history, 'highest-week', 'playoffs')).toEqual([130, '2021 3 cid 130 100'])
  })

  it('leave out empty lineups among lows and close games, and count them elsewhere', () => {
    expect(recordOf(history, 'lowest-week')).toEqual([50, '2022 2 cid 50 90'])
    expect(recordOf(history, 'closest-game')).toEqual([0.5, '2021 2 bob 70 69.5', '2022 2 dee 90 89.5'])
    expect(recordOf(historyOf(duel(2021, ['ann', 'bob'], [[80, 0]])), 'fewest-points-in-a-win')).toBeNull()
    expect(recordOf(historyOf(duel(2021, ['ann', 'bob'], [[80, 0]])), 'widest-game')).toEqual([80, '2021 1 ann 80 0'])
  })

  it('measure margins over the whole game, points in losses and wins by the week', () => {
    expect(recordOf(history, 'widest-game')).toEqual([60, '2021 1 cid 120 60'])
    expect(recordOf(history, 'most-points-in-a-loss')).toEqual([119, '2022 1 cid 119 130'])
    expect(recordOf(history, 'fewest-points-in-a-win')).toEqual([70, '2021 2 bob 70 69.5'])
    expect(recordOf(history, 'most-points-in-a-loss', 'playoffs')).toBeNull()
    expect(recordOf(history, 'widest-game', 'playoffs')).toEqual([40, '2021 3 cid 250 210'])
  })

  it('list ties as closest games', () => {
    expect(
      recordOf(
        historyOf(
          duel(
            2021,
            ['ann', 'bob'],
            [
              [80, 80],
              [80, 79],
            ],
          ),
        ),
        'closest-game',
      ),
    ).toEqual([0, '2021 1 ann 80 80'])
  })

  it('are also those of teams without an owner', () => {
    expect(recordOf(historyOf(duel(2021, ['', 'bob'], [[99, 80]])), 'highest-week')).toEqual([99, '2021 1  99 80'])
  })

  it('are none without games', () => {
    expect(listRecords(historyOf(finishedSeason(2021, four, [])))).toEqual({ regular: [], playoffs: [], all: [] })
  })
})

describe('records of streaks', () => {
  it('are across seasons and within one', () => {
    // Bob: L W | W W; Cid: W T W | L L.
    expect(recordOf(history, 'longest-winning-streak')).toEqual([3, '2022 2 bob'])
    expect(recordOf(history, 'longest-winning-streak-in-a-season')).toEqual([2, '2022 2 bob', '2022 2 dee'])
    expect(recordOf(history, 'longest-losing-streak')).toEqual([3, '2022 2 ann'])
    expect(recordOf(history, 'longest-losing-streak-in-a-season')).toEqual([
      2,
      '2021 2 dee',
      '2022 2 ann',
      '2022 2 cid',
    ])
  })

  it('begin anew after a missing season', () => {
    const gap = historyOf(first, { ...second, season: 2023 })
    expect(recordOf(gap, 'longest-winning-streak')).toEqual([2, '2023 2 bob', '2023 2 dee'])
  })

  it('are running while their season is', () => {
    const running = finishedSeason(2022, four, gamesOf2022, { status: { phase: 'in-season' } })
    const isRunning = (of: History) =>
      listRecords(of)
        .all.find(({ kind }) => kind === 'longest-winning-streak')
        ?.holders.map((holder) => holder.isRunning)
    expect(isRunning(historyOf(first, running))).toEqual([true])
    expect(isRunning(history)).toEqual([false])
  })
})

describe('records of seasons', () => {
  it('are by all-play percent, of finished regular seasons', () => {
    // In both weeks of 2022 Bob and Dee beat two of three others and tie with each other.
    expect(recordOf(history, 'best-season')).toEqual([(100 * (2.5 + 2.5)) / 6, '2022  bob', '2022  dee'])
    const open = finishedSeason(2022, four, [...gamesOf2022, game(3, [1, 0], [2, 0], { status: 'scheduled' })], {
      status: { phase: 'in-season', scoredWeeks: [1] },
    })
    expect(recordOf(historyOf(first, open), 'best-season')?.[1]).toMatch(/^2021/)
  })

  it('include the best and the worst trade, and bench points', () => {
    const season = finishedSeason(
      2021,
      ['ann', 'bob'],
      [1, 2, 3].map((week) => game(week, [1, 20], [2, 10])),
      {
        players: [player(1, 'RB', [10, 10, 10]), player(2, 'RB', [20, 20, 20]), player(3, 'RB', [5, 5, 25])],
        lineups: [
          lineup(1, 1, { RB: [1], FLEX: [3] }),
          lineup(1, 2, { RB: [2] }),
          ...[2, 3].flatMap((week) => [lineup(week, 1, { RB: [2], BENCH: [3] }), lineup(week, 2, { RB: [1] })]),
        ],
        settings: {
          lineupSlots: [
            { slot: 'RB', count: 1 },
            { slot: 'BENCH', count: 1 },
          ],
        },
        transactions: [
          move('t', {
            kind: 'trade',
            week: 2,
            items: [
              { player: 1, action: 'trade', fromTeamId: 1, toTeamId: 2 },
              { player: 2, action: 'trade', fromTeamId: 2, toTeamId: 1 },
            ],
          }),
        ],
      },
    )
    const of = historyOf(season)
    const best = recordOf(of, 'best-trade')
    const worst = recordOf(of, 'worst-trade')
    expect(best).toEqual([20, '2021 2 ann'])
    expect(worst).toEqual([-20, '2021 2 bob'])
    expect(recordOf(of, 'bench-points')).toEqual([5, '2021 3 ann 20 10'])
    expect(listRecords(of).all.find(({ kind }) => kind === 'best-trade')?.holders[0]?.players).toEqual(['RB 2'])
  })
})
