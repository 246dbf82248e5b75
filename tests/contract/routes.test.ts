import { describe, expect, it } from 'vitest'
import { matchRoute, pathTo, routes, shellPath } from '../../src/contract/routes.ts'

describe('matchRoute', () => {
  it('finds each route by the path that is built for it', () => {
    for (const name of Object.keys(routes) as (keyof typeof routes)[]) {
      if (name === 'teamByIdDeeper') continue
      const parameters = { espnLeagueId: '12', teamId: '34', weekNum: '5', leagueId: '6' }
      expect(matchRoute(pathTo(name, parameters))?.name).toBe(name)
    }
  })

  it('ignores a trailing slash and decodes parameters', () => {
    expect(matchRoute('/leagues/espn/12/overview/')).toEqual({ name: 'overview', parameters: { espnLeagueId: '12' } })
    expect(matchRoute('/leagues/a%20b')?.parameters).toEqual({ leagueId: 'a b' })
    expect(matchRoute('/leagues/%E0%A4%A')?.parameters).toEqual({ leagueId: '%E0%A4%A' })
  })

  it('prefers the older pages of a team to its redirect', () => {
    expect(matchRoute('/teams/7/legacy')?.name).toBe('teamLegacy')
    expect(matchRoute('/teams/7/roster/legacy')?.name).toBe('rosterLegacy')
    expect(matchRoute('/teams/7/performance')?.name).toBe('teamByIdDeeper')
  })

  it('knows nothing else', () => {
    for (const path of ['/league', '/leagues/espn/1/nothing', '/leagues/espn/1/teams/2/roster/week', '/toString']) {
      expect(matchRoute(path)).toBeNull()
    }
  })

  it('finds what lies within a screen of a league, in every season, and prefers a view to a week', () => {
    expect(matchRoute('/leagues/espn/7/matchups/bracket')?.name).toBe('bracket')
    expect(matchRoute('/leagues/espn/7/seasons/2024/matchups/5')).toEqual({
      name: 'matchupsWeek',
      parameters: { espnLeagueId: '7', season: '2024', weekNum: '5' },
    })
    expect(pathTo('matchupsWeek', { espnLeagueId: 7, season: 2024, weekNum: 5 })).toBe(
      '/leagues/espn/7/seasons/2024/matchups/5',
    )
    expect(shellPath('matchups')).toBe('/leagues/espn/_/matchups/_')
  })

  it('leaves static pages to the browser', () => {
    const path = pathTo('recapAward', { espnLeagueId: 12, season: 2025, award: 'most consistent' })
    expect(path).toBe('/recap/espn/12/2025/awards/most%20consistent')
    expect(matchRoute(path)).toBeNull()
    expect(matchRoute(pathTo('recap', { espnLeagueId: 12, season: 2025 }))).toBeNull()
  })
})
