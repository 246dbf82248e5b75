/** How many figures equal the host's own, which are left out of what they are compared with. */
import { describe, expect, it } from 'vitest'
import type { HostRecord, HostSeason } from '../../src/domain/host-season.ts'
import { compareWithHost } from '../../src/verdict/compare-with-host.ts'
import { buildHostSeason, game } from '../build-season.ts'

const record = (wins: number, losses: number, pointsFor: number): HostRecord => ({
  wins,
  losses,
  ties: 0,
  pointsFor,
  pointsAgainst: 300 - pointsFor,
})

const season = (records: (HostRecord | null)[]): HostSeason =>
  buildHostSeason({
    season: 2024,
    teams: records.map((recordByHost) => ({ recordByHost })),
    matchups: [game(1, [1, 100], [2, 60]), game(2, [1, 90], [2, 50])],
    status: { phase: 'complete' },
  })

const toPeriod = (week: number) => ({ matchupPeriod: week, weeks: [week] })

describe('compareWithHost', () => {
  it('counts records and points that equal the games', () => {
    expect(compareWithHost(season([record(2, 0, 190), record(0, 2, 110)]))).toMatchObject({
      records: { equal: 2, total: 2 },
      points: { equal: 2, total: 2 },
    })
  })

  it('counts a record that the host has otherwise, though the table shows the host’s', () => {
    expect(compareWithHost(season([record(1, 1, 190), record(0, 2, 110.5)]))).toMatchObject({
      records: { equal: 1, total: 2 },
      points: { equal: 1, total: 2 },
    })
  })

  it('compares nothing that the host does not state', () => {
    const { records, points, seeds } = compareWithHost(season([null, null]))
    expect([records, points, seeds]).toEqual([0, 1, 2].map(() => ({ equal: 0, total: 0 })))
  })

  it('counts final ranks once the season is over', () => {
    const sketch = {
      teams: [{ finalRank: 1 }, { finalRank: 2 }, { finalRank: 3 }, { finalRank: 4 }],
      settings: { playoffTeamCount: 2, regularSeasonMatchups: 1, matchupPeriods: [1, 2].map(toPeriod) },
      matchups: [
        game(1, [1, 100], [4, 50]),
        game(1, [2, 90], [3, 60]),
        game(2, [2, 90], [1, 80], { kind: 'winners-bracket' as const }),
      ],
    }
    const ranksOf = (phase: 'complete' | 'in-season') =>
      compareWithHost(buildHostSeason({ ...sketch, status: { phase, finalWeek: phase === 'complete' ? 2 : 3 } })).ranks
    // Team 2 won the final.
    expect(ranksOf('complete')).toEqual({ equal: 2, total: 4 })
    expect(ranksOf('in-season')).toEqual({ equal: 0, total: 0 })
  })

  it('compares seeds and ranks of leagues with opponents only', () => {
    const comparedIn = (scoringFormat: 'head-to-head' | 'total-points') => {
      const { seeds, ranks } = compareWithHost(
        buildHostSeason({
          teams: [1, 2].map((place) => ({ playoffSeed: place, finalRank: place })),
          settings: { scoringFormat, playoffTeamCount: 2 },
          matchups: [game(1, [1, 100], [2, 60])],
          status: { phase: 'complete' },
        }),
      )
      return [seeds.total, ranks.total]
    }
    expect([comparedIn('head-to-head'), comparedIn('total-points')]).toEqual([
      [2, 2],
      [0, 0],
    ])
  })

  it('leaves out points that miss corrections', () => {
    const uncorrected = { ...record(2, 0, 180), missesCorrections: true as const }
    expect(compareWithHost(season([uncorrected, record(0, 2, 110)])).points).toEqual({ equal: 1, total: 1 })
  })
})
