import { defineConfig, devices } from '@playwright/test'
import { browserArguments } from './scripts/lib/browser-arguments.ts'
import { installedBrowser } from './scripts/lib/find-browser.ts'
import { snapshotSites } from './tests/e2e/support/snapshot-sites.ts'

/** Browser tests run against the built site, its server and the demo leagues, all of their own. */
const port = Number(process.env.E2E_PORT ?? 4390)
const executablePath = process.env.CHROME || (installedBrowser() ?? undefined)

const server = {
  command: `"${process.execPath}" scripts/start.ts`,
  url: `http://localhost:${port}/healthz`,
  env: {
    PORT: String(port),
    DATA_DIR: process.env.E2E_DATA_DIR ?? '.e2e-data',
    IMPORT_ON_DEMAND: '0',
    // All the browsers of the tests are one client.
    RATE_LIMIT: '0',
    LOG_LEVEL: 'warn',
  },
  reuseExistingServer: !process.env.CI,
  timeout: 180_000,
}

const siteOfFiles = {
  command: `"${process.execPath}" tests/e2e/support/serve-snapshots.ts`,
  url: snapshotSites[1]?.site,
  reuseExistingServer: !process.env.CI,
  timeout: 300_000,
}

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Another try tells a slow machine from a mistake; what needed it is listed as flaky.
  retries: process.env.CI ? 2 : 0,
  workers: 3,
  timeout: 60_000,
  // A machine that builds and serves beside the browser is slow now and then.
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    // What a worker answers or asks, `page.route` does not see; offline.spec.ts is about the worker and allows it.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    launchOptions: {
      executablePath,
      args: browserArguments,
    },
  },
  projects: [
    { name: 'desktop', testIgnore: /e2e\/snapshot\//, use: { viewport: { width: 1280, height: 900 } } },
    // A site of files, which needs no server but for its files.
    { name: 'snapshot', testMatch: /e2e\/snapshot\//, use: { viewport: { width: 1280, height: 900 } } },
    // Every screen, whether it fits; and what depends on the width or on touch, tagged @phone. No script reads the width:
    // words, states and errors are the same on every screen.
    {
      name: 'phone',
      testIgnore: /e2e\/snapshot\//,
      grep: /accessibility\.spec|@phone/,
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 780 } },
    },
  ],
  webServer: [...(isAsked('desktop', 'phone') ? [server] : []), ...(isAsked('snapshot') ? [siteOfFiles] : [])],
})

/** Whether the command names one of the projects, or none, which means all. */
function isAsked(...projects: string[]): boolean {
  const named = process.argv.flatMap((word, index) => {
    if (word.startsWith('--project=')) return [word.slice('--project='.length)]
    return word === '--project' ? [process.argv[index + 1]] : []
  })
  return named.length === 0 || named.some((name) => projects.includes(name ?? ''))
}
