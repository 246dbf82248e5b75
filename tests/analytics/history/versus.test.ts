import { describe, expect, it } from 'vitest'
import { findKryptonite } from '../../../src/analytics/history/kryptonite.ts'
import { findNemesis, findRivalries } from '../../../src/analytics/history/rivalries.ts'
import { listStreaks } from '../../../src/analytics/history/streaks.ts'
import { compareManagers } from '../../../src/analytics/history/versus.ts'
import { game, lineup, player } from '../../build-season.ts'
import { duel, finishedSeason, historyOf } from './build-history.ts'

const win = [2, 1] as const
const loss = [1, 2] as const
const tie = [1, 1] as const
const streakOf = (history: ReturnType<typeof historyOf>) => {
  const { currentStreak: streak } = compareManagers(history, 'ann', 'bob')
  return streak && [streak.key, streak.length, streak.since.season]
}

describe('two managers', () => {
  it('have no contest where neither set a lineup', () => {
    const season = finishedSeason(2021, ['ann', 'bob'], [game(1, [1, 0], [2, 0]), game(2, [1, 90], [2, 90])])
    const { games, closest } = compareManagers(historyOf(season), 'ann', 'bob')
    expect(games.map(({ result, isNoContest }) => [result, isNoContest])).toEqual([
      ['tie', true],
      ['tie', false],
    ])
    expect(closest?.week).toBe(2)
  })

  it('have a record of each set of games, over hand-overs', () => {
    const history = historyOf(
      finishedSeason(
        2021,
        ['ann', 'bob'],
        [
          game(1, [1, 90], [2, 80]),
          game(2, [1, 85.5], [2, 85.25]),
          game(3, [1, 150], [2, 190], {
            kind: 'winners-bracket',
            weeks: [3, 4],
            byWeek: [
              [70, 80],
              [95, 95],
            ],
          }),
        ],
      ),
      finishedSeason(
        2022,
        ['cid', 'ann', 'bob', 'dee'],
        [
          game(1, [3, 100], [2, 100]),
          game(1, [1, 99], [4, 98]),
          game(2, [2, 70], [3, 60], { kind: 'losers-consolation' }),
        ],
      ),
    )
    const versus = compareManagers(history, 'ann', 'bob')
    expect(versus).toMatchObject({
      regular: { wins: 2, losses: 0, ties: 1 },
      playoffs: { wins: 0, losses: 1, ties: 0 },
      consolation: { wins: 1, losses: 0, ties: 0 },
    })
    expect(versus.all).toEqual({ wins: 3, losses: 1, ties: 1 })
    expect(versus.meanMargin).toBeCloseTo((10 + 0.25 - 40 + 0 + 10) / 5, 12)
    expect([versus.closest?.scores, versus.widest?.scores]).toEqual([
      [100, 100],
      [150, 190],
    ])
    expect(versus.lastMeeting).toMatchObject({ kind: 'consolation', season: 2022, scores: [70, 60] })
    expect(versus.currentStreak).toBeNull()
    expect(versus.longestStreak).toMatchObject({ key: 'ann', length: 2 })
    expect(compareManagers(history, 'ann', 'dee')).toMatchObject({ games: [], meanMargin: null, closest: null })
    expect(compareManagers(history, 'ann', 'ann').games).toEqual([])
  })

  it('have streaks across seasons, which a tie ends', () => {
    expect(streakOf(historyOf(duel(2021, ['ann', 'bob'], [loss, win]), duel(2022, ['bob', 'ann'], [loss])))).toEqual([
      'ann',
      2,
      2021,
    ])
    expect(streakOf(historyOf(duel(2021, ['ann', 'bob'], [win, win, tie])))).toBeNull()
    expect(streakOf(historyOf(duel(2021, ['ann', 'bob'], [win, tie, win])))).toEqual(['ann', 1, 2021])
  })

  it('have streaks that end at missing seasons, and no current one without a later meeting', () => {
    const before = duel(2021, ['ann', 'bob'], [win, win])
    const after = duel(2023, ['ann', 'bob'], [win])
    const history = historyOf(before, after)
    expect(streakOf(history)).toEqual(['ann', 1, 2023])
    expect(compareManagers(history, 'ann', 'bob').longestStreak?.length).toBe(2)
    expect(streakOf(historyOf(before, duel(2023, ['ann', 'cid'], [win])))).toBeNull()
    expect(streakOf(historyOf(before, duel(2022, ['ann', 'cid'], [win])))).toEqual(['ann', 2, 2021])
  })

  it('never played a close game with an empty lineup', () => {
    const versus = compareManagers(
      historyOf(
        duel(
          2021,
          ['ann', 'bob'],
          [
            [0, 0],
            [90, 80],
          ],
        ),
      ),
      'ann',
      'bob',
    )
    expect(versus.all).toEqual({ wins: 1, losses: 0, ties: 1 })
    expect(versus.closest?.scores).toEqual([90, 80])
    expect(versus.widest).toEqual(versus.closest)
  })

  it('may meet again', () => {
    const running = finishedSeason(
      2022,
      ['bob', 'ann'],
      [game(1, [1, 9], [2, 8]), game(2, [1, 0], [2, 0], { status: 'scheduled' })],
      { status: { phase: 'in-season' } },
    )
    const { nextMeeting } = compareManagers(historyOf(duel(2021, ['ann', 'bob'], [win]), running), 'ann', 'bob')
    expect(nextMeeting).toMatchObject({ season: 2022, weeks: [2] })
    expect(compareManagers(historyOf(duel(2021, ['ann', 'bob'], [win])), 'ann', 'bob').nextMeeting).toBeNull()
  })

  it('do not meet again in a game that is over without a known score', () => {
    const games = [game(1, [1, 9], [2, 8]), game(2, [1, 0], [2, 0], { status: 'scheduled' })]
    const over = finishedSeason(2022, ['bob', 'ann'], games)
    expect(compareManagers(historyOf(over), 'ann', 'bob').nextMeeting).toBeNull()
  })
})

describe('streaks', () => {
  it('can be of single seasons', () => {
    const history = historyOf(duel(2021, ['ann', 'bob'], [win, win]), duel(2022, ['ann', 'bob'], [win, loss]))
    const lengths = (withinSeasons: boolean) =>
      listStreaks(history.gamesOf('ann'), { withinSeasons }).map(({ result, length, isCurrent }) => [
        result,
        length,
        isCurrent,
      ])
    expect(lengths(false)).toEqual([
      ['win', 3, false],
      ['loss', 1, true],
    ])
    expect(lengths(true)).toEqual([
      ['win', 2, false],
      ['win', 1, false],
      ['loss', 1, true],
    ])
  })

  it('have no game of a manager against himself', () => {
    expect(listStreaks(historyOf(duel(2021, ['ann', 'ann'], [win, win])).gamesOf('ann'))).toEqual([])
  })
})

describe('rivalries', () => {
  const history = historyOf(
    duel(2021, ['ann', 'bob'], [win, loss, win, loss, win, loss]),
    duel(2022, ['ann', 'cid'], [win, win, win, win, win, win, loss]),
    duel(2023, ['cid', 'bob'], [win, loss, loss, win, [9, 1]]),
  )

  it('are the most frequent and the most even pairs', () => {
    const { mostGames, closest } = findRivalries(history)
    expect(mostGames.map(({ key, otherKey, games }) => [key, otherKey, games])).toEqual([
      ['ann', 'cid', 7],
      ['ann', 'bob', 6],
      ['bob', 'cid', 5],
    ])
    expect(closest.map(({ key, otherKey, wins, losses }) => [key, otherKey, wins, losses])).toEqual([
      ['ann', 'bob', 3, 3],
      ['ann', 'cid', 6, 1],
    ])
  })

  it('have a nemesis and a favourite victim, of at least five games and never an even record', () => {
    expect(findNemesis(history, 'ann')).toMatchObject({
      nemesis: null,
      favouriteVictim: { key: 'cid', wins: 6, losses: 1 },
    })
    expect(findNemesis(history, 'cid')).toMatchObject({
      nemesis: { key: 'ann', wins: 1, losses: 6 },
      favouriteVictim: { key: 'bob', wins: 3, losses: 2, meanMargin: 1.6 },
    })
    expect(findNemesis(historyOf(duel(2021, ['ann', 'bob'], [win, win, win, win])), 'ann').favouriteVictim).toBeNull()
  })
})

describe('a kryptonite player', () => {
  /** Bob starts his two players every week. The first is best against Ann, whom Bob plays in odd weeks. */
  const season = (year: number, weeks: number) =>
    finishedSeason(
      year,
      ['ann', 'bob', 'cid', 'dee'],
      Array.from({ length: weeks }, (_, index) => [
        game(index + 1, [1, 50], [index % 2 === 0 ? 2 : 4, 40]),
        game(index + 1, [3, 50], [index % 2 === 0 ? 4 : 2, 40]),
      ]).flat(),
      {
        players: [
          player(
            1,
            'RB',
            Array.from({ length: weeks }, (_, index) => (index % 2 === 0 ? 30 : 10)),
          ),
          player(
            2,
            'WR',
            Array.from({ length: weeks }, () => 20),
          ),
        ],
        lineups: Array.from({ length: weeks }, (_, index) => lineup(index + 1, 2, { RB: [1], WR: [2] })),
      },
    )
  const kryptoniteOf = (key: string, ...seasons: ReturnType<typeof season>[]) => {
    const manager = historyOf(...seasons).managers.get(key)
    return manager ? findKryptonite(manager) : null
  }

  it('scores most above his own mean, over all seasons', () => {
    expect(kryptoniteOf('ann', season(2021, 4), season(2022, 4))).toMatchObject({
      starts: 4,
      meanPoints: 30,
      usualPoints: 20,
      player: { name: 'RB 1' },
    })
  })

  it('was started at least four times', () => {
    expect(kryptoniteOf('ann', season(2021, 6))).toBeNull()
  })

  it('excludes players who are no better than usual', () => {
    expect(kryptoniteOf('cid', season(2021, 8))).toBeNull()
  })

  it('is empty without known lineups', () => {
    expect(kryptoniteOf('ann', { ...season(2021, 8), lineups: [] })).toBeNull()
  })
})
