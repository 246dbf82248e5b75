import { describe, expect, it } from 'vitest'
import { demoLeagues } from '../../demo/index.ts'
import { statId } from '../../demo/stat-line.ts'
import { statsAt } from '../../demo/sunday.ts'

const hour = 3_600_000
const running = demoLeagues.filter(({ season, leagueId }) => season === 2026 && leagueId !== '104')
const kickoff = Date.UTC(2026, 10, 22, 17)
const game = { week: 11, homeProTeamId: 1, awayProTeamId: 2, kickoff }
const line = { [statId.passingYards]: 301, [statId.passingTouchdowns]: 3 }

describe('a running demo league', () => {
  it('is in the Sunday of its week on any day', () => {
    for (const day of ['2024-02-29T03:00:00Z', '2026-11-26T18:45:00Z', '2031-07-01T23:59:59Z']) {
      for (const { momentAt } of running) {
        const at = momentAt(new Date(day)).getTime()
        expect(at).toBeGreaterThanOrEqual(kickoff + hour / 2)
        expect(at).toBeLessThan(kickoff + 6.5 * hour)
      }
    }
  })

  it('moves in step with the clock, and stands still without one', () => {
    const [league] = running
    const [from, to] = ['2026-12-01T10:00:00Z', '2026-12-01T10:07:00Z'].map((now) => league?.momentAt(new Date(now)))
    expect(to?.getTime()).toBe((from?.getTime() ?? 0) + 7 * 60_000)
    expect(league?.momentAt(null).toISOString()).toBe('2026-11-21T14:00:00.000Z')
  })
})

describe('the stats of a game', () => {
  it('are unknown before kickoff, and complete after its end', () => {
    expect(statsAt(kickoff - 1, line, game, 7)).toBe(null)
    expect(statsAt(kickoff + 4 * hour, line, game, 7)).toEqual(line)
  })

  it('arrive bit by bit, never less than before, and the same every time', () => {
    const quarters = Array.from({ length: 20 }, (_, index) => statsAt(kickoff + index * 570_000, line, game, 7) ?? {})
    for (const stat of Object.keys(line) as (keyof typeof line)[]) {
      const amounts = quarters.map((so) => so[stat] ?? 0)
      expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))
      expect(amounts[10]).toBeGreaterThan(0)
      expect(amounts.every(Number.isInteger)).toBe(true)
    }
    expect(statsAt(kickoff + hour, line, game, 7)).toEqual(statsAt(kickoff + hour, line, game, 7))
  })
})
