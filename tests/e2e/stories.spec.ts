/** Recap and stories of a league without pages of its own: both open from a link, and the cards turn. */
import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { ask, failWith, finishedLeague } from './support/api.ts'
import { expectNoViolations } from './support/axe.ts'

test('a recap opens for a live league, and leads to its story', async ({ page, request }) => {
  const { espnLeagueId, season, leader } = await finishedLeague(request)
  await page.goto(`/recap/espn/${espnLeagueId}/${season}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(leader?.teamName ?? 'a champion')
  await page.getByRole('link', { name: 'The story of the season' }).click()
  await expect(page).toHaveURL(new RegExp(`/story/espn/${espnLeagueId}/${season}$`))
  await expect(cardOf(page, 1)).toContainText('Champion')
})

const cardOf = (page: Page, number: number) => page.locator(`#card-${number}`)
/** The card is in the middle. Its neighbors can be in view as well. */
const expectCard = (page: Page, number: number) =>
  expect
    .poll(() =>
      cardOf(page, number).evaluate((card) => {
        const { left, right } = card.getBoundingClientRect()
        return Math.round(Math.abs((left + right - innerWidth) / 2))
      }),
    )
    .toBeLessThanOrEqual(1)

test('the cards of a team turn by keys and taps, and are saved as pictures', async ({ page, request }) => {
  const { id, espnLeagueId, season } = await finishedLeague(request)
  const { standings } = await ask(request, 'standings', { leagueId: id })
  const [team] = standings
  await page.goto(`/story/espn/${espnLeagueId}/${season}/${team?.teamId}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(team?.teamName ?? 'a team')
  await expectCard(page, 1)
  await page.keyboard.press('ArrowRight')
  await expectCard(page, 2)
  const { width = 0, height = 0 } = (await cardOf(page, 2).boundingBox()) ?? {}
  await cardOf(page, 2).click({ position: { x: width * 0.8, y: height * 0.2 } })
  await expectCard(page, 3)
  await cardOf(page, 3).click({ position: { x: width * 0.1, y: height * 0.2 } })
  await expectCard(page, 2)
  await expectNoViolations(page)

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save this card as a square picture' }).click()
  const download = await saved
  expect(download.suggestedFilename()).toMatch(/^[a-z0-9-]+-the-story-of-\d{4}-[a-z-]+-square\.png$/)
  const file = await readFile(await download.path())
  // Width and height of a PNG.
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1080, 1080])

  await page.getByRole('link', { name: 'Next team' }).click()
  await expect(page).toHaveURL(new RegExp(`/story/espn/${espnLeagueId}/${season}/${standings[1]?.teamId}$`))
})

test('the first card waits for no simulation, whose card comes later', { tag: '@sweep' }, async ({ page, request }) => {
  const { espnLeagueId, season } = await finishedLeague(request)
  const held = Promise.withResolvers<void>()
  await page.route('**/forecast-history**', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(`/story/espn/${espnLeagueId}/${season}`)
  await expect(cardOf(page, 1)).toContainText('Champion')
  const odds = page.locator('.story-card[data-name="odds"]')
  await expect(odds).toHaveCount(0)
  held.resolve()
  await expect(odds).toHaveCount(1)
  await page.keyboard.press('ArrowRight')
  await expectCard(page, 2)
})

test('cards that come later leave the reader at his card, and what he has read in its order', {
  tag: '@sweep',
}, async ({ page, request }) => {
  const { espnLeagueId, season } = await finishedLeague(request)
  const held = Promise.withResolvers<void>()
  await page.route(/\/api\/.*(forecast-history|draft-complete|moves|managers)/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(`/story/espn/${espnLeagueId}/${season}`)
  await expect(cardOf(page, 1)).toContainText('Champion')
  const cards = page.locator('.story-cards > *')
  const names = () => cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-name')))
  for (const card of [2, 3]) {
    await page.keyboard.press('ArrowRight')
    await expectCard(page, card)
  }
  const early = await names()
  held.resolve()
  await expect(page.locator('.story-card[data-name="odds"]')).toHaveCount(1)
  await expect(page.locator('.story-card[data-name="draft"]')).toHaveCount(1)
  await expectCard(page, 3)
  expect((await names()).slice(0, 4)).toEqual(early.slice(0, 4))
  await page.keyboard.press('ArrowRight')
  await expectCard(page, 4)
})

test('cards stay where the simulation fails, which can be requested again', { tag: '@sweep' }, async ({
  page,
  request,
}) => {
  const { espnLeagueId, season } = await finishedLeague(request)
  await failWith(page, /forecast-history/, 500)
  await page.goto(`/story/espn/${espnLeagueId}/${season}`)
  await expect(cardOf(page, 1)).toContainText('Champion')
  await page.keyboard.press('ArrowRight')
  await expectCard(page, 2)
  const failed = page.getByRole('alert')
  await expect(failed).toContainText('Couldn’t load the rest of this page.')
  await expectCard(page, 2)
  await page.unroute(/forecast-history/)
  await failed.getByRole('button', { name: 'Retry' }).click()
  await expect(page.locator('.story-card[data-name="odds"]')).toHaveCount(1)
  await expect(failed).toHaveCount(0)
})

test('newer data leave the reader at their card', { tag: '@sweep' }, async ({ page, request }) => {
  const { espnLeagueId, season } = await finishedLeague(request)
  const name = 'The League Since Then'
  const simulation = Promise.withResolvers<void>()
  await page.clock.install()
  await page.goto(`/story/espn/${espnLeagueId}/${season}`)
  await expect(page.locator('.story-card[data-name="odds"]')).toHaveCount(1)
  for (const card of [2, 3, 4]) {
    await page.keyboard.press('ArrowRight')
    await expectCard(page, card)
  }
  const cards = await page.locator('.story-card').count()
  await page.route(`**/leagues/espn/${espnLeagueId}?**`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), name, asOf: '2031-01-01T00:00:00Z' } })
  })
  await page.route('**/forecast-history**', async (route) => {
    await simulation.promise
    await route.continue()
  })
  const requested = page.waitForRequest('**/forecast-history**')
  // The reader returns after a while.
  await page.clock.fastForward('02:00')
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  await requested
  await expect(page.locator('.story-card')).toHaveCount(cards)
  await expectCard(page, 4)
  simulation.resolve()
  await expect(cardOf(page, 4)).toContainText(name)
  await expect(page.locator('.story-card')).toHaveCount(cards)
  await expectCard(page, 4)
  await page.keyboard.press('ArrowRight')
  await expectCard(page, 5)
})

test('a picture whose script is missing is reported, and can be saved later', { tag: '@sweep' }, async ({
  page,
  request,
}) => {
  const { espnLeagueId, season } = await finishedLeague(request)
  const script = /save-card\.[\w-]+\.js/
  await page.route(script, (route) => route.fulfill({ status: 404 }))
  await page.goto(`/story/espn/${espnLeagueId}/${season}`)
  await expect(cardOf(page, 1)).toContainText('Champion')
  const save = page.getByRole('button', { name: 'Save this card as a square picture' })
  // The page is loaded again once, as the script may be of an earlier build.
  const reloaded = page.waitForEvent('load')
  await save.click()
  await reloaded
  await save.click()
  await expect(page.getByText('Couldn’t make the picture. Try again.')).toBeVisible()
  await page.unroute(script)
  const saved = page.waitForEvent('download')
  await save.click()
  await saved
  await expect(page.getByText('Couldn’t make the picture. Try again.')).toBeHidden()
})

test('no card scrolls, also one of ten rows with long names, on phones and in pictures', { tag: '@sweep' }, async ({
  page,
  request,
}) => {
  const { espnLeagueId, season } = await finishedLeague(request)
  await page.goto(`/story/espn/${espnLeagueId}/${season}`)
  const last = page.locator('.story-cards > [data-name="last"]')
  await expect(last).toHaveAttribute('data-rows', 'most')
  await last.evaluate((card) => {
    const rows = card.querySelector<HTMLElement>('.story-rows')
    const [row] = rows?.children ?? []
    if (!rows || !row) throw new Error('The card has no rows')
    for (const name of card.querySelectorAll('bdi')) name.textContent = 'The Longest Team Name Of Them All, Twice'
    rows.style.setProperty('--rows', '10')
    rows.replaceChildren(...Array.from({ length: 10 }, () => row.cloneNode(true)))
  })
  const hidden = (face: Element) => face.scrollHeight - face.clientHeight
  const scrolling = (faces: Element[]) =>
    faces.flatMap((face) => (face.scrollHeight > face.clientHeight ? face.ariaLabel : []))
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect(await page.locator('.story-cards .story-face').evaluateAll(scrolling), `${width} × ${height}`).toEqual([])
  }
  for (const format of ['upright', 'square']) {
    // As `paintCard` has it.
    await last.evaluate((card, as) => {
      const studio = Object.assign(document.createElement('div'), { className: 'story story-studio' })
      studio.dataset.format = as
      studio.append(card.cloneNode(true))
      document.body.append(studio)
    }, format)
    const face = page.locator(`.story-studio[data-format="${format}"] .story-face`)
    expect(await face.evaluate(hidden), format).toBe(0)
  }
})

test('taps and keys go on from the card that is still on its way', { tag: '@sweep' }, async ({ page, request }) => {
  const { espnLeagueId, season } = await finishedLeague(request)
  await page.goto(`/story/espn/${espnLeagueId}/${season}`)
  await expectCard(page, 1)
  await page.keyboard.press('ArrowRight')
  await expectCard(page, 2)
  // The cards stay where they are, as in the first moment of a turn.
  await page.evaluate(() => {
    Element.prototype.scrollIntoView = function () {
      document.body.dataset.shown = `${document.body.dataset.shown ?? ''} ${this.id}`
    }
  })
  const { x = 0, y = 0, width = 0, height = 0 } = (await cardOf(page, 2).boundingBox()) ?? {}
  const tap = (share: number) => page.mouse.click(x + width * share, y + height * 0.2)
  for (const share of [0.8, 0.8, 0.1]) await tap(share)
  await page.keyboard.press('ArrowRight')
  // The card beside the middle one.
  await tap(1.3)
  await expect(page.locator('body')).toHaveAttribute('data-shown', ' card-3 card-4 card-3 card-4 card-5')
  // A hand that scrolls decides anew.
  await cardOf(page, 2).dispatchEvent('wheel', { bubbles: true })
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('body')).toHaveAttribute('data-shown', / card-3$/)
})

test('says what is wrong with an address', { tag: '@sweep' }, async ({ page, request }) => {
  const { espnLeagueId, season } = await finishedLeague(request)
  await page.goto(`/story/espn/${espnLeagueId}/${season}/7`)
  await expect(page.getByRole('heading', { name: 'No such team' })).toBeVisible()
  await expect(page).toHaveTitle(/^No such team · /)
  await expect(page.getByRole('link', { name: 'Open the league’s story' })).toHaveAttribute(
    'href',
    `/story/espn/${espnLeagueId}/${season}`,
  )
  for (const kind of ['story', 'recap']) {
    await page.goto(`/${kind}/espn/${espnLeagueId}/2010`)
    await expect(page.getByRole('heading', { name: 'Failed to load league data' })).toBeVisible()
    await expect(page.getByRole('alert')).toContainText(`ESPN league ${espnLeagueId} of season 2010 not found.`)
  }
  await page.goto('/story/espn/104/2026')
  await expect(page.getByRole('heading', { name: 'No story yet' })).toBeVisible()
  await expect(page.getByText('The story of 2026 starts after week 7.')).toBeVisible()
  await page.goto(`/recap/espn/${espnLeagueId}/soon`)
  await expect(page.getByRole('heading', { name: 'Invalid season' })).toBeVisible()
  await expect(page).toHaveTitle(/^Invalid season · /)
  await expect(page.getByRole('link', { name: 'Open the league' })).toHaveAttribute(
    'href',
    `/leagues/espn/${espnLeagueId}/overview`,
  )
})

/** In the page: how many parts are left out until they are scrolled to. */
function countLeftOut(): number {
  const all = [...document.querySelectorAll('main *')].filter((one) => one.checkVisibility())
  return all.filter((one) => !one.checkVisibility({ contentVisibilityAuto: true })).length
}

test('paper has what a screen lays out only once it is scrolled to', { tag: '@sweep' }, async ({ page, request }) => {
  const { espnLeagueId, season } = await finishedLeague(request)
  for (const [address, shown] of [
    [`/story/espn/${espnLeagueId}/${season}`, '#card-1'],
    [`/leagues/espn/${espnLeagueId}/draftboard`, '.pick-name'],
  ] as const) {
    await page.emulateMedia({ media: 'screen' })
    await page.goto(address)
    await expect(page.locator(shown).first()).toBeVisible()
    await expect.poll(() => page.evaluate(countLeftOut), address).toBeGreaterThan(0)
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => page.evaluate(countLeftOut), address).toBe(0)
  }
})
