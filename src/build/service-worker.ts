/**
 * Astro integration: `sw.js`, one file with all that the worker needs and the list of the build's files in it. It comes
 * last, as it speaks of what the others made.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, loadEnv } from 'vite'
import { shellPatterns } from '../contract/routes.ts'
import { leaguesFile, manifestFile, snapshotFolder } from '../contract/snapshot.ts'

const name = 'virtual:site-build'
/** Stable, so that browsers find the next one; not kept by them (`src/server/site-caching.ts`). */
export const workerFile = 'sw.js'
const documents: Record<string, string> = {
  offline: 'offline/',
  ...Object.fromEntries(shellPatterns().map(({ shell }) => [shell, `${shell.slice(1)}/`])),
}

export function serviceWorker() {
  return {
    name: 'service-worker',
    hooks: {
      'astro:build:done': async ({ dir }: { dir: URL }) => {
        const folder = fileURLToPath(dir)
        await bundleWorker(isOfflineOffered() ? 'worker' : 'retire', folder)
      },
    },
  }
}

/** Whether pages are kept at all; with `PUBLIC_OFFLINE=0` browsers forget what they kept of the site. */
export function isOfflineOffered(): boolean {
  return loadEnv('production', process.cwd(), 'PUBLIC_').PUBLIC_OFFLINE !== '0'
}

/** What `src/service-worker/virtual.d.ts` promises. */
async function describeBuild(folder: string) {
  const files = (await readdir(join(folder, '_astro'))).sort().map((file) => `_astro/${file}`)
  const hash = createHash('sha256').update(JSON.stringify(files))
  for (const path of Object.values(documents)) hash.update(await readFile(join(folder, path, 'index.html')))
  const lists = [manifestFile, leaguesFile].map((file) => `${snapshotFolder}/${file}`)
  return {
    version: hash.digest('hex').slice(0, 16),
    files,
    documents,
    lists: lists.filter((path) => existsSync(join(folder, path))),
  }
}

/** Writes `sw.js` into the folder of a built site: the worker, or what takes its place where it is to go. */
export async function bundleWorker(entry: 'worker' | 'retire', folder: string): Promise<void> {
  const exported = Object.entries(await describeBuild(folder)).map(
    ([key, value]) => `export const ${key} = ${JSON.stringify(value)}`,
  )
  await build({
    configFile: false,
    logLevel: 'warn',
    envPrefix: 'PUBLIC_',
    plugins: [
      {
        name: 'site-build',
        resolveId: (id: string) => (id === name ? `\0${name}` : undefined),
        load: (id: string) => (id === `\0${name}` ? exported.join('\n') : undefined),
      },
    ],
    define: { 'process.env.NODE_ENV': '"production"' },
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      minify: true,
      rolldownOptions: {
        input: `src/service-worker/${entry}.ts`,
        output: { format: 'iife', entryFileNames: workerFile },
      },
    },
  })
}
