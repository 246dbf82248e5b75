import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listComebacks } from '../../../src/analytics/history/comebacks.ts'
import { openHistory } from '../../../src/analytics/history/league-history.ts'
import { listRecords } from '../../../src/analytics/history/records.ts'
import { nameSeason } from '../../../src/domain/identity.ts'
import type { Season } from '../../../src/domain/season.ts'
import type { WeekPaths } from '../../../src/domain/week-paths.ts'
import { game } from '../../build-season.ts'
import { duel, finishedSeason } from './build-history.ts'

/** A game's chances of the home team, a minute apart; a quarter of the points to come had been played at `quarterAt`. */
interface WatchedGame {
  week: number
  chances: readonly number[]
  quarterAt?: number | null
}

function pathsOf(season: Season, games: readonly WatchedGame[]): ReadonlyMap<number, WeekPaths> {
  return new Map(
    games.map(({ week, chances, quarterAt = 0 }) => {
      const matchupId = season.matchups.find(({ weeks }) => weeks.includes(week))?.id ?? 0
      const points = chances.map((chance, at) => ({ at: 60 * at, chance, home: 0, away: 0 }))
      const path = { matchupId, points, gains: [], scored: [], quarterAt }
      return [week, { watched: [{ from: 0, to: 600 }], games: [path] }]
    }),
  )
}

function historyOf(...seasons: [Season, readonly WatchedGame[]][]) {
  return openHistory({
    seasons: seasons.map(([season]) => season),
    paths: Object.fromEntries(seasons.map(([season, games]) => [nameSeason(season), pathsOf(season, games)])),
  })
}

const listed = (history: ReturnType<typeof historyOf>) =>
  listComebacks(history).map(({ game: { game: of, teamId }, week, at, chance }) =>
    [of.season.season.season, of.season.managerOf(teamId), week, at, chance].join(' '),
  )
const recordOf = (history: ReturnType<typeof historyOf>) => {
  const record = listRecords(history).all.find(({ kind }) => kind === 'biggest-comeback')
  const holders = record?.holders.map(
    ({ season, week, teamId }) => `${season.season.season} ${week} ${season.managerOf(teamId)}`,
  )
  return record && [record.value, ...(holders ?? [])]
}

// The first is at home.
const season = (scores: readonly (readonly [number, number])[], year = 2024) => duel(year, ['ann', 'bob'], scores)

describe('the biggest comeback by chance', () => {
  it('is the win from the lowest chance, of the home or the away team', () => {
    const history = historyOf(
      [season([[90, 80], [80, 90]]), [{ week: 1, chances: [0.5, 0.3, 0.9] }, { week: 2, chances: [0.5, 0.96, 0.1] }]], // biome-ignore format: a season
      [season([[90, 80]], 2025), [{ week: 1, chances: [0.5, 0.1, 0.7] }]], // biome-ignore format: a season
    )
    expect(listed(history)).toEqual(['2024 ann 1 60 0.3', '2024 bob 2 60 0.04', '2025 ann 1 60 0.1'])
    expect(recordOf(history)).toEqual([0.04, '2024 2 bob'])
  })

  it('has every holder of the same chance', () => {
    const watched = [{ week: 1, chances: [0.5, 0.2, 0.9] }]
    expect(recordOf(historyOf([season([[90, 80]]), watched], [season([[90, 80]], 2025), watched]))).toEqual([
      0.2,
      '2024 1 ann',
      '2025 1 ann',
    ])
  })

  it('belongs to the winner by the final result, whoever was ahead when the last reading was made', () => {
    // The game was watched for three minutes, in which its winner was behind.
    expect(listed(historyOf([season([[80, 81]]), [{ week: 1, chances: [0.5, 0.98, 0.99] }]]))).toEqual([
      '2024 bob 1 120 0.01',
    ])
    // The host names the team with fewer points.
    const ruled = finishedSeason(2024, ['ann', 'bob'], [{ ...game(1, [1, 80], [2, 90]), winner: 'home' }])
    expect(listed(historyOf([ruled, [{ week: 1, chances: [0.5, 0.05] }]]))).toEqual(['2024 ann 1 60 0.05'])
  })

  it('is none of a win by a correction or a ruling after the last NFL game', () => {
    // The game ends at 1970-01-01T03:10Z, 190 minutes after its kickoff.
    const nflSchedule = { KC: [{ week: 1, opponent: 'BUF', isHome: true, kickoff: '1970-01-01T00:00:00Z' }] } as Season['nflSchedule'] // biome-ignore format: one game
    const comebacksOf = (chances: readonly number[], seenUntil: number) => {
      const corrected = { ...season([[80, 81]]), nflSchedule }
      const paths = pathsOf(corrected, [{ week: 1, chances }])
      const [week] = paths.values()
      const watched = [{ from: 0, to: seenUntil }]
      const history = openHistory({
        seasons: [corrected],
        paths: { [nameSeason(corrected)]: new Map(week && [[1, { ...week, watched }]]) },
      })
      return listed(history)
    }
    expect(comebacksOf([0.5, 0.98, 0.99], 190 * 60)).toEqual([])
    expect(comebacksOf([0.5, 0.98, 0.99], 190 * 60 - 1)).toEqual(['2024 bob 1 120 0.01'])
    expect(comebacksOf([0.5, 0.98, 0.4], 190 * 60)).toEqual(['2024 bob 1 60 0.02'])
  })

  it('is none by a chance after the minutes of the last NFL game, which had none left but went on', () => {
    // Its minutes end with the second reading.
    const kickoff = new Date(-189 * 60_000).toISOString()
    const nflSchedule = { KC: [{ week: 1, opponent: 'BUF', isHome: true, kickoff }] } as Season['nflSchedule']
    const comebacksOf = (chances: readonly number[]) =>
      listed(historyOf([{ ...season([[90, 80]]), nflSchedule }, [{ week: 1, chances }]]))
    expect(comebacksOf([0.6, 0.01, 0.99])).toEqual([])
    expect(comebacksOf([0.2, 0.01, 0.99])).toEqual(['2024 ann 1 0 0.2'])
  })

  it('is none of a tie, of a winner who was never behind, and of games that nobody watched', () => {
    expect(listed(historyOf([season([[80, 80]]), [{ week: 1, chances: [0.5, 0.02, 0.5] }]]))).toEqual([])
    expect(listed(historyOf([season([[90, 80]]), [{ week: 1, chances: [0.5, 0.6, 0.9] }]]))).toEqual([])
    const unwatched = historyOf([season([[90, 80]]), []])
    expect(listed(unwatched)).toEqual([])
    expect(recordOf(unwatched)).toBeUndefined()
  })

  it('counts from a quarter of the points to come on', () => {
    const chances = [0.5, 0.1, 0.4, 0.9]
    expect(listed(historyOf([season([[90, 80]]), [{ week: 1, chances, quarterAt: 120 }]]))).toEqual([
      '2024 ann 1 120 0.4',
    ])
    expect(listed(historyOf([season([[90, 80]]), [{ week: 1, chances, quarterAt: null }]]))).toEqual([])
  })

  it('is of any week of a longer round', () => {
    const long = finishedSeason(
      2024,
      ['ann', 'bob'],
      [
        game(3, [1, 250], [2, 210], { kind: 'winners-bracket', weeks: [3, 4], byWeek: [[100, 130], [150, 80]] }), // biome-ignore format: a round
      ],
    )
    const history = historyOf([long, [{ week: 3, chances: [0.5, 0.2] }, { week: 4, chances: [0.2, 0.07, 0.9] }]]) // biome-ignore format: two weeks
    expect(listed(history)).toEqual(['2024 ann 4 60 0.07'])
    expect(listRecords(history).regular.map(({ kind }) => kind)).not.toContain('biggest-comeback')
  })

  it('is the lowest chance of any winner after a quarter, below a half', () => {
    const games = fc.array(
      fc.record({
        isHomeWin: fc.boolean(),
        chances: fc.array(
          fc.integer({ min: 1, max: 99 }).map((percent) => percent / 100),
          { minLength: 1, maxLength: 8 },
        ),
      }),
      { minLength: 1, maxLength: 6 },
    )
    fc.assert(
      fc.property(games, (all) => {
        const played = season(all.map(({ isHomeWin }) => (isHomeWin ? [90, 80] : [80, 90])))
        const history = historyOf([played, all.map(({ chances }, index) => ({ week: index + 1, chances }))])
        const percents = all.flatMap(({ isHomeWin, chances }) =>
          chances.map((chance) => Math.round(100 * (isHomeWin ? chance : 1 - chance))),
        )
        const lowest = Math.min(...percents)
        const [value] = recordOf(history) ?? []
        expect(value === undefined ? 50 : Math.round(100 * Number(value))).toBe(Math.min(50, lowest))
      }),
    )
  })
})
