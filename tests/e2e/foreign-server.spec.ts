/**
 * The site against any server that speaks the specification's calls: only its fields, some null or absent, small ids,
 * unknown awards, hard names. Nothing may break, on any screen.
 */
import { expect, type Page } from '@playwright/test'
import {
  foreignEspnLeagueId,
  foreignPlayerId,
  hardNames,
  league,
  weekWithoutRosters,
} from './support/foreign-league.ts'
import { type ForeignServer, startForeignServer } from './support/foreign-server.ts'
import { test } from './support/kept-page.ts'
import { expectWhole, open, settled, startAfresh, watchForTrouble, withBothScreens, withEach } from './support/page.ts'
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

async function expectEveryScreenWhole(page: Page, { origin }: ForeignServer, look: (page: Page) => Promise<void>) {
  const trouble = watchForTrouble(page)
  await withEach(Object.keys(addresses), async (name) => {
    await open(page, origin + addresses[name as keyof typeof addresses])
    await settled(page)
    await look(page)
  })
  expect(trouble.found(notFound)).toEqual([])
}

test.describe('a server with only the fields of the specification', () => {
  let server: ForeignServer
  test.beforeAll(async () => {
    server = await startForeignServer()
  })
  test.afterAll(() => server.close())

  test('is shown whole on every screen, on a desk and on a phone', async ({ page }) => {
    test.slow()
    await startAfresh(page)
    await expectEveryScreenWhole(page, server, () => withBothScreens(page, () => expectWhole(page)))
  })

  test('has its names shown as they are, markup included', async ({ page }) => {
    await open(page, `${server.origin}/leagues/espn/${foreignEspnLeagueId}/overview`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(league.name))
    const table = page.getByRole('table', { name: 'League Standings' })
    for (const name of hardNames) await expect(table.getByTitle(name, { exact: true })).toBeVisible()
  })

  test('has unknown awards shown like the known ones', async ({ page }) => {
    await open(page, `${server.origin}/leagues/espn/${foreignEspnLeagueId}/awards`)
    await expect(page.getByRole('article')).toHaveCount(5)
    await expect(page.getByRole('heading', { name: 'جائزة أفضل مدرب' })).toBeVisible()
  })

  test('opens a team by its own id', async ({ page }) => {
    await open(page, `${server.origin}/teams/2`)
    await expect(page).toHaveURL(`${server.origin}/leagues/espn/${foreignEspnLeagueId}/teams/2/roster/week/14`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(hardNames[1] ?? '')
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
})

test('a server that wraps its lists is understood', async ({ page }) => {
  const server = await startForeignServer({ wrapsLists: true })
  await open(page, `${server.origin}/`)
  await expect(page.getByRole('link').filter({ hasText: 'Die Liga der' })).toHaveAttribute(
    'href',
    `/leagues/espn/${foreignEspnLeagueId}`,
  )
  await open(page, `${server.origin}/teams/2`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(hardNames[1] ?? '')
  await expectWhole(page)
  await server.close()
})

// Other holes in them, and more: tests/hostile/screens.test.tsx.
test('answers with many fields missing, null or empty still make whole pages', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'the narrow screen is the harder one')
  test.slow()
  const server = await startForeignServer({ alter: (answer) => thinOut(answer, { seed: 3, every: 3 }) })
  await expectEveryScreenWhole(page, server, expectWhole)
  await server.close()
})
