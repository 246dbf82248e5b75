/** The main pages on a slow phone: each figure with its limit. Ratios are relative to an empty page in the same run. */
import { setTimeout as pause } from 'node:timers/promises'
import { highestWeek } from '../../../src/analytics/awards/highest-week.ts'
import { hasServedMark } from '../../../src/contract/page-mark.ts'
import { pathTo } from '../../../src/contract/routes.ts'
import type { HostSeason } from '../../../src/domain/host-season.ts'
import { toPublicId } from '../../../src/domain/identity.ts'
import { copyOf } from './copy-of.ts'
import { firstFakeLeague } from './fake-leagues.ts'
import { besideLimit, formatTable } from './measure.ts'
import { measurePages, type PageFigures, type PageVisit, type Tap } from './measure-pages.ts'
import { emptyPath, snapshotLeagueId, sundayLeagues } from './serve-for-bench.ts'

/** Upper limits; ratios if the column is one. A missing figure has no limit. */
type Limits = Partial<Record<keyof PageFigures, number>>

const common: Limits = {
  firstPaint: 1.9,
  blocking: 250,
  scriptKilobytes: 140,
  requests: 16,
  layoutShift: 0.02,
  tap: 200,
}
const ofSnapshot: Limits = { ...common, largestPaint: 2.6, nextScreen: 1000 }
const ofRunning: Limits = { ...ofSnapshot, content: 1.9 }
const live: Limits = { ...common, content: 5, nextScreen: 1200 }
const ofReturn: Limits = { ...live, content: 2.2 }
/** Pages that the server has rendered: the rows are in the HTML. */
const served: Limits = { ...common, content: 2.2, nextScreen: 800 }
const ofEngine: Limits = { ...live, content: 4.5 }
const servedLater: Limits = { ...served, content: 2.6 }
const goals =
  'goals: first row 4.3 × live and 1.9 × on a second visit, next screen 800 ms of a snapshot and 1,000 ms live'

export interface BenchPage extends PageVisit {
  name: string
  limits: Limits
}

/** `url`: a server as `serveSnapshotAndLive` starts it with the two seasons. `named`: only pages with one of these texts in their name. */
interface BenchedSites {
  /** Starts a server as `serveRendered` does, where a page of it is measured, and returns its URL. */
  startRendered: () => Promise<string>
  /** The same as `serveEngine` does. */
  startEngine: () => Promise<string>
  season: HostSeason
  running: HostSeason
  named: readonly string[]
}

export async function measurePageTable(
  url: string,
  { startRendered, startEngine, season, running, named }: BenchedSites,
  browser: { executablePath: string; runs: number },
): Promise<string> {
  const empty: BenchPage = { name: 'empty page', path: emptyPath, content: { within: 'p', text: 'Empty' }, limits: {} }
  const choose = (pages: readonly BenchPage[]) => choosePages(pages, named)
  const served = await onSite(choose(listServed(season)), startRendered)
  for (const { path } of served) await untilRendered(path)
  const chosen = [
    ...choose(listPages(season)),
    ...served,
    ...(await onSite(choose(listEngine(season)), startEngine)),
    ...choose([...listReturns(season), ...listRunning(running), ...listSunday(running)]),
  ]
  const measured = await measurePages(url, [empty, ...chosen], browser)
  const emptyPaint = measured[0]?.figures.firstPaint ?? 0
  const rows = measured.map(({ visit, figures }) => [
    visit.name,
    ...columns.map((column) => formatFigure(column, figures[column.key], visit.limits[column.key], emptyPaint)),
  ])
  return `${formatTable([['', ...columns.map(({ title }) => title)], ...rows])}\n  ${goals}`
}

function choosePages(pages: readonly BenchPage[], named: readonly string[]): readonly BenchPage[] {
  return pages.filter(({ name }) => named.length === 0 || named.some((text) => name.includes(text)))
}

/** Starts the site of the pages if there are any. */
export async function onSite(pages: readonly BenchPage[], start: () => Promise<string>): Promise<BenchPage[]> {
  if (pages.length === 0) return []
  const site = await start()
  return pages.map((page) => ({ ...page, path: new URL(page.path, site).href }))
}

const longestRenderingMs = 60_000

/**
 * The first reader of a page waits until it is rendered, which takes longest for the overview and the lab, and gets its shell after five seconds:
 * a part of what `--only rendered` measures. The table is of the readers after him.
 */
async function untilRendered(url: string): Promise<void> {
  const began = performance.now()
  while (!hasServedMark(await (await fetch(url)).text())) {
    if (performance.now() - began > longestRenderingMs)
      throw new Error(`${url} is a shell: the server did not render it`)
    await pause(500)
  }
}

/** Snapshot: pages that the build rendered. Live: shells that the API fills. */
export function listPages(season: HostSeason): BenchPage[] {
  const files = screensOf(copyOf(season, snapshotLeagueId))
  const api = screensOf(season)
  return [
    { ...files.overview, name: 'overview, snapshot', limits: ofSnapshot, nextScreen: toRace },
    { ...files.week, name: 'week, snapshot', limits: ofSnapshot },
    { ...files.draftBoard, name: 'draft board, snapshot', limits: ofSnapshot },
    { ...files.story, name: 'story, snapshot', limits: { ...ofSnapshot, content: 1.9, scriptKilobytes: 6 } },
    { ...api.overview, name: 'overview, live', limits: live, nextScreen: toRace },
    { ...api.week, name: 'week, live', limits: live },
    { ...api.matchups, name: 'matchups, live', limits: live },
    { ...api.draftBoard, name: 'draft board, live', limits: { ...live, content: 5.5 } },
    { ...api.awards, name: 'awards, live', limits: live },
    { ...api.moves, name: 'moves, live', limits: live },
    { ...api.history, name: 'history, live', limits: live },
    { ...api.lab, name: 'lab, live', limits: live },
    { ...api.story, name: 'story, live', limits: live },
    { ...leagues(season), name: 'list of leagues', limits: live },
  ]
}

function listServed(season: HostSeason): BenchPage[] {
  const { overview, week, matchups, draftBoard, awards, moves, history, lab, story } = screensOf(season)
  return [
    { ...overview, name: 'overview, served', limits: served, nextScreen: toRace },
    { ...week, name: 'week, served', limits: served },
    { ...matchups, name: 'matchups, served', limits: served },
    { ...awards, name: 'awards, served', limits: served },
    { ...moves, name: 'moves, served', limits: served },
    { ...history, name: 'history, served', limits: served },
    { ...draftBoard, name: 'draft board, served', limits: servedLater },
    { ...lab, name: 'lab, served', limits: servedLater },
    { ...story, name: 'story, served', limits: servedLater },
  ]
}

/** First visits of leagues that the browser reads from their host. */
function listEngine(season: HostSeason): BenchPage[] {
  const { overview, matchups, draftBoard, history } = screensOf(copyOf(season, firstFakeLeague))
  return [
    { ...overview, name: 'overview, engine', limits: ofEngine },
    // Scores come before lineups, in a list.
    { ...matchups, name: 'matchups, engine', limits: ofEngine, content: { ...matchups.content, within: 'main li' } },
    { ...draftBoard, name: 'draft board, engine', limits: ofEngine },
    { ...history, name: 'history, engine', limits: ofEngine },
  ]
}

/** A second visit of a reader with a team in six leagues. */
function listSunday({ teams, season, players }: HostSeason): BenchPage[] {
  const name = teams[0]?.name ?? ''
  const choices = sundayLeagues.map((league) => ({
    leagues: [String(league)],
    team: { id: toPublicId({ leagueNumber: league, season }, teams[0]?.id ?? 0), name, managers: [] },
  }))
  const names = players.map(({ name: ofPlayer }) => ofPlayer.replace(/\W/g, '.')).join('|')
  const anyPlayer = new RegExp(`^(?:${names})$`)
  return [
    {
      name: 'six leagues on a Sunday, second visit',
      path: pathTo('sunday'),
      content: { within: 'main section a', text: name },
      tap: button(anyPlayer, { within: 'dialog', text: '' }),
      limits: ofReturn,
      isReturn: true,
      stored: { 'my-teams': JSON.stringify(choices) },
    },
  ]
}

/** Second visits of live pages. */
function listReturns(season: HostSeason): BenchPage[] {
  const { overview, matchups, draftBoard } = screensOf(season)
  return [
    { ...overview, name: 'overview, second visit', limits: ofReturn, isReturn: true },
    { ...matchups, name: 'matchups, second visit', limits: ofReturn, isReturn: true },
    { ...draftBoard, name: 'draft board, second visit', limits: ofReturn, isReturn: true },
  ]
}

/** Pages that the build rendered of a season in progress, which the API has, too. */
function listRunning(season: HostSeason): BenchPage[] {
  const { overview, matchups, forecast } = screensOf(season)
  const toForecast = link('Race', { within: 'main h2', text: 'What if?' })
  return [
    { ...overview, name: 'overview, running', limits: ofRunning, nextScreen: toForecast },
    { ...matchups, name: 'matchups, running', limits: ofRunning },
    { ...forecast, name: 'forecast, running', limits: ofRunning },
  ]
}

const button = (name: Tap['name'], shows: Tap['shows']): Tap => ({ role: 'button', name, shows })
const link = (name: Tap['name'], shows: Tap['shows']): Tap => ({ role: 'link', name, shows })

const award = { within: 'main h4', text: highestWeek.title }
const toRace = link('Race', { within: 'main h2', text: 'The most surprising weeks' })

function screensOf(season: HostSeason) {
  const { host, leagueId, teams, drafts, players } = season
  const teamId = toPublicId(season, teams[0]?.id ?? 0)
  const firstPick = drafts[0]?.picks.find(({ overallPick }) => overallPick === 1)?.player
  return {
    overview: {
      path: pathTo('overview', { host, leagueId }),
      content: { within: 'main tbody tr', text: teams[0]?.name ?? '' },
      tap: button('Points For', { within: 'main [aria-sort="descending"]', text: 'Points For' }),
    },
    matchups: {
      path: pathTo('matchups', { host, leagueId }),
      content: { within: 'main article', text: teams[0]?.name ?? '' },
      tap: link(/^Lineups of/, { within: 'dialog table', text: '' }),
    },
    forecast: {
      path: pathTo('forecast', { host, leagueId }),
      content: { within: 'main tbody tr', text: teams[0]?.name ?? '' },
      tap: button(/ beats /, { within: '[aria-label="What if"] [aria-pressed="true"]', text: '' }),
    },
    lab: {
      path: pathTo('lab', { host, leagueId }),
      content: { within: 'main ol li', text: 'Half PPR' },
      tap: button('Half PPR', { within: 'main summary', text: '1 changed' }),
    },
    week: {
      path: pathTo('rosterWeek', { host, leagueId, teamId, weekNum: 14 }),
      content: { within: 'main li', text: 'QB' },
      tap: button('Week 13', { within: 'main [aria-current]', text: '13' }),
    },
    draftBoard: {
      path: pathTo('draftboard', { host, leagueId }),
      content: { within: 'main button', text: players.find(({ number }) => number === firstPick)?.name ?? '' },
      tap: button('Analysis', { within: 'main [aria-pressed="true"]', text: 'Analysis' }),
    },
    moves: {
      path: pathTo('moves', { host, leagueId }),
      content: { within: 'main h2', text: 'Trade of the Year' },
      tap: button('By value', { within: 'main [aria-pressed="true"]', text: 'By value' }),
    },
    history: {
      path: pathTo('history', { host, leagueId }),
      content: { within: 'main tbody tr', text: String(season.season) },
      tap: button('Playoffs', { within: 'main [aria-pressed="true"]', text: 'Playoffs' }),
    },
    story: {
      path: pathTo('leagueStory', { host, leagueId, season: season.season }),
      content: { within: '#card-1', text: 'Champion' },
    },
    awards: {
      path: pathTo('awards', { host, leagueId }),
      content: award,
      tap: button(highestWeek.title, { within: '[role="tooltip"]', text: highestWeek.description }),
    },
  }
}

/** The league that only the API has. "Open" with an empty field shows an error. */
const leagues = ({ name, host, leagueId }: HostSeason): PageVisit => ({
  path: pathTo('leagues'),
  content: { within: `main li a[href^="${pathTo('league', { host, leagueId })}"]`, text: name },
  tap: button('Open', { within: 'main [role="alert"]', text: '' }),
})

interface Column {
  key: keyof PageFigures
  title: string
  isRatio?: true
  digits?: number
}

const columns: readonly Column[] = [
  { key: 'firstPaint', title: 'first paint', isRatio: true },
  { key: 'largestPaint', title: 'largest paint', isRatio: true },
  { key: 'content', title: 'first row', isRatio: true },
  { key: 'blocking', title: 'blocking, ms' },
  { key: 'scriptKilobytes', title: 'script, kB' },
  { key: 'requests', title: 'requests' },
  { key: 'layoutShift', title: 'layout shift', digits: 3 },
  { key: 'tap', title: 'first tap, ms' },
  { key: 'nextScreen', title: 'next screen, ms' },
]

function formatFigure({ isRatio, digits }: Column, value: number | null, atMost?: number, emptyPaint = 0): string {
  if (value === null) return ''
  if (!isRatio) return besideLimit(value, { atMost, digits })
  return `${value.toFixed(0)} ms, ${besideLimit(value / emptyPaint, { atMost, digits: 2, unit: ' ×' })}`
}
