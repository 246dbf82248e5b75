/**
 * Astro integration for frozen seasons: the directive that takes over their pages, whether there are any, their answers
 * as files beside the pages, and the pages that an earlier build has made already.
 */
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pathTo } from '../contract/routes.ts'
import { type FrozenSeason, leaguesFile, manifestFile, seasonFolder, snapshotFolder } from '../contract/snapshot.ts'
import { frozenPages } from './frozen-pages.ts'
import { openFrozen, pageCacheSetting } from './open-frozen.ts'
import { placeFiles, placeFolder } from './page-cache.ts'
import { hashSiteInputs } from './site-inputs.ts'

interface Setup {
  command: string
  config: { root: URL; base: string; site?: string }
  addClientDirective: (directive: { name: string; entrypoint: string }) => void
  updateConfig: (config: object) => void
}

export function frozenSite() {
  return {
    name: 'frozen-site',
    hooks: {
      'astro:config:setup': async ({ command, config, addClientDirective, updateConfig }: Setup) => {
        if (command === 'build') {
          const root = fileURLToPath(config.root)
          const siteKey = await hashSiteInputs(root, process.env, [config.base, config.site])
          // Pages run in a module graph of their own and are told by the environment.
          process.env[pageCacheSetting] = JSON.stringify({ folder: join(root, '.astro', 'pages'), siteKey })
        }
        const { snapshots } = await openFrozen()
        const hasSnapshots = snapshots.manifest.seasons.length > 0
        addClientDirective({ name: 'prepared', entrypoint: './src/build/prepared-directive.ts' })
        updateConfig({ vite: { define: { 'import.meta.env.HAS_SNAPSHOTS': JSON.stringify(hasSnapshots) } } })
      },
      'astro:build:done': async ({ dir }: { dir: URL }) => {
        const site = fileURLToPath(dir)
        const { snapshots, seasons, isBuiltBefore, pageCache } = await openFrozen()
        const all = snapshots.manifest.seasons
        if (all.length === 0) return
        for (const season of all.filter(isBuiltBefore)) await pageCache?.restore(season, site)
        for (const season of seasons) await pageCache?.keep(season, site, await filesOf(season, site))
        await pageCache?.tidy()
        for (const season of all) {
          const folder = seasonFolder(season)
          await placeFolder(join(snapshots.folder, folder), join(site, snapshotFolder, folder))
        }
        await placeFiles(snapshots.folder, join(site, snapshotFolder), [manifestFile, leaguesFile])
      },
    },
  }

  /** Every file of the site that belongs to a season: its pages, its recap and the pictures of that. */
  async function filesOf(season: FrozenSeason, site: string): Promise<string[]> {
    const { snapshots } = await openFrozen()
    const pages = (await frozenPages(snapshots, season)).map(({ path }) => `${path.slice(1)}/index.html`)
    const recap = pathTo('recap', { espnLeagueId: season.espn_league_id, season: season.season }).slice(1)
    const pictures = `og/${recap}`
    return [
      ...pages,
      ...(await filesBelow(site, recap)),
      ...(await filesBelow(site, pictures)),
      ...(existsSync(join(site, `${pictures}.png`)) ? [`${pictures}.png`] : []),
    ]
  }
}

async function filesBelow(site: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(site, folder), { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(site, 'x').length - 1))
}
