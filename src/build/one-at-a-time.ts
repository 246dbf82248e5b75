/**
 * Astro integration: builds of this project wait for each other, whoever starts them. Astro draws pages from a folder of
 * the project that two builds would write over one another.
 */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { takeLock } from '../storage/import-lock.ts'

export function oneAtATime() {
  let release: (() => Promise<void>) | null = null
  return {
    name: 'one-at-a-time',
    hooks: {
      'astro:config:setup': async ({ command, config }: { command: string; config: { root: URL } }) => {
        if (command !== 'build') return
        const path = join(fileURLToPath(config.root), '.astro', 'build.lock')
        const what = { name: 'the build lock', whenBusy: 'The site is being built right now.' }
        release = await takeLock(path, what, { wait: true })
      },
      // A build that fails ends its process, whose lock nobody waits for.
      'astro:build:done': async () => release?.(),
    },
  }
}
