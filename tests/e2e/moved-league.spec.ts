/** A league that was somewhere else before, as a reader joins it on the history page. */
import { expect, test } from '@playwright/test'
import { open } from './support/page.ts'

test('a reader joins an old league, and gives up one that does not load @phone', async ({ page }) => {
  await page.route('**/api/v1/leagues/espn/424242*', () => {})
  await open(page, '/leagues/espn/105/history')
  const moved = page.locator('#moved')
  await page.getByRole('button', { name: 'Join its earlier seasons' }).click()
  const enter = async (address: string) => {
    await moved.getByLabel('Old league').fill(address)
    await moved.getByRole('button', { name: 'Open' }).click()
  }
  await enter('https://fantasy.espn.com/football/league?leagueId=424242')
  await moved.getByRole('button', { name: 'Another league' }).click()
  await enter('101')
  await expect(moved.getByRole('button', { name: 'Remove ESPN league 101 from this history' })).toBeVisible()
  await expect(page.getByText('6 seasons: 2021–2026')).toBeVisible()
  // Nothing is alike in the two leagues, so the reader joins a manager by hand.
  const hand = moved.getByRole('heading', { name: 'Join two managers yourself' }).locator('..')
  await hand.getByLabel('Earlier league').selectOption({ index: 1 })
  await expect(hand.getByRole('button', { name: 'Same manager' })).toBeDisabled()
  await hand.getByLabel('This league').selectOption({ index: 1 })
  await hand.getByRole('button', { name: 'Same manager' }).click()
  await expect(moved.getByText('One pair is confirmed as one manager.')).toBeVisible()
  await expect(hand.getByLabel('Earlier league')).toHaveValue('')
  // The weekly of an old season, at this league's address.
  await open(page, '/weekly/espn/105/2023/17')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hail Mary Poppins')
})
