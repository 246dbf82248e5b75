import react from '@astrojs/react'
import tailwind from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import { compactContract } from './src/build/compact-contract.ts'
import { hostingFiles } from './src/build/hosting-files.ts'
import { leaveOutEngine } from './src/build/leave-out-engine.ts'
import { oneAtATime } from './src/build/one-at-a-time.ts'
import { pureD3 } from './src/build/pure-d3.ts'
import { serviceWorker } from './src/build/service-worker.ts'
import { sitemap } from './src/build/sitemap.ts'
import { snapshotSite } from './src/build/snapshot-site.ts'
import { readsEspn } from './src/contract/site-settings.ts'

/** A handful of shared files by package. */
const groups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|@astrojs|nanostores|@nanostores|@tanstack)[\\/]/, priority: 20 },
  { name: 'charts', test: /node_modules[\\/](d3-|internmap)|src[\\/]charts[\\/]/, priority: 15 },
  { name: 'shared', test: /src[\\/](ui|client|stores|contract|domain)[\\/]|compact-contract|preload-helper/, priority: 10 },
]

/** Where the site will be found, e.g. `https://me.github.io/my-league/`: for links that leave it. Its path is the base. */
const address = process.env.SITE_URL ? new URL(process.env.SITE_URL) : null

export default defineConfig({
  site: address?.origin,
  base: address?.pathname,
  output: 'static',
  trailingSlash: 'ignore',
  build: { format: 'directory', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  integrations: [
    react(),
    snapshotSite(),
    sitemap(),
    hostingFiles(),
    // After all the files that it names.
    serviceWorker(),
    oneAtATime(),
  ],
  vite: {
    plugins: [tailwind(), compactContract(), pureD3(), leaveOutEngine(readsEspn(process.env))],
    define: { 'import.meta.env.HAS_ENGINE': JSON.stringify(readsEspn(process.env)) },
    // The engine loads the demo and what reads zips when they are asked for.
    worker: { format: 'es' },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
  },
})
