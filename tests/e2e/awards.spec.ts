/** Specification, sections 2 ('Awards tab') and 8: season superlatives. */

import { expect, type Page } from '@playwright/test'
import type { Answer } from '../../src/contract/answers/index.ts'
import { ask, finishedLeague } from './support/api.ts'
import { test } from './support/kept-page.ts'

async function openAwards(page: Page, league: Answer<'league'>) {
  await page.goto(`/leagues/espn/${league.espn_league_id}/awards`)
}

const grid = (page: Page) => page.getByRole('region', { name: 'Season Superlatives' })
const cards = (page: Page) => grid(page).getByRole('article')

test('shows every award, on paper with its description', async ({ page, request }) => {
  await test.step("'Season Superlatives': cards with rank number, title, winner team, optional player and display value", async () => {
    const league = await finishedLeague(request)
    const { superlatives } = await ask(request, 'superlatives', { league_id: league.id })
    expect(superlatives.length).toBeGreaterThan(8)
    await openAwards(page, league)
    await expect(page.getByRole('heading', { name: 'Season Superlatives' })).toBeVisible()
    await expect(cards(page)).toHaveCount(superlatives.length)
    for (const [index, { award, winner }] of superlatives.entries()) {
      const card = cards(page).nth(index)
      await expect(card.getByRole('heading', { name: award, exact: true })).toBeVisible()
      await expect(card.getByText(String(index + 1), { exact: true })).toBeVisible()
      await expect(card.locator('svg').first()).toBeVisible()
      await expect(card).toContainText(winner.team_name.trim())
      if (winner.player_name) await expect(card).toContainText(winner.player_name)
      await expect(card).toContainText(winner.display)
    }
  })
  await test.step("footer: '{total_awards} awards celebrating the best from {teams_analyzed} teams'", async () => {
    const league = await finishedLeague(request)
    const { summary } = await ask(request, 'superlatives', { league_id: league.id })
    await expect(
      page.getByText(`${summary.total_awards} awards celebrating the best from ${summary.teams_analyzed} teams`, {
        exact: true,
      }),
    ).toBeVisible()
  })
  await test.step('prints every award with its description', async () => {
    const league = await finishedLeague(request)
    const { superlatives } = await ask(request, 'superlatives', { league_id: league.id })
    await expect(cards(page)).toHaveCount(superlatives.length)
    await page.emulateMedia({ media: 'print' })
    for (const [index, { description }] of superlatives.entries()) {
      await expect(cards(page).nth(index).getByText(description, { exact: true })).toBeVisible()
    }
  })
})

test('has a description on hover, on focus and on tap', { tag: '@phone' }, async ({ page, request, isMobile }) => {
  const league = await finishedLeague(request)
  const { superlatives } = await ask(request, 'superlatives', { league_id: league.id })
  await openAwards(page, league)
  const description = (index: number) =>
    cards(page)
      .nth(index)
      .getByText(superlatives[index]?.description ?? 'a description', { exact: true })
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
})
