/**
 * The site against any server that speaks the specification's calls: only its fields, some null or absent, small ids,
 * unknown awards, hard names. Nothing may break, on any screen. What it says: tests/screens/foreign-server.test.ts.
 */
import { expect } from '@playwright/test'
import { foreignEspnLeagueId, foreignPlayerId, hardNames, weekWithoutRosters } from './support/foreign-league.ts'
import { type ForeignServer, startForeignServer } from './support/foreign-server.ts'
import { test } from './support/kept-page.ts'
import {
  expectWhole,
  lookOnBothScreens,
  open,
  settled,
  startAfresh,
  watchForTrouble,
  withEach,
} from './support/page.ts'
import { leagueAddresses } from './support/routes.ts'
import { thinOut } from './support/thin-out.ts'

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

/** Chrome says so itself of every answer that is not found. */
const notFound = /Failed to load resource: the server responded with a status of 404/

let server: ForeignServer
test.beforeAll(async () => {
  server = await startForeignServer()
})
test.afterAll(() => server.close())

test('a server with only the fields of the specification is shown whole on every screen, on a desk and on a phone', async ({
  page,
}) => {
  test.slow()
  const trouble = watchForTrouble(page)
  await startAfresh(page)
  const look = await lookOnBothScreens(page)
  await withEach(Object.keys(addresses), async (name) => {
    await open(page, server.origin + addresses[name as keyof typeof addresses])
    await settled(page)
    await look(() => expectWhole(page))
  })
  expect(trouble.found(notFound)).toEqual([])
})

test('walks from the list to a player', async ({ page }) => {
  const trouble = watchForTrouble(page)
  await open(page, `${server.origin}/`)
  await page.getByRole('link').filter({ hasText: 'Die Liga der' }).click()
  await page.getByRole('table', { name: 'League Standings' }).getByRole('link', { name: 'Q', exact: true }).click()
  await expect(page).toHaveURL(/\/teams\/10\/roster\/week\/14/)
  await page
    .getByRole('button', { name: /Pláyer No. 127 李/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toContainText('Pláyer No. 127 李')
  await expectWhole(page)
  expect(trouble.found(notFound)).toEqual([])
})

test('opens a team by its own id, of a server that wraps its lists', async ({ page }) => {
  const server = await startForeignServer({ wrapsLists: true })
  await open(page, `${server.origin}/teams/2`)
  await expect(page).toHaveURL(`${server.origin}/leagues/espn/${foreignEspnLeagueId}/teams/2/roster/week/14`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(hardNames[1] ?? '')
  await expectWhole(page)
  await server.close()
})

/** One of a kind: older pages show the same parts, and of newer screens this server knows nothing. */
const kinds = [
  'home',
  'overview',
  'draft board',
  'draft analysis',
  'draft grid',
  'awards',
  'team week',
  'player profile',
  'season overview',
  'performance',
  'matchup panel',
] as const

// On every screen, and with other holes: tests/screens/foreign-server.test.ts, tests/hostile/screens.test.tsx.
test('answers with many fields missing, null or empty still make whole pages', async ({ page }) => {
  test.slow()
  const server = await startForeignServer({ alter: (answer) => thinOut(answer, { seed: 3, every: 3 }) })
  const trouble = watchForTrouble(page)
  // The narrow screen is the harder one.
  await page.setViewportSize({ width: 360, height: 780 })
  await withEach(kinds, async (name) => {
    await open(page, server.origin + (addresses as Record<string, string>)[name])
    await settled(page)
    await expectWhole(page)
  })
  expect(trouble.found(notFound)).toEqual([])
  await server.close()
})
