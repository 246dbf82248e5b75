import { defineConfig, devices } from '@playwright/test'
import { browserArguments } from './scripts/lib/browser-arguments.ts'
import { installedBrowser } from './scripts/lib/find-browser.ts'
import { snapshotSite } from './tests/e2e/support/snapshot-sites.ts'

/** Browser tests run against the built site, its server and the demo leagues, all of their own. */
const port = Number(process.env.E2E_PORT ?? 4390)
/** Only `npm run test:all` runs the sweeps (scripts/test.ts), and the tests of a site of files once more, on another site. */
const ofServer = process.env.SWEEPS
  ? { testMatch: '**/*.sweep.spec.ts' }
  : { testIgnore: ['**/*.sweep.spec.ts', '**/snapshot/**'] }
const [desk, phone] = [
  { viewport: { width: 1280, height: 900 } },
  { ...devices['Pixel 7'], viewport: { width: 360, height: 780 } },
]

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only on a second try is a defect.
  retries: 0,
  workers: 3,
  // What is right is seen at once; a machine that is busy with other work must not be what fails.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    // What a worker answers or asks, `page.route` does not see; offline.spec.ts is about the worker and allows it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROME || (installedBrowser() ?? undefined),
      args: browserArguments,
    },
  },
  projects: [
    { name: 'desktop', ...ofServer, use: desk },
    // What depends on the width or on touch. No script reads the width: words, states and errors are the same everywhere.
    { name: 'phone', ...ofServer, grep: /@phone/, use: phone },
    // A site of files, which needs no server but for its files.
    { name: 'snapshot', testMatch: '**/snapshot/**', use: desk },
  ],
  webServer: [
    {
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
    },
    {
      command: `"${process.execPath}" tests/e2e/support/serve-snapshots.ts`,
      url: snapshotSite.url,
      reuseExistingServer: !process.env.CI,
      timeout: 300_000,
    },
  ],
})
