import { describe, expect, it } from 'vitest'
import { describeImport, describeRequests } from '../../scripts/lib/describe-import.ts'
import type { HostSeason } from '../../src/domain/host-season.ts'
import { buildHostSeason } from '../build-season.ts'

const season = buildHostSeason({
  leagueId: '7',
  season: 2024,
  name: 'Gridiron',
  teams: [
    { name: 'Home', finalRank: 2 },
    { name: 'Away', finalRank: 1 },
  ],
  status: { phase: 'complete', scoredWeeks: [1, 2, 3], finalWeek: 3 },
  warnings: [
    { message: 'The NFL schedule is missing.', source: 'pro-schedule.json', week: null, detail: null },
    { message: 'One player has no name.', source: 'league.json', week: null, detail: "ESPN's ids: 7." },
  ],
})

const keysOf = (...seasons: number[]) => seasons.map((year) => ({ host: 'espn' as const, leagueId: '7', season: year }))

describe('describeImport', () => {
  it('describes the import, missing data and where to open it', () => {
    expect(
      describeImport(season, keysOf(2024, 2023), {
        requestCounts: { answered: 20, refused: 1, failed: 0 },
        port: 4321,
      }),
    ).toBe(
      [
        'Gridiron, season 2024: 2 teams, 3 of 3 weeks, champion Away.',
        '  Note: The NFL schedule is missing.',
        "  Note: One player has no name. (league.json: ESPN's ids: 7.)",
        'Open it: npm start, then http://localhost:4321/leagues/espn/7',
        '21 requests to ESPN: 20 responses, 1 refusal.',
      ].join('\n'),
    )
  })

  it('names no champion during the season, the season if there is a newer one, and the port that is set', () => {
    const running = { ...season, status: { ...season.status, phase: 'in-season' as const }, warnings: [] }
    expect(describeImport(running, keysOf(2025, 2024), { requestCounts: null, port: 8080 })).toBe(
      [
        'Gridiron, season 2024: 2 teams, 3 of 3 weeks, in progress.',
        'Open it: npm start, then http://localhost:8080/leagues/espn/7?season=2024',
      ].join('\n'),
    )
  })

  it('counts the pictures of teams', () => {
    const asked = { answered: 20, refused: 0, failed: 0 }
    const [home, away] = season.teams.map((team) => ({ ...team, logoUrl: 'https://g.espncdn.com/1.png' }))
    const teams = [{ ...home, logo: 'a digest' }, away] as typeof season.teams
    const lastLine = (one: HostSeason) =>
      describeImport(one, keysOf(2024), { requestCounts: asked, port: 4321 }).split('\n').at(-1)
    expect(lastLine({ ...season, teams })).toBe(
      '20 requests to ESPN: 20 responses, 0 refusals. Logos: 1 saved, 1 not usable.',
    )
    expect(lastLine(season)).toBe('20 requests to ESPN: 20 responses, 0 refusals.')
  })

  it('reports an import without requests, and failures', () => {
    expect(describeRequests('espn', { answered: 0, refused: 0, failed: 0 })).toBe(
      "ESPN wasn't contacted: everything was already saved.",
    )
    expect(describeRequests('espn', { answered: 1, refused: 0, failed: 2 })).toBe(
      '3 requests to ESPN: 1 response, 0 refusals, 2 failures.',
    )
  })
})
