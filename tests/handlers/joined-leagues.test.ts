/** A league that moved from one host to another: one history over both. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinLeague } from '../../src/book/joined-league.ts'
import type { OpenedBook } from '../../src/book/league-book.ts'
import { parseBook } from '../../src/book/parse-book.ts'
import { type LeagueJoin, noJoin, readJoin, writeJoin } from '../../src/contract/league-join.ts'
import { history as historySchema } from '../../src/contract/responses/history.ts'
import type { LeagueRef } from '../../src/domain/identity.ts'
import type { Season } from '../../src/domain/season.ts'
import { handleHistory } from '../../src/handlers/history.ts'
import { joinSeasons } from '../../src/handlers/join-seasons.ts'
import { anySeason } from '../analytics/any-season.ts'
import { duel } from '../analytics/history/build-history.ts'
import { runs } from '../support/runs.ts'

const sleeper: LeagueRef = { host: 'sleeper', leagueId: '910020240000000001' }
const espn: LeagueRef = { host: 'espn', leagueId: '4242' }

const historyOf = (
  seasons: readonly Season[],
  { join = noJoin, book = null }: { join?: LeagueJoin; book?: OpenedBook | null } = {},
) => handleHistory(joinSeasons(seasons, { joined: joinLeague(sleeper, book, join), reasons: new Map() }))

/** Two years at ESPN, two at Sleeper, and one of both; each manager has a key on each host. */
const movedLeague = fc.array(anySeason, { minLength: 5, maxLength: 5 }).map((seasons) =>
  seasons.map((season, index): Season => {
    const host = index < 3 ? espn : sleeper
    const year = index < 3 ? 2020 + index : 2019 + index
    const keys = season.teams.map((_, team) => `${host.host === 'espn' ? 'e' : 's'}${team}`)
    const teams = season.teams.map((team, at) => ({
      ...team,
      ownerKeys: [keys[at] ?? ''],
      ownerNames: [`Owner ${at}`],
    }))
    const phase = { ...season.status, phase: 'complete' as const }
    return { ...season, ...host, season: year, teams, status: phase, previousLeagueId: null }
  }),
)

const same = Array.from({ length: 30 }, (_, team) => [`e${team}`, `s${team}`] as const)
const joined = { join: { also: [espn], same, years: [] } }
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

describe('the history of a league that moved', () => {
  it('has as many wins as losses, a year once, a title a year at most, and the same meeting from both sides', () => {
    fc.assert(
      fc.property(movedLeague, (seasons) => {
        const { seasons: years, managers, headToHead, yearClaims } = historyOf(seasons, joined)
        expect(years.map(({ season }) => season)).toEqual([2020, 2021, 2022, 2023])
        expect(years.map(({ host }) => host)).toEqual(['espn', 'espn', 'sleeper', 'sleeper'])
        expect(yearClaims).toMatchObject([{ season: 2022, leagues: [{ isUsed: false }, { isUsed: true }] }])
        for (const set of ['regular', 'playoffs', 'all'] as const)
          expect(sum(managers.map((row) => row[set].wins))).toBe(sum(managers.map((row) => row[set].losses)))
        const titles = managers.flatMap(({ titleYears }) => titleYears)
        expect(new Set(titles).size).toBe(titles.length)
        const pairs = headToHead.map(({ key, otherKey }) => [key, otherKey].sort().join())
        expect(new Set(pairs).size).toBe(pairs.length)
        const met = headToHead.flatMap(({ regular, playoffs, consolation }) => [regular, playoffs, consolation])
        const meetings = sum(met.map(({ wins, losses, ties }) => wins + losses + ties))
        expect(meetings * 2).toBe(sum(managers.map(({ all }) => all.games)))
        expect(
          managers.every(
            ({ key }) => key.startsWith('s') || !seasons[4]?.teams.some(({ ownerKeys }) => ownerKeys[0] === key),
          ),
        ).toBe(true)
      }),
      { numRuns: runs(10, 100) },
    )
  })

  it('counts the other league of a year where the reader chooses it, and nothing twice', () => {
    fc.assert(
      fc.property(movedLeague, (seasons) => {
        const without = (left: Season | undefined) => seasons.filter((season) => season !== left)
        const years = [{ season: 2022, league: espn }]
        const chosen = historyOf(seasons, { join: { ...joined.join, years } })
        expect(chosen.managers).toEqual(historyOf(without(seasons[3]), joined).managers)
        expect(historyOf(seasons, joined).managers).toEqual(historyOf(without(seasons[2]), joined).managers)
      }),
      { numRuns: runs(5, 50) },
    )
  })

  it('fits the contract', () => {
    fc.assert(
      fc.property(movedLeague, (seasons) => {
        const response = historyOf(seasons, joined)
        expect(historySchema.parse(response)).toEqual(response)
      }),
      { numRuns: runs(5, 50) },
    )
  })
})

describe('managers of both hosts', () => {
  const before = { ...duel(2020, ['ann', 'bob'], [[100, 90]]), ...espn }
  const after = { ...duel(2021, ['ann-2', 'cleo'], [[80, 90]]), ...sleeper }

  it('are never joined by a name, but proposed with the reason', () => {
    const { managers, proposedPairs } = historyOf([before, after])
    expect(managers.map(({ key }) => key).sort()).toEqual(['ann', 'ann-2', 'bob', 'cleo'])
    expect(proposedPairs.map(({ key, otherKey, sign }) => [key, otherKey, sign])).toEqual([
      ['ann', 'ann-2', 'same-name'],
      ['bob', 'cleo', expect.stringMatching(/same-team|join-order/)],
    ])
  })

  it('are one once their pair is confirmed, with a streak over the seam', () => {
    const join = { also: [espn], same: [['ann', 'ann-2'] as const], years: [] }
    const { managers, proposedPairs } = historyOf([before, after], { join })
    const ann = managers.find(({ key }) => key === 'ann-2')
    expect([ann?.seasonYears, ann?.regular.wins, ann?.regular.losses]).toEqual([[2020, 2021], 1, 1])
    expect(proposedPairs.map(({ key }) => key)).not.toContain('ann')
  })

  it('are one where the book joins them the other way round than the reader', () => {
    const join = { also: [espn], same: [['ann', 'ann-2'] as const], years: [] }
    const book = parseBook('aliases: {ann-2: {same_as: ann}}', `sleeper-${sleeper.leagueId}.yml`)
    const { managers } = historyOf([before, after], { join, book: { book, files: [], problems: [] } })
    expect(managers.map(({ key, seasonYears }) => [key, seasonYears])).toContainEqual(['ann', [2020, 2021]])
    expect(managers).toHaveLength(3)
  })

  it('are not proposed in a league that was always in one place', () => {
    expect(historyOf([{ ...before, ...sleeper }, after]).proposedPairs).toEqual([])
  })
})

it('travels in the parameters of a call, and comes back as it was', () => {
  const join = { also: [espn, sleeper], same: [['a1', 'b2']] as const, years: [{ season: 2021, league: espn }] }
  expect(readJoin(writeJoin(join))).toEqual(join)
  expect(writeJoin(noJoin)).toEqual({})
})
