import react from '@astrojs/react'
import tailwind from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import { compactContract } from './src/build/compact-contract.ts'
import { finishPages } from './src/build/finish-pages.ts'
import { hostingFiles } from './src/build/hosting-files.ts'
import { islandIds } from './src/build/island-ids.ts'
import { leaveOutEngine } from './src/build/leave-out-engine.ts'
import { oneAtATime } from './src/build/one-at-a-time.ts'
import { pureD3 } from './src/build/pure-d3.ts'
import { serviceWorker } from './src/build/service-worker.ts'
import { sitemap } from './src/build/sitemap.ts'
import { snapshotSite } from './src/build/snapshot-site.ts'
import { readsEspn } from './src/contract/site-settings.ts'
import { networkNoteClass, tryAgainClass } from './src/service-worker/network-words.ts'

/**
 * Few files that compress well, instead of one for every module that two screens share: each costs 400 bytes of headers and
 * a turn at one of six connections. The first that fits takes a module; dialogs and tooltips stay with the screens that have
 * them, downloads with their first use.
 */
const groups = [
  // What draws screens, and what takes over what was drawn; both need the first.
  ['react', /node_modules[\\/](react[\\/]|react-dom[\\/](index|cjs[\\/]react-dom\.)|@?nanostores[\\/])/],
  ['framework', /node_modules[\\/](react-dom|scheduler|@astrojs)[\\/]/],
  // What the bar needs on pages that load nothing else; so does what loads scripts on demand.
  [
    'navigation',
    /vite[\\/]preload-helper|src[\\/](contract[\\/](routes|site-settings)|domain[\\/]constants|client[\\/]site-base|stores[\\/]shown-league|ui[\\/]scroll-to-middle|features[\\/]navigation[\\/](place|screen-links|switch-address)|features[\\/]team[\\/](team-address|first-week))/,
  ],
  [
    'kit',
    /src[\\/]ui[\\/](?!after-paint|replace-changed|Modal|SidePanel|use-dialog|Tooltip|save-file|csv|share-link|show-link|whole-sheet|place-below|theme)|src[\\/]charts[\\/]week-series/,
  ],
  [
    'data',
    /src[\\/](client[\\/](?!what-if)|stores[\\/]|contract[\\/]|domain[\\/])|compact-contract|features[\\/](player|matchup)[\\/]open-/,
  ],
  // What draws every screen of a league or a team, what stands around it, and around a league's; the screens themselves are files.
  [
    'screen',
    /src[\\/]ui[\\/]replace-changed|src[\\/]features[\\/](drawing[\\/]|screen[\\/]|recap[\\/](RecapSection|RecapTeam)|measures[\\/]HowWorkedOut|navigation[\\/]use-shown-league|device[\\/](DeviceNote|word-origin|use-)|league[\\/](LeagueStates|ScreenFailed|SnapshotNote|StoryFailed|failure-advice|LeagueHeader|OtherSeasons|back-trap|header-cards|use-|league-(address|calls|page|phase|screen|tab)))/,
  ],
  // Charts with what stands around them; not what few of them have, or the files that they are saved as.
  [
    'charts',
    /node_modules[\\/](d3-|internmap)|src[\\/]charts[\\/](ChartFrame|ChartTable|ChartDownloads|linear-scale|Sparkline|ReadOut|WeekAxes|WeekPlot|use-week-scrubber|week-)/,
  ],
  // What stands around every screen of a team, and the odds and ranks that several screens show.
  [
    'team',
    /src[\\/]features[\\/]team[\\/](team-screen|TeamHeader|TeamMessages|StandingLine|WeekResultBoard|team-cards|use-team-page|prefetch-week|neighbours|team-title|week-result|roster-csv|RosterToggle)/,
  ],
  ['odds', /src[\\/](charts[\\/]TeamLines|features[\\/]forecast[\\/](forecast-rows|OddsTable|MovedOdds|OddsTrack))/],
  ['standings', /src[\\/]features[\\/]league[\\/](OverviewTab|standings-rows|league-summary)/],
  ['story', /src[\\/]features[\\/]recap[\\/](BumpChart|RecapSeason|RecapGames|Scoreboard|rank-|most-|closest-)/],
  ['week-picker', /src[\\/]features[\\/]team[\\/](WeekPicker|season-weeks|use-week-arrows|use-kept)/],
  ['week', /src[\\/]features[\\/]team[\\/](WeekView|start-sit-summary)/],
].map(([name, test], index) => ({ name, test, priority: 20 - index }))

/** Where the site will be found, e.g. `https://me.github.io/my-league/`: for links that leave it. Its path is the base. */
const address = process.env.SITE_URL ? new URL(process.env.SITE_URL) : null

export default defineConfig({
  site: address?.origin,
  base: address?.pathname,
  output: 'static',
  trailingSlash: 'ignore',
  build: { format: 'directory', inlineStylesheets: 'auto' },
  devToolbar: { enabled: false },
  // Streamed HTML holds large parts back for a script to put in place: these pages must be whole without one.
  integrations: [
    react({ experimentalDisableStreaming: true }),
    // Before pages are kept for later builds.
    finishPages(`${networkNoteClass} ${tryAgainClass}`.split(' ')),
    snapshotSite(),
    sitemap(),
    hostingFiles(),
    // After all the files that it names.
    serviceWorker(),
    oneAtATime(),
  ],
  vite: {
    plugins: [tailwind(), compactContract(), pureD3(), islandIds(), leaveOutEngine(readsEspn(process.env))],
    define: { 'import.meta.env.HAS_ENGINE': JSON.stringify(readsEspn(process.env)) },
    // The engine loads the demo and what reads zips when they are asked for.
    worker: { format: 'es' },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
  },
})
