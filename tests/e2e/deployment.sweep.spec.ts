/** A new build replaces the one that readers have open: pages never mix both. */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect } from '@playwright/test'
import { bundleWorker } from '../../src/build/service-worker.ts'
import { pageMark } from '../../src/contract/page-mark.ts'
import { cachedFiles, untilCached } from './support/cached.ts'
import { copyBuild } from './support/deployed-site.ts'
import { buildOf, dist, loadedFiles, openAwards, test, untilReplaced } from './support/deployment.ts'
import { open, settled, watchForTrouble } from './support/page.ts'

test.describe('with opened pages cached', () => {
  test.use({ serviceWorkers: 'allow' })

  test('an open page stays complete, and the next one is completely new, also offline', async ({
    page,
    site,
    builds,
    overview,
  }) => {
    const trouble = watchForTrouble(page)
    await open(page, overview)
    await untilCached(page)
    await site.deploy(builds.new)
    await page.evaluate(() => navigator.serviceWorker.ready.then((registration) => registration.update()))
    await untilReplaced(page, builds.new)

    // A script that was never requested, and is no longer on the host: a lazy part of the page.
    site.asked.length = 0
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download standings as CSV' }).click()
    await download
    expect(await buildOf(page)).toBe('old')
    expect((await loadedFiles(page)).filter((file) => !builds.old.files.includes(file))).toEqual([])
    expect(site.asked.filter((path) => path.includes('/_astro/'))).toEqual([])

    for (const step of ['with the host', 'without the host']) {
      await test.step(step, async () => {
        site.isDown = step === 'without the host'
        await open(page, overview)
        await openAwards(page)
        expect(await buildOf(page)).toBe('new')
        expect((await loadedFiles(page)).filter((file) => !builds.new.files.includes(file))).toEqual([])
        if (!site.isDown) await untilCached(page)
      })
    }
    // Until then it was not requested: the previous page had the responses.
    await page.reload()
    await expect(page.getByText('The site isn’t responding. Showing the version saved on')).toBeVisible()
    expect(trouble.found(/Failed to load resource/)).toEqual([])
  })

  test('a site that is to keep nothing any more has everything forgotten', async ({ page, site }) => {
    const retired = await copyBuild(dist, 'retired')
    await bundleWorker('retire', retired.folder)
    await open(page, `${site.url}/`)
    await untilCached(page)
    await site.deploy(retired)
    await page.evaluate(() => navigator.serviceWorker.ready.then((registration) => registration.update()))
    const left = () =>
      page.evaluate(async () => [await navigator.serviceWorker.getRegistrations(), await caches.keys()])
    await expect.poll(left).toEqual([[], []])
    await retired.remove()
  })

  test('a league that was opened before its pages were published opens with them', async ({ page, site, overview }) => {
    const published = await copyBuild(dist, 'published', { isRenamed: true })
    const { pathname } = new URL(overview, site.url)
    const [, host, hostLeagueId] = /^\/leagues\/(\w+)\/(\d+)\//.exec(pathname) ?? []
    const files = {
      'snapshot/manifest.json': JSON.stringify({ seasons: [{ host, host_league_id: hostLeagueId, season: 2025 }] }),
      'snapshot/leagues.json': '[]',
      [`${pathname.slice(1)}/index.html`]: `<!doctype html><meta name="${pageMark}"><title>Published</title><h1>The published page</h1>`,
    }
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(published.folder, name)), { recursive: true })
      await writeFile(join(published.folder, name), text)
    }
    await bundleWorker('worker', published.folder)
    await open(page, overview)
    await untilCached(page)
    await site.deploy(published)
    await page.evaluate(() => navigator.serviceWorker.ready.then((registration) => registration.update()))
    await untilReplaced(page, published)
    await page.goto(overview)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The published page')
    await published.remove()
  })

  test('a cached page of the previous build opens with the files of that build', async ({ page, site, builds }) => {
    await open(page, `${site.url}/leagues`)
    await untilCached(page)
    await site.deploy(builds.new)
    await open(page, `${site.url}/`)
    await untilCached(page)
    await untilReplaced(page, builds.new)
    expect((await cachedFiles(page)).others).toEqual(expect.arrayContaining([...builds.old.files]))
    site.isDown = true
    for (const [path, build] of [
      ['/leagues', 'old'],
      ['/', 'new'],
    ] as const) {
      await open(page, site.url + path)
      await settled(page)
      await expect(page.getByText('The site isn’t responding. Showing the version saved on')).toBeVisible()
      expect(await buildOf(page)).toBe(build)
      expect((await loadedFiles(page)).filter((file) => !builds[build].files.includes(file))).toEqual([])
    }
  })
})

test('the page after a deployment is wholly new', async ({ page, site, builds, overview }) => {
  await open(page, overview)
  await settled(page)
  await site.deploy(builds.new)
  await openAwards(page)
  expect(await buildOf(page)).toBe('new')
  expect((await loadedFiles(page)).filter((file) => !builds.new.files.includes(file))).toEqual([])
})

test('a permanently missing script shows an error instead of reloading forever', async ({ page, overview }) => {
  const screens: string[] = []
  await page.exposeFunction('noteDocument', (path: string) => {
    // The host's response for an unknown path leads to the shell.
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
