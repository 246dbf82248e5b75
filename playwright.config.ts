import { defineConfig, devices } from '@playwright/test'
import { browserArguments } from './scripts/lib/browser-arguments.ts'
import { installedBrowser } from './scripts/lib/find-browser.ts'
import { installedEngines } from './scripts/lib/find-engines.ts'
import type { EngineOptions } from './tests/e2e/engines/support/test.ts'
import { snapshotSite } from './tests/e2e/support/snapshot-sites.ts'

/** Browser tests run against the built site, with their own server and demo leagues. */
const port = Number(process.env.E2E_PORT ?? 4390)
const servedPort = Number(process.env.E2E_SERVED_PORT ?? port + 2000)
/**
 * Only `npm run test:all` runs the sweeps (scripts/test.ts): whole files, and tests with the tag. It repeats the tests of a static site on
 * another site. A pattern is matched with a test's file, title and tags.
 */
const isSweep = Boolean(process.env.SWEEPS)
const sweeps = /\.sweep\.spec\.ts|@sweep/
/** On a desk, those of a phone are sweeps. */
const deskSweeps = /\.sweep\.spec\.ts|@sweep|@phone/
const phones = /@phone/
const phoneSweeps = /(?=.*@phone).*(\.sweep\.spec\.ts|@sweep)/
const ofServer = { testIgnore: ['**/snapshot/**', '**/engines/**', '**/served/**'] }
/** `npm test` runs what the sweeps leave. */
const select = (ofSweeps: RegExp) => (isSweep ? { grep: ofSweeps } : { grepInvert: ofSweeps })
const [desk, phone] = [
  { viewport: { width: 1280, height: 900 } },
  { ...devices['Pixel 7'], viewport: { width: 360, height: 780 } },
]

export default defineConfig<EngineOptions>({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only on a retry is a defect.
  retries: 0,
  workers: 3,
  // Correct results appear at once; a busy machine must not make tests fail.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    // `page.route` does not see a worker's requests and responses; the tests of being offline allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROME || (installedBrowser() ?? undefined),
      args: browserArguments,
    },
  },
  projects: [
    { name: 'desktop', ...ofServer, ...select(deskSweeps), use: desk },
    // Tests that depend on width or touch. No script reads the width: texts, states and errors are the same everywhere.
    { name: 'phone', ...ofServer, grep: phones, ...select(isSweep ? phoneSweeps : sweeps), use: phone },
    // The same server with pages that it renders; the others show what readers' browsers make of its shells.
    {
      name: 'served',
      testMatch: '**/served/**',
      grepInvert: isSweep ? undefined : sweeps,
      use: {
        ...desk,
        baseURL: `http://localhost:${servedPort}`,
      },
    },
    // A static site, which needs a server only for its files.
    { name: 'snapshot', testMatch: '**/snapshot/**', grepInvert: isSweep ? undefined : sweeps, use: desk },
    // Safari's engine and Firefox, where they are installed.
    ...(isSweep ? installedEngines() : []).map((engine) => ({
      name: engine,
      testMatch: '**/engines/*.sweep.spec.ts',
      // For a browser that ended by itself; every other failure stays one (support/test.ts).
      retries: 1,
      use: { ...desk, engine },
    })),
  ],
  webServer: [
    {
      command: `"${process.execPath}" scripts/start.ts`,
      url: `http://localhost:${port}/healthz`,
      env: {
        PORT: String(port),
        DATA_DIR: process.env.E2E_DATA_DIR ?? '.e2e-data',
        IMPORT_ON_DEMAND: '0',
        DEMO_CLOCK: '0',
        RENDER_PAGES: '0',
        // All browsers of the tests count as one client.
        RATE_LIMIT: '0',
        LOG_LEVEL: 'warn',
      },
      reuseExistingServer: !process.env.CI,
      timeout: 180_000,
    },
    {
      command: `"${process.execPath}" tests/e2e/support/serve-pages.ts`,
      url: `http://localhost:${servedPort}/healthz`,
      env: { PORT: String(servedPort), FIRST_PORT: String(port), DATA_DIR: process.env.E2E_DATA_DIR ?? '.e2e-data' },
      reuseExistingServer: !process.env.CI,
      timeout: 240_000,
    },
    {
      command: `"${process.execPath}" tests/e2e/support/serve-snapshots.ts`,
      url: snapshotSite.url,
      reuseExistingServer: !process.env.CI,
      timeout: 300_000,
    },
  ],
})
