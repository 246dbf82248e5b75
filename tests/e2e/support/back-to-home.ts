import { expect, type Page } from '@playwright/test'

/** Follows 'Back to Home', a link or a button, and sees home. */
export async function expectBackToHome(page: Page): Promise<void> {
  const name = 'Back to Home'
  await page.getByRole('link', { name }).or(page.getByRole('button', { name })).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { name: 'Your Leagues' })).toBeVisible()
}
