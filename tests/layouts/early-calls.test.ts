import { expect, it } from 'vitest'
import { callUrl } from '../../src/client/urls.ts'
import { pathTo, type RouteName } from '../../src/contract/routes.ts'
import { listEarlyCalls } from '../../src/layouts/early-calls.ts'

const calls = listEarlyCalls()
const fill = (call: string, names: Record<string, unknown> = {}) =>
  call.replace(/__(\w+?)__/g, (_, name: string) => String(names[name]))

it('asks what the screens ask, under the same addresses', () => {
  const league = new RegExp(calls.league).exec(pathTo('draftboard', { espnLeagueId: 101, season: 2024 }))?.groups
  expect(fill(calls.season, league)).toBe(callUrl('espnLeague', { espnId: 101, season: 2024 }))
  expect(fill(calls.newest, league)).toBe(callUrl('espnLeague', { espnId: 101 }))
  const standings = { league_id: 10125, season: 2025 }
  expect(fill(calls.standings, { id: 10125, season: 2025 })).toBe(callUrl('standings', standings))
  const path = pathTo('rosterWeek', { espnLeagueId: 101, teamId: 7, weekNum: 12 })
  const asked = calls.screens.flatMap(([pattern, all]) => {
    const names = new RegExp(pattern).exec(path)?.groups
    return names ? all.map((call) => fill(call, names)) : []
  })
  expect(asked).toEqual([
    callUrl('team', { id: 7 }),
    callUrl('weeklyRoster', { id: 7, week: 12 }),
    callUrl('startSitAnalysis', { id: 7, week: 12 }),
  ])
})

it('asks what a screen of a league is about, with or without a season in the address', () => {
  const names = { espnLeagueId: 101, id: 10125, season: 2025 }
  const askedOn = (path: string) =>
    calls.leagueScreens
      .flatMap(([pattern, all]) => (new RegExp(pattern).test(path) ? all : []))
      .map((call) => fill(call, names))
  const league = { espnId: 101, season: 2025 }
  const expected: Partial<Record<RouteName, string[]>> = {
    overview: [],
    awards: [callUrl('superlatives', { league_id: 10125 })],
    power: [callUrl('power', league), callUrl('luck', league)],
    moves: [callUrl('moves', league)],
    managers: [callUrl('managers', league)],
    bracket: [callUrl('bracket', league)],
  }
  for (const [name, addresses] of Object.entries(expected)) {
    const places: Record<string, number>[] = [{ espnLeagueId: 101 }, { espnLeagueId: 101, season: 2025 }]
    for (const place of places) expect([name, askedOn(pathTo(name as RouteName, place))]).toEqual([name, addresses])
  }
  const [draft = ''] = calls.leagueScreens.find(([pattern]) => /draftboard/.test(pattern))?.[1] ?? []
  expect(fill(draft, { ...names, named: 2024 })).toBe(callUrl('draftComplete', { espnId: 101, season: 2024 }))
  expect(draft).toMatch(/\?season=__named__$/)
})

it('asks nothing for addresses of no league', () => {
  for (const path of ['/', '/leagues/espn/_/overview', '/leagues/espn/12x', '/teams/7']) {
    expect([calls.league, ...calls.screens.map(([pattern]) => pattern)].some((one) => new RegExp(one).test(path))).toBe(
      false,
    )
  }
})
