import react from '@astrojs/react'
import tailwind from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import { compactContract } from './src/build/compact-contract.ts'

/** Few files that compress well, instead of one for every module that two screens share. */
const groups = [
  {
    name: 'framework',
    test: /node_modules[\\/](react|react-dom|scheduler|nanostores|@nanostores|@astrojs)[\\/]/,
    priority: 3,
  },
  { name: 'charts', test: /node_modules[\\/](d3-|internmap)|src[\\/]charts[\\/]/, priority: 1 },
  {
    name: 'kit',
    test: /src[\\/](ui[\\/](?!Modal|SidePanel|use-dialog|Tooltip|PositionBadge|SegmentedToggle|Select|Delta)|client|stores|contract|domain)[\\/]|compact-contract/,
    priority: 2,
  },
]

export default defineConfig({
  output: 'static',
  trailingSlash: 'ignore',
  build: { format: 'directory', inlineStylesheets: 'auto' },
  devToolbar: { enabled: false },
  integrations: [react()],
  vite: {
    plugins: [tailwind(), compactContract()],
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
  },
})
