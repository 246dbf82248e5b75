import { expect, it } from 'vitest'
import { mayHaveHistory } from '../../../src/parts/league/league-phase.ts'

it('may have a history with a second season, also one that it had at another host', () => {
  const joined = { season: 2025, host: 'espn', hostLeagueId: '101' } as const
  expect(mayHaveHistory({ seasons: [2026], joinedSeasons: [] })).toBe(false)
  expect(mayHaveHistory({ seasons: [2026, 2025], joinedSeasons: [] })).toBe(true)
  expect(mayHaveHistory({ seasons: [2026], joinedSeasons: [joined] })).toBe(true)
})
