/** What is pressed shows it before the page follows, so that a slow phone responds at once. */
import { expect, type Locator, test } from '@playwright/test'
import { finishedLeague, runningLeague } from './support/api.ts'
import { open } from './support/page.ts'

/** Clicks, and reads an attribute of an element at the moment when the address changes. */
async function pressAndRead(control: Locator, shown: Locator, attribute: string): Promise<string | null> {
  const page = control.page()
  const element = await shown.elementHandle()
  await page.evaluate(
    ([element, attribute]) => {
      const replaceState = history.replaceState.bind(history)
      history.replaceState = (...entry) => {
        history.replaceState = replaceState
        document.documentElement.dataset.shownAtChange = String(element?.getAttribute(attribute))
        replaceState(...entry)
      }
    },
    [element, attribute] as const,
  )
  await control.click()
  await expect(page.locator('html')).toHaveAttribute('data-shown-at-change')
  return page.locator('html').getAttribute('data-shown-at-change')
}

test('the code of a profile loads while a name of the draft board is pressed', async ({ page, request }) => {
  const { espnLeagueId } = await finishedLeague(request)
  await open(page, `/leagues/espn/${espnLeagueId}/draftboard`)
  const code = page.waitForRequest(/\/_astro\/PlayerModal/)
  await page.locator('.pick-name').first().hover()
  await page.mouse.down()
  await code
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.mouse.up()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a header, a toggle and a picked winner are marked before the address and the page follow', async ({
  page,
  request,
}) => {
  const { espnLeagueId: finished } = await finishedLeague(request)
  await test.step('header', async () => {
    await open(page, `/leagues/espn/${finished}/overview`)
    const header = page
      .getByRole('table', { name: 'League Standings' })
      .getByRole('columnheader', { name: /^Points For/ })
    expect(await pressAndRead(header.getByRole('button'), header, 'aria-sort')).toBe('descending')
    await expect(page).toHaveURL(/\?sort=points_for&order=desc$/)
  })
  await test.step('toggle', async () => {
    await open(page, `/leagues/espn/${finished}/moves`)
    const toggle = page.getByRole('button', { name: 'By value' })
    expect(await pressAndRead(toggle, toggle, 'aria-pressed')).toBe('true')
    await expect(page).toHaveURL(/\?by=value$/)
  })
  await test.step('winner', async () => {
    const { espnLeagueId: running } = await runningLeague(request)
    await open(page, `/leagues/espn/${running}/forecast`)
    const winner = page
      .getByRole('group', { name: 'What if' })
      .getByRole('button', { name: / beats / })
      .first()
    expect(await pressAndRead(winner, winner, 'aria-pressed')).toBe('true')
    await expect(page).toHaveURL(/\?what-if=\d+h$/)
  })
})
