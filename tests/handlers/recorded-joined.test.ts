/** Recorded leagues of two hosts as one that moved, in each pair of hosts, its managers joined in pairs. Skipped without recorded responses. */
import { beforeAll, describe, expect, it } from 'vitest'
import { joinLeague } from '../../src/book/joined-league.ts'
import type { HistoryResponse } from '../../src/contract/responses/history.ts'
import type { HostName, LeagueRef } from '../../src/domain/identity.ts'
import type { Season } from '../../src/domain/season.ts'
import { oldestFirst } from '../../src/domain/season-order.ts'
import { handleHistory } from '../../src/handlers/history.ts'
import { joinSeasons } from '../../src/handlers/join-seasons.ts'
import { judgeSeason } from '../../src/verdict/judge-season.ts'
import { readRecorded, recordedLeagues, recordedSleeperLeagues, recordedYahooLeagues } from '../read-leagues.ts'

const recorded = {
  espn: recordedLeagues.filter((one) => one.espnLeagueId === 900_001),
  sleeper: recordedSleeperLeagues.filter((one) => one.leagueId === `9100${one.season}0000000001`),
  // A dynasty of four seasons in a row.
  yahoo: recordedYahooLeagues.filter(({ leagueId, season }) => season < 2025 && /0000791\d\d$/.test(leagueId)),
}
/** Of the newest season, whose id names the league. */
const idOf = (host: HostName): string => {
  const [newest] = recorded[host].toSorted((a, b) => b.season - a.season)
  return newest && 'host' in newest ? newest.leagueId : '900001'
}
const pairs: { old: HostName; host: HostName }[] = [
  { old: 'espn', host: 'sleeper' },
  { old: 'espn', host: 'yahoo' },
  { old: 'sleeper', host: 'yahoo' },
  { old: 'yahoo', host: 'espn' },
]
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

describe.skipIf(Object.values(recorded).some((keys) => keys.length === 0)).each(pairs)(
  'recorded leagues of $old and $host joined as one',
  ({ old, host }) => {
    let seasons: Season[]
    let response: HistoryResponse
    let others: HistoryResponse
    let mixed: HistoryResponse
    beforeAll(async () => {
      seasons = (await Promise.all([...recorded[old], ...recorded[host]].map(readRecorded))).map((season) =>
        judgeSeason(season),
      )
      const keysOf = (wanted: HostName) => [
        ...new Set(
          seasons
            .filter((one) => one.host === wanted)
            .flatMap(({ teams }) => teams.flatMap(({ ownerKeys }) => ownerKeys[0] ?? [])),
        ),
      ]
      const newKeys = keysOf(host)
      const same = keysOf(old).flatMap((key, at) => (newKeys[at] ? [[key, newKeys[at]] as const] : []))
      const league: LeagueRef = { host, leagueId: idOf(host) }
      const before: LeagueRef = { host: old, leagueId: idOf(old) }
      const historyOf = (years: { season: number; league: LeagueRef }[]) =>
        handleHistory(
          joinSeasons(seasons, {
            joined: joinLeague(league, null, { also: [before], same, years }),
            reasons: new Map(),
          }),
        )
      response = historyOf([])
      const ofOld = seasons.flatMap(({ host: one, season, leagueId }) =>
        one === old ? { season, league: { host: old, leagueId } } : [],
      )
      others = historyOf(ofOld)
      // The earlier half of its years.
      mixed = historyOf(oldestFirst(ofOld).slice(0, Math.ceil(ofOld.length / 2)))
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
      expect(claimed.map((year) => hostOf(response, year))).toEqual(claimed.map(() => host))
      expect(claimed.map((year) => hostOf(others, year))).toEqual(claimed.map(() => old))
    })

    it('have as many wins as losses, a title a year, and each meeting once', () => {
      for (const { managers, headToHead } of [response, others, mixed]) {
        for (const set of ['regular', 'playoffs', 'all'] as const)
          expect(sum(managers.map((row) => row[set].wins))).toBe(sum(managers.map((row) => row[set].losses)))
        const titles = managers.flatMap(({ titleYears }) => titleYears)
        expect(new Set(titles).size).toBe(titles.length)
        const pairs = headToHead.map(({ key, otherKey }) => [key, otherKey].sort().join())
        expect(new Set(pairs).size).toBe(pairs.length)
      }
    })

    it('have managers over the seam', () => {
      const hostsOf = new Map(mixed.seasons.map(({ season, host }) => [season, host]))
      const both = mixed.managers.filter(
        ({ seasonYears }) => new Set(seasonYears.map((year) => hostsOf.get(year))).size === 2,
      )
      expect(both.length).toBeGreaterThan(0)
    })
  },
)
