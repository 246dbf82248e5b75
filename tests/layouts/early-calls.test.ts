import { expect, it } from 'vitest'
import type { Calls } from '../../src/client/calls.ts'
import { callUrl } from '../../src/client/urls.ts'
import { innerScreens, type LeagueRouteName, leagueScreens, pathTo, type RouteName } from '../../src/contract/routes.ts'
import { listEarlyCalls } from '../../src/layouts/early-calls.ts'
import { leagueCalls } from '../../src/parts/league/league-calls.ts'
import { teamCalls } from '../../src/parts/team/team-calls.ts'

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

it('asks nothing that the screens of a league do not ask themselves', async () => {
  for (const name of [...Object.keys(leagueScreens), ...Object.keys(innerScreens)] as LeagueRouteName[]) {
    for (const named of [undefined, 2024]) {
      const key = { espnLeagueId: 101, weekNum: 3, ...(named && { season: named }) }
      const early = earlyOn(pathTo(name, { ...key, teamId: 7 }), named)
      expect([name, await askedBy(leagueCalls(name, key))]).toEqual([name, expect.arrayContaining(early)])
    }
  }
})

it('asks nothing that the screens of a team do not ask themselves', async () => {
  for (const name of ['rosterWeek', 'seasonOverview', 'performance'] as const) {
    const early = earlyOn(pathTo(name, { espnLeagueId: 101, teamId: 7, weekNum: 3 }))
    expect(early.length).toBeGreaterThan(3)
    const asked = await askedBy(teamCalls(name, { espnLeagueId: 101, teamId: 7 }, 3))
    expect([name, asked]).toEqual([name, expect.arrayContaining(early)])
  }
})

/** What the head of a shell asks on an address, of a league that says its id and season; `named` as in the address. */
function earlyOn(path: string, named?: number): string[] {
  const season = named ?? 2025
  const names = { espnLeagueId: 101, teamId: 7, weekNum: 3, id: 10125, season, named }
  return [
    named ? calls.season : calls.newest,
    calls.standings,
    ...[...calls.screens, ...calls.leagueScreens].flatMap(([pattern, all]) =>
      new RegExp(pattern).test(path) ? all : [],
    ),
  ].map((call) => fill(named ? call : call.replace('?season=__named__', ''), names))
}

/** Addresses of a screen's own calls, of the same league. */
async function askedBy(own: Calls): Promise<string[]> {
  const asked: string[] = []
  await own(async (name, parameters) => {
    asked.push(callUrl(name, parameters))
    const season = 'season' in parameters ? parameters.season : undefined
    const league = { id: 10125, espn_league_id: 101, season: season ?? 2025, phase: 'in-season', current_week: 3 }
    // An answer of another kind has none of these fields, and screens are typed to do without.
    return (name === 'team' ? { id: 7, league } : league) as never
  })
  return asked
}

it('asks nothing for addresses of no league', () => {
  for (const path of ['/', '/leagues/espn/_/overview', '/leagues/espn/12x', '/teams/7']) {
    expect([calls.league, ...calls.screens.map(([pattern]) => pattern)].some((one) => new RegExp(one).test(path))).toBe(
      false,
    )
  }
})
