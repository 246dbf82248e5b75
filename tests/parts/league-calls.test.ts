import { expect, it } from 'vitest'
import type { MakeCall } from '../../src/client/calls.ts'
import { emptyResponse } from '../../src/client/read-response.ts'
import { leaguePageCalls } from '../../src/parts/league/league-calls.ts'
import { teamPageCalls } from '../../src/parts/team/team-calls.ts'
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
