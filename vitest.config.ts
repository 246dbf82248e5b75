import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { compactContract } from './src/build/compact-contract.ts'

/** Only `npm run test:all` runs the sweeps (scripts/test.ts). */
const isSweep = Boolean(process.env.SWEEPS)

export default defineConfig({
  plugins: [compactContract()],
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', ...(isSweep ? [] : ['tests/**/*.sweep.test.{ts,tsx}'])],
    // Files share a process and its modules, which halves the processor time of pure tests. Sweeps start servers and kill processes, so
    // each has its own process.
    isolate: isSweep,
    // Some tests wait for processes that they started.
    maxWorkers: availableParallelism() + 1,
    // Correct tests finish quickly; a busy machine must not make them fail.
    testTimeout: isSweep ? 900_000 : 60_000,
    hookTimeout: 60_000,
    setupFiles: 'tests/support/setup.ts',
    globalSetup: 'tests/support/shared-fixtures.ts',
  },
})
