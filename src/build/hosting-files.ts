/**
 * Astro integration: routing and caching rules for static hosts. Netlify, Cloudflare Pages, Vercel and GitHub Pages read their own file and
 * ignore the others.
 */
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { routes, shellPatterns } from '../contract/routes.ts'
import { hostNames } from '../domain/identity.ts'
import { isPicture } from '../server/site-caching.ts'
import { routesFile, workerFile } from './hosting/cloudflare.ts'
import type { HostedSite } from './hosting/hosted-site.ts'
import { headersFile, redirectsFile } from './hosting/netlify.ts'
import { vercelFile } from './hosting/vercel.ts'

export function hostingFiles() {
  let base = ''
  return {
    name: 'hosting-files',
    hooks: {
      'astro:config:done': ({ config }: { config: { base: string } }) => {
        base = config.base.replace(/\/+$/, '')
      },
      'astro:build:done': async ({ dir }: { dir: URL }) => {
        const folder = fileURLToPath(dir)
        const pictures = picturePatterns(await readdir(folder, { recursive: true }))
        const files = filesForHosts({ base, shells: shellsByHost(), pictures })
        for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
      },
    },
  }
}

/**
 * The shells. Paths of leagues have a pattern per league host, so that any other name in its place has no page; Cloudflare Pages allows 100
 * patterns, so the others, those with a season or a team and the older pages have one for all hosts, and their shell says that there is no such
 * page.
 */
function shellsByHost(): HostedSite['shells'] {
  return shellPatterns().flatMap(({ pattern, shell }) => {
    const isForAllHosts = pattern.includes('/seasons/') || pattern.includes('/teams/') || pattern.endsWith('/legacy')
    if (!pattern.startsWith(routes.leagues) || isForAllHosts) return [{ pattern, shell }]
    const patterns = hostNames.map((host) => pattern.replace(':host', host))
    return [...new Set(patterns)].map((one) => ({ pattern: one, shell }))
  })
}

/** Every file by its name. */
function filesForHosts(site: HostedSite): Record<string, string> {
  return {
    _redirects: redirectsFile(site),
    _headers: headersFile(site),
    '_worker.js': workerFile(site),
    '_routes.json': routesFile(site),
    'vercel.json': vercelFile(site),
    // GitHub Pages would leave out folders whose names start with an underscore.
    '.nojekyll': '',
  }
}

/** Files of the root by name, others by their folder; files in `_astro` have their own rule. */
function picturePatterns(paths: readonly string[]): string[] {
  const files = paths.map((path) => path.replaceAll('\\', '/')).filter((path) => /\.\w+$/.test(path))
  const tops = Map.groupBy(files, (path) => path.split('/')[0] ?? '')
  return [...tops]
    .filter(([, all]) => all.every(isPicture))
    .map(([top]) => (isPicture(top) ? `/${top}` : `/${top}/*`))
    .sort()
}
