/** A commissioner's private league on a site with a server: his own imports its file, one of others never gets it. */
import { expect, type Page, test } from '@playwright/test'
import { parseBook } from '../../src/book/parse-book.ts'
import { fileImportPath, filePart } from '../../src/contract/file-import.ts'
import { createSealedLink, nameSealedFile, sealedFolder, writeSealedLink } from '../../src/contract/sealed-link.ts'
import { toPublicId } from '../../src/domain/identity.ts'
import { sealLeague } from '../../src/sealed/sealed-league.ts'
import { leagueFileFormat } from '../../src/service/league-files.ts'
import { evidenceOf } from '../../src/verdict/judge-season.ts'
import { duel } from '../analytics/history/build-history.ts'
import { buildHostSeason } from '../build-season.ts'
import { buildEspnLeague, setAt } from '../hosts/espn/build-espn-league.ts'
import { asApi } from './support/api.ts'
import { open, watchForTrouble } from './support/page.ts'

const standings = (page: Page) => page.getByRole('table', { name: 'League Standings' })
const loaded = (page: Page) => page.getByRole('region', { name: 'Your league' })

function fileOf(espnLeagueId: number, { isPublic = true } = {}) {
  const answers = buildEspnLeague({ espnLeagueId, season: 2025 })
  setAt(answers['league.json'], 'settings.isPublic', isPublic)
  const text = JSON.stringify({ format: leagueFileFormat, version: 1, answers })
  return { name: `league-${espnLeagueId}-2025.json`, mimeType: 'application/json', buffer: Buffer.from(text) }
}

async function dropFrom(page: Page, espnLeagueId: number): Promise<void> {
  await open(page, '/')
  await page.getByRole('link', { name: 'Private league, or Yahoo?' }).click()
  await page.getByLabel('Choose a file').setInputFiles(fileOf(espnLeagueId))
  await expect(page.getByRole('heading', { name: 'Loaded' })).toBeFocused()
}

test('a server on the reader’s own machine imports the file, and sharing it never shares its address @phone', async ({
  page,
}, { project }) => {
  const league = project.name === 'phone' ? 482201 : 482202
  await dropFrom(page, league)
  await expect(loaded(page)).toContainText('The Small League, 2025. Your own server imported it')
  await page.getByRole('button', { name: 'Publish The Small League with this site' }).click()
  const command = page.getByRole('textbox')
  await expect(command).toHaveValue(new RegExp(`npm run publish -- ${league} --sealed$`))
  expect(await command.evaluate((field) => field.scrollHeight - field.clientHeight), 'lines below its end').toBe(0)
  await loaded(page).getByRole('link', { name: 'Open the league' }).first().click()
  await expect(standings(page)).toBeVisible()
  await page.getByRole('button', { name: 'Share this page' }).click()
  await expect(page).toHaveURL(new RegExp(`/device\\?share=espn/${league}$`))
  await expect(page.getByRole('heading', { name: 'Send file and link' })).toBeVisible()
})

test('a league that the server reads with the cookies of a member is private, too', { tag: '@sweep' }, async ({
  page,
  request,
  baseURL,
}) => {
  const league = 482204
  // Imported by the command, so that this browser gave nothing to the server.
  const imported = await request.post(fileImportPath, {
    headers: { Origin: baseURL ?? '' },
    multipart: { [filePart]: fileOf(league, { isPublic: false }) },
  })
  expect(imported.ok()).toBe(true)
  await open(page, `/leagues/espn/${league}`)
  await expect(standings(page)).toBeVisible()
  await page.getByRole('button', { name: 'Share this page' }).click()
  await expect(page).toHaveURL(new RegExp(`/device\\?share=espn/${league}$`))
  await page.getByRole('button', { name: `Send league ${league} as a file and a link` }).click()
  await expect(page.getByRole('textbox')).toHaveValue(new RegExp(`npm run seal -- ${league}$`))
})

test('a server of others never gets the file: the league stays on the device, and no request names it', async ({
  page,
}) => {
  const league = 482203
  const trouble = watchForTrouble(page)
  // What any server responds that is not on its reader's machine.
  await page.route(`**${fileImportPath}`, (route) => route.fulfill({ status: 405, ...asApi({ detail: 'Read-only.' }) }))
  await dropFrom(page, league)
  await expect(loaded(page)).toContainText('It’s on this device only, and no server has it.')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.url())
  })
  await loaded(page).getByRole('link', { name: 'Open the league' }).first().click()
  await expect(standings(page)).toBeVisible()
  await expect(page.getByText(/From a file, .+, saved only on this device\./)).toBeVisible()
  expect(asked.filter((url) => url.includes(String(league)))).toEqual([])
  await page.getByRole('button', { name: 'Share this page' }).click()
  await page.getByRole('button', { name: /as a file and a link$/ }).click()
  await expect(page.getByRole('textbox', { name: 'The link for your league' })).toHaveValue(/\/open#/)
  const team = toPublicId({ leagueNumber: league, season: 2025 }, 1)
  for (const ending of ['/legacy', '/roster/legacy']) {
    await page.goto(`/teams/${team}${ending}`)
    await expect(page.locator('html[data-hydrated]')).toHaveCount(1)
  }
  await page.goto(`/teams/${team}`)
  await expect(page).toHaveURL(new RegExp(`/leagues/espn/${league}/`))
  expect(asked.filter((url) => url.includes(String(league)))).toEqual([])
  expect(trouble.found(/405/)).toEqual([])
})

test('a sealed link opens a league that moved with its book, its pictures and one history over both hosts', {
  tag: '@sweep',
}, async ({ page }) => {
  const trouble = watchForTrouble(page)
  const link = createSealedLink()
  const espn = { host: 'espn', leagueId: '482208', leagueNumber: 482208 } as const
  const sleeper = { host: 'sleeper', leagueId: '910000000000482208', leagueNumber: 5_000_482_208 } as const
  const digest = 'ab'.repeat(16)
  // A picture of one pixel.
  const pixel = 'UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA=='
  const years = (key: typeof espn | typeof sleeper, season: number, owners: [string, string]) => {
    const played = evidenceOf(duel(season, owners, [[100, 90]]))
    const teams = played.teams.map((team, index) => (index === 0 ? { ...team, logo: digest } : team))
    return { asOf: null, season: { ...played, ...key, teams, name: 'The Moved League' } }
  }
  const yaml = `motto: We moved once\nalso: ["sleeper:${sleeper.leagueId}"]\naliases: {old-ann: {same_as: ann}, old-bob: {same_as: bob}}`
  const book = { book: parseBook(yaml, `espn-${espn.leagueId}.yml`), files: [], problems: [] }
  const content = {
    seasons: [years(espn, 2025, ['ann', 'bob'])],
    joined: [years(sleeper, 2024, ['old-bob', 'old-ann'])],
  }
  const sealedAt = '2025-11-24T10:00:00.000Z'
  const bytes = await sealLeague({ sealedAt, ...content, book, pictures: { [digest]: pixel } }, link)
  await page.route(`**/${sealedFolder}/${nameSealedFile(link)}`, (route) =>
    route.fulfill({ contentType: 'application/octet-stream', body: Buffer.from(bytes) }),
  )
  const named: string[] = []
  page.on('request', (request) => {
    if (/\/api\/.*482208/.test(request.url())) named.push(request.url())
  })
  await page.goto(`/open#${writeSealedLink(link)}`)
  await expect(standings(page)).toBeVisible()
  await expect(page.locator(`img[src="data:image/webp;base64,${pixel}"]`).first()).toBeVisible()

  await open(page, `/leagues/espn/${espn.leagueId}/book`)
  await expect(page.getByText('We moved once')).toBeVisible()
  await open(page, `/leagues/espn/${espn.leagueId}/history`)
  await expect(page.getByText('2 seasons: 2024, 2025')).toBeVisible()
  const allTime = page.getByRole('table', { name: 'All-time standings' })
  await expect(allTime.getByRole('row', { name: /Ann/ })).toHaveCount(1)
  await expect(allTime.getByRole('row', { name: /Old/ })).toHaveCount(0)
  await open(page, `/leagues/espn/${espn.leagueId}/overview?season=2024`)
  await expect(standings(page)).toBeVisible()
  // Both came in one file, so removing one removes both, which is said first.
  await open(page, '/device')
  await page
    .getByRole('button', { name: /^Remove The Moved League/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Remove 2 leagues?' })
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await dialog.getByRole('button', { name: 'Remove all of them' }).click()
  await expect(page.getByText('No leagues yet')).toBeVisible()
  expect(named).toEqual([])
  expect(trouble.found()).toEqual([])
})

test('a wrong file for a link is named with what to do next', { tag: '@sweep' }, async ({ page }) => {
  await page.goto(`/open#${writeSealedLink(createSealedLink())}`)
  await expect(page.getByRole('heading', { name: /^One more step/ })).toBeVisible()
  for (const [name, text, problem] of [
    ['league.bin', '', 'league.bin is empty. Choose the file again, or ask for a new copy.'],
    ['photo.png', 'PNG', 'photo.png isn’t your league’s encrypted file'],
  ] as const) {
    const buffer = Buffer.from(text)
    await page.getByLabel('Choose a file').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
    await expect(page.getByRole('alert')).toContainText(problem)
  }
})

test('an encrypted file stays after a link of another league, and can be chosen again', { tag: '@sweep' }, async ({
  page,
}) => {
  const link = createSealedLink()
  const season = buildHostSeason({ host: 'espn', leagueId: '482207', leagueNumber: 482207, name: 'The Sealed League' })
  const sealedAt = '2025-11-24T10:00:00.000Z'
  const bytes = await sealLeague(
    { sealedAt, seasons: [{ asOf: null, season }], joined: [], book: null, pictures: {} },
    link,
  )
  await open(page, '/open')
  const field = page.getByLabel('Choose a file')
  await field.setInputFiles({ name: 'a.bin', mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) })
  const zone = page.getByRole('region', { name: 'Open a file' })
  for (const wrong of [true, false]) {
    const pasted = writeSealedLink(wrong ? createSealedLink() : link)
    await zone.getByRole('textbox').fill(`https://leagues.example/open#${pasted}`)
    await zone.getByRole('button', { name: 'Open' }).click()
    if (!wrong) continue
    await expect(zone.getByRole('alert')).toContainText('This link doesn’t open this file')
    expect(await field.evaluate((element: HTMLInputElement) => element.files?.length)).toBe(0)
  }
  await expect(page.getByText('The Sealed League').first()).toBeVisible()
})
