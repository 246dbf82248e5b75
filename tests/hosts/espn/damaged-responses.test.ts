/** Any ESPN data gives a season or one line with the error; never a crash. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DomainError } from '../../../src/domain/errors.ts'
import { readEspnSeason } from '../../../src/hosts/espn/index.ts'
import { runs } from '../../support/runs.ts'
import { buildEspnLeague, type EspnFiles, openMemoryFolder, setAt } from './build-espn-league.ts'

const files = buildEspnLeague()
const places = Object.entries(files).flatMap(([name, json]) => pathsOf(json).map((path) => ({ name, path })))
const rubbish = fc.constantFrom(undefined, null, '', 'HOME', -1, 0, 1e9, 0.5, true, [], {}, [null], { '1': [] })

describe('a damaged response', () => {
  it('is read, or refused in one line', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...places), rubbish, async ({ name, path }, value) => {
        const damaged: EspnFiles = structuredClone(files)
        setAt(damaged[name], path, value)
        try {
          const season = await readEspnSeason(openMemoryFolder(damaged), { espnLeagueId: 4711 })
          const numbers = season.players.map(({ number }) => number)
          expect(numbers).toEqual(numbers.map((_, index) => index + 1))
          expect(JSON.stringify(season)).not.toContain('undefined')
          for (const { entries } of season.lineups) {
            expect(entries.every(({ player }) => season.players[player - 1])).toBe(true)
          }
        } catch (cause) {
          if (!(cause instanceof DomainError)) throw cause
          expect(cause.kind).toBe('unreadable-answer')
          expect(cause.message).toMatch(/^League 4711, .*json: [^\n]+$/)
        }
      }),
      { numRuns: runs(30, 1000) },
    )
  })

  it('is read the same for any order of matchups and entries', async () => {
    const whole = await readEspnSeason(openMemoryFolder(files), { espnLeagueId: 4711 })
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray([0, 1], { minLength: 2 }), async (order) => {
        const shuffled = structuredClone(files)
        for (const name of Object.keys(shuffled).filter((file) => file.startsWith('scoring'))) {
          const schedule = shuffled[name]?.schedule as unknown[]
          setAt(
            shuffled[name],
            'schedule',
            order.map((index) => schedule[index]),
          )
        }
        expect(await readEspnSeason(openMemoryFolder(shuffled), { espnLeagueId: 4711 })).toEqual(whole)
      }),
      { numRuns: runs(2, 30) },
    )
  })
})

function pathsOf(json: unknown, path = ''): string[] {
  if (typeof json !== 'object' || json === null) return [path]
  const children = Object.entries(json).flatMap(([key, value]) => pathsOf(value, path ? `${path}.${key}` : key))
  return path ? [path, ...children] : children
}
