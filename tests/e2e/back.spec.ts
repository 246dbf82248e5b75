/** A page that returns from the back/forward cache. */
import { expect, test } from '@playwright/test'
import { finishedLeague } from './support/api.ts'

// WebKit loses the message by which React continues while a page is put into its cache (`src/layouts/renders.ts`).
const pages = [
  { name: 'a league’s page', pathOf: (id: number) => `/leagues/espn/${id}/overview` },
  {
    name: 'a season’s recap, which has no navigation',
    pathOf: (id: number, season: number) => `/recap/espn/${id}/${season}`,
  },
]

for (const { name, pathOf } of pages) {
  test(`${name} that returns and that React no longer renders is loaded again`, async ({ page, request }) => {
    const { espnLeagueId, season } = await finishedLeague(request)
    await page.addInitScript(() => {
      if (sessionStorage.getItem('returned')) return
      const post = MessagePort.prototype.postMessage
      MessagePort.prototype.postMessage = function (this: MessagePort, ...message: Parameters<typeof post>) {
        if (message[0] !== null || sessionStorage.getItem('returned')) post.apply(this, message)
      } as typeof post
    })
    const shown = page
      .getByRole('heading', { name: 'The championship' })
      .or(page.getByRole('button', { name: /^Points For/ }))
      .first()
    await page.goto(pathOf(espnLeagueId, season))
    await expect(page.locator('astro-island').first()).toBeAttached()
    await expect(shown).toHaveCount(0)
    const reloaded = page.waitForEvent('load')
    await page.evaluate(() => {
      sessionStorage.setItem('returned', 'yes')
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    await reloaded
    await expect(shown).toBeVisible()
  })
}
