import { describe, expect, it } from 'vitest'
import { matchLink, matchRoute, pathTo, routes, shellPath, shellPatterns } from '../../src/contract/routes.ts'

describe('matchRoute', () => {
  it('finds each route by the path that is built for it', () => {
    for (const name of Object.keys(routes) as (keyof typeof routes)[]) {
      if (name === 'teamByIdDeeper') continue
      const isOfSeason = ['weekly', 'recap', 'story', 'leagueStory'].includes(name)
      const own: Record<string, string> = isOfSeason ? { season: '2025', week: '7' } : { weekNum: '5' }
      const parameters = { host: 'espn', teamId: '34', leagueId: '12', key: 'a1', otherKey: 'b2', trade: 'c3', ...own }
      expect(matchRoute(pathTo(name, parameters))?.name).toBe(name)
    }
  })

  it('ignores a trailing slash and decodes parameters', () => {
    expect(matchRoute('/leagues/espn/12/overview/')).toEqual({
      name: 'overview',
      parameters: { host: 'espn', leagueId: '12' },
    })
    expect(matchRoute('/leagues/a%20b')?.parameters).toEqual({ leagueId: 'a b' })
    expect(matchRoute('/leagues/%E0%A4%A')?.parameters).toEqual({ leagueId: '%E0%A4%A' })
  })

  it('prefers the older pages of a team to its redirect', () => {
    expect(matchRoute('/teams/7/legacy')?.name).toBe('teamLegacy')
    expect(matchRoute('/teams/7/roster/legacy')?.name).toBe('rosterLegacy')
    expect(matchRoute('/teams/7/performance')?.name).toBe('teamByIdDeeper')
  })

  it('has no other routes', () => {
    const ofLeagues = ['/leagues/espn/1/nothing', '/leagues/espn/1/teams/2/roster/week', '/leagues/nowhere/1/power']
    const ofSeasons = ['/leagues/espn/1/seasons/1999/overview', '/leagues/espn/1/seasons/soon']
    for (const path of ['/league', '/toString', ...ofLeagues, ...ofSeasons]) {
      expect(matchRoute(path)).toBeNull()
    }
  })

  it('finds paths within a league’s screen, in every season, and prefers a view to a week', () => {
    expect(matchRoute('/leagues/espn/7/matchups/bracket')?.name).toBe('bracket')
    expect(matchRoute('/leagues/espn/7/seasons/2024/matchups/5')).toEqual({
      name: 'matchupsWeek',
      parameters: { host: 'espn', leagueId: '7', season: '2024', weekNum: '5' },
    })
    expect(pathTo('matchupsWeek', { host: 'espn', leagueId: 7, season: 2024, weekNum: 5 })).toBe(
      '/leagues/espn/7/seasons/2024/matchups/5',
    )
  })

  it('finds the leagues of every host, and their shells', () => {
    const league = { host: 'sleeper', leagueId: '910020240000000001' }
    expect(matchRoute(pathTo('power', league))).toEqual({ name: 'power', parameters: league })
    expect(pathTo('recap', { ...league, season: 2024 })).toBe('/recap/sleeper/910020240000000001/2024')
    expect(matchRoute('/recap/espn/7/2024')).toEqual({
      name: 'recap',
      parameters: { host: 'espn', leagueId: '7', season: '2024' },
    })
    expect(matchRoute('/story/espn/7/2024/70240001')?.name).toBe('story')
    expect(shellPath('matchups')).toBe('/leagues/_/_/matchups/_')
    for (const { shell } of shellPatterns()) expect(matchRoute(shell), shell).not.toBeNull()
  })

  it('leaves static pages to the browser', () => {
    const path = pathTo('recapAward', { host: 'espn', leagueId: 12, season: 2025, award: 'most consistent' })
    expect(path).toBe('/recap/espn/12/2025/awards/most%20consistent')
    expect(matchRoute(path)).toBeNull()
  })
})

describe('matchLink', () => {
  it('finds static pages, too', () => {
    expect(matchLink('/recap/espn/12/2025/awards/most%20consistent')).toEqual({
      name: 'recapAward',
      parameters: { host: 'espn', leagueId: '12', season: '2025', award: 'most consistent' },
    })
    expect(matchLink('/story/espn/12/2025/league/last-square')?.name).toBe('storyCard')
    expect(matchLink('/story/espn/12/2025/3')?.name).toBe('story')
    expect(matchLink('/recap/nowhere/12/2025/awards/lucky')).toBeNull()
  })
})
