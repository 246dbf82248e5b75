/** A game has one chance to win, on whatever screen it is read. */
import { expect, type Page, test } from '@playwright/test'

/** Team → percent, of the games that are open. */
type Chances = Map<string, string>

test('is the same on the week’s matchups, the live board, the forecast and the overview', async ({ page }) => {
  const ofMatchups = await readBars(page, '/leagues/espn/103/matchups')
  expect(ofMatchups.size).toBeGreaterThan(3)
  expect(await readBars(page, '/leagues/espn/103/live')).toEqual(ofMatchups)

  await page.goto('/leagues/espn/103/forecast')
  const week = page.getByRole('group', { name: 'Week 11' })
  for (const [team, percent] of ofMatchups) {
    await expect(week.getByRole('button', { name: `${team} beats` })).toContainText(percent)
  }

  await page.goto('/leagues/espn/103')
  const text = (await page.getByText(/% to win$/).textContent()) ?? ''
  const [, team = '', percent] = /([^·]+): (\d+%) to win$/.exec(text) ?? []
  expect([team.trim(), percent]).toEqual([team.trim(), ofMatchups.get(team.trim())])
})

async function readBars(page: Page, address: string): Promise<Chances> {
  await page.goto(address)
  const bars = page.locator('article p', { hasText: 'chance to win' })
  await expect(bars.first()).toBeVisible()
  const chances: Chances = new Map()
  for (const text of await bars.allTextContents()) {
    const [, first = '', own = '', second = '', other = ''] =
      /^(.+): (\d+%)chance to win(?: now)?(.+): (\d+%)$/.exec(text) ?? []
    chances.set(first, own).set(second, other)
  }
  return chances
}
