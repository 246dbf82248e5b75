// @ts-check
import react from '@astrojs/react'
import tailwind from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import { compactContract } from './src/build/compact-contract.ts'
import { finishPages } from './src/build/finish-pages.ts'
import { hostingFiles } from './src/build/hosting-files.ts'
import { leaveOutEngine } from './src/build/leave-out-engine.ts'
import { buildOneAtATime } from './src/build/one-at-a-time.ts'
import { pureDeclarations } from './src/build/pure-declarations.ts'
import { sealedFiles } from './src/build/sealed-files.ts'
import { serviceWorker } from './src/build/service-worker.ts'
import { shellScript } from './src/build/shell-script.ts'
import { removeForeignVariables, siteEnvironment } from './src/build/site-environment.ts'
import { sitemap } from './src/build/sitemap.ts'
import { snapshotSite } from './src/build/snapshot-site.ts'
import { findWrongAddress, readsHosts, siteKeepsFiles } from './src/contract/site-settings.ts'

removeForeignVariables(process.env)
const environment = siteEnvironment()
const wrongAddress = findWrongAddress(environment)
if (wrongAddress) throw new Error(wrongAddress)

/** Modules of some 100 bytes to half a kilobyte that several screens import, and the question for the reader's team: each would be a request. */
const small = modules([
  'ui/(Badge|Tabs)',
  'parts/league/(BestBallNote|LeagueWeeks|order-teams)',
  'parts/my-team/(TeamQuestion|name-team)',
  'parts/matchup/(RunningBadge|matchup-panel|week-games)',
  'parts/player/player-modal',
  'parts/team/(LineupAlarm|RosterToggle|TeamPageLink|WeekPicker|describe-alert|season-weeks|use-week-arrows)',
  'screens/overview/(FrontCard|calls|describe-finish|next-game)',
  'screens/season-overview/team-part',
])
const inShared =
  /^(?!.*[\\/]((charts|team|history|moves|trades|d3-[a-z]+|internmap)[\\/]|(CopyButton|CopyField|EntryForm|alert-text|league-groups|manager-view|measures|trade-games|traded-pick|use-copy)\.tsx?))/

/**
 * Paths below `src`, without their extensions.
 * @param {readonly string[]} paths
 */
function modules(paths) {
  return new RegExp(`src/(${paths.join('|')})\\.tsx?$`.replaceAll('/', '[\\\\/]'))
}

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
    test: /vite[\\/]preload-helper|src[\\/](layouts[\\/]every-page|domain[\\/]eastern-time|client[\\/](browser-storage|site-caches|token)|offline[\\/]opened)\.ts/,
  },
  // Behavior of every page with the navigation; recaps only have `every-page.ts`.
  { name: 'layout', test: /src[\\/]layouts[\\/](?!Base\.|every-page)/ },
  // Modules imported by at least six islands, unless they are loaded on demand, and small ones that would be a request each.
  { name: 'shared', test: inShared, minShareCount: 6, tags: ['$initial'] },
  { name: 'small', test: small },
  // The same of two screens each.
  {
    name: 'race',
    test: modules([
      'parts/luck/(power-view|luck-view)',
      'parts/odds/root-for',
      'screens/forecast/(games-to-come|what-if-address)',
    ]),
  },
  {
    name: 'picks',
    test: modules(['ui/(CohortRange|Tooltip)', 'screens/draftboard/(PlayerButton|describe-pick|draft-csv)']),
  },
  // Topics that several screens share, and most do not use. A group also has what its modules import and no group before it has.
  {
    name: 'charts',
    test: /(src[\\/]charts[\\/](?!Sparkline)|node_modules[\\/](d3-[a-z]+|internmap)[\\/])/,
    tags: ['$initial'],
  },
  { name: 'history', test: /src[\\/]parts[\\/]history[\\/]/, minShareCount: 4, tags: ['$initial'] },
  // A week's games with its finding, and the board of a running week.
  {
    name: 'games',
    test: modules([
      'domain/article',
      'parts/matchup/(ChanceBar|GameCard|WeekHeadline|describe-better-lineup|week-finding)',
      'ui/ChangedFigure',
    ]),
    minShareCount: 2,
    tags: ['$initial'],
  },
  { name: 'moves', test: /src[\\/]parts[\\/](moves|trades)[\\/](?!move-links)/, minShareCount: 3, tags: ['$initial'] },
  {
    name: 'team',
    test: /src[\\/]parts[\\/]team[\\/](?!WeekPicker|TeamPageLink|LineupAlarm|describe-alert)/,
    minShareCount: 4,
    tags: ['$initial'],
  },
  { name: 'odds-history', test: modules(['parts/odds/odds-history']) },
  // Recaps and stories share how a season is composed; the weekly has their frame only.
  { name: 'recap-frame', test: modules(['parts/recap/(RecapFrame|recap-links)', 'ui/ProductMark']) },
  {
    name: 'recap',
    test: modules([
      'parts/recap/(SeasonPage|season-recap|historic|describe-recap|load-recap|podium|luck-and-craft|recap-odds|best-and-worst-picks|describe-proof|rank-by-week-series)',
      'stores/use-composed',
    ]),
  },
  {
    name: 'history-screens',
    test: /src[\\/]screens[\\/]history[\\/]/,
    minShareCount: 2,
    tags: ['$initial'],
  },
  { name: 'awards', test: /src[\\/]parts[\\/]awards[\\/]/, minShareCount: 2, tags: ['$initial'] },
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
    plugins: [
      tailwind(),
      compactContract(),
      shellScript(),
      leaveOutEngine(siteKeepsFiles(environment)),
      pureDeclarations(),
    ],
    define: {
      'import.meta.env.HAS_ENGINE': JSON.stringify(readsHosts(environment)),
      'import.meta.env.WEEK_PAGES': JSON.stringify(environment.WEEK_PAGES ?? ''),
      'import.meta.env.STORY_PICTURES': JSON.stringify(environment.STORY_PICTURES ?? ''),
      'import.meta.env.KEEPS_FILES': JSON.stringify(siteKeepsFiles(environment)),
    },
    // The engine loads the demo and the zip reader on demand.
    worker: { format: 'es', rolldownOptions: { output: { codeSplitting: { groups: workerGroups } } } },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
  },
})
