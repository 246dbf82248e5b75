import { defineConfig } from 'vitest/config'
import { answerShapes } from './src/build/answer-shapes.ts'

export default defineConfig({
  plugins: [answerShapes()],
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**'],
    testTimeout: 30_000,
  },
})
