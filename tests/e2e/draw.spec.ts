/** A draft order from the rule to the order, with a beacon that is played, on desks and phones. */
import { expect, type Page, test } from '@playwright/test'
import { writeDrawLink } from '../../src/contract/draw-link.ts'
import { roundAt } from '../../src/domain/beacon.ts'
import { writeDrawRule } from '../../src/domain/draft-draw.ts'
import { knownOrder, knownRound, knownRule, linkAfter, linkBefore } from '../support/known-draw.ts'
import { expectNoViolations } from './support/axe.ts'
import { expectWhole, open, settled } from './support/page.ts'

const names = knownOrder.map(({ name }) => name)
const order = (page: Page) => page.getByRole('region', { name: 'The order' }).locator('li bdi')
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Draft order of The Long Count' })

/** What every origin of the beacon sends; null: none can be reached. */
function playBeacon(page: Page, signature: string | null) {
  return page.route(/drand\.(sh|cloudflare\.com)\//, (route) =>
    signature === null ? route.abort() : route.fulfill({ json: { round: knownRound.round, signature } }),
  )
}

test('the link of a rule shows the order of a known round, which its own link keeps @phone', async ({ page }) => {
  await playBeacon(page, knownRound.signature)
  await open(page, `/draw#${linkBefore}`)
  await expect(heading(page)).toBeVisible()
  await expect(order(page)).toHaveText(names)
  await expect(page.getByRole('textbox', { name: 'Link with the result' })).toHaveValue(
    new RegExp(`/draw#${linkAfter}$`),
  )
  await page.getByText('Check it yourself, without this site').click()
  const lines = await page.getByRole('textbox', { name: 'The lines' }).inputValue()
  const call = await page.getByRole('textbox', { name: 'The call' }).inputValue()
  expect(await page.evaluate(`(async () => { ${lines}\nreturn ${call} })()`)).toEqual(names)
  await settled(page)
  await expectWhole(page)
  await expectNoViolations(page)
})

test('a page that is open when the round comes shows the order by itself, though the beacon is late @phone', async ({
  page,
}) => {
  await page.clock.install({ time: knownRound.time - 3_600_000 })
  await playBeacon(page, null)
  await open(page, `/draw#${linkBefore}`)
  await expect(page.getByText(/Waiting for the random value of .*, in \d+ minutes\./)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Share the link with the rule' })).toBeVisible()
  await settled(page)
  await expectWhole(page)
  await expectNoViolations(page)
  await page.clock.fastForward(3_605_000)
  await expect(page.getByText('The beacon can’t be reached')).toBeVisible()
  const field = page.getByLabel('Round 1000')
  await field.fill('{"round":1000,')
  await page.clock.fastForward(16_000)
  await expect(field).toHaveValue('{"round":1000,')
  await page.unrouteAll()
  await playBeacon(page, knownRound.signature)
  await page.clock.fastForward(16_000)
  await expect(order(page)).toHaveText(names)
})

test('a device whose clock is behind asks for the value when its reader does', async ({ page }) => {
  await page.clock.install({ time: knownRound.time - 86_400_000 })
  await playBeacon(page, knownRound.signature)
  await open(page, `/draw#${linkBefore}`)
  await page.getByRole('button', { name: 'Ask for the value now' }).press('Enter')
  await expect(order(page)).toHaveText(names)
})

test('a link with the result opens without the beacon, and a forged one is refused', async ({ page }) => {
  await playBeacon(page, null)
  await open(page, `/draw#${linkAfter}`)
  await expect(order(page)).toHaveText(names)
  await page.goto(`/draw#${linkAfter.replace(/9$/, '8')}`)
  await page.reload()
  await expect(page.getByText('This result is forged or damaged')).toBeVisible()
  await expect(order(page)).toHaveCount(0)
  await page.unrouteAll()
  await playBeacon(page, knownRound.signature)
  await page.getByRole('button', { name: 'Draw with the genuine value' }).click()
  await expect(order(page)).toHaveText(names)
})

test('without the beacon a pasted value is drawn, and a forged one is not @phone', async ({ page }) => {
  await playBeacon(page, null)
  await open(page, `/draw#${linkBefore}`)
  await expect(page.getByText('The beacon can’t be reached')).toBeVisible()
  const field = page.getByLabel('Round 1000')
  await field.fill(knownRound.signature.replace(/9$/, '8'))
  await field.press('Enter')
  await expect(page.getByText(/The beacon didn’t sign this as round 1000/)).toBeVisible()
  await expectNoViolations(page)
  await field.fill(JSON.stringify({ round: 1000, signature: knownRound.signature }))
  await field.press('Enter')
  await expect(order(page)).toHaveText(names)
})

test('a server that sends another value decides nothing', async ({ page }) => {
  await playBeacon(page, knownRound.signature.replace(/9$/, '8'))
  await open(page, `/draw#${linkBefore}`)
  await expect(page.getByText('What came didn’t have the beacon’s signature')).toBeVisible()
  await expect(order(page)).toHaveCount(0)
})

test('a rule is stated with the keyboard, and waits for its round @phone', async ({ page }) => {
  await playBeacon(page, null)
  await open(page, '/draw?league=espn:101')
  await expect(page.getByText(/final standings of \d{4}, last place first/)).toBeVisible()
  await settled(page)
  await expectWhole(page)
  await expectNoViolations(page)
  const first = await page.getByRole('textbox', { name: 'Name of team 1', exact: true }).inputValue()
  await page.getByLabel('Time of the draw').fill('2020-01-01T10:00')
  await page.getByRole('button', { name: 'State the rule' }).press('Enter')
  await expect(page.getByRole('alert')).toContainText('at least five minutes from now')
  await page.getByLabel('Time of the draw').fill('2060-01-01T10:00')
  await page.getByRole('button', { name: 'State the rule' }).press('Enter')
  await expect(page.getByText(/Waiting for the random value of/)).toBeVisible()
  // Below a long form the link would be above what is seen.
  await expect(page.getByRole('heading', { level: 1, name: /^Draft order of/ })).toBeFocused()
  await page.goBack()
  await expect(page.getByLabel('Time of the draw')).toHaveValue('2060-01-01T10:00')
  await page.goForward()
  await expect(page.getByRole('textbox', { name: 'Link with the rule' })).toHaveValue(/\/draw#[\w-]+$/)
  await expect(page.getByRole('region', { name: 'The rule' }).locator('li bdi').first()).toHaveText(first)
  await settled(page)
  await expectWhole(page)
  await expectNoViolations(page)
})

test('a rule whose round was public when it was stated is refused', async ({ page }) => {
  const late = { ...knownRule, statedAt: knownRound.time + 1000, round: roundAt(knownRound.time) }
  await open(page, `/draw#${writeDrawLink({ text: writeDrawRule(late), signature: knownRound.signature })}`)
  await expect(page.getByText(/already public when this rule was stated/)).toBeVisible()
  await expectNoViolations(page)
})
