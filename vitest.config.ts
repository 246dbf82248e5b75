import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { compactContract } from './src/build/compact-contract.ts'

export default defineConfig({
  plugins: [compactContract()],
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**'],
    // Many tests wait for processes they started: a worker more than there are processors keeps those busy.
    maxWorkers: availableParallelism() + 1,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
