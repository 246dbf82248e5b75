/**
 * Astro integration for snapshot seasons: detects them, copies their responses beside the pages, and reuses cached pages of earlier builds.
 */
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sirv, { type RequestHandler } from 'sirv'
import { foldersOf, leaguesFile, manifestFile, type SnapshotSeason, snapshotFolder } from '../contract/snapshot.ts'
import { copyFiles, copyFolder } from './page-cache.ts'
import { seasonsByPage } from './season-teams.ts'
import { siteEnvironment } from './site-environment.ts'
import { hashSiteInputs } from './site-inputs.ts'
import { openSiteSnapshots, pageCacheSetting } from './site-snapshots.ts'

interface Setup {
  command: string
  config: { root: URL; base: string; site?: string; output?: string }
  updateConfig: (config: object) => void
}

interface Development {
  server: { middlewares: { use: (path: string, handler: RequestHandler) => void } }
}

export function snapshotSite() {
  return {
    name: 'snapshot-site',
    hooks: {
      'astro:config:setup': async ({ command, config, updateConfig }: Setup) => {
        if (command === 'build') {
          const root = fileURLToPath(config.root)
          const siteKey = await hashSiteInputs(root, siteEnvironment({ folder: root }), [
            config.base,
            config.site,
            // A server renders pages that other sites have as files.
            config.output,
          ])
          // Pages run in a separate module graph and read this from the environment.
          process.env[pageCacheSetting] = JSON.stringify({ folder: join(root, '.astro', 'pages'), siteKey })
        }
        const { snapshots } = await openSiteSnapshots()
        const hasSnapshots = snapshots.manifest.seasons.length > 0
        updateConfig({ vite: { define: { 'import.meta.env.HAS_SNAPSHOTS': JSON.stringify(hasSnapshots) } } })
      },
      /** The development server serves the same files at the same URLs. */
      'astro:server:setup': async ({ server }: Development) => {
        const { snapshots } = await openSiteSnapshots()
        server.middlewares.use(`/${snapshotFolder}`, sirv(snapshots.folder, { dev: true }))
      },
      'astro:build:done': async ({ dir }: { dir: URL }) => {
        const site = fileURLToPath(dir)
        const { snapshots, seasons, isBuiltBefore, pageCache } = await openSiteSnapshots()
        const all = snapshots.manifest.seasons
        if (all.length === 0) return
        for (const season of all.filter(isBuiltBefore)) await pageCache?.restore(season, site)
        const filesOf = await filesBySeason(site)
        for (const season of seasons) await pageCache?.cache(season, site, filesOf.get(season) ?? [])
        await pageCache?.tidy()
        for (const folder of all.flatMap(foldersOf))
          await copyFolder(join(snapshots.folder, folder), join(site, snapshotFolder, folder))
        await copyFiles(snapshots.folder, join(site, snapshotFolder), [leaguesFile])
        // The manifest as this build has read it: another process may have changed it since.
        await writeFile(join(site, snapshotFolder, manifestFile), `${JSON.stringify(snapshots.manifest)}\n`)
      },
    },
  }
}

/** The files of each season: its pages, its recap and stories with their pictures, its weeklies, embeds and calendar. */
async function filesBySeason(site: string): Promise<Map<SnapshotSeason, string[]>> {
  const { snapshots } = await openSiteSnapshots()
  const seasonOfPage = await seasonsByPage(snapshots)
  const files = (await readdir(site, { recursive: true })).map((file) => file.replaceAll('\\', '/'))
  const bySeason = new Map<SnapshotSeason, string[]>()
  for (const file of files) {
    if (!/^(leagues|teams|recap|story|weekly|embed|og)\/.*\.(html|png|ics)$/.test(file)) continue
    const season = seasonOfPage(`/${file.replace(/\/index\.html$/, '').replace(/\.png$/, '')}`)
    if (season) bySeason.set(season, [...(bySeason.get(season) ?? []), file])
  }
  return bySeason
}
