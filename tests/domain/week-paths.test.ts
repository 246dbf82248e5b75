import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findLow, findTurn } from '../../src/domain/path-turn.ts'
import { addReading, type GameReading, mostPoints, type WeekPaths } from '../../src/domain/week-paths.ts'

const minute = 60
/** A Sunday at 1:00 p.m.; the games of 4:25 begin before the early ones have ended, and the night game begins after a break. */
const one = Date.parse('2026-11-22T18:00:00Z') / 1000
const kickoffs = [one, one + 205 * minute, one + 440 * minute]

const gameAt = (chance: number, [home, away] = [0, 0], players: GameReading['players'] = []): GameReading => ({
  matchupId: 1,
  chance,
  home: home ?? 0,
  away: away ?? 0,
  players,
  isQuarterPlayed: false,
})

/** Readings by their minutes after 1:00 p.m. */
function watch(readings: readonly (readonly [minutes: number, game: GameReading])[], from: WeekPaths | null = null) {
  return readings.reduce<WeekPaths | null>(
    (paths, [minutes, game]) => addReading(paths, { at: one + minutes * minute, kickoffs, games: [game] }),
    from,
  )
}

const touchdown = (player: number, points: number, side: 'home' | 'away' = 'home') => ({
  side,
  player,
  points,
  isStarter: true,
})

const pathOf = (paths: WeekPaths | null) =>
  (paths?.games[0]?.points ?? []).map(({ at, chance }) => [(at - one) / minute, chance])
const watchedOf = (paths: WeekPaths | null) =>
  (paths?.watched ?? []).map(({ from, to }) => [(from - one) / minute, (to - one) / minute])

describe('the path of a game', () => {
  it('has a point where the chance has moved by two percentage points since the last one', () => {
    const paths = watch([
      [1, gameAt(0.5)],
      [2, gameAt(0.51)],
      [3, gameAt(0.519)],
      [4, gameAt(0.52)],
      [5, gameAt(0.505)],
      [6, gameAt(0.5)],
    ])
    expect(pathOf(paths)).toEqual([[1, 0.5], [4, 0.52], [6, 0.5]]) // biome-ignore format: a path
    expect(watchedOf(paths)).toEqual([[1, 6]])
  })

  it('has one at each kickoff, at the end of each game, and where the lead changes', () => {
    const paths = watch([
      [186, gameAt(0.5, [80, 81])],
      [189, gameAt(0.5, [80, 81])],
      // The games of 1:00 p.m. are over.
      [191, gameAt(0.5, [80, 81])],
      [195, gameAt(0.51, [82, 81])],
      [204, gameAt(0.51, [82, 81])],
      // Kickoffs of 4:25 p.m.
      [206, gameAt(0.51, [82, 81])],
      [207, gameAt(0.51, [82, 81])],
    ])
    expect(pathOf(paths).map(([minutes]) => minutes)).toEqual([186, 191, 195, 206])
  })

  it('has a gap where games were played for more than ten minutes and nobody watched', () => {
    const paths = watch([
      [0, gameAt(0.5)],
      [10, gameAt(0.5)],
      [21, gameAt(0.7)],
    ])
    expect(watchedOf(paths)).toEqual([[0, 10], [21, 21]]) // biome-ignore format: stretches
  })

  it('has none while no game is played', () => {
    // The late games are over after 395 minutes, and the night game begins after 440.
    expect(watchedOf(watch([[394, gameAt(0.5)], [441, gameAt(0.5)]]))).toEqual([[394, 441]]) // biome-ignore format: two readings
    expect(watchedOf(watch([[390, gameAt(0.5)], [446, gameAt(0.5)]]))).toEqual([[390, 390], [446, 446]]) // biome-ignore format: 5 + 6 minutes of games
  })

  it('knows a reading that it has, and one that is a little earlier', () => {
    const paths = watch([[5, gameAt(0.5)], [6, gameAt(0.6)]]) // biome-ignore format: two readings
    expect(watch([[6, gameAt(0.9)]], paths)).toBe(paths)
    expect(watch([[4, gameAt(0.9)]], paths)).toBe(paths)
  })

  it('goes on with a clock that was ahead and has been set: what is dated later goes', () => {
    const ahead = watch([
      [1, gameAt(0.5)],
      [61, gameAt(0.6, [2, 0], [touchdown(7, 2)])],
      [62, gameAt(0.7, [6, 0], [touchdown(7, 6)])],
      [75, gameAt(0.8, [8, 0], [touchdown(7, 8)])],
    ])
    const set = watch([[63, gameAt(0.9, [9, 0], [touchdown(7, 9)])], [64, gameAt(0.95)]], ahead) // biome-ignore format: two readings
    expect(pathOf(set)).toEqual([[1, 0.5], [61, 0.6], [62, 0.7], [63, 0.9], [64, 0.95]]) // biome-ignore format: a path
    expect(watchedOf(set)).toEqual([[1, 1], [61, 64]]) // biome-ignore format: stretches
    expect(set?.games[0]?.gains.map(({ at, points }) => [(at - one) / minute, points])).toContainEqual([63, 1])
    // A clock that was ahead from the first reading on.
    expect(pathOf(watch([[5, gameAt(0.5)]], watch([[61, gameAt(0.6)], [62, gameAt(0.7)]])))).toEqual([[5, 0.5]]) // biome-ignore format: a path
  })

  it('ends with the first reading after the last game, and has none where nobody watched before', () => {
    // The night game is over after 630 minutes.
    const paths = watch([[620, gameAt(0.9)], [640, gameAt(0.99)], [700, gameAt(0.5)]]) // biome-ignore format: a path
    expect(pathOf(paths)).toEqual([[620, 0.9], [640, 0.99]]) // biome-ignore format: a path
    expect(watch([[640, gameAt(0.99)]])).toBe(null)
  })

  it('goes on where the last game takes longer than its minutes, for an hour', () => {
    const paths = watch([[620, gameAt(0.4)], [631, gameAt(0.01)], [650, gameAt(0.99)], [691, gameAt(0.01)]]) // biome-ignore format: a path
    expect(pathOf(paths)).toEqual([[620, 0.4], [631, 0.01], [650, 0.99]]) // biome-ignore format: a path
    expect(watchedOf(paths)).toEqual([[620, 650]])
  })

  it('has what the starters scored, when they did', () => {
    const scored = (points: number, other: number) => [touchdown(7, points), touchdown(9, other, 'away')]
    const paths = watch([
      [1, gameAt(0.5, [2, 1], scored(2, 1))],
      [2, gameAt(0.51, [3.1, 1], scored(3.1, 1))],
      [3, gameAt(0.55, [9.4, 1], scored(9.4, 1))],
    ])
    expect(paths?.games[0]?.gains).toEqual([
      { at: one + 2 * minute, side: 'home', player: 7, points: 1.1 },
      { at: one + 3 * minute, side: 'home', player: 7, points: 6.3 },
    ])
  })

  it('has nothing that was scored before somebody watched, or in a gap', () => {
    const paths = watch([
      [1, gameAt(0.5, [9, 0], [touchdown(7, 9)])],
      [2, gameAt(0.5, [9, 0], [touchdown(7, 9)])],
      [22, gameAt(0.5, [15, 0], [touchdown(7, 15)])],
      [23, gameAt(0.5, [16, 0], [touchdown(7, 16)])],
    ])
    expect(paths?.games[0]?.gains).toEqual([{ at: one + 23 * minute, side: 'home', player: 7, points: 1 }])
  })

  it('has of a player who becomes a starter, as in best ball, what he scored since the last reading', () => {
    const bench = { ...touchdown(8, 11.9), isStarter: false }
    const paths = watch([
      [1, gameAt(0.5, [12, 0], [touchdown(7, 12), bench])],
      [2, gameAt(0.5, [12.1, 0], [{ ...touchdown(7, 12), isStarter: false }, touchdown(8, 12.1)])],
    ])
    expect(paths?.games[0]?.gains).toEqual([{ at: one + 2 * minute, side: 'home', player: 8, points: 0.2 }])
  })

  it('has at most 200 points, the extremes among them', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 400 }), (chances) => {
        const paths = watch(chances.map((chance, index) => [index / 2, gameAt(chance / 100, [index, 0])]))
        const points = paths?.games[0]?.points ?? []
        const shown = points.map((point) => point.chance)
        expect(points.length).toBeLessThanOrEqual(mostPoints)
        for (const [
          chance,
          extreme,
        ] of [[Math.min(...shown), Math.min(...chances)], [Math.max(...shown), Math.max(...chances)]] as const) // biome-ignore format: both ends
          expect(Math.abs(chance - extreme / 100)).toBeLessThan(0.02)
      }),
      { numRuns: 40 },
    )
  })
})

describe('the turn of a game', () => {
  const turnOf = (paths: WeekPaths | null, winner: 'home' | 'away' = 'home') => {
    const [path] = paths?.games ?? []
    return path && paths ? findTurn(path, paths.watched, winner) : null
  }

  it('is the move of ten minutes after which the winner was ahead for good, and names who scored in it', () => {
    const paths = watch([
      [60, gameAt(0.4)],
      // Ahead, but not for good.
      [61, gameAt(0.6, [0, 0], [touchdown(1, 9)])],
      [62, gameAt(0.35, [0, 0], [touchdown(1, 9), touchdown(8, 12, 'away')])],
      [70, gameAt(0.45, [0, 0], [touchdown(1, 9), touchdown(2, 3), touchdown(8, 12, 'away')])],
      [71, gameAt(0.7, [0, 0], [touchdown(1, 9), touchdown(2, 4), touchdown(3, 6.2), touchdown(8, 12, 'away')])],
      // More than ten minutes after the chance was 35 %: that one held until minute 70.
      [79, gameAt(0.72, [0, 0], [touchdown(1, 9), touchdown(2, 4), touchdown(3, 6.2), touchdown(8, 12, 'away')])],
      [82, gameAt(0.9, [0, 0], [touchdown(1, 9), touchdown(2, 14), touchdown(3, 6.2), touchdown(8, 12, 'away')])],
    ])
    expect(turnOf(paths)).toEqual({
      at: one + 79 * minute,
      from: 0.35,
      to: 0.72,
      scorer: { player: 3, points: 6.2 },
    })
    expect(turnOf(paths, 'away')).toBe(null)
  })

  it('is not known where it happened in a gap', () => {
    const paths = watch([[60, gameAt(0.4)], [61, gameAt(0.41)], [90, gameAt(0.8)], [91, gameAt(0.85)]]) // biome-ignore format: a path
    expect(turnOf(paths)).toBe(null)
  })

  it('is none of a game that its winner led all the time', () => {
    expect(turnOf(watch([[60, gameAt(0.6)], [61, gameAt(0.8)]]))).toBe(null) // biome-ignore format: a path
  })

  it('names who scored in these minutes, whoever scored while the chance before them held', () => {
    const paths = watch([
      [60, gameAt(0.4)],
      // One scores as the other does: the chance stays.
      [65, gameAt(0.41, [8, 8], [touchdown(1, 8), touchdown(8, 8, 'away')])],
      [74, gameAt(0.4, [8, 8], [touchdown(1, 8), touchdown(8, 8, 'away')])],
      [76, gameAt(0.7, [15, 8], [touchdown(1, 9), touchdown(2, 6), touchdown(8, 8, 'away')])],
    ])
    expect(turnOf(paths)).toMatchObject({ at: one + 76 * minute, scorer: { player: 2, points: 6 } })
  })

  it('has all that was scored in it, though most gains of a path are not kept', () => {
    const minutes = fc.record({ chance: fc.integer({ min: 1, max: 99 }), scorer: fc.integer({ min: 1, max: 4 }) })
    fc.assert(
      fc.property(fc.array(minutes, { minLength: 2, maxLength: 120 }), fc.boolean(), (game, isHome) => {
        const sums = new Map<number, number>()
        const readings = game.map(({ chance, scorer }, index) => {
          sums.set(scorer, (sums.get(scorer) ?? 0) + 1 + (index % 3))
          return [
            60 + index,
            gameAt(
              chance / 100,
              [0, 0],
              [...sums].map(([player, points]) => touchdown(player, points)),
            ),
          ] as const
        })
        const paths = watch(readings)
        const [path] = paths?.games ?? []
        if (!path || !paths) throw new Error('The game was watched')
        const all = game.slice(1).map(({ scorer }, index) => ({
          at: one + (61 + index) * minute,
          side: 'home' as const,
          player: scorer,
          points: 1 + ((index + 1) % 3),
        }))
        const winner = isHome ? 'home' : 'away'
        expect(findTurn(path, paths.watched, winner)).toEqual(findTurn({ ...path, gains: all }, paths.watched, winner))
        expect(path.gains.length).toBeLessThanOrEqual(40)
      }),
      { numRuns: 200 },
    )
  })

  it('names a starter of the other side who lost points', () => {
    const paths = watch([
      [60, gameAt(0.4, [0, 0], [touchdown(5, 10, 'away')])],
      [61, gameAt(0.6, [0, 0], [touchdown(5, 6, 'away')])],
    ])
    expect(turnOf(paths)?.scorer).toEqual({ player: 5, points: -4 })
  })
})

describe('the lowest chance of a winner', () => {
  it('is the first lowest one after a quarter of the points to come had been played', () => {
    const paths = watch([
      [10, gameAt(0.1)],
      [11, gameAt(0.3)],
      [40, { ...gameAt(0.31), isQuarterPlayed: true }],
      [41, { ...gameAt(0.04), isQuarterPlayed: true }],
      [42, { ...gameAt(0.8), isQuarterPlayed: true }],
    ])
    const [path] = paths?.games ?? []
    expect(path && findLow(path, [], 'home')).toEqual({ at: one + 41 * minute, chance: 0.04 })
  })

  it('is the chance that held then, where it did not fall later', () => {
    const paths = watch([
      [10, gameAt(0.3)],
      [15, { ...gameAt(0.31), isQuarterPlayed: true }],
      [20, { ...gameAt(0.8), isQuarterPlayed: true }],
    ])
    const [path] = paths?.games ?? []
    expect(path && findLow(path, [], 'home')).toEqual({ at: one + 15 * minute, chance: 0.3 })
    expect(path && findLow(path, [], 'away')).toEqual({ at: one + 20 * minute, chance: expect.closeTo(0.2, 9) })
  })

  it('is not known before, and none where the winner was never behind', () => {
    const [early] = watch([[10, gameAt(0.1)]])?.games ?? []
    expect(early && findLow(early, [], 'home')).toBe(null)
    const [ahead] = watch([[10, { ...gameAt(0.6), isQuarterPlayed: true }]])?.games ?? []
    expect(ahead && findLow(ahead, [], 'home')).toBe(null)
  })
})
