/** A new build replaces the one that is open, in Safari's engine and Firefox: pages never mix both. More: deployment.sweep.spec.ts. */

import { isCached, readCached } from '../support/cached.ts'
import { copyBuild, deploySite } from '../support/deployed-site.ts'
import { dist, readLoaded } from '../support/deployment.ts'
import { addressOf } from '../support/routes.ts'
import { takeSaved } from './support/saved-file.ts'
import { expect, openWhole, test, whole } from './support/test.ts'

test('the worker of a new build takes over, the open page stays whole, and the next one is new, also offline', async ({
  tab,
  request,
  baseURL,
  downloads,
}) => {
  const old = await copyBuild(dist, 'old')
  const next = await copyBuild(dist, 'new', { isRenamed: true })
  const site = await deploySite(old, baseURL ?? '')
  const buildOf = () => tab.run(() => document.documentElement.dataset.build)
  const overview = site.url + (await addressOf(request, 'overview'))

  await openWhole(tab, overview)
  await expect.poll(() => tab.run(isCached)).toBe(true)
  await site.deploy(next)
  await tab.run(async () => void (await (await navigator.serviceWorker.ready).update()))
  const cached = async () => (await tab.run(readCached, 'build' as const)).sort()
  await expect.poll(cached).toEqual([...next.files].sort())

  // A script that was never requested, and is no longer on the host.
  site.asked.length = 0
  await tab.click('button[aria-label="Download standings as CSV"]')
  await takeSaved(downloads, /standings.*\.csv$/)
  expect(await buildOf()).toBe('old')
  expect(site.asked.filter((path) => path.includes('/_astro/'))).toEqual([])

  for (const isDown of [false, true]) {
    site.isDown = isDown
    await openWhole(tab, overview)
    await tab.run(() => document.querySelector<HTMLElement>('a[href*="/awards"]')?.click())
    await expect.poll(() => tab.run(() => location.pathname)).toContain('/awards')
    await whole(tab)
    expect(await buildOf()).toBe('new')
    expect((await tab.run(readLoaded)).filter((file) => !next.files.includes(file))).toEqual([])
    if (!isDown) await expect.poll(() => tab.run(isCached)).toBe(true)
  }

  await site.close()
  await Promise.all([old.remove(), next.remove()])
})
