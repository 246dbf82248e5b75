import { describe, expect, it } from 'vitest'
import { describeImport } from '../../scripts/lib/describe-import.ts'
import type { LeagueSeason } from '../../src/domain/league-season.ts'

const season = {
  espnLeagueId: 7,
  season: 2024,
  name: 'Gridiron',
  teams: [
    { id: 1, name: 'Home', finalRank: 2 },
    { id: 2, name: 'Away', finalRank: 1 },
  ],
  status: { phase: 'complete', completedWeeks: [1, 2, 3], finalWeek: 3 },
  warnings: [
    { message: 'The NFL schedule is missing.', source: 'pro-schedule.json', week: null, detail: null },
    { message: 'One player has no name.', source: 'league.json', week: null, detail: "ESPN's ids: 7." },
  ],
} as unknown as LeagueSeason

describe('describeImport', () => {
  it('says what was imported, what is missing and where to open it', () => {
    expect(describeImport(season, [2024, 2023])).toBe(
      [
        'Gridiron, season 2024: 2 teams, 3 of 3 weeks, champion Away.',
        '  Note: The NFL schedule is missing.',
        "  Note: One player has no name. (league.json: ESPN's ids: 7.)",
        'Open it: npm start, then http://localhost:4321/leagues/espn/7',
      ].join('\n'),
    )
  })

  it('names no champion before the season is over, and the season where there is a newer one', () => {
    const running = { ...season, status: { ...season.status, phase: 'in-season' as const }, warnings: [] }
    expect(describeImport(running, [2025, 2024])).toBe(
      [
        'Gridiron, season 2024: 2 teams, 3 of 3 weeks, being played.',
        'Open it: npm start, then http://localhost:4321/leagues/espn/7?season=2024',
      ].join('\n'),
    )
  })
})
