/** The page of measures: folds under questions, a search, and links that open their fold. */
import { expect, test } from '@playwright/test'
import { open } from './support/page.ts'

test('the measures are found by typing, and by keys', async ({ page }) => {
  await open(page, '/measures')
  const field = page.getByLabel('Search the measures')
  const folds = page.locator('[data-measure-list] details')
  const all = await folds.count()
  await test.step('filters as one types, and says how many are left', async () => {
    await field.fill('shapley')
    await expect(folds.filter({ visible: true })).toHaveCount(1)
    await expect(page.getByRole('status').filter({ hasText: `1 of ${all} measures` })).toBeVisible()
    await expect(page).toHaveURL('/measures?q=shapley')
  })
  await test.step('Enter opens the first, arrow keys move, Escape shows all again', async () => {
    await page.keyboard.press('Enter')
    await expect(page.getByText('its mean effect over all orders')).toBeVisible()
    await page.keyboard.press('ArrowUp')
    await expect(field).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(folds.filter({ visible: true })).toHaveCount(all)
    await expect(page).toHaveURL('/measures')
    await page.keyboard.press('ArrowDown')
    await expect(folds.first().locator('summary')).toBeFocused()
  })
  await test.step('says where nothing is found, with the way back', async () => {
    await field.fill('quidditch')
    await expect(page.getByText('No measure has these words.')).toBeVisible()
    await page.getByRole('button', { name: 'Show all measures' }).click()
    await expect(folds.filter({ visible: true })).toHaveCount(all)
    await expect(field).toBeFocused()
  })
  await test.step('keeps the words in the address', async () => {
    await open(page, '/measures?q=shapley')
    await expect(field).toHaveValue('shapley')
    await expect(folds.filter({ visible: true })).toHaveCount(1)
  })
})

test('a link to a measure opens its fold, from outside and from another measure', async ({ page }) => {
  await open(page, '/measures#expected-wins')
  await expect(page.getByText('10.2 expected wins')).toBeInViewport()
  await page.goto('/measures#forecast')
  await page.getByRole('link', { name: 'what is still to come' }).click()
  await expect(page.getByText('A chance moves only by what happens')).toBeInViewport()
  await page.goto('/measures#luck')
  await expect(page.getByRole('heading', { name: 'Who was lucky?' })).toBeInViewport()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the folds open, and there is no search', async ({ page }) => {
    await page.goto('/measures')
    await expect(page.getByLabel('Search the measures')).toBeHidden()
    await page.getByText('Magic number', { exact: true }).click()
    await expect(page.getByText('The fewest own wins that clinch')).toBeVisible()
  })
})
