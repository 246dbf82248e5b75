/** Tables, charts and whole seasons as files. Other tables: tests/screens, tests/ui/lists-csv.test.tsx. */
import { expect, type Page, test } from '@playwright/test'
import { ask, finishedLeague } from './support/api.ts'
import { figure, rowsOf, saved, savedChart } from './support/downloads.ts'
import { foreignEspnLeagueId } from './support/foreign-league.ts'
import { type ForeignServer, startForeignServer } from './support/foreign-server.ts'
import { open } from './support/page.ts'

async function finishedTeam(request: Parameters<typeof finishedLeague>[0]) {
  const league = await finishedLeague(request)
  const [team] = await ask(request, 'leagueTeams', { id: league.id })
  if (!team) throw new Error('The league has no team')
  return { league, team, address: `/leagues/espn/${league.espnLeagueId}/teams/${team.id}` }
}

/** The picture's pixels, decoded by the browser. */
function lookAt(page: Page, bytes: Buffer) {
  return page.evaluate(async (base64) => {
    const image = Object.assign(new Image(), { src: `data:image/png;base64,${base64}` })
    await image.decode()
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height })
    const context = canvas.getContext('2d')
    if (!context) throw new Error('No canvas')
    context.drawImage(image, 0, 0)
    const { data } = context.getImageData(0, 0, image.width, image.height)
    const colours = new Set(Array.from({ length: data.length / 4 }, (_, at) => data.slice(at * 4, at * 4 + 4).join()))
    return { width: image.width, ground: data.slice(0, 4).join(), colours: colours.size }
  }, bytes.toString('base64'))
}

async function expectNoDownloadsOnPaper(page: Page) {
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('table').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /Download|Share/ })).toHaveCount(0)
}

test('standings and the whole season are files with the API’s numbers, without controls in print', async ({
  page,
  request,
}) => {
  const league = await finishedLeague(request)
  const { espnLeagueId: espnId, season } = league
  const { standings } = await ask(request, 'standings', { leagueId: league.id, season })
  let isDown = true
  await page.route(/whole-season/, (route) =>
    isDown ? route.fulfill({ status: 503, json: { detail: 'Back in a minute.' } }) : route.continue(),
  )
  await page.setViewportSize({ width: 360, height: 780 })
  await open(page, `/leagues/espn/${espnId}/overview?sort=points_for`)
  await test.step('a table is a file in the order in which it is sorted, with the columns that a phone does not show', async () => {
    const file = await saved(page, page.getByRole('button', { name: 'Download standings as CSV' }))
    expect(file.name).toMatch(new RegExp(`^[a-z0-9-]+-standings-${season}\\.csv$`))
    const [headers, ...rows] = rowsOf(file)
    expect(headers).toEqual([
      'Final Rank',
      'Team',
      `Regular Season Rank (weeks 1-${league.regularSeasonWeeks})`,
      'Regular Season Wins',
      'Regular Season Losses',
      'Regular Season Ties',
      'Points For',
      'Points Against',
      'Differential',
    ])
    expect(rows).toEqual(
      standings
        .toSorted((a, b) => b.regularSeason.pointsFor - a.regularSeason.pointsFor)
        .map(({ rank, teamName, regularSeason: regular }) => [
          figure(rank),
          teamName,
          ...[regular.rank, regular.wins, regular.losses, regular.ties].map(figure),
          ...[regular.pointsFor, regular.pointsAgainst, regular.pointDifferential].map(figure),
        ]),
    )
  })
  const button = page.getByRole('button', { name: 'Download season (JSON)' })
  await test.step('explains why a season cannot be downloaded, and retries', async () => {
    await button.click()
    await expect(page.getByText('Back in a minute.')).toBeVisible()
    isDown = false
  })
  await test.step('a whole season is the API’s response', async () => {
    const file = await saved(page, button)
    await expect(page.getByText('Back in a minute.')).toBeHidden()
    expect(file.name).toMatch(new RegExp(`-season-${season}\\.json$`))
    const whole = await request.get(`/api/v1/leagues/espn/${espnId}/whole-season?season=${season}`)
    // A comparison of megabytes that differ would take minutes.
    expect(file.bytes.toString('utf8') === (await whole.text())).toBe(true)
    expect((await whole.json()).teams).toHaveLength(league.teamCount)
  })
  await test.step('nothing to download is printed', () => expectNoDownloadsOnPaper(page))
})

test('a chart is a picture that needs nothing of the page', async ({ page, request }) => {
  const { team, address } = await finishedTeam(request)
  const asked: string[] = []
  page.on('request', (sent) => asked.push(sent.url()))
  await open(page, `${address}/performance`)
  const chart = page.getByRole('figure').first()
  const title = await chart.getByRole('heading').textContent()
  expect(asked.filter((url) => url.includes('save-'))).toEqual([])

  const svg = await savedChart(page, chart, 'SVG')
  expect(svg.name).toMatch(/^[a-z-]+-score-by-week-\d{4}\.svg$/)
  const read = await page.evaluate((text) => {
    const drawing = new DOMParser().parseFromString(text, 'image/svg+xml')
    return {
      root: drawing.documentElement.tagName,
      title: drawing.querySelector('title')?.textContent,
      texts: [...drawing.querySelectorAll('text')].map(({ textContent }) => textContent),
      ground: drawing.querySelector('rect')?.getAttribute('fill'),
      bars: drawing.querySelectorAll('svg rect').length,
    }
  }, svg.bytes.toString('utf8'))
  expect(read).toMatchObject({ root: 'svg', title, ground: expect.stringMatching(/^#[0-9a-f]{6}$/) })
  expect(read.texts.join(' ')).toContain(title)
  expect(read.texts.join(' ')).toContain(`${team.name} ${team.league.season}`)
  expect(read.texts.join(' ')).toContain('Fantasy Football Analytics')
  expect(read.bars).toBeGreaterThan(10)
  expect(svg.bytes.toString('utf8')).toContain('@font-face{font-family:"Figtree"')
  expect(svg.bytes.toString('utf8')).not.toMatch(/var\(|class=|foreignObject|currentColor|Download/)

  const { bytes, name } = await savedChart(page, chart, 'PNG')
  expect(name).toMatch(/\.png$/)
  expect(bytes.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a')
  const picture = await lookAt(page, bytes)
  expect(picture.colours).toBeGreaterThan(20)
  const width = await chart.evaluate((figure) => figure.clientWidth)
  expect(picture.width).toBe(2 * (width + 32))

  const { weeklyPerformance: weeks } = await ask(request, 'teamWeeklyPerformance', { id: team.id })
  const numbers = weeks.map(({ week }) => String(week))
  const values = rowsOf(await savedChart(page, chart, 'CSV'))
  expect(values.slice(1).map(([week]) => week)).toEqual(numbers)

  const table = await saved(page, page.getByRole('button', { name: 'Download weekly performance as CSV' }))
  expect(
    rowsOf(table)
      .slice(1)
      .map(([week]) => week),
  ).toEqual(numbers)
  await test.step('nothing to download is printed', () => expectNoDownloadsOnPaper(page))
})

test('a trade is a picture for the chat', { tag: '@sweep' }, async ({ page, request }) => {
  const { espnLeagueId: espnId } = await finishedLeague(request)
  const { trades } = await ask(request, 'trades', { host: 'espn', leagueId: String(espnId) })
  const trade = trades.at(-1)
  if (!trade) throw new Error('The league has no trade')
  await open(page, `/leagues/espn/${espnId}/moves/${trade.id}?season=${trade.season}`)
  const file = await saved(page, page.getByRole('button', { name: 'Download this trade as a picture' }))
  expect(file.name).toMatch(/^[a-z0-9-]+\.png$/)
  const { width, colours } = await lookAt(page, file.bytes)
  expect(width).toBeGreaterThan(600)
  expect(colours).toBeGreaterThan(10)
})

test('a chart is saved in the theme it is seen in, and by keyboard', { tag: '@sweep' }, async ({ page, request }) => {
  const { address, team } = await finishedTeam(request)
  const { roster } = await ask(request, 'weeklyRoster', { id: team.id, week: 5 })
  const [player] = roster
  if (!player) throw new Error('Nobody plays')
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, `${address}/roster/seasonoverview`)
  await test.step('a chart is saved in the current theme, even if it is made of text', async () => {
    const chart = page.getByRole('figure').filter({ hasText: 'From .500' })
    const picture = await lookAt(page, (await savedChart(page, chart, 'PNG')).bytes)
    expect(picture.ground).toBe('14,17,19,255')
    expect(picture.colours).toBeGreaterThan(20)
    const svg = (await savedChart(page, chart, 'SVG')).bytes.toString('utf8')
    for (const word of ['Draft', 'Luck']) expect(svg).toContain(`>${word}</text>`)
  })
  await open(page, `${address}/roster/week/5`)
  const profile = page.getByRole('dialog')
  await page.getByRole('listitem').getByRole('button', { name: player.name }).click()
  await test.step("a player's weeks are a file named after him", async () => {
    const { weeklyStats } = await ask(request, 'player', { id: player.playerId })
    const file = await saved(page, profile.getByRole('button', { name: 'Download weekly stats as CSV' }))
    expect(file.name).toMatch(/^[a-z-]+-weekly-stats-\d{4}\.csv$/)
    const [headers = [], ...rows] = rowsOf(file)
    const at = headers.indexOf('Points')
    expect(rows.map((row) => [row[0], row[at]])).toEqual(
      weeklyStats.map(({ week, points }) => [String(week), figure(points)]),
    )
  })
  await test.step('the downloads of a chart open, are chosen and close by keyboard', async () => {
    const opener = profile.getByRole('button', { name: 'Download points by week' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const svg = profile.getByRole('button', { name: 'SVG' })
    await expect(svg).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(svg).toBeHidden()
    await expect(opener).toBeFocused()
    await expect(profile).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(svg).toBeFocused()
    await page.keyboard.press('Tab')
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
    expect(download.suggestedFilename()).toMatch(/\.png$/)
    await expect(svg).toBeHidden()
  })
})

test.describe('a server without the download endpoint', () => {
  let server: ForeignServer
  test.beforeAll(async () => {
    server = await startForeignServer()
  })
  test.afterAll(() => server.close())

  test('has a page for this season that reports it, and tables to download', { tag: '@sweep' }, async ({ page }) => {
    await open(page, `${server.origin}/leagues/espn/${foreignEspnLeagueId}/overview`)
    await page.getByRole('button', { name: 'Download season (JSON)' }).click()
    await expect(page.getByText('This server doesn’t offer season downloads.')).toBeVisible()
    const file = await saved(page, page.getByRole('button', { name: 'Download standings as CSV' }))
    expect(rowsOf(file).length).toBeGreaterThan(5)
  })
})
