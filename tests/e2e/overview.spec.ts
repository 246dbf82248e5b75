/**
 * Specification, sections 2 ('Overview tab') and 9: the standings in use and their layout. Texts of standings and summary:
 * tests/screens/overview.test.ts.
 */
import { expect, type Page, test } from '@playwright/test'
import { ask, finishedLeague } from './support/api.ts'
import { expectNoSidewaysScroll, open } from './support/page.ts'

const table = (page: Page) => page.getByRole('table', { name: 'League Standings' })
const rows = (page: Page) => table(page).locator('tbody tr')
const header = (page: Page, name: string | RegExp) => table(page).getByRole('columnheader', { name })

test('League Standings table: sorted by its headers, laid out for its width, opened by its rows', async ({
  page,
  request,
}) => {
  const league = await finishedLeague(request)
  const { standings } = await ask(request, 'standings', { leagueId: league.id, season: league.season })
  await open(page, `/leagues/espn/${league.espnLeagueId}/overview`)
  await expect(page.getByRole('heading', { name: 'League Summary' })).toBeVisible()
  await expect(rows(page)).toHaveCount(standings.length)
  await expect(page.getByText('as defending champion')).toBeVisible()

  await test.step('The champion row is highlighted', async () => {
    const looks = await rows(page)
      .locator('th')
      .evaluateAll((all) =>
        all.map((cell) => `${getComputedStyle(cell).fontWeight} ${getComputedStyle(cell).backgroundColor}`),
      )
    expect(new Set(looks.slice(1))).not.toContain(looks[0])
  })

  // Which order is which: tests/screens/overview.test.ts.
  await test.step('Clicking a header sorts. The same field toggles direction; a new field starts ascending for rank and regular season rank, descending otherwise', async () => {
    // The first click loads React and still takes effect.
    expect(
      await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
    ).not.toContainEqual(expect.stringContaining('/framework.'))
    for (const [name, first] of [
      [/^Final Rank/, 'descending'],
      [/Regular Season Rank/, 'ascending'],
      [/Regular Season W-L/, 'descending'],
      [/Points For/, 'descending'],
      [/Points Against/, 'descending'],
      [/Differential/, 'descending'],
    ] as const) {
      const second = first === 'ascending' ? 'descending' : 'ascending'
      for (const direction of [first, second]) {
        await header(page, name).getByRole('button').click()
        await expect(header(page, name)).toHaveAttribute('aria-sort', direction)
      }
    }
    const worst = [...standings].sort(
      (a, b) => (a.regularSeason.pointDifferential ?? 0) - (b.regularSeason.pointDifferential ?? 0),
    )
    await expect(rows(page).first().locator('bdi')).toHaveText(worst[0]?.teamName.trim() ?? 'a team')
  })

  await test.step('keeps the order in the URL after a reload', async () => {
    await page.reload()
    await expect(header(page, 'Differential')).toHaveAttribute('aria-sort', 'ascending')
  })

  await test.step('shows a narrow screen the most important columns, and all on a tap', async () => {
    const columns = table(page).locator('thead th')
    const viewport = page.viewportSize()
    for (const column of await columns.all()) await expect(column).toBeVisible()
    await page.setViewportSize({ width: 360, height: 780 })
    for (const name of ['Final Rank', 'Team', 'Regular Season W-L', 'Points For']) {
      await expect(columns.filter({ hasText: name }).first()).toBeVisible()
    }
    await expect(columns.last()).toBeHidden()
    await page.getByRole('checkbox', { name: 'All columns of League Standings' }).check()
    await expect(columns.last()).toBeVisible()
    await expectNoSidewaysScroll(page)
    const [rank, team] = await Promise.all([columns.nth(0).boundingBox(), columns.nth(1).boundingBox()])
    expect((rank?.width ?? 0) + (team?.width ?? 0), 'rank and team leave room for figures').toBeLessThan(200)
    if (viewport) await page.setViewportSize(viewport)
  })

  await test.step('on paper the lines of the ranks end at their teams', async () => {
    await page.emulateMedia({ media: 'print' })
    const chart = page.getByRole('figure', { name: 'Rank by week' })
    const [list, line] = await Promise.all([
      chart.locator('ol').boundingBox(),
      chart.locator('ol svg[preserveAspectRatio="none"]').first().boundingBox(),
    ])
    expect(line?.height).toBe(list?.height)
    await page.emulateMedia({ media: null })
  })

  // By keyboard: league.spec.ts.
  await test.step('Clicking a row opens the team page', async () => {
    const opened = await rows(page).nth(2).locator('bdi').textContent()
    const team = standings.find(({ teamName }) => teamName.trim() === opened?.trim())
    await rows(page).nth(2).locator('td').first().click()
    await expect(page).toHaveURL(
      new RegExp(`/leagues/espn/${league.espnLeagueId}/teams/${team?.teamId}/roster/week/14$`),
    )
  })
})
