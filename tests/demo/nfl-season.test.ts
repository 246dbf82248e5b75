import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sufferInjuries } from '../../demo/injuries.ts'
import { scheduleNflSeason } from '../../demo/nfl-schedule.ts'
import { inventPlayerNames, isFamousPlayer } from '../../demo/player-names.ts'
import { fillPlayerPool } from '../../demo/player-pool.ts'
import { createRandom } from '../../demo/random.ts'
import { runs } from '../support/runs.ts'
import { nflSeasons } from './played-demo.ts'

const seeds = fc.string({ minLength: 1, maxLength: 8 })

describe('createRandom', () => {
  it('repeats a seed’s stream and distinguishes forks', () => {
    const draw = (seed: string) => Array.from({ length: 5 }, createRandom(seed).next)
    expect(draw('a')).toEqual(draw('a'))
    expect(draw('a')).not.toEqual(draw('b'))
    expect(createRandom('a').fork('x').next()).not.toBe(createRandom('a').fork('y').next())
  })

  it('forks by label alone, however many numbers were drawn before', () => {
    const used = createRandom('a')
    used.next()
    expect(used.fork('x').next()).toBe(createRandom('a').fork('x').next())
  })

  it('stays within its bounds', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = createRandom(seed)
        const value = random.next()
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThan(1)
        expect([3, 4, 5]).toContain(random.whole(3, 5))
        expect(random.weighted([0, 2, 0])).toBe(1)
        expect(random.shuffle([1, 2, 3]).sort()).toEqual([1, 2, 3])
      }),
    )
  })
})

describe('the fictional NFL’s schedule', () => {
  it('gives every team 17 games and one bye between weeks 5 and 14, for any seed', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const games = scheduleNflSeason(createRandom(seed), 2025)
        expect(games).toHaveLength((32 * 17) / 2)
        const weeksOf = new Map<number, number[]>()
        const opponents = new Map<number, Set<number>>()
        for (const { week, homeProTeamId, awayProTeamId } of games) {
          for (const [team, other] of [
            [homeProTeamId, awayProTeamId],
            [awayProTeamId, homeProTeamId],
          ] as const) {
            weeksOf.set(team, [...(weeksOf.get(team) ?? []), week])
            opponents.set(team, (opponents.get(team) ?? new Set()).add(other))
          }
        }
        for (const [team, weeks] of weeksOf) {
          const byes = Array.from({ length: 18 }, (_, index) => index + 1).filter((week) => !weeks.includes(week))
          expect(new Set(weeks).size).toBe(17)
          expect(byes).toHaveLength(1)
          expect(byes[0]).toBeGreaterThanOrEqual(5)
          expect(byes[0]).toBeLessThanOrEqual(14)
          expect(opponents.get(team)?.size).toBe(17)
        }
      }),
      { numRuns: runs(3, 30) },
    )
  })

  it('plays home and away about as often', () => {
    const games = nflSeasons.get(2025)?.games ?? []
    const homeGames = Map.groupBy(games, (game) => game.homeProTeamId)
    expect(homeGames.size).toBe(32)
    for (const { length } of homeGames.values()) {
      expect(length).toBeGreaterThanOrEqual(6)
      expect(length).toBeLessThanOrEqual(11)
    }
  })
})

describe('the fictional players', () => {
  const pool = fillPlayerPool(createRandom('pool'))

  it('are 13 to a team and a defense, each with an id and a name of his own', () => {
    expect(pool).toHaveLength(32 * 14)
    expect(new Set(pool.map(({ id }) => id)).size).toBe(pool.length)
    expect(new Set(pool.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).size).toBe(pool.length)
    const saints = pool.find(({ id }) => id === -16018)
    expect(saints).toMatchObject({ firstName: 'Saints', lastName: 'D/ST', position: 'D/ST', proTeamId: 18 })
  })

  it('match no famous player', () => {
    expect(isFamousPlayer('Patrick Mahomes')).toBe(true)
    expect(isFamousPlayer('justin JEFFERSON')).toBe(true)
    fc.assert(
      fc.property(seeds, (seed) => {
        const names = inventPlayerNames(createRandom(seed), 416).map((name) => `${name.firstName} ${name.lastName}`)
        expect(names.filter(isFamousPlayer)).toEqual([])
      }),
      { numRuns: runs(3, 30) },
    )
  })

  it('are hurt one injury at a time, and kickers never', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const back = pool.find(({ position }) => position === 'RB')
        const kicker = pool.find(({ position }) => position === 'K')
        if (!back || !kicker) throw new Error('no players')
        const injuries = sufferInjuries(createRandom(seed), back)
        for (const [index, { from, until }] of injuries.entries()) {
          expect(until).toBeGreaterThan(from)
          expect(from).toBeGreaterThan(injuries[index - 1]?.until ?? 0)
          expect(until).toBeLessThanOrEqual(19)
        }
        expect(sufferInjuries(createRandom(seed), kicker)).toEqual([])
      }),
    )
  })
})

describe.each([...nflSeasons])('the fictional NFL of %i', (_, { players, weeks }) => {
  const everyWeek = players.flatMap((player) => (weeks.get(player.id) ?? []).map((week) => ({ player, ...week })))

  it('plays no one on a bye or while out', () => {
    const absent = everyWeek.filter(({ game, weeksOut }) => game === null || weeksOut > 0)
    expect(absent.length).toBeGreaterThan(32 * 14)
    expect(absent.filter(({ played }) => played !== null)).toEqual([])
  })

  it('projects nothing on a bye, and for absent players only if the absence was unknown', () => {
    expect(everyWeek.filter(({ game, projected }) => game === null && Object.keys(projected).length > 0)).toEqual([])
    const surprises = everyWeek.filter(({ weeksOut, projected }) => weeksOut > 0 && Object.keys(projected).length > 0)
    expect(surprises.length).toBeGreaterThan(0)
    expect(surprises.length).toBeLessThan(everyWeek.filter(({ weeksOut }) => weeksOut > 0).length / 4)
  })

  it('catches as many yards and touchdowns as it throws', () => {
    const total = (stat: string) => everyWeek.reduce((sum, { played }) => sum + (played?.[stat] ?? 0), 0)
    expect(total('3')).toBe(total('42'))
    expect(total('4')).toBe(total('43'))
    expect(total('20')).toBe(total('95'))
  })
})
