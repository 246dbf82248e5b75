/** Specification, section 8: texts of a team's screens after a failed call; a league's: league.test.ts. */
import { beforeAll, expect, it } from 'vitest'
import type { Season } from '../../src/domain/season.ts'
import { WeekScreen } from '../../src/screens/week/WeekScreen.tsx'
import { brokenText } from '../support/broken-text.ts'
import { demoSeason, firstTeamOf, type Instead, Refusal, showScreen } from '../support/shown-screen.ts'

let season: Season
let address: string
const weekOf = (instead: Instead) => showScreen(WeekScreen, address, season, instead)
beforeAll(async () => {
  season = await demoSeason(101)
  address = `/leagues/espn/101/teams/${firstTeamOf(season).id}/roster/week/14`
})

it("Team shell failure: 'Failed to load team data' with Retry, if the team's league fails", async () => {
  const { text, texts } = await weekOf({ hostLeague: new Refusal(500) })
  expect(texts('[role=alert] h1')).toEqual(['Failed to load team data'])
  expect(texts('button')).toContain('Retry')
  expect(text).not.toMatch(brokenText)
})

it('Roster failure: a 404 that does not report a missing roster is a failure', async () => {
  const { text, texts } = await weekOf({ weeklyRoster: new Refusal(404, 'Team not found') })
  expect(texts('[role=alert] h2')).toEqual(['Error Loading Roster'])
  expect(text).not.toMatch(brokenText)
})
