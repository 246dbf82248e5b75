/** What a season weighs as files and a page costs a reader with a slow phone, against an empty page of the same run. */
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathTo } from '../../../src/contract/routes.ts'
import { toPublicId } from '../../../src/domain/identity.ts'
import type { LeagueSeason } from '../../../src/domain/league-season.ts'
import { openStore } from '../../../src/storage/open-store.ts'
import { inMegabytes, type Measure } from './measure.ts'
import { type Move, measureMoves } from './measure-moves.ts'
import { measureRoutes, type Route, type RouteFigures } from './measure-routes.ts'
import { serveForBench } from './serve-for-bench.ts'

/** What each row should be at most; ratios are to the empty page. */
const targets = {
  files: 500,
  pages: '12 MB',
  snapshot: { paint: 1.3, blocking: 50 },
  live: { paint: 1.6, shown: 4, blocking: 50, script: 85 },
  draft: { nodes: 2500, html: 200 },
  moves: { desktop: 100, snapshot: 350, live: 600 },
}

/**
 * `folder` has the site and the data of `measureBuilds`; `snapshotId` is a copy of the season that is a snapshot there. The
 * season itself becomes a league that only the server has.
 */
export async function measureTargets(
  folder: string,
  season: LeagueSeason,
  snapshotId: number,
  browser: string,
): Promise<Measure[]> {
  const [site, data] = [join(folder, 'site'), join(folder, 'data')]
  const store = openStore(data)
  await store.write(season, { asOf: null, source: 'demo' })
  await addEmptyPage(site)
  const server = await serveForBench(store, site)
  const teamIn = (espnLeagueId: number) => toPublicId({ ...season, espnLeagueId }, season.teams[0]?.id ?? 0)
  const routes: Record<string, Route> = {
    empty: '/empty/',
    ...named('snapshot', routesOf(snapshotId, teamIn(snapshotId))),
    ...named('live', routesOf(season.espnLeagueId, teamIn(season.espnLeagueId))),
  }
  try {
    const figures = await measureRoutes(server.url, routes, browser, { modes: ['throttled'], runs: 5 })
    const [empty, ...pages] = figures as [RouteFigures, ...RouteFigures[]]
    return [
      ...(await weigh(site, snapshotId)),
      ...pages.map((page) => ({ what: `${page.route}, slow phone`, value: inWords(page, empty) })),
      ...(await draftBoard(site, snapshotId, pages)),
      ...(await moveAbout(server.url, snapshotId, season.espnLeagueId, browser)),
    ]
  } finally {
    await server.close()
  }
}

function routesOf(espnLeagueId: number, teamId: number): Record<string, Route> {
  const [league, team] = [{ espnLeagueId }, { espnLeagueId, teamId }]
  return {
    overview: { path: pathTo('overview', league), mark: 'main tbody tr' },
    'draft board': { path: pathTo('draftboard', league), mark: 'main [data-grade]' },
    awards: { path: pathTo('awards', league), mark: 'main h2' },
    week: { path: pathTo('rosterWeek', { ...team, weekNum: 14 }), mark: '#roster-title' },
    'season overview': { path: pathTo('seasonOverview', team), mark: 'main h2' },
    performance: { path: pathTo('performance', team), mark: 'main figure' },
  }
}

const named = (kind: string, routes: Record<string, Route>) =>
  Object.fromEntries(Object.entries(routes).map(([name, route]) => [`${kind} ${name}`, route]))

async function weigh(site: string, snapshotId: number): Promise<Measure[]> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true })
  const own = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => path.slice(site.length).includes(String(snapshotId)))
  const pages = own.filter((path) => path.endsWith('.html'))
  const sizes = await Promise.all(pages.map(async (path) => (await stat(path)).size))
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  return [
    { what: 'Files of a season', value: `${own.length} (at most ${targets.files})` },
    { what: 'Its pages', value: `${pages.length}, ${inMegabytes(bytes)} (at most ${targets.pages})` },
  ]
}

function inWords(page: RouteFigures, empty: RouteFigures): string {
  const isLive = page.route.startsWith('live')
  const { paint, blocking } = targets[isLive ? 'live' : 'snapshot']
  const times = (value: number) => `${(value / empty.firstPaint).toFixed(2)} ×`
  return [
    `painted ${times(page.firstPaint)} (${paint})`,
    `shown ${times(page.shown)}${isLive ? ` (${targets.live.shown})` : ''}`,
    `blocked ${page.blockingTime.toFixed(0)} ms (${blocking})`,
    `script ${page.javascript.toFixed(0)} kB${isLive ? ` (${targets.live.script})` : ''}`,
    `shift ${page.layoutShift.toFixed(3)}`,
  ].join(', ')
}

async function draftBoard(site: string, espnLeagueId: number, pages: readonly RouteFigures[]): Promise<Measure[]> {
  const html = await readFile(join(site, pathTo('draftboard', { espnLeagueId }), 'index.html'))
  const nodes = pages.find(({ route }) => route === 'snapshot draft board')?.nodes ?? 0
  const { draft } = targets
  const value = `${nodes} nodes (${draft.nodes}), ${Math.round(html.byteLength / 1000)} kB of HTML (${draft.html})`
  return [{ what: 'Draft board', value }]
}

async function moveAbout(url: string, snapshotId: number, liveId: number, browser: string): Promise<Measure[]> {
  const toAwards = (espnLeagueId: number): Move => ({
    from: pathTo('overview', { espnLeagueId }),
    link: `a[href^="${pathTo('awards', { espnLeagueId })}"]`,
    mark: 'main h3',
  })
  const moves = { snapshot: toAwards(snapshotId), live: toAwards(liveId) }
  const desktop = await measureMoves(url, moves, browser, { mode: 'unthrottled' })
  const phone = await measureMoves(url, moves, browser, { mode: 'throttled' })
  const row = (where: string, limitOf: (what: string) => number) => (one: (typeof desktop)[number]) => ({
    what: `From overview to awards, ${one.what}, ${where}`,
    value: `${one.first.toFixed(0)} ms, a second time ${one.again.toFixed(0)} ms (${limitOf(one.what)})`,
  })
  return [
    ...desktop.map(row('desktop', () => targets.moves.desktop)),
    ...phone.map(row('slow phone', (what) => targets.moves[what as 'snapshot' | 'live'])),
  ]
}

async function addEmptyPage(site: string): Promise<void> {
  await mkdir(join(site, 'empty'), { recursive: true })
  const html =
    '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>x</title><p>Empty'
  await writeFile(join(site, 'empty', 'index.html'), html)
}
