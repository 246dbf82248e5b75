/** A page that returns from the back/forward cache. */
import { expect, test } from '@playwright/test'
import { finishedLeague } from './support/api.ts'
import { expectWhole } from './support/page.ts'

// WebKit loses the message by which React continues while a page is put into its cache (`src/layouts/renders.ts`).
test('a returning page that React no longer renders is loaded again', async ({ page, request }) => {
  const { espnLeagueId } = await finishedLeague(request)
  await page.addInitScript(() => {
    if (sessionStorage.getItem('returned')) return
    const post = MessagePort.prototype.postMessage
    MessagePort.prototype.postMessage = function (this: MessagePort, ...message: Parameters<typeof post>) {
      if (message[0] !== null || sessionStorage.getItem('returned')) post.apply(this, message)
    } as typeof post
  })
  const sort = page.getByRole('button', { name: /^Points For/ })
  await page.goto(`/leagues/espn/${espnLeagueId}/overview`)
  await expect(sort).toHaveCount(0)
  await page.evaluate(() => {
    sessionStorage.setItem('returned', 'yes')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expectWhole(page)
  await sort.click()
  await expect(page.getByRole('columnheader', { name: /^Points For/ })).toHaveAttribute('aria-sort', /ending/)
})
