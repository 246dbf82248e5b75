/** Invariants of whole leagues: the demo's, and recorded ones if available. Each is read once. */
import { beforeAll, describe, expect, it } from 'vitest'
import { listPastOdds } from '../../src/analytics/forecast/past-odds.ts'
import { listMoves } from '../../src/analytics/moves/list-moves.ts'
import type { HostSeason } from '../../src/domain/host-season.ts'
import type { Season } from '../../src/domain/season.ts'
import { judgeSeason } from '../../src/verdict/judge-season.ts'
import { readDemo, readRecorded, recordedLeagues } from '../read-leagues.ts'
import { expectExactReport } from './expect-exact-report.ts'

const leagues = [
  ...[101, 102].map((id) => ({ name: `demo ${id}`, read: () => readDemo(id) })),
  ...recordedLeagues.map((league) => ({
    name: `${league.season}/${league.espnLeagueId}`,
    read: () => readRecorded(league),
  })),
]

describe.each(leagues)('the finished league $name', ({ read }) => {
  let host: HostSeason
  let season: Season
  beforeAll(async () => {
    host = await read()
    season = judgeSeason(host)
  })

  it('has the host’s seeds, pairings and final ranks in its bracket', () => {
    const { bracket, seeds } = season
    expect(bracket?.editedKinds).toEqual([])
    expect(seeds.order).toEqual(byPlace(host, 'playoffSeed'))
    const games = bracket?.rounds.flatMap((round) => round.games) ?? []
    const matchups = season.matchups.filter(({ kind, away }) => kind !== 'regular' && away !== null)
    expect(games.filter(({ second }) => second !== null)).toHaveLength(matchups.length)
    expect(games.filter(({ kind, matchup }) => matchup?.away && matchup.kind !== kind)).toEqual([])
    expect(bracket?.places).toEqual(byPlace(host, 'finalRank'))
  })

  it('has manager reports that add up', () => {
    expectExactReport(season)
  })

  it('has trades that cancel, and bids that are never below the second', () => {
    for (const { kind, sides, bid, secondBid } of listMoves(season)) {
      const values = sides.flatMap(({ value }) => value ?? [])
      if (kind === 'trade' && values.length === sides.length) {
        expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(0, 6)
      }
      if (bid) expect(bid).toBeGreaterThanOrEqual(secondBid ?? 0)
    }
  })

  it('has odds that end where the season ended', () => {
    const last = listPastOdds(season, 20).at(-1)
    expect(last?.week).toBe(season.status.finalWeek)
    const placeOf = (rank: number) => host.teams.findIndex(({ finalRank }) => finalRank === rank)
    const teams = last?.odds.teams ?? []
    expect(teams.map(({ title }) => title.chance).indexOf(1)).toBe(placeOf(1))
    expect(teams.map(({ lastPlace }) => lastPlace?.chance).indexOf(1)).toBe(placeOf(season.teams.length))
    expect(teams.every(({ title, lastPlace }) => title.isCertain && lastPlace?.isCertain)).toBe(true)
  })
})

function byPlace(season: HostSeason, key: 'playoffSeed' | 'finalRank'): number[] {
  return season.teams.toSorted((a, b) => (a[key] ?? 0) - (b[key] ?? 0)).map(({ id }) => id)
}
