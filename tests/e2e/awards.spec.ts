/** Specification, sections 2 ('Awards tab') and 8: season superlatives in use. Their texts: tests/screens/awards.test.ts. */
import { expect, type Page, test } from '@playwright/test'
import type { ResponseOf } from '../../src/contract/responses/index.ts'
import { ask, finishedLeague } from './support/api.ts'

async function openAwards(page: Page, league: ResponseOf<'league'>) {
  await page.goto(`/leagues/espn/${league.espnLeagueId}/awards`)
}

const grid = (page: Page) => page.getByRole('region', { name: 'Season Superlatives' })
const cards = (page: Page) => grid(page).getByRole('article')
const cardOf = (page: Page, award: string | undefined) =>
  grid(page).getByRole('article', { name: award ?? 'an award', exact: true })

test('has a description on hover, on focus and on tap', { tag: '@phone' }, async ({ page, request, isMobile }) => {
  const league = await finishedLeague(request)
  const { superlatives } = await ask(request, 'superlatives', { leagueId: league.id })
  await openAwards(page, league)
  const description = (index: number) =>
    cardOf(page, superlatives[index]?.award).getByText(superlatives[index]?.description ?? 'a description', {
      exact: true,
    })
  // Phones fold all awards of a group but its lead.
  const [first, second] = [0, 1].map((index) => cards(page).filter({ visible: true }).nth(index))
  if (!first || !second) throw new Error('Two awards are shown')
  const tipOf = (card: typeof first) => card.locator('[role=tooltip]')
  await expect(first).toBeVisible()
  await expect(tipOf(first)).toBeHidden()
  if (isMobile) {
    await first.tap()
    await expect(tipOf(first)).toBeVisible()
    await second.tap()
    await expect(tipOf(second)).toBeVisible()
    await expect(tipOf(first)).toBeHidden()
  } else {
    await first.hover()
    await expect(tipOf(first)).toBeVisible()
    await page.mouse.move(0, 0)
    await expect(tipOf(first)).toBeHidden()
    await second.getByRole('button').focus()
    await expect(tipOf(second)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(tipOf(second)).toBeHidden()
  }
  await test.step('prints every award with its description', async () => {
    // On paper no card is folded.
    await page.emulateMedia({ media: 'print' })
    await expect(cards(page)).toHaveCount(superlatives.length)
    for (const index of superlatives.keys()) await expect(description(index)).toBeVisible()
  })
})
