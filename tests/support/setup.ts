/** Before each test file. Files share a process: what one stubbed is taken back, so that the next one does not see it. */
import fc from 'fast-check'
import { afterAll, vi } from 'vitest'

// Generated cases are the same in each run of `npm test`; those of the sweeps are new ones, and a failure names its seed.
if (!process.env.SWEEPS) fc.configureGlobal({ seed: 20_260_901, numRuns: 25 })

afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
