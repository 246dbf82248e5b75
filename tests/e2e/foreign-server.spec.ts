/**
 * The site against a server with only the specification's calls: only their fields, small ids, hard names. Texts:
 * tests/screens/foreign-server.test.ts; layout of every screen: foreign-server.sweep.spec.ts.
 */
import { expect, test } from '@playwright/test'
import { foreignEspnLeagueId, hardNames } from './support/foreign-league.ts'
import { type ForeignServer, startForeignServer } from './support/foreign-server.ts'
import { expectWhole, open, watchForTrouble } from './support/page.ts'

/** Chrome logs this for every 404. */
const notFound = /Failed to load resource: the server responded with a status of 404/

let server: ForeignServer
test.beforeAll(async () => {
  server = await startForeignServer()
})
test.afterAll(() => server.close())

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

test('opens a team by its own id, of a server that wraps its lists', { tag: '@sweep' }, async ({ page }) => {
  const server = await startForeignServer({ wrapsLists: true })
  await open(page, `${server.origin}/teams/2`)
  await expect(page).toHaveURL(`${server.origin}/leagues/espn/${foreignEspnLeagueId}/teams/2/roster/week/14`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(hardNames[1] ?? '')
  await expectWhole(page)
  await server.close()
})
