/** Effects of a deployment on open and cached pages, beside deployment.spec.ts. */
import { expect } from '@playwright/test'
import { bundleWorker } from '../../src/build/service-worker.ts'
import { copyBuild } from './support/deployed-site.ts'
import { buildOf, dist, loadedFiles, openAwards, test, untilReplaced } from './support/deployment.ts'
import { keptFiles, untilKept } from './support/kept.ts'
import { open, settled } from './support/page.ts'

test.describe('with opened pages cached', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a site that is to keep nothing any more has everything forgotten', async ({ page, site }) => {
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

  test('a cached page of the previous build opens with the files of that build', async ({ page, site, builds }) => {
    await open(page, `${site.url}/leagues`)
    await untilKept(page)
    await site.deploy(builds.new)
    await open(page, `${site.url}/`)
    await untilKept(page)
    await untilReplaced(page, builds.new)
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
