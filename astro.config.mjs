// @ts-check
import react from '@astrojs/react'
import tailwind from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import { compactContract } from './src/build/compact-contract.ts'
import { finishPages } from './src/build/finish-pages.ts'
import { hostingFiles } from './src/build/hosting-files.ts'
import { leaveOutEngine } from './src/build/leave-out-engine.ts'
import { buildOneAtATime } from './src/build/one-at-a-time.ts'
import { sealedFiles } from './src/build/sealed-files.ts'
import { serviceWorker } from './src/build/service-worker.ts'
import { removeForeignVariables, siteEnvironment } from './src/build/site-environment.ts'
import { sitemap } from './src/build/sitemap.ts'
import { snapshotSite } from './src/build/snapshot-site.ts'
import { findWrongAddress, keepsFiles, readsHosts } from './src/contract/site-settings.ts'

removeForeignVariables(process.env)
const environment = siteEnvironment()
const wrongAddress = findWrongAddress(environment)
if (wrongAddress) throw new Error(wrongAddress)

/**
 * Chunks that several pages share: without them a screen would be fifty files. A module goes into the first matching one.
 * @satisfies {import('vite').Rolldown.CodeSplittingGroup[]}
 */
const groups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  // Shared with recaps, unlike the other chunks.
  {
    name: 'base',
    // With it what loads the other chunks of stories, which otherwise would be in the chunk of the navigation.
    test: /vite[\\/]preload-helper|src[\\/](domain[\\/]eastern-time|client[\\/](browser-storage|site-caches|token)|offline[\\/]opened)\.ts/,
  },
  // Behavior of every page with the navigation; recaps only have what is in `Base.astro`.
  { name: 'layout', test: /src[\\/]layouts[\\/](?!Base\.)/ },
  // Modules imported by at least four islands, unless they are loaded on demand.
  {
    name: 'shared',
    test: /^(?!.*[\\/](charts|team|history|d3-[a-z]+|internmap)[\\/])/,
    minShareCount: 4,
    tags: ['$initial'],
  },
  // Modules that pages without charts, and league pages, do not use.
  { name: 'charts', test: /(src[\\/]charts|node_modules[\\/](d3-[a-z]+|internmap))[\\/]/, tags: ['$initial'] },
  { name: 'team', test: /src[\\/]parts[\\/]team[\\/]/, minShareCount: 4, tags: ['$initial'] },
  { name: 'history', test: /src[\\/]parts[\\/]history[\\/]/, minShareCount: 4, tags: ['$initial'] },
]

/** The engine requests a league once its modules are loaded: in one chunk, as each level of imports costs a round trip. */
const workerGroups = [{ name: 'hosts', test: /src[\\/](domain|contract|hosts[\\/](shared|espn))[\\/]/ }]

/** The site's URL, e.g. `https://me.github.io/my-league/`, for external links. Its path is the base path. */
const address = environment.SITE_URL?.trim() ? new URL(environment.SITE_URL) : null

export default defineConfig({
  site: address?.origin,
  base: address?.pathname,
  output: 'static',
  trailingSlash: 'ignore',
  build: { format: 'directory', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  integrations: [
    react(),
    // Before pages are cached for later builds.
    finishPages(),
    snapshotSite(),
    sealedFiles(),
    sitemap(),
    hostingFiles(),
    // After all the files that it lists.
    serviceWorker(),
    buildOneAtATime(),
  ],
  vite: {
    plugins: [tailwind(), compactContract(), leaveOutEngine(keepsFiles(environment))],
    define: {
      'import.meta.env.HAS_ENGINE': JSON.stringify(readsHosts(environment)),
      'import.meta.env.KEEPS_FILES': JSON.stringify(keepsFiles(environment)),
    },
    // The engine loads the demo and the zip reader on demand.
    worker: { format: 'es', rolldownOptions: { output: { codeSplitting: { groups: workerGroups } } } },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
  },
})
