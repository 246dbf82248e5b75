import { defineConfig } from 'vitest/config'
import { compactContract } from './src/build/compact-contract.ts'

export default defineConfig({
  plugins: [compactContract()],
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
