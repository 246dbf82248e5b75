/** The forecast of a running season: odds, and odds with the reader's picks. */
import { expect, test } from '@playwright/test'
import { espnLeague } from '../support/league-keys.ts'
import { ask, brokenText, runningLeague } from './support/api.ts'
import { expectNoSidewaysScroll } from './support/page.ts'

test('plays the seasons again for the winners that are chosen, shared by the address', { tag: '@phone' }, async ({
  page,
  request,
  isMobile,
}) => {
  const league = await runningLeague(request)
  const { games, teams, model } = await ask(request, 'forecast', espnLeague(league.espnLeagueId))
  // Phones fold the weeks after the next.
  const next = Math.min(...games.map(({ week }) => week))
  const [game] = games.filter(({ week }) => week === next).toSorted((a, b) => b.leverage - a.leverage)
  if (!game || !model) throw new Error('The running league has games to come')
  const address = `/leagues/espn/${league.espnLeagueId}/forecast`
  await page.goto(address)
  const odds = page.getByRole('table', { name: 'Season odds' })
  for (const { team, playoffs } of teams) {
    await expect(odds.getByRole('row').filter({ hasText: team.name.trim() })).toContainText(playoffs.text)
  }
  await expectNoSidewaysScroll(page)
  const section = page.getByRole('group', { name: 'What if', exact: true })
  const choice = section.getByRole('button', { name: `${game.home.name} beats ${game.away.name}` }).first()
  if (isMobile) await section.getByText(/games to decide/).click()
  await choice.focus()
  await page.keyboard.press('Enter')
  await expect(section.getByRole('status')).toContainText(/With 1 pick, playoff odds: .+ points?/)
  await expect(choice).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(`${address}?what-if=${game.matchupId}h`)
  const moved = game.teams[0]
  // A worker that is started from a blob has the page's content policy.
  expect(page.workers().map((worker) => worker.url())).toEqual([expect.stringMatching(/^blob:/)])
  await expect(odds.getByRole('row').filter({ hasText: moved?.team.name.trim() })).toContainText(
    (moved?.leverage ?? 0) > 0 ? '▲' : '▼',
  )

  await section.getByRole('button', { name: 'Clear 1 result' }).click()
  await expect(page).toHaveURL(address)
  await expect(choice).toHaveAttribute('aria-pressed', 'false')

  await page.goto(`${address}?what-if=${game.matchupId}h-${game.matchupId}a-nobody`)
  await expect(section).toContainText('2 picks in this link were skipped')
  await expect(section.getByRole('status')).toContainText('With 1 pick')
  await expect(page.locator('body')).not.toContainText(brokenText)
})
