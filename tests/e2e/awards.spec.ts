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
  await expect(cards(page).first()).toBeVisible()
  await expect(description(0)).toBeHidden()
  if (isMobile) {
    await cards(page).nth(0).tap()
    await expect(description(0)).toBeVisible()
    await cards(page).nth(1).tap()
    await expect(description(1)).toBeVisible()
    await expect(description(0)).toBeHidden()
  } else {
    await cards(page).nth(0).hover()
    await expect(description(0)).toBeVisible()
    await page.mouse.move(0, 0)
    await expect(description(0)).toBeHidden()
    await cards(page).nth(1).getByRole('button').focus()
    await expect(description(1)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(description(1)).toBeHidden()
  }
  await test.step('prints every award with its description', async () => {
    // On paper no card is folded.
    await page.emulateMedia({ media: 'print' })
    await expect(cards(page)).toHaveCount(superlatives.length)
    for (const index of superlatives.keys()) await expect(description(index)).toBeVisible()
  })
})
