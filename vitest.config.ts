import { defineConfig } from 'vitest/config'
import { compactContract } from './src/build/compact-contract.ts'

/** Only `npm run test:all` runs the sweeps (scripts/test.ts). */
const sweeps = process.env.SWEEPS ? [] : ['tests/**/*.sweep.test.{ts,tsx}']

export default defineConfig({
  plugins: [compactContract()],
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', ...sweeps],
    // Files share a process and its modules: half of the processor time of pure tests.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    setupFiles: 'tests/support/setup.ts',
    globalSetup: 'tests/support/shared-fixtures.ts',
  },
})
