/** Invariants of any league's history. */
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeAllTimeTable } from '../../../src/analytics/history/all-time-table.ts'
import { openHistory } from '../../../src/analytics/history/league-history.ts'
import { compareManagers, listVersusGames } from '../../../src/analytics/history/versus.ts'
import {
  history as historySchema,
  managerHistory as managerHistorySchema,
  managerVersus as managerVersusSchema,
} from '../../../src/contract/responses/history.ts'
import type { Season } from '../../../src/domain/season.ts'
import { handleHistory } from '../../../src/handlers/history.ts'
import { handleManagerHistory } from '../../../src/handlers/history-manager.ts'
import { handleHistoryVersus } from '../../../src/handlers/history-versus.ts'
import { runs } from '../../support/runs.ts'
import { anySeason } from '../any-season.ts'

const owners = ['a', 'b', 'c', 'd', 'e', 'f']

/** Up to four seasons with gaps, in any order; teams change hands, are shared, or (if allowed) have no owner. */
const anyHistory = (minOwners: number): fc.Arbitrary<Season[]> =>
  fc.uniqueArray(fc.integer({ min: 2018, max: 2024 }), { minLength: 1, maxLength: 4 }).chain((years) =>
    fc.tuple(
      ...years.map((season) =>
        fc
          .tuple(
            anySeason,
            fc.array(fc.subarray(owners, { minLength: minOwners, maxLength: 2 }), { minLength: 5, maxLength: 5 }),
            fc.boolean(),
          )
          .map(
            ([of, keys, hasLineups]): Season => ({
              ...of,
              season,
              teams: of.teams.map((team, index) => ({
                ...team,
                ownerKeys: keys[index] ?? [],
                ownerNames: (keys[index] ?? []).map((key) => `Owner ${key === 'f' ? 'a' : key}`),
              })),
              ...(hasLineups ? {} : { lineups: [], players: [], drafts: [] }),
            }),
          ),
      ),
    ),
  )

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const cents = (points: number) => Math.round(points * 100)

describe('any history', () => {
  it('has as many wins as losses, as many points for as against, and no luck in total', () => {
    fc.assert(
      fc.property(anyHistory(1), (seasons) => {
        const rows = computeAllTimeTable(openHistory({ seasons }))
        for (const set of ['regular', 'playoffs', 'all'] as const) {
          const records = rows.map((row) => row[set])
          expect(sum(records.map(({ wins }) => wins))).toBe(sum(records.map(({ losses }) => losses)))
          expect(sum(records.map(({ pointsFor }) => cents(pointsFor)))).toBe(
            sum(records.map(({ pointsAgainst }) => cents(pointsAgainst))),
          )
        }
        expect(sum(rows.map(({ luck }) => luck ?? 0))).toBeCloseTo(0, 2)
      }),
      { numRuns: runs(5, 100) },
    )
  })

  it('has all games in one of the three kinds, and every game in one meeting', () => {
    fc.assert(
      fc.property(anyHistory(0), (seasons) => {
        const league = openHistory({ seasons })
        for (const { key, regular, playoffs, all } of computeAllTimeTable(league)) {
          const consolation = league.gamesOf(key).filter(({ kind }) => kind === 'consolation')
          expect(all.games).toBe(regular.games + playoffs.games + consolation.length)
          expect(all.games).toBe(all.wins + all.losses + all.ties)
        }
        const met = league.games.filter(({ season, home, away }) => {
          const keys = [season.managerOf(home.teamId), season.managerOf(away.teamId)]
          return !keys.includes(null) && keys[0] !== keys[1]
        })
        expect(sum(listVersusGames(league).map(({ games }) => games.length))).toBe(met.length)
      }),
      { numRuns: runs(5, 100) },
    )
  })

  it('is the same from both sides, and in any order of the seasons', () => {
    fc.assert(
      fc.property(anyHistory(0), (seasons) => {
        const league = openHistory({ seasons })
        for (const { key, otherKey } of listVersusGames(league)) {
          const own = compareManagers(league, key, otherKey)
          const other = compareManagers(league, otherKey, key)
          expect(other.games).toHaveLength(own.games.length)
          expect([other.all.wins, other.all.losses, other.all.ties]).toEqual([
            own.all.losses,
            own.all.wins,
            own.all.ties,
          ])
          expect(other.meanMargin).toBeCloseTo(-(own.meanMargin ?? 0), 9)
          expect(other.currentStreak?.length).toBe(own.currentStreak?.length)
          expect(other.closest?.scores).toEqual(own.closest?.scores.toReversed())
        }
        const input = { aliases: {}, missing: [] }
        expect(handleHistory({ ...input, seasons: seasons.toReversed() })).toEqual(handleHistory({ ...input, seasons }))
      }),
      { numRuns: runs(5, 100) },
    )
  })

  it('has responses that match the contract, with finite figures', () => {
    fc.assert(
      fc.property(anyHistory(0), (seasons) => {
        const input = { seasons, aliases: { f: { sameAs: 'e' } }, missing: [{ season: 2016, reason: 'Refused.' }] }
        const response = handleHistory(input)
        expectExact(response, historySchema.parse(response))
        const keys = response.managers.map(({ key }) => key)
        for (const key of keys) {
          const page = handleManagerHistory(input, { key })
          expectExact(page, managerHistorySchema.parse(page))
        }
        const [key, otherKey] = keys
        if (key === undefined || otherKey === undefined) return
        const versus = handleHistoryVersus(input, { key, otherKey })
        expectExact(versus, managerVersusSchema.parse(versus))
      }),
      { numRuns: runs(5, 100) },
    )
  })
})

/** Only known keys, and only valid JSON numbers. */
function expectExact(response: unknown, read: unknown): void {
  expect(findOddities(response)).toEqual([])
  if (!isDeepStrictEqual(read, response)) expect(read).toEqual(response)
}

function findOddities(value: unknown, path = ''): string[] {
  if (value === undefined || (typeof value === 'number' && (!Number.isFinite(value) || Object.is(value, -0)))) {
    return [`${path}: ${Object.is(value, -0) ? '-0' : value}`]
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, member]) => findOddities(member, `${path}.${key}`))
}
