/** A site of files without a network: snapshot seasons and their recaps open again as they were. */
import { expect, type Page, test } from '@playwright/test'
import { untilKept } from '../support/kept.ts'
import { expectWhole, hydrated, open, settled, watchForTrouble } from '../support/page.ts'
import { seasonOverOf } from '../support/snapshot-pages.ts'
import { snapshotSite } from '../support/snapshot-sites.ts'

test.use({ serviceWorkers: 'allow' })

const savedNote = (page: Page) => page.getByText('You are offline. Showing the version saved on')

const site = snapshotSite.url

test('a site of files opens a season again, also pages that were reached inside the app, and a recap', async ({
  page,
  context,
  request,
}) => {
  const season = await seasonOverOf(request, site)
  const overview = `${site}leagues/espn/${season.hostLeagueId}/overview/`
  const recap = `${site}recap/espn/${season.hostLeagueId}/${season.season}/`
  await page.goto(recap)
  await untilKept(page)
  await open(page, overview)
  await untilKept(page)
  await page.getByRole('table', { name: 'League Standings' }).locator('tbody tr').nth(1).click()
  await expect(page).toHaveURL(/\/teams\//)
  await hydrated(page)
  await page.getByRole('button', { name: 'Week 5', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Week 5 Roster' })).toBeVisible()
  await untilKept(page)
  const week = page.url()
  await page.getByRole('button', { name: 'Week 6', exact: true }).click()
  await context.setOffline(true)

  const trouble = watchForTrouble(page)
  for (const [address, words] of [
    [week, 'Week 5 Roster'],
    [overview, 'League Standings'],
    [recap, 'Champion'],
  ] as const) {
    await page.goto(address)
    await settled(page)
    await expect(page.locator('main')).toContainText(words)
    await expect(savedNote(page)).toBeVisible()
    await expectWhole(page)
  }
  await page.goto(`${site}leagues/espn/424242/overview`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page isn’t saved for offline')
  await page.getByRole('link', { name: /Week 5$/ }).click()
  await expect(page.getByRole('heading', { name: 'Week 5 Roster' })).toBeVisible()
  await page.goto(site)
  await expect(page.getByRole('link', { name: season.name }).first()).toBeVisible()
  expect(trouble.found(/Failed to load resource|ERR_INTERNET_DISCONNECTED/)).toEqual([])
})
