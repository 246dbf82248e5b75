/** "Which team is yours?": a line above the standings, kept on this device, and marked on every screen. */
import { expect, type Page, test } from '@playwright/test'
import { expectNoViolations } from './support/axe.ts'
import { chooseTeams } from './support/my-teams.ts'
import { expectNoSidewaysScroll, open } from './support/page.ts'

const line = (page: Page) => page.getByRole('button', { name: /^Which team is yours/ })
const question = (page: Page) => page.getByRole('dialog', { name: 'Which team is yours?' })
const choices = (page: Page) => question(page).getByRole('listitem').getByRole('button')
const own = (page: Page) => page.getByRole('region', { name: 'Your team' })
const mine = (page: Page) => page.getByRole('row').filter({ hasText: '(your team)' })

async function choose(page: Page, index: number): Promise<string> {
  await line(page).click()
  const team = choices(page).nth(index)
  const name = (await team.locator('bdi').first().textContent()) ?? ''
  await team.press('Enter')
  await expect(question(page)).toHaveCount(0)
  return name
}

test('a line above the standings asks which team is the reader’s, and marks it from then on @phone', async ({
  page,
}) => {
  const requests: string[] = []
  await open(page, '/leagues/espn/103/overview')
  await line(page).click()
  await expect(question(page)).toBeVisible()
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)

  await test.step('All teams are in it, by name, and it scrolls to the last one', async () => {
    const names = await choices(page).locator('bdi:first-child').allTextContents()
    expect(names).toHaveLength(12)

    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
    await choices(page).last().scrollIntoViewIfNeeded()
    await expect(choices(page).last()).toBeInViewport()
    await page.keyboard.press('Escape')
    await expect(line(page)).toBeFocused()
  })

  page.on('request', (request) => requests.push(request.url()))
  const name = await choose(page, 3)
  // The focus that was in the question is on what has come in its place.
  await expect(own(page).getByRole('link').first()).toBeFocused()
  await expect(own(page)).toContainText(/You are \d+\w\w, \d+-\d+/)
  await expect(mine(page)).toHaveCount(1)
  await expect(mine(page)).toContainText(name)
  // The overview then shows the scores of the own game in progress, and loads code of the site; nothing is sent about the choice.
  expect(requests.filter((url) => !/\/scoreboard\/\d+\?season=\d+$|\/_astro\/[\w.-]+\.js$/.test(url))).toEqual([])
  expect(page.url()).not.toContain('?')

  await test.step('It holds on other screens, and is a door of the navigation', async () => {
    await open(page, '/leagues/espn/103/power')
    await expect(mine(page).first()).toContainText(name)
    const isPhone = (page.viewportSize()?.width ?? 0) < 640
    const door = page.getByRole('navigation', { name: 'League', exact: true }).locator('visible=true')
    await door.getByRole('link', { name: isPhone ? 'My team' : name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  })

  await test.step('The list of teams changes it', async () => {
    await open(page, '/leagues/espn/103/overview')
    const teams = await openTeams(page)
    const star = teams.getByRole('button', { name: `${name} is my team` })
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    await star.click()
    await expect(star).toHaveAttribute('aria-pressed', 'false')
    await expect(mine(page)).toHaveCount(0)
  })
})

/** The list of teams: with a team of his own the reader finds it in the bar, on phones in the league's index. */
async function openTeams(page: Page) {
  const isPhone = (page.viewportSize()?.width ?? 0) < 640
  if (isPhone) await page.getByRole('button', { name: 'League', exact: true }).click()
  await page
    .getByRole('button', { name: isPhone ? /^All teams/ : /^Teams$/ })
    .locator('visible=true')
    .first()
    .click()
  return page.getByRole('navigation', { name: 'Teams' })
}

test('the list of teams answers the question, too', { tag: '@sweep' }, async ({ page }) => {
  await open(page, '/leagues/espn/103/overview')
  await expect(line(page)).toBeVisible()
  const teams = await openTeams(page)
  await teams.getByRole('button', { name: 'Moneyballers is my team' }).click()
  await expect(mine(page)).toContainText('Moneyballers')
  await expect(line(page)).toHaveCount(0)
})

test('where the browser stores nothing, the choice says how long it holds', { tag: '@sweep' }, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await open(page, '/leagues/espn/103/overview')
  await choose(page, 3)
  await expect(own(page).getByRole('status')).toContainText('until you leave this page')
  const teams = await openTeams(page)
  await teams.getByRole('button', { name: 'Moneyballers is my team' }).click()
  await expect(teams.getByRole('status')).toContainText('until you leave this page')
  await expect(mine(page)).toContainText('Moneyballers')
})

test('says that the reader’s team is not found, and lets another be chosen', { tag: '@sweep' }, async ({ page }) => {
  await chooseTeams(page, [{ league: '103', id: 103_250_001, name: 'Gone Team', managers: ['Nobody Known'] }])
  await open(page, '/leagues/espn/103/overview')
  await expect(line(page)).toBeVisible()
  const teams = await openTeams(page)
  await expect(teams.getByRole('status')).toContainText('Your team, Gone Team, isn’t in this list')
  await teams.getByRole('button', { name: 'Moneyballers is my team' }).click()
  await expect(teams.getByRole('status')).toBeEmpty()
  await expect(mine(page)).toContainText('Moneyballers')
})

test('the home page knows the reader’s team of leagues without opponents and of finished seasons', {
  tag: '@sweep',
}, async ({ page }) => {
  const chooseIn = async (league: string, index: number) => {
    await open(page, `/leagues/espn/${league}/overview`)
    await choose(page, index)
    await expect.poll(() => page.evaluate(readNews, league)).toBeTruthy()
  }
  await chooseIn('106', 8)
  await chooseIn('101', 4)
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
