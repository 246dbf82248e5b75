import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findLow, findTurn } from '../../src/domain/path-turn.ts'
import { addReading, type GameReading, mostPoints, type WeekPaths } from '../../src/domain/week-paths.ts'

const minute = 60
/** A Sunday at 1:00 p.m.; the games of 4:25 begin before the early ones have ended, and the night game begins after a break. */
const one = Date.parse('2026-11-22T18:00:00Z') / 1000
const kickoffs = [one, one + 205 * minute, one + 440 * minute]

const gameAt = (chance: number, [home, away] = [0, 0], starters: GameReading['starters'] = []): GameReading => ({
  matchupId: 1,
  chance,
  home: home ?? 0,
  away: away ?? 0,
  starters,
  isQuarterPlayed: false,
})

/** Readings by their minutes after 1:00 p.m. */
function watch(readings: readonly (readonly [minutes: number, game: GameReading])[], from: WeekPaths | null = null) {
  return readings.reduce<WeekPaths | null>(
    (paths, [minutes, game]) => addReading(paths, { at: one + minutes * minute, kickoffs, games: [game] }),
    from,
  )
}

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

  it('knows a reading that it has, and one of a clock that goes back', () => {
    const paths = watch([[5, gameAt(0.5)], [6, gameAt(0.6)]]) // biome-ignore format: two readings
    expect(watch([[6, gameAt(0.9)]], paths)).toBe(paths)
    expect(watch([[4, gameAt(0.9)]], paths)).toBe(paths)
  })

  it('ends with the first reading after the last game, and has none where nobody watched before', () => {
    // The night game is over after 630 minutes.
    const paths = watch([[620, gameAt(0.9)], [640, gameAt(0.99)], [700, gameAt(0.5)]]) // biome-ignore format: a path
    expect(pathOf(paths)).toEqual([[620, 0.9], [640, 0.99]]) // biome-ignore format: a path
    expect(watch([[640, gameAt(0.99)]])).toBe(null)
  })

  it('has what the starters scored since the last point', () => {
    const scored = (points: number, other: number) => [
      { side: 'home', player: 7, points } as const,
      { side: 'away', player: 9, points: other } as const,
    ]
    const paths = watch([
      [1, gameAt(0.5, [2, 1], scored(2, 1))],
      [2, gameAt(0.51, [3.1, 1], scored(3.1, 1))],
      [3, gameAt(0.55, [9.4, 1], scored(9.4, 1))],
    ])
    expect(paths?.games[0]?.points.map(({ gains }) => gains)).toEqual([[], [{ side: 'home', player: 7, points: 7.4 }]])
  })

  it('has at most 200 points, the extremes among them, and loses nothing that was scored', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 400 }), (chances) => {
        const paths = watch(
          chances.map((chance, index) => [
            index / 2,
            gameAt(chance / 100, [index, 0], [{ side: 'home', player: 3, points: index }]),
          ]),
        )
        const points = paths?.games[0]?.points ?? []
        const shown = points.map((point) => point.chance)
        expect(points.length).toBeLessThanOrEqual(mostPoints)
        for (const [
          chance,
          extreme,
        ] of [[Math.min(...shown), Math.min(...chances)], [Math.max(...shown), Math.max(...chances)]] as const) // biome-ignore format: both ends
          expect(Math.abs(chance - extreme / 100)).toBeLessThan(0.02)
        const scored = points.flatMap(({ gains }) => gains.map((gain) => gain.points))
        expect(scored.reduce((sum, gain) => sum + gain, 0)).toBe(points.at(-1)?.home ?? 0)
      }),
      { numRuns: 40 },
    )
  })
})

const touchdown = (player: number, points: number, side: 'home' | 'away' = 'home') => ({ side, player, points })

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
    expect(path && findLow(path, 'home')).toEqual({ at: one + 41 * minute, chance: 0.04 })
  })

  it('is the chance that held then, where it did not fall later', () => {
    const paths = watch([
      [10, gameAt(0.3)],
      [15, { ...gameAt(0.31), isQuarterPlayed: true }],
      [20, { ...gameAt(0.8), isQuarterPlayed: true }],
    ])
    const [path] = paths?.games ?? []
    expect(path && findLow(path, 'home')).toEqual({ at: one + 15 * minute, chance: 0.3 })
    expect(path && findLow(path, 'away')).toEqual({ at: one + 20 * minute, chance: expect.closeTo(0.2, 9) })
  })

  it('is not known before, and none where the winner was never behind', () => {
    const [early] = watch([[10, gameAt(0.1)]])?.games ?? []
    expect(early && findLow(early, 'home')).toBe(null)
    const [ahead] = watch([[10, { ...gameAt(0.6), isQuarterPlayed: true }]])?.games ?? []
    expect(ahead && findLow(ahead, 'home')).toBe(null)
  })
})
