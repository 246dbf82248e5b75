import { afterEach, beforeEach, vi } from 'vitest'

/** Each test imports modules anew, with the environment that it sets; the next file of the process has them with the environment as it is. */
export function importAnew(): void {
  beforeEach(() => {
    vi.resetModules()
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.resetModules()
  })
}
