/** Specification, section 2, route table: a URL with only a team id, while its league is looked up and if it is not found. */
import { createElement } from 'react'
import { beforeAll, expect, it } from 'vitest'
import type { MakeCall } from '../../src/client/calls.ts'
import type { Season } from '../../src/domain/season.ts'
import { useTeamLeague } from '../../src/parts/team/use-team-league.ts'
import { TeamByIdScreen } from '../../src/screens/team-by-id/TeamByIdScreen.tsx'
import { espnLeague } from '../support/league-keys.ts'
import {
  demoSeason,
  firstTeamOf,
  type Instead,
  loading,
  Refusal,
  showElement,
  showScreen,
} from '../support/shown-screen.ts'

let season: Season
let teamId: number
beforeAll(async () => {
  season = await demoSeason(101)
  teamId = firstTeamOf(season).id
})

async function lookUp(ask: MakeCall) {
  const team = await ask('team', { id: teamId })
  if (team?.league.id != null) await ask('league', { id: team.league.id })
}

/** The screen's criterion: it leads home if the team is not found. */
const found = async (id: number | null, instead?: Instead) => {
  const Found = () => JSON.stringify(useTeamLeague(id))
  return JSON.parse((await showElement(createElement(Found), { calls: lookUp }, season, instead)).text)
}

it("shows 'Loading...' while it looks up the team's league", async () => {
  const { text } = await showScreen(TeamByIdScreen, `/teams/${teamId}`, season, { league: loading }, lookUp)
  expect(text).toBe('Loading...')
})

it("finds the team's league, and names its season if the league has newer ones", async () => {
  const year = season.season
  expect(await found(teamId)).toEqual({ status: 'found', leagueRef: espnLeague(101), season: null })
  const league = (response: object) => ({ ...response, seasons: [year + 1, year] })
  expect(await found(teamId, { league })).toEqual({ status: 'found', leagueRef: espnLeague(101), season: year })
})

it.each(['team', 'league'] as const)('is lost on failure of the %s lookup', async (call) => {
  expect(await found(teamId, { [call]: new Refusal(500) })).toMatchObject({ status: 'lost' })
})

it('is lost if the address names no team', async () => {
  expect(await found(null)).toMatchObject({ status: 'lost' })
})
