/**
 * Astro integration: bundles `sw.js` with its precache list (files of the build with a hash in their name, the shells, the offline page).
 * It runs after all integrations that write those.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { build } from 'vite'
import { rendererFolder } from '../contract/page-renderer.ts'
import { shellPatterns } from '../contract/routes.ts'
import { manifestFile, snapshotFolder } from '../contract/snapshot.ts'
import { compactContract } from './compact-contract.ts'
import { siteEnvironment } from './site-environment.ts'

export function serviceWorker(): AstroIntegration {
  let base = '/'
  return {
    name: 'service-worker',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base
      },
      'astro:build:done': async ({ dir }) => {
        const isOffered = siteEnvironment().PUBLIC_OFFLINE !== '0'
        await bundleWorker(isOffered ? 'worker' : 'retire', fileURLToPath(dir), base)
      },
    },
  }
}

/** Writes `sw.js` into the folder of a built site: the worker, or its replacement that removes it. */
export async function bundleWorker(entry: 'worker' | 'retire', folder: string, base = '/'): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    base,
    envPrefix: 'PUBLIC_',
    define: {
      'process.env.NODE_ENV': '"production"',
      'self.__WB_MANIFEST': JSON.stringify(await listPrecached(folder)),
      'import.meta.env.IS_SERVED': String(existsSync(join(folder, rendererFolder))),
      'import.meta.env.HAS_SNAPSHOTS': String(existsSync(join(folder, snapshotFolder, manifestFile))),
    },
    plugins: [compactContract()],
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: `src/offline/${entry}.ts`,
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
}

/** Entries of Workbox's manifest, relative to `sw.js`. A file with a hash in its name needs no revision. */
async function listPrecached(folder: string) {
  const files = (await readdir(join(folder, '_astro'))).sort()
  const pages = ['offline/', ...new Set(shellPatterns().map(({ shell }) => `${shell.slice(1)}/`))]
  const revised = pages.map(async (url) => {
    const html = await readFile(join(folder, url, 'index.html'))
    return { url, revision: createHash('sha256').update(html).digest('hex').slice(0, 16) }
  })
  return [...files.map((file) => ({ url: `_astro/${file}`, revision: null })), ...(await Promise.all(revised))]
}
