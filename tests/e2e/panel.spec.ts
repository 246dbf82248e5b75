/** Specification, sections 2 (performance tab), 4, 7, 8 and 9: the matchup side panel in use. Texts: tests/screens/matchup-panel.test.tsx. */
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { ask, failWith, finishedLeague } from './support/api.ts'
import { open } from './support/page.ts'

/** A team of the finished demo league and its opponent in a week of the regular season. */
async function playedMatchup(request: APIRequestContext, week = 5) {
  const league = await finishedLeague(request)
  const [team] = await ask(request, 'leagueTeams', { id: league.id })
  if (!team) throw new Error('The league has no team')
  const own = await ask(request, 'weeklyRoster', { id: team.id, week })
  if (!own.matchup) throw new Error(`No matchup in week ${week}`)
  const address = `/leagues/espn/${league.espnLeagueId}/teams/${team.id}/performance`
  return { team, own, matchup: own.matchup, address }
}

const panelOf = (page: Page) => page.getByRole('dialog', { name: /^Week \d+/ })
const points = (value: number | null) => (value ?? 0).toFixed(1).replace('-', '−')

test('opens from the performance table, moves between weeks, and closes', { tag: ['@phone', '@sweep'] }, async ({
  page,
  request,
  isMobile,
}) => {
  const { address } = await playedMatchup(request)
  const table = page.getByRole('table', { name: 'Weekly performance' })
  await page.goto(address)
  for (const name of ['Week', 'Score', 'Opponent Score', 'Result', ...(isMobile ? [] : ['Projected'])]) {
    await expect(table.getByRole('columnheader', { name, exact: true })).toBeVisible()
  }
  await test.step('opens by a click on a row of the performance table, and is in the address', async () => {
    await table.getByText('Week 5', { exact: true }).click()
    await expect(page).toHaveURL(`${address}?matchup=5`)
    await expect(panelOf(page).getByRole('table')).toBeVisible()
  })
  await test.step('side panel width 800px, at the bottom of a phone', async () => {
    await expect
      .poll(async () => {
        const box = await panelOf(page).boundingBox()
        return isMobile ? Math.round((box?.y ?? 0) + (box?.height ?? 0)) : Math.round(box?.width ?? 0)
      })
      .toBe(isMobile ? page.viewportSize()?.height : 800)
  })
  await test.step('arrows move between weeks: buttons and left and right keys', async () => {
    await panelOf(page).getByRole('button', { name: 'Next week' }).click()
    await expect(page).toHaveURL(`${address}?matchup=6`)
    await expect(panelOf(page)).toHaveAccessibleName('Week 6 matchup')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(page).toHaveURL(`${address}?matchup=4`)
    await page.keyboard.press('ArrowRight')
    await expect(panelOf(page)).toHaveAccessibleName('Week 5 matchup')
  })
  await test.step('stays at the first week when there is none before', async () => {
    for (let week = 5; week > 1; week--) await page.keyboard.press('ArrowLeft')
    await expect(page).toHaveURL(`${address}?matchup=1`)
    await expect(panelOf(page).getByRole('button', { name: 'Previous week' })).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('ArrowLeft')
    await expect(panelOf(page)).toHaveAccessibleName('Week 1 matchup')
    await expect(page).toHaveURL(`${address}?matchup=1`)
  })
  await test.step('is open after a reload; Escape closes it, and a click beside a row’s text opens it', async () => {
    await page.reload()
    await expect(panelOf(page)).toHaveAccessibleName('Week 1 matchup')
    await page.keyboard.press('Escape')
    await expect(panelOf(page)).toHaveCount(0)
    await expect(page).toHaveURL(address)
    await table.locator('tbody tr').nth(2).locator('td').last().click()
    await expect(page).toHaveURL(`${address}?matchup=3`)
  })
})

test('opens from the chart, at the week that is tapped or clicked', { tag: ['@phone', '@sweep'] }, async ({
  page,
  request,
  isMobile,
}) => {
  const { address } = await playedMatchup(request)
  await open(page, address)
  const chart = page.getByRole('slider', { name: 'Score by week' })
  await chart.scrollIntoViewIfNeeded()
  const bars = await chart.boundingBox()
  const label = await chart.getByText('5', { exact: true }).boundingBox()
  if (!bars || !label) throw new Error('No chart')
  const x = label.x + label.width / 2
  const y = bars.y + bars.height / 2
  if (isMobile) await page.touchscreen.tap(x, y)
  else await page.mouse.click(x, y)
  await expect(page).toHaveURL(`${address}?matchup=5`)
  await expect(panelOf(page)).toHaveAccessibleName('Week 5 matchup')
})

test('reports a failed roster, retries it, and only logs the opponent’s failure', { tag: '@sweep' }, async ({
  page,
  request,
}) => {
  const { address, team, own, matchup } = await playedMatchup(request)
  const roster = new RegExp(`/teams/${team.id}/roster/weekly/5`)
  const logged: string[] = []
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
  await failWith(page, roster, 500)
  await failWith(page, new RegExp(`/teams/${matchup.opponentId}/roster/weekly/5`), 500)
  await page.goto(`${address}?matchup=5`)
  await expect(panelOf(page).getByText('Failed to load roster data')).toBeVisible()
  await page.unroute(roster)
  await panelOf(page).getByRole('button', { name: 'Retry' }).click()
  await expect(panelOf(page).getByText('No opponent data available')).toBeVisible()
  await expect(panelOf(page).getByRole('alert')).toHaveCount(0)
  await expect(panelOf(page)).not.toContainText('Planned failure')
  await expect(panelOf(page).getByRole('region', { name: 'Score' })).toContainText(points(matchup.teamScore))
  const starter = own.roster.find(({ isStarter }) => isStarter)
  await expect(panelOf(page).getByRole('table')).toContainText(starter?.name.split(' ').at(-1) ?? '')
  expect(logged.some((text) => text.includes('opponent'))).toBe(true)
})

test('a player opens his profile above it; Escape closes the profile first', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const { address, own } = await playedMatchup(request)
  const starter = own.roster.find(({ isStarter }) => isStarter)
  await page.goto(`${address}?matchup=5`)
  await panelOf(page)
    .getByRole('button', { name: starter?.name.split(' ').at(-1) ?? '' })
    .first()
    .click()
  const profile = page.getByRole('dialog', { name: starter?.name ?? '' })
  await expect(profile).toBeVisible()
  await page.reload()
  await expect(profile.getByText('Week by week')).toBeVisible()
  // Either may open first; then the profile is raised above the panel again, and handles the keys.
  await expect(page.locator('dialog[open]')).toHaveCount(2)
  await expect(profile.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(`${address}?matchup=5&player=${starter?.playerId}`)
  await page.keyboard.press('Escape')
  await expect(profile).toHaveCount(0)
  await expect(panelOf(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(address)
})
