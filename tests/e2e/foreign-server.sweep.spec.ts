/** Every screen against a server with only the fields of the specification, on a desk and on a phone. */
import { expect, test } from '@playwright/test'
import { foreignEspnLeagueId, foreignPlayerId, weekWithoutRosters } from './support/foreign-league.ts'
import { type ForeignServer, startForeignServer } from './support/foreign-server.ts'
import { expectWhole, open, settled, watchForTrouble } from './support/page.ts'
import { leagueAddresses } from './support/routes.ts'

const addresses = {
  home: '/',
  leagues: '/leagues',
  ...leagueAddresses({ espnLeagueId: foreignEspnLeagueId, teamId: 1, playerId: foreignPlayerId, week: 14 }),
  'week without rosters': `/leagues/espn/${foreignEspnLeagueId}/teams/1/roster/week/${weekWithoutRosters}`,
  'week without a matchup': `/leagues/espn/${foreignEspnLeagueId}/teams/1/roster/week/16`,
  'undecided week': `/leagues/espn/${foreignEspnLeagueId}/teams/1/performance?matchup=17`,
  'team with an Arabic name': `/leagues/espn/${foreignEspnLeagueId}/teams/3/roster/week/5`,
  'team with an endless name': `/leagues/espn/${foreignEspnLeagueId}/teams/6/performance?matchup=6`,
}

/** Chrome logs this for every 404. */
const notFound = /Failed to load resource: the server responded with a status of 404/

let server: ForeignServer
test.beforeAll(async () => {
  server = await startForeignServer()
})
test.afterAll(() => server.close())

for (const [name, address] of Object.entries(addresses)) {
  test(`${name} is shown completely`, { tag: '@phone' }, async ({ page }) => {
    const trouble = watchForTrouble(page)
    await open(page, server.origin + address)
    await settled(page)
    await expectWhole(page)
    expect(trouble.found(notFound)).toEqual([])
  })
}
