/**
 * Astro integration: runs builds of this project one at a time. Astro renders pages from a folder of the project that two builds would
 * overwrite.
 */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { folderLock } from '../storage/folder-lock.ts'

export function buildOneAtATime() {
  let release: (() => Promise<void>) | null = null
  return {
    name: 'one-at-a-time',
    hooks: {
      'astro:config:setup': async ({ command, config }: { command: string; config: { root: URL } }) => {
        if (command !== 'build') return
        const lock = folderLock(join(fileURLToPath(config.root), '.astro'))
        release = await lock('build', 'The site is being built right now.', { wait: true })
      },
      // A failed build ends its process, which releases the lock.
      'astro:build:done': async () => release?.(),
    },
  }
}
