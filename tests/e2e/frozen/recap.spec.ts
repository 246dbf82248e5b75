/** Recaps of frozen seasons: pages that need no script, on a phone and on a desk, in both themes. */
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { frozenSeasonsOf } from '../support/frozen-pages.ts'
import { frozenSites } from '../support/frozen-sites.ts'
import { expectWhole, open, watchForTrouble } from '../support/page.ts'

for (const { name, site } of frozenSites) {
  test.describe(`recaps of a site of files ${name}`, () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`are whole and can be read by everybody, ${colorScheme}`, async ({ page, request }) => {
        test.slow()
        const trouble = watchForTrouble(page)
        await page.emulateMedia({ colorScheme })
        for (const { espn_league_id, season } of await frozenSeasonsOf(request, site)) {
          await open(page, `${site}recap/espn/${espn_league_id}/${season}/`)
          await expect(page.locator('script[src], link[rel="modulepreload"]')).toHaveCount(0)
          for (const details of await page.locator('details').all()) await details.locator('summary').click()
          for (const width of [360, 1280]) {
            await page.setViewportSize({ width, height: 900 })
            await expectWhole(page)
          }
          const { violations } = await new AxeBuilder({ page }).analyze()
          expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
        }
        expect(trouble.found()).toEqual([])
      })
    }

    test('lead to an award, to the league and back to the season', async ({ page, request }) => {
      const [over] = (await frozenSeasonsOf(request, site)).filter(({ through_week }) => through_week === null)
      const recap = `${site}recap/espn/${over?.espn_league_id}/${over?.season}/`
      await open(page, recap)
      await expect(page.getByText('Champion', { exact: true })).toBeVisible()
      await page.getByRole('link', { name: /Most Consistent/ }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Most Consistent' })).toBeVisible()
      const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
      const shown = await request.get(new URL(new URL(picture ?? '', site).pathname, site).href)
      expect(shown.headers()['content-type']).toContain('image/png')
      await page.getByRole('link', { name: 'The whole season' }).click()
      await expect(page).toHaveURL(new RegExp(`/recap/espn/${over?.espn_league_id}/${over?.season}/?$`))
      await page.getByRole('link', { name: 'Full standings' }).click()
      await expect(page.getByRole('table', { name: 'League Standings' })).toBeVisible()
    })
  })
}
