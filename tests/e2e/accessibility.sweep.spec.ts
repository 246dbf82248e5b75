/** Every screen in both themes, on a desk and on a phone: axe, keyboard, reduced motion, fit, nothing that jumps. */
import { test } from '@playwright/test'
import { expectNoViolations } from './support/axe.ts'
import { expectReachable } from './support/keyboard.ts'
import { expectNoShifts, recordShifts } from './support/layout-shifts.ts'
import { expectNoMotion, expectWhole, open, settled } from './support/page.ts'
import { addressOf, everyScreen } from './support/routes.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, { tag: '@phone' }, () => {
    test.use({ colorScheme })

    for (const screen of everyScreen) {
      test(`${screen} fits, does not shift, works by keyboard and has no violations`, async ({
        page,
        request,
        isMobile,
      }) => {
        await recordShifts(page)
        await open(page, await addressOf(request, screen))
        // Here the error is the content.
        if (screen !== 'unknown address') {
          await settled(page)
          await expectWhole(page)
        }
        await expectNoShifts(page)
        await expectNoViolations(page)
        if (!isMobile) await expectReachable(page)
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await expectNoMotion(page)
      })
    }
  })
}
