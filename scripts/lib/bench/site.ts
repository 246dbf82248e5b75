/** What each route of the built site costs a reader: bytes, paints, blocking time; served with a demo league. */
import { toPublicId } from '../../../src/domain/identity.ts'
import type { LeagueSeason } from '../../../src/domain/league-season.ts'
import type { SeasonStore } from '../../../src/storage/season-store.ts'
import { measureRoutes } from './measure-routes.ts'
import { serveForBench } from './serve-for-bench.ts'

export async function measureSite(season: LeagueSeason, store: SeasonStore, browser: string): Promise<string> {
  const server = await serveForBench(store)
  try {
    return asTable(await measureRoutes(server.url, routesOf(season), browser))
  } finally {
    await server.close()
  }
}

function routesOf(season: LeagueSeason): Record<string, string> {
  const league = `/leagues/espn/${season.espnLeagueId}`
  const team = `${league}/teams/${toPublicId(season, season.teams[0]?.id ?? 0)}`
  return {
    home: '/',
    overview: `${league}/overview`,
    forecast: `${league}/forecast`,
    'draft board': `${league}/draftboard`,
    awards: `${league}/awards`,
    week: `${team}/roster/week/14`,
    'season overview': `${team}/roster/seasonoverview`,
    performance: `${team}/performance`,
    'matchup panel': `${team}/performance?matchup=14`,
    'player profile': `${team}/roster/week/14?player=${toPublicId(season, 1)}`,
    legacy: `${league}/legacy`,
  }
}

function asTable(figures: Awaited<ReturnType<typeof measureRoutes>>): string {
  const columns = [
    'JS kB',
    'CSS kB',
    'fonts kB',
    'data kB',
    'requests',
    'first ms',
    'largest ms',
    'blocked ms',
    'longest task',
    'shift',
  ]
  const rows = figures.map((of) => [
    `${of.route}${of.mode === 'throttled' ? ', slow phone' : ''}`,
    ...[of.javascript, of.css, of.fonts, of.data].map((size) => size.toFixed(1)),
    ...[of.requests, of.firstPaint, of.largestPaint, of.blockingTime, of.longestTask].map((value) => value.toFixed(0)),
    of.layoutShift.toFixed(3),
  ])
  const width = Math.max(...rows.map(([name = '']) => name.length))
  return [['', ...columns], ...rows]
    .map(([name = '', ...cells]) => `  ${name.padEnd(width)}  ${cells.map((cell) => cell.padStart(12)).join('')}`)
    .join('\n')
}
