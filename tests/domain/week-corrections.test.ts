import { describe, expect, it } from 'vitest'
import { endOfCorrections, lastCorrectedWeek } from '../../src/domain/week-corrections.ts'

const game = (week: number, kickoff: string) => ({ week, opponent: 'BUF', isHome: true, kickoff })

describe('the corrections of a week', () => {
  it('are over seven days after its last kickoff, of which Monday evening is one where none is known', () => {
    const schedule = { KC: [game(5, '2024-10-06T17:00:00Z'), game(6, '2024-10-13T17:00:00Z')] }
    expect(new Date(endOfCorrections(2024, 5, schedule)).toISOString()).toBe('2024-10-13T17:00:00.000Z')
    expect(new Date(endOfCorrections(2024, 5, null)).toISOString()).toBe('2024-10-15T00:00:00.000Z')
  })

  it('are over for the earlier weeks of a season first', () => {
    const lastOf = (now: string) => lastCorrectedWeek([1, 2, 3], { season: 2024, schedule: null, now: new Date(now) })
    expect(['2024-09-16', '2024-09-17', '2024-09-24', '2024-12-24'].map(lastOf)).toEqual([0, 1, 2, 3])
  })
})
