import { expect, it } from 'vitest'
import type { MakeCall } from '../../src/client/calls.ts'
import { emptyResponse } from '../../src/client/read-response.ts'
import { leaguePageCalls } from '../../src/parts/league/league-calls.ts'
import { teamPageCalls } from '../../src/parts/team/team-calls.ts'
import { BookScreen } from '../../src/screens/book/BookScreen.tsx'
import { weekCalls } from '../../src/screens/week/calls.ts'

const leagueRef = { host: 'espn', leagueId: '101' } as const
const league = { ...emptyResponse('hostLeague'), id: 10125, season: 2025 }

/** Runs calls of which some never have a response. Returns the names of all that were made. */
async function callsWithout(pending: readonly string[], run: (call: MakeCall) => Promise<unknown>): Promise<string[]> {
  const made: string[] = []
  const call = (name: string) => {
    made.push(name)
    return pending.includes(name) ? new Promise(() => {}) : Promise.resolve(name === 'hostLeague' ? league : undefined)
  }
  void run(call as MakeCall)
  await new Promise(setImmediate)
  return made
}

it('requests the standings and the screen’s own calls of a league together', async () => {
  const calls = leaguePageCalls((place) => [['recap', { ...place.leagueRef, season: 2025 }]], {
    parameters: leagueRef,
    query: new URLSearchParams(),
  })
  expect(await callsWithout(['standings'], async (call) => calls?.(call))).toEqual(['hostLeague', 'standings', 'recap'])
})

it('requests a team, its league and its week together', async () => {
  const calls = teamPageCalls(weekCalls, { leagueRef, teamId: 101250001 }, 14)
  const made = await callsWithout(['team', 'weeklyRoster'], calls)
  expect(made.toSorted()).toEqual(['hostLeague', 'startSitAnalysis', 'team', 'weeklyRoster'])
})

it('requests the season of a team where its address names another one', async () => {
  const team = { ...emptyResponse('team'), league: { ...league, id: 10124, season: 2024 } }
  const responses: Record<string, unknown> = { hostLeague: league, team }
  const made: unknown[] = []
  const call = async (name: string, parameters: unknown) => {
    made.push([name, parameters])
    return responses[name]
  }
  const key = { leagueRef, teamId: 101240001 }
  for (const season of [2025, undefined]) {
    made.length = 0
    await teamPageCalls(async () => {}, { ...key, season }, 14)(call as MakeCall)
    expect(made.slice(2)).toEqual([
      ['hostLeague', { ...leagueRef, season: 2024 }],
      ['standings', { leagueId: 10124, season: 2024 }],
    ])
  }
})

it('requests the season of the path, whatever the query says: the HTML is of that one', async () => {
  for (const query of ['', '?season=2025', '?season=x']) {
    const made: unknown[] = []
    await BookScreen.callsAt(`/leagues/espn/101/seasons/2024/book${query}`)?.(async (name, parameters) => {
      made.push([name, parameters])
      return undefined
    })
    expect(made[0]).toEqual(['hostLeague', { ...leagueRef, season: 2024 }])
  }
})
