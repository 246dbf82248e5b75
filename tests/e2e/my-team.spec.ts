/** "Which team is yours?": asked once, kept on this device, and marked on every screen. */
import { expect, type Page, test } from '@playwright/test'
import { expectNoViolations } from './support/axe.ts'
import { expectNoSidewaysScroll, open } from './support/page.ts'

test.use({ storageState: { cookies: [], origins: [] } })

const question = (page: Page) => page.getByRole('region', { name: 'Which team is yours?' })
const mine = (page: Page) => page.getByRole('row').filter({ hasText: '(your team)' })

test('asks once which team is the reader’s, and marks it from then on @phone', async ({ page }) => {
  const requests: string[] = []
  await open(page, '/leagues/espn/103/overview')
  await expect(question(page)).toBeVisible()
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)

  await test.step('It leaves room to read the end of the page', async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const [sheet, last] = await Promise.all([
      question(page).boundingBox(),
      page.getByText('Embed on your site').boundingBox(),
    ])
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(sheet?.y ?? 0)
  })

  page.on('request', (request) => requests.push(request.url()))
  const team = question(page).getByRole('button').nth(3)
  const name = (await team.locator('bdi').first().textContent()) ?? ''
  await team.press('Enter')
  await expect(question(page)).toHaveCount(0)
  await expect(mine(page)).toHaveCount(1)
  await expect(mine(page)).toContainText(name)
  // The overview then shows the scores of the own game in progress; nothing is sent about the choice.
  expect(requests.filter((url) => !/\/scoreboard\/\d+\?season=\d+$/.test(url))).toEqual([])
  expect(page.url()).not.toContain('?')

  await test.step('It holds on other screens, which do not ask again', async () => {
    await open(page, '/leagues/espn/103/power')
    await expect(mine(page).first()).toContainText(name)
    await expect(question(page)).toHaveCount(0)
  })

  await test.step('The Teams menu changes it', async () => {
    const isPhone = (page.viewportSize()?.width ?? 0) < 640
    if (isPhone) await page.getByRole('button', { name: 'More', exact: true }).click()
    await page
      .getByRole('button', { name: /^Teams$/ })
      .locator('visible=true')
      .first()
      .click()
    const star = page.getByRole('button', { name: `${name} is my team` })
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    await star.click()
    await expect(star).toHaveAttribute('aria-pressed', 'false')
    await expect(mine(page)).toHaveCount(0)
  })
})

test('asks once, also those who leave without an answer, and takes Escape for one', async ({ page }) => {
  await open(page, '/leagues/espn/103/overview')
  await expect(question(page)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('table', { name: 'League Standings' })).toBeVisible()
  await expect(question(page)).toHaveCount(0)
  await open(page, '/leagues/espn/106/overview')
  await question(page).getByRole('button', { name: 'Just looking' }).press('Escape')
  await expect(question(page)).toHaveCount(0)
  await expect(mine(page)).toHaveCount(0)
})
