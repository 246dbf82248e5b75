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

const inShared =
  /^(?!.*[\\/]((charts|team|history(?![\\/]history-)|moves|trades|d3-[a-z]+|internmap)[\\/](?!TeamPageLink|TeamTabs|trade-links)|(CopyButton|CopyField|EntryForm|alert-text|league-groups|manager-view|measures|trade-games|traded-pick|use-copy)\.tsx?))/

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
  { name: 'layout', test: /src[\\/]layouts[\\/](?!Base\.|every-page|renders)/ },
  // Modules imported by at least six islands, unless they are loaded on demand.
  { name: 'shared', test: inShared, minShareCount: 6, tags: ['$initial'] },
  // Modules of some 100 bytes to a kilobyte that few screens share, where each would be a request. A group has what the same screens use: one
  // that has a bit for everybody loads it all everywhere. Here the question for the reader's team, and what copies a text.
  {
    name: 'small',
    test: modules([
      'parts/league/order-teams',
      'parts/my-team/(TeamQuestion|name-team)',
      'ui/(CopyButton|CopyField|use-copy)',
    ]),
  },
  // Screens with a choice of weeks.
  {
    name: 'weeks',
    test: modules([
      'parts/league/(BestBallNote|LeagueWeeks)',
      'parts/matchup/(matchup-panel|week-games)',
      'parts/team/(WeekPicker|season-weeks|use-week-arrows)',
    ]),
  },
  // Ratings, luck and odds by week, then what a forecast adds to them.
  { name: 'race', test: modules(['parts/luck/(power-view|luck-view)', 'parts/odds/odds-history']) },
  {
    name: 'what-if',
    test: modules(['parts/odds/(RootFor|root-for)', 'screens/forecast/(games-to-come|what-if-address)']),
  },
  {
    name: 'picks',
    test: modules(['ui/(CohortRange|Tooltip)', 'screens/draftboard/(PlayerButton|describe-pick|draft-csv)']),
  },
  // Topics that several screens share, and most do not use. A group also has what its modules import and no group before it has.
  {
    name: 'charts',
    test: /(src[\\/](charts[\\/](?!Sparkline)|parts[\\/]recap[\\/]RecapTeam)|node_modules[\\/](d3-[a-z]+|internmap)[\\/])/,
    tags: ['$initial'],
  },
  // What recaps and stories have of a history, too.
  { name: 'records', test: modules(['parts/history/(played-seasons|record-kinds)']) },
  {
    name: 'history',
    test: modules(['parts/history/(PairRecord|describe-pair|describe-versus|season-history|use-league-history)']),
  },
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
  // What a reader can still change in a lineup.
  { name: 'alerts', test: modules(['parts/team/(LineupAlarm|OpenDecisions|describe-alert|describe-move)']) },
  // The results of two teams, also in the dialog of a game.
  {
    name: 'scoreboard',
    test: modules([
      'parts/matchup/(Scoreboard|matchup-summary)',
      'parts/team/(WeekResultBoard|missing-week|performance-rows|week-result|week-roster)',
    ]),
  },
  {
    name: 'team',
    test: /src[\\/](charts[\\/]Sparkline|parts[\\/]team[\\/](?!WeekPicker|TeamPageLink|use-team-league)|screens[\\/]season-overview[\\/]team-part\.)/,
    minShareCount: 2,
    tags: ['$initial'],
  },
  { name: 'odds', test: modules(['parts/odds/(OddsTable|OddsTrack|OddsChanges)']) },
  // Tables of several screens, ranks by week, and what the overview shows at once: some hundred bytes each.
  {
    name: 'ranks',
    test: modules([
      'charts/heat-ground',
      'parts/luck/luck-column',
      'parts/recap/(rank-by-week-series|ranks-by-week)',
      'screens/overview/(FrontCard|calls|describe-finish|next-game)',
      'ui/SortedTable',
    ]),
  },
  { name: 'managers', test: modules(['parts/managers/(Waterfall|manager-view)', 'screens/managers/manager-page']) },
  // Recaps and stories share how a season is composed; the weekly has their frame only.
  { name: 'recap-frame', test: modules(['parts/recap/(RecapFrame|recap-links)', 'ui/ProductMark']) },
  {
    name: 'recap',
    test: modules([
      'parts/recap/(SeasonPage|season-recap|historic|describe-recap|load-recap|podium|luck-and-craft|recap-odds|best-and-worst-picks|describe-proof)',
      'stores/use-composed',
    ]),
  },
  {
    name: 'history-screens',
    test: /src[\\/](screens[\\/]history|parts[\\/](history[\\/]GamesUnknown|league[\\/]equal-figures))/,
    minShareCount: 2,
    tags: ['$initial'],
  },
  { name: 'lab', test: modules(['screens/lab/(LabLayout|Questions|RulesPanel|season-finding|use-lab)']) },
  { name: 'tendencies', test: modules(['parts/draft/(Tendencies|use-draft-tendencies)']) },
  {
    name: 'move-list',
    test: modules(['parts/moves/(MoveRow|describe-team-moves|move-links)', 'screens/moves/move-filters']),
  },
  {
    name: 'open-league',
    test: modules(['client/import-file', 'domain/recognize-league', 'parts/navigation/(LeagueLine|OpenLeague)']),
  },
]

/**
 * The engine requests a league once its modules are loaded: in one file with what they import, as each level of imports costs a round trip.
 * The handlers of a season's games and draft are one file, too, which loads while the host responds.
 */
const workerGroups = [
  { name: 'engine', test: /src[\\/](engine[\\/]worker\.ts|hosts[\\/](shared|espn)[\\/])/ },
  { name: 'season', test: /src[\\/]handlers[\\/]season-handlers\.ts/ },
]

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
      // The adapter of a site for our server sets it.
      'import.meta.env.IS_SERVED': 'false',
    },
    // The engine loads the demo and the zip reader on demand.
    worker: { format: 'es', rolldownOptions: { output: { codeSplitting: { groups: workerGroups } } } },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
  },
})
