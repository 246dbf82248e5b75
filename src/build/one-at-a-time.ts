/**
 * Astro integration: builds of this project run one at a time. Astro renders pages from a folder of the project that two
 * builds would overwrite.
 */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { folderLock } from '../storage/folder-lock.ts'

export function oneAtATime() {
  let release: (() => Promise<void>) | null = null
  return {
    name: 'one-at-a-time',
    hooks: {
      'astro:config:setup': async ({ command, config }: { command: string; config: { root: URL } }) => {
        if (command !== 'build') return
        const lock = folderLock(join(fileURLToPath(config.root), '.astro'))
        release = await lock('build', 'The site is being built right now.', { wait: true })
      },
      // A build that fails ends its process, and the lock of a process that ended is released.
      'astro:build:done': async () => release?.(),
    },
  }
}
