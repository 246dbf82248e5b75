/** Before each test file. Files share a process, so stubs are undone for the next one. */
import fc from 'fast-check'
import { afterAll, vi } from 'vitest'

// Generated cases are the same in each run, so that a commit passes or fails for good. `SEED` tries others in the sweeps.
const seed = Number(process.env.SEED ?? 20_260_901)
fc.configureGlobal(process.env.SWEEPS ? { seed } : { seed, numRuns: 25 })

afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
