/** The pages of a snapshot site, with texts expected on each. */
import type { APIRequestContext } from '@playwright/test'
import { type SnapshotManifest, type SnapshotSeason, seasonFolder } from '../../../src/contract/snapshot.ts'
import { fromWire } from '../../../src/contract/wire.ts'

export interface SnapshotPage {
  path: string
  /** Texts that only the league's own data can contain. */
  words: readonly (string | RegExp)[]
}

interface Standings {
  standings: { teamId: number; teamName: string; regularSeason: { pointsFor: number } }[]
}

export async function readSnapshot<T>(request: APIRequestContext, site: string, file: string): Promise<T> {
  const response = await request.get(`${site}snapshot/${file}`)
  if (!response.ok()) throw new Error(`${file}: ${response.status()}`)
  return fromWire(await response.json()) as T
}

export async function snapshotSeasonsOf(request: APIRequestContext, site: string): Promise<SnapshotSeason[]> {
  return (await readSnapshot<SnapshotManifest>(request, site, 'manifest.json')).seasons
}

/** The site's finished season. Throws unless it has exactly one. */
export async function seasonOverOf(request: APIRequestContext, site: string): Promise<SnapshotSeason> {
  const over = (await snapshotSeasonsOf(request, site)).filter(({ throughWeek }) => throughWeek === null)
  const [season] = over
  if (!season || over.length > 1) throw new Error(`${site} has ${over.length} seasons that are over`)
  return season
}

/** The words of a page's `main` as they stand in its HTML, before any script ran. */
export async function writtenIn(request: APIRequestContext, address: string): Promise<string> {
  const html = await (await request.get(address)).text()
  const [, main = ''] = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html) ?? []
  const text = main
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<(?:"[^"]*"|'[^']*'|[^'"<>])*>/g, '')
    .replace(/&(\w+|#\d+|#x[\da-f]+);/gi, (whole, name: string) => {
      const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
      return name.startsWith('#') ? String.fromCodePoint(code) : (entities[name] ?? whole)
    })
  return inOneLine(text)
}

/** White space as a reader sees it. */
export const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

export function standingsOf(request: APIRequestContext, site: string, snapshot: SnapshotSeason): Promise<Standings> {
  return readSnapshot(request, site, `${seasonFolder(snapshot)}/analytics/standings.json`)
}

/** A page of every screen of a season, for its first team. */
export async function pagesOf(
  request: APIRequestContext,
  site: string,
  snapshot: SnapshotSeason,
): Promise<SnapshotPage[]> {
  const { host, hostLeagueId: league, season, name } = snapshot
  const { standings } = await standingsOf(request, site, snapshot)
  const [team] = standings
  if (!team) throw new Error('A season that is over has standings')
  const names = standings.map(({ teamName }) => teamName)
  const below = `leagues/${host}/${league}`
  const ofTeam = `${below}/teams/${team.teamId}`
  return [
    { path: `${below}/overview/`, words: [name, ...names] },
    { path: `${below}/seasons/${season}/overview/`, words: [name, ...names] },
    { path: `${below}/forecast/`, words: [name, 'The most surprising weeks', ...names] },
    { path: `${below}/draftboard/`, words: [name, 'Best Drafters', ...names] },
    {
      path: `${below}/power/`,
      words: [name, 'Rating after each week', 'Wins over all schedules', 'Lost games of', ...names],
    },
    { path: `${below}/managers/`, words: [name, 'Closest to optimal lineups', '.500', ...names] },
    { path: `${below}/managers/${team.teamId}/`, words: [team.teamName, '.500', 'Week by week'] },
    { path: `${below}/moves/`, words: [name, 'Trade of the Year', 'Team by team', 'Week 2'] },
    { path: `${below}/awards/`, words: [name, 'Highest Single Week Score', /awards celebrating the best from/] },
    { path: `${below}/legacy/`, words: [name, ...names] },
    { path: `${ofTeam}/roster/week/3/`, words: [team.teamName, 'Starting Lineup', 'Week 3 Roster'] },
    { path: `${ofTeam}/roster/week/18/`, words: [team.teamName, 'No roster data available for this week.'] },
    { path: `${ofTeam}/roster/seasonoverview/`, words: [team.teamName, 'Draft Summary'] },
    { path: `${ofTeam}/performance/`, words: [team.teamName, 'Average Starter Points'] },
    { path: `${ofTeam}/legacy/`, words: [team.teamName] },
    { path: `teams/${team.teamId}/roster/legacy/`, words: [team.teamName] },
    { path: `recap/${host}/${league}/${season}/`, words: [name, ...names] },
  ]
}
