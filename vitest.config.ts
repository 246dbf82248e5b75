import { globSync, readFileSync, statfsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { compactContract } from './src/build/compact-contract.ts'

// Tests start some two hundred Node processes: what one compiled (and stripped of types), the next one need not.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/compiled')
// Files of tests live for a moment: in memory, where there is room. Disks that flush them are a tenth of the time.
if (hasRoom('/dev/shm')) process.env.TMPDIR ??= '/dev/shm'

const files = globSync('tests/**/*.test.{ts,tsx}', { exclude: ['tests/e2e/**'] })
/** Files that change what others of the same process would see: globals, modules, clocks; or that measure the process. */
const alone = files.filter((file) =>
  /\bvi\.(stub|mock|doMock|resetModules|useFakeTimers)|process\.(env\.\w+ =|memoryUsage|chdir)/.test(
    readFileSync(file, 'utf8'),
  ),
)

export default defineConfig({
  plugins: [compactContract()],
  test: {
    // Many tests wait for processes they started: a worker more than there are processors keeps those busy.
    maxWorkers: availableParallelism() + 1,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    globalSetup: 'tests/support/shared-fixtures.ts',
    projects: [
      // A worker that keeps its modules and the demo leagues from file to file: two fifths of the time of pure tests.
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/e2e/**', ...alone],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: alone } },
    ],
  },
})

/** Whether a folder has a gigabyte to spare. */
function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize > 2 ** 30
  } catch {
    return false
  }
}
