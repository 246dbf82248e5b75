/**
 * The ten-second test: on a phone, nine questions of a league's member have their answer after at most two taps from the overview. And the
 * first screen of a first visit shows standings.
 */
import { expect, type Locator, type Page, test } from '@playwright/test'
import { chooseTeams } from './support/my-teams.ts'
import { hydrated, open } from './support/page.ts'

test.use({ viewport: { width: 390, height: 844 } })

const dock = (page: Page) => page.locator('nav[data-dock]')

for (const league of ['101', '103']) {
  test(`the first screen shows four rows of standings, and above them which team is the reader’s: league ${league}`, {
    tag: '@phone',
  }, async ({ page }) => {
    await open(page, `/leagues/espn/${league}/overview`)
    const rows = page.getByRole('table', { name: 'League Standings' }).locator('tbody tr')
    await expect(rows).toHaveCount(12)
    const line = await page.getByRole('button', { name: /^Which team is yours/ }).boundingBox()
    const first = await rows.first().boundingBox()
    const fourth = await rows.nth(3).boundingBox()
    const bar = await dock(page).boundingBox()
    expect((line?.y ?? Number.NaN) + (line?.height ?? 0)).toBeLessThanOrEqual(first?.y ?? 0)
    expect((fourth?.y ?? Number.NaN) + (fourth?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  })
}

interface Question {
  asks: string
  league: string
  /** A door, and a screen or a part of it. */
  taps: readonly [door?: string, screen?: string]
  /** What the reader sees then, without scrolling. */
  sees: (main: Locator) => Locator
}

const running = '103'
const finished = '101'
const heading = (name: RegExp) => (main: Locator) => main.getByRole('heading', { name })
const text = (words: RegExp) => (main: Locator) => main.getByText(words)

const questions: readonly Question[] = [
  { asks: 'Where am I?', league: running, taps: [], sees: text(/^You are \d+\w\w, \d+-\d+/) },
  { asks: 'Who was lucky?', league: running, taps: ['Race', 'Strength and luck'], sees: text(/^Luckiest$/) },
  { asks: 'Whom do I root for?', league: running, taps: ['Race', 'Root for'], sees: heading(/^Root for$/) },
  { asks: 'Whom do I start?', league: running, taps: ['My team'], sees: text(/^Upcoming$/) },
  { asks: 'Who wins this week?', league: running, taps: ['Week'], sees: text(/^chance to win$/) },
  {
    asks: 'Who won that trade?',
    league: finished,
    taps: ['League', 'Moves'],
    sees: heading(/^Trade of the Year: .* gained/),
  },
  {
    asks: 'What if we had played PPR?',
    league: running,
    taps: ['League', 'Rule Lab'],
    sees: (main) => main.getByRole('button', { name: 'Full PPR' }),
  },
  { asks: 'My rival, all time?', league: finished, taps: ['My team', 'All-time'], sees: text(/^Regular season$/) },
  { asks: 'What do we owe?', league: finished, taps: ['League', 'Book'], sees: heading(/won the most in/) },
]

for (const { asks, league, taps, sees } of questions) {
  test(`${asks} At most two taps`, { tag: '@phone' }, async ({ page }) => {
    await chooseFifth(page, league)
    await open(page, `/leagues/espn/${league}/overview`)
    const [door, screen] = taps
    if (door) await dock(page).locator('a, button').filter({ hasText: door }).locator('visible=true').click()
    await hydrated(page)
    if (screen)
      await page.locator('nav a, [popover] a').filter({ hasText: screen }).locator('visible=true').first().click()
    await hydrated(page)
    await expect(sees(page.getByRole('main')).locator('visible=true').first()).toBeInViewport()
  })
}

/** As after a reply to "Which team is yours?". */
const chooseFifth = (page: Page, league: string): Promise<void> =>
  chooseTeams(page, [{ league, id: Number(`${league}${league === running ? 26 : 25}0005`), name: '' }])
