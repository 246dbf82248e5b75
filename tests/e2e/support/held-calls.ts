/** Calls that wait until a test lets them go, in the order that the test wants. */
import { expect, type Page, type Route } from '@playwright/test'

export interface HeldCalls {
  /** Waits until a call whose address matches is held. */
  arrived(address: RegExp): Promise<void>
  /** Responds to every held call with a matching URL, as the server would. */
  release(address: RegExp): Promise<void>
  /** Addresses of calls that the page itself gave up. */
  aborted: string[]
}

export async function holdCalls(page: Page, address: RegExp): Promise<HeldCalls> {
  const held = new Map<Route, string>()
  const aborted: string[] = []
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText.includes('ABORTED')) aborted.push(request.url())
  })
  await page.route(address, (route) => {
    held.set(route, route.request().url())
  })
  const matching = (wanted: RegExp) => [...held].filter(([, url]) => wanted.test(url)).map(([route]) => route)
  return {
    aborted,
    arrived: (wanted) => expect.poll(() => matching(wanted).length).toBeGreaterThan(0),
    async release(wanted) {
      for (const route of matching(wanted)) {
        held.delete(route)
        // A call aborted by the page cannot be fulfilled any more.
        await route.continue().catch(() => {})
      }
    },
  }
}
