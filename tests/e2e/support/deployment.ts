/** Two builds of the site, a host that shows the older one, and the files that a page has of each. */
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { projectFolder } from '../../../scripts/lib/run-tool.ts'
import { finishedLeague } from './api.ts'
import { cachedFiles } from './cached.ts'
import { type Build, copyBuild, type DeployedSite, deploySite } from './deployed-site.ts'

export const dist = join(projectFolder, 'dist')

interface Deployment {
  /** Shows the older build at first. */
  site: DeployedSite
  /** The finished league's. */
  overview: string
}

export const test = base.extend<Deployment, { builds: { old: Build; new: Build } }>({
  builds: [
    async ({ browserName: _ }, use) => {
      const builds = { old: await copyBuild(dist, 'old'), new: await copyBuild(dist, 'new', { isRenamed: true }) }
      await use(builds)
      await Promise.all([builds.old.remove(), builds.new.remove()])
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  site: async ({ builds, baseURL }, use) => {
    const site = await deploySite(builds.old, baseURL ?? '')
    await use(site)
    await site.close()
  },
  overview: async ({ site, request }, use) => {
    await use(`${site.url}/leagues/espn/${(await finishedLeague(request)).espnLeagueId}/overview`)
  },
})

export const buildOf = (page: Page) => page.locator('html').getAttribute('data-build')

/** Names of all hashed files that the page has loaded. */
export const loadedFiles = (page: Page) => page.evaluate(readLoaded)

/** In the page. */
export function readLoaded(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.includes('/_astro/'))
    .map((path) => path.slice(path.lastIndexOf('/') + 1))
}

export async function openAwards(page: Page) {
  await page.getByRole('link', { name: 'Awards', exact: true }).click()
  await expect(page.getByText(/awards celebrating the best from/)).toBeVisible()
}

/** Waits until the worker of the new build is in force: it has all of that build's files, and none of the one before. */
export async function untilReplaced(page: Page, next: Build) {
  // A worker installs some hundred files before it replaces the other one.
  await expect
    .poll(async () => (await cachedFiles(page)).build.sort(), { message: 'the new worker is in force' })
    .toEqual([...next.files].sort())
}
