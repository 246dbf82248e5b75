/** Another build takes the place of the one that readers have open: nobody sees half of each. */
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { projectFolder } from '../../scripts/lib/run-tool.ts'
import { bundleWorker } from '../../src/build/service-worker.ts'
import { finishedLeague } from './support/api.ts'
import { type Build, copyBuild, type DeployedSite, deploySite } from './support/deployed-site.ts'
import { keptFiles, untilKept } from './support/kept.ts'
import { open, settled, watchForTrouble } from './support/page.ts'

const dist = join(projectFolder, 'dist')

let builds: { old: Build; new: Build }
let site: DeployedSite
let overview: string

// The two builds are made once.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  builds = { old: await copyBuild(dist, 'old'), new: await copyBuild(dist, 'new', { isRenamed: true }) }
})

test.afterAll(async () => {
  await Promise.all([builds.old.remove(), builds.new.remove()])
})

test.beforeEach(async ({ request, baseURL }) => {
  site = await deploySite(builds.old, baseURL ?? '')
  overview = `${site.url}/leagues/espn/${(await finishedLeague(request)).espn_league_id}/overview`
})

test.afterEach(() => site.close())

const buildOf = (page: Page) => page.locator('html').getAttribute('data-build')

/** Names of all hashed files that the page has loaded. */
function loaded(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.includes('/_astro/'))
      .map((path) => path.slice(path.lastIndexOf('/') + 1)),
  )
}

async function openAwards(page: Page) {
  await page.getByRole('link', { name: 'Awards', exact: true }).click()
  await expect(page.getByText(/awards celebrating the best from/)).toBeVisible()
}

test.describe('with what was opened kept', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a page that is open stays whole, and the next one is wholly new, also without a network', async ({ page }) => {
    test.slow()
    const trouble = watchForTrouble(page)
    await open(page, overview)
    await untilKept(page)
    await site.deploy(builds.new)
    await page.evaluate(() => navigator.serviceWorker.ready.then((registration) => registration.update()))
    await untilReplaced(page)

    // A script that was never asked for, and is no longer on the host: a part of the page that is loaded when it is used.
    site.asked.length = 0
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download standings as CSV' }).click()
    await download
    expect(await buildOf(page)).toBe('old')
    expect((await loaded(page)).filter((file) => !builds.old.files.includes(file))).toEqual([])
    expect(site.asked.filter((path) => path.includes('/_astro/'))).toEqual([])

    for (const step of ['with the host', 'without the host']) {
      await test.step(step, async () => {
        site.isDown = step === 'without the host'
        await open(page, overview)
        await openAwards(page)
        expect(await buildOf(page)).toBe('new')
        expect((await loaded(page)).filter((file) => !builds.new.files.includes(file))).toEqual([])
        if (!site.isDown) await untilKept(page)
      })
    }
    // Until then it was not asked: the page before it had the answers.
    await page.reload()
    await expect(page.getByText('The site isn’t responding. Showing the version saved on')).toBeVisible()
    expect(trouble.found(/Failed to load resource/)).toEqual([])
  })

  test('a site that is to keep nothing any more has everything forgotten', async ({ page }) => {
    const retired = await copyBuild(dist, 'retired')
    await bundleWorker('retire', retired.folder)
    await open(page, `${site.url}/`)
    await untilKept(page)
    await site.deploy(retired)
    await page.evaluate(() => navigator.serviceWorker.ready.then((registration) => registration.update()))
    const left = () =>
      page.evaluate(async () => [await navigator.serviceWorker.getRegistrations(), await caches.keys()])
    await expect.poll(left).toEqual([[], []])
    await retired.remove()
  })

  test('a page that was kept of the build before opens with the files of that build', async ({ page }) => {
    test.slow()
    await open(page, `${site.url}/leagues`)
    await untilKept(page)
    await site.deploy(builds.new)
    await open(page, `${site.url}/`)
    await untilKept(page)
    await untilReplaced(page)
    expect((await keptFiles(page)).others).toEqual(expect.arrayContaining([...builds.old.files]))
    site.isDown = true
    for (const [path, build] of [
      ['/leagues', 'old'],
      ['/', 'new'],
    ] as const) {
      await open(page, site.url + path)
      await settled(page)
      await expect(page.getByText('The site isn’t responding. Showing the version saved on')).toBeVisible()
      expect(await buildOf(page)).toBe(build)
      expect((await loaded(page)).filter((file) => !builds[build].files.includes(file))).toEqual([])
    }
  })
})

test.describe('without a worker', () => {
  test('the page after a deployment is wholly new', async ({ page }) => {
    await open(page, overview)
    await settled(page)
    await site.deploy(builds.new)
    await openAwards(page)
    expect(await buildOf(page)).toBe('new')
    expect((await loaded(page)).filter((file) => !builds.new.files.includes(file))).toEqual([])
  })

  test('a script that is missing for good is said instead of loading for ever', async ({ page }) => {
    const screens: string[] = []
    await page.exposeFunction('noteDocument', (path: string) => {
      // What the host says of an address that it does not know leads to the shell.
      const shell = /\/_\/_\/(\w+)/.exec(path)
      if (shell) screens.push(shell[1] ?? '')
    })
    await page.addInitScript('noteDocument(location.pathname)')
    await page.route(/AwardsScreen\.[\w-]+\.js/, (route) => route.fulfill({ status: 404 }))
    await open(page, overview)
    await settled(page)
    await page.getByRole('link', { name: 'Awards', exact: true }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    // The league's page, the awards', and that once more.
    await expect.poll(() => screens).toEqual(['overview', 'awards', 'awards'])
  })
})

/** Waits until the worker of the new build is in force: it has all of that build's files, and none of the one before. */
async function untilReplaced(page: Page) {
  // A worker installs some hundred files before it replaces the other one.
  await expect
    .poll(async () => (await keptFiles(page)).build.sort(), { timeout: 30_000, message: 'the new worker is in force' })
    .toEqual([...builds.new.files].sort())
}
