/**
 * Astro integration for frozen seasons: the directive that takes over their pages, whether there are any, and their
 * answers as files beside the pages.
 */
import { cp } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { snapshotFolder } from '../contract/snapshot.ts'
import { openFrozen } from './open-frozen.ts'

interface Setup {
  addClientDirective: (directive: { name: string; entrypoint: string }) => void
  updateConfig: (config: object) => void
}

export function frozenSite() {
  return {
    name: 'frozen-site',
    hooks: {
      'astro:config:setup': async ({ addClientDirective, updateConfig }: Setup) => {
        const { snapshots } = await openFrozen()
        const hasSnapshots = snapshots.manifest.seasons.length > 0
        addClientDirective({ name: 'prepared', entrypoint: './src/build/prepared-directive.ts' })
        updateConfig({ vite: { define: { 'import.meta.env.HAS_SNAPSHOTS': JSON.stringify(hasSnapshots) } } })
      },
      'astro:build:done': async ({ dir }: { dir: URL }) => {
        const { snapshots } = await openFrozen()
        if (snapshots.manifest.seasons.length === 0) return
        await cp(snapshots.folder, fileURLToPath(new URL(`${snapshotFolder}/`, dir)), {
          recursive: true,
          filter: (path) => !/(^|[\\/])\.[^\\/]*$/.test(path.slice(snapshots.folder.length)),
        })
      },
    },
  }
}
