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
  // The focus that was in the sheet is in the page, not lost.
  await expect(page.locator('#content')).toBeFocused()
  await expect(mine(page)).toHaveCount(1)
  await expect(mine(page)).toContainText(name)
  // The overview then shows the scores of the own game in progress, and loads code of the site; nothing is sent about the choice.
  expect(requests.filter((url) => !/\/scoreboard\/\d+\?season=\d+$|\/_astro\/[\w.-]+\.js$/.test(url))).toEqual([])
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

test('asks once, also those who leave without an answer, and takes Escape for one', { tag: '@sweep' }, async ({
  page,
}) => {
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

async function openTeams(page: Page) {
  await page
    .getByRole('button', { name: /^Teams$/ })
    .locator('visible=true')
    .first()
    .click()
  return page.getByRole('navigation', { name: 'Teams' })
}

test('the Teams menu answers the question, too', { tag: '@sweep' }, async ({ page }) => {
  await open(page, '/leagues/espn/103/overview')
  await expect(question(page)).toBeVisible()
  const teams = await openTeams(page)
  await teams.getByRole('button', { name: 'Moneyballers is my team' }).click()
  await expect(mine(page)).toContainText('Moneyballers')
  await expect(question(page)).toHaveCount(0)
})

test('a browser that stores nothing is not asked, and a choice in the Teams menu says how long it holds', {
  tag: '@sweep',
}, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await open(page, '/leagues/espn/103/overview')
  // The question would come after the first row, from a file of its own.
  await page.waitForLoadState('networkidle')
  await expect(question(page)).toHaveCount(0)
  const teams = await openTeams(page)
  await teams.getByRole('button', { name: 'Moneyballers is my team' }).click()
  await expect(teams.getByRole('status')).toContainText('until you leave this page')
  await expect(mine(page)).toContainText('Moneyballers')
})

test('says that the reader’s team is not found, and lets another be chosen', { tag: '@sweep' }, async ({ page }) => {
  await page.addInitScript(() => {
    const team = { id: 103_250_001, name: 'Gone Team', managers: ['Nobody Known'] }
    localStorage.setItem('my-teams', JSON.stringify([{ leagues: ['103'], team }]))
  })
  await open(page, '/leagues/espn/103/overview')
  const teams = await openTeams(page)
  await expect(teams.getByRole('status')).toContainText('Your team, Gone Team, isn’t in this list')
  await teams.getByRole('button', { name: 'Moneyballers is my team' }).click()
  await expect(teams.getByRole('status')).toBeEmpty()
  await expect(mine(page)).toContainText('Moneyballers')
})

test('lists teams by name before the draft, as the Teams menu does', { tag: '@sweep' }, async ({ page }) => {
  await open(page, '/leagues/espn/104/overview')
  await expect(question(page)).toBeVisible()
  const asked = await question(page).locator('li bdi:first-child').allTextContents()
  await question(page).getByRole('button', { name: 'Just looking' }).click()
  const teams = await openTeams(page)
  await expect(teams.getByRole('listitem')).toHaveCount(asked.length)
  expect(await teams.locator('li a bdi:first-child').allTextContents()).toEqual(asked)
})

test('the home page knows the reader’s team of leagues without opponents and of finished seasons', {
  tag: '@sweep',
}, async ({ page }) => {
  const choose = async (league: string, index: number) => {
    await open(page, `/leagues/espn/${league}/overview`)
    await question(page).getByRole('button').nth(index).click()
    await expect(question(page)).toHaveCount(0)
    await expect.poll(() => page.evaluate(readNews, league)).toBeTruthy()
  }
  await choose('106', 8)
  await choose('101', 4)
  await open(page, '/leagues')
  const card = (name: string) => page.getByRole('article').filter({ hasText: name })
  await expect(card('Last Team Standing')).toContainText(/out in week \d+ · \d+th of 12/)
  await expect(card('Sunday Scaries Invitational').first()).toContainText(/Your team, champion: .*th of 12 · \d+-\d+/)
})

/** What the browser has stored of the team in a league. */
function readNews(league: string): string | undefined {
  const choices: { leagues: string[]; news?: { standing: string } }[] = JSON.parse(
    localStorage.getItem('my-teams') ?? '[]',
  )
  return choices.find(({ leagues }) => leagues.includes(league))?.news?.standing
}
