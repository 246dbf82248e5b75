/** Recorded leagues of both hosts as one that moved, its managers joined in pairs. Skipped without recorded responses. */
import { beforeAll, describe, expect, it } from 'vitest'
import { joinLeague } from '../../src/book/joined-league.ts'
import type { HistoryResponse } from '../../src/contract/responses/history.ts'
import type { LeagueRef } from '../../src/domain/identity.ts'
import type { Season } from '../../src/domain/season.ts'
import { handleHistory } from '../../src/handlers/history.ts'
import { joinSeasons } from '../../src/handlers/join-seasons.ts'
import { judgeSeason } from '../../src/verdict/judge-season.ts'
import { readRecorded, recordedLeagues, recordedSleeperLeagues } from '../read-leagues.ts'

const espn: LeagueRef = { host: 'espn', leagueId: '900001' }
const ofEspn = recordedLeagues.filter((one) => one.espnLeagueId === 900_001)
const ofSleeper = recordedSleeperLeagues.filter((one) => one.leagueId === `9100${one.season}0000000001`)
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

describe.skipIf(ofEspn.length === 0 || ofSleeper.length === 0)('two recorded leagues joined as one', () => {
  let seasons: Season[]
  let response: HistoryResponse
  let others: HistoryResponse
  beforeAll(async () => {
    seasons = (await Promise.all([...ofEspn, ...ofSleeper].map(readRecorded))).map((season) => judgeSeason(season))
    const keysOf = (host: string) => [
      ...new Set(
        seasons
          .filter((one) => one.host === host)
          .flatMap(({ teams }) => teams.flatMap(({ ownerKeys }) => ownerKeys[0] ?? [])),
      ),
    ]
    const newKeys = keysOf('sleeper')
    const same = keysOf('espn').flatMap((key, at) => (newKeys[at] ? [[key, newKeys[at]] as const] : []))
    const newest = ofSleeper.toSorted((a, b) => b.season - a.season)[0]
    const league: LeagueRef = { host: 'sleeper', leagueId: newest?.leagueId ?? '' }
    const historyOf = (years: { season: number; league: LeagueRef }[]) =>
      handleHistory(
        joinSeasons(seasons, {
          joined: joinLeague(league, null, { also: [espn], same, years }),
          reasons: new Map(),
        }),
      )
    response = historyOf([])
    others = historyOf(ofEspn.map(({ season }) => ({ season, league: espn })))
  })

  it('have each year once, of the opened league or of the chosen one', () => {
    const years = seasons.map(({ season }) => season)
    const claimed = [...new Set(years.filter((year, at) => years.indexOf(year) !== at))].sort()
    for (const one of [response, others]) {
      const known = one.seasons.filter(({ known }) => known !== 'missing')
      expect(known.map(({ season }) => season)).toEqual([...new Set(years)].sort())
      expect(one.yearClaims.map(({ season }) => season).sort()).toEqual(claimed)
    }
    const hostOf = (one: HistoryResponse, year: number) => one.seasons.find(({ season }) => season === year)?.host
    expect(claimed.map((year) => hostOf(response, year))).toEqual(claimed.map(() => 'sleeper'))
    expect(claimed.map((year) => hostOf(others, year))).toEqual(claimed.map(() => 'espn'))
  })

  it('have as many wins as losses, a title a year, and each meeting once', () => {
    for (const { managers, headToHead } of [response, others]) {
      for (const set of ['regular', 'playoffs', 'all'] as const)
        expect(sum(managers.map((row) => row[set].wins))).toBe(sum(managers.map((row) => row[set].losses)))
      const titles = managers.flatMap(({ titleYears }) => titleYears)
      expect(new Set(titles).size).toBe(titles.length)
      const pairs = headToHead.map(({ key, otherKey }) => [key, otherKey].sort().join())
      expect(new Set(pairs).size).toBe(pairs.length)
    }
  })

  it('have managers over the seam', () => {
    const hostsOf = new Map(others.seasons.map(({ season, host }) => [season, host]))
    const both = others.managers.filter(
      ({ seasonYears }) => new Set(seasonYears.map((year) => hostsOf.get(year))).size === 2,
    )
    expect(both.length).toBeGreaterThan(0)
  })
})
