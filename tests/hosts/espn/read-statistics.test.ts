/** Players' raw statistics out of ESPN's saved responses. */
import { describe, expect, it } from 'vitest'
import { readEspnStatistics } from '../../../src/hosts/espn/read-statistics.ts'
import { readOnlyFolder } from '../../../src/hosts/shared/raw-files.ts'

const league = (scoringItems: unknown[]) => ({
  id: 1,
  seasonId: 2025,
  settings: { scoringSettings: { scoringItems } },
})
const row = (stats: unknown, more: object = {}) => ({
  seasonId: 2025,
  scoringPeriodId: 3,
  statSourceId: 0,
  statSplitTypeId: 1,
  stats,
  ...more,
})
const entry = (playerId: number, stats: unknown[]) => ({ playerId, playerPoolEntry: { player: { stats } } })
const week = (...entries: unknown[]) => ({
  schedule: [{ home: { rosterForCurrentScoringPeriod: { entries } } }, { home: null, teams: [] }],
})
const receptions = { statId: 53, points: 1, pointsOverrides: { '4': 1.5, '16': 0, '99': 7 } }

describe('the statistics of a season', () => {
  it('are those of the week’s actual row, scored or common ones', async () => {
    const files = {
      'league.json': league([receptions, { statId: 231, points: 0.5 }]),
      'scoring-period-03.json': week(
        entry(7, [
          row({ '53': 9 }, { statSourceId: 1 }),
          row({ '53': 8 }, { scoringPeriodId: 2 }),
          row({ '53': 7 }, { seasonId: 2024 }),
          // 47 is every five yards, which no rule here scores; 231 has no name and is scored; 25 is commonly scored.
          row({ '53': 5, '47': 3, '231': 2, '25': 1, '24': 0, '42': 61.00000001 }),
        ]),
      ),
    }
    expect(await readEspnStatistics(readOnlyFolder(files))).toEqual({
      scoring: [
        { statistic: '53', points: 1, byPosition: { TE: 1.5, 'D/ST': 0 } },
        { statistic: '231', points: 0.5 },
      ],
      statistics: ['25', '42', '53', '231'],
      weeks: [{ week: 3, players: [[7, 0, 1, 1, 61, 2, 5, 3, 2]] }],
    })
  })

  it('include weeks of the list of players if a week has no own row', async () => {
    const files = {
      'league.json': league([receptions]),
      'scoring-period-03.json': week(entry(7, [row({ '53': 5 })])),
      'players.json': {
        players: [{ id: 7, player: { stats: [row({ '53': 1 }), row({ '53': 2 }, { scoringPeriodId: 4 })] } }],
      },
    }
    expect((await readEspnStatistics(readOnlyFolder(files)))?.weeks).toEqual([
      { week: 3, players: [[7, 0, 5]] },
      { week: 4, players: [[7, 0, 2]] },
    ])
  })

  it('leave out unknown formats, and are null without any', async () => {
    const odd = [entry(7, [row({ '53': 'five' }), row(null)]), entry(Number.NaN, []), { playerId: 8 }]
    const files = { 'league.json': league([receptions, { statId: 'x' }]), 'scoring-period-03.json': week(...odd) }
    expect(await readEspnStatistics(readOnlyFolder(files))).toBeNull()
    expect(await readEspnStatistics(readOnlyFolder({}))).toBeNull()
    expect(await readEspnStatistics(readOnlyFolder({ 'league.json': [league([receptions])] }))).toBeNull()
  })
})
