/** Description, canonical path and preview picture of a league's page. */
import { pictureOfPage } from '../contract/page-renderer.ts'
import { describeRoute, isLeagueRoute, type Match, matchRoute, pathTo, type RouteName } from '../contract/routes.ts'
import { keyOfSnapshot, type PageSeason } from '../contract/snapshot.ts'
import type { LeagueKey } from '../domain/identity.ts'

export interface PageDescription {
  description: string
  /** The canonical URL of pages with several URLs; a path within the site. */
  canonicalPath: string
  picture: { path: string; alt: string }
}

export function describePage(path: string, snapshot: PageSeason): PageDescription {
  const match = matchRoute(path)
  const key = keyOfSnapshot(snapshot)
  const league = match && isOfAllSeasons(match.name) ? snapshot.name : `${snapshot.name} ${snapshot.season}`
  const canonicalPath = match && isLeagueRoute(match.name) ? canonicalOf(match, key) : path
  return {
    description: descriptionOf(match?.name ?? 'league', league, match?.parameters ?? {}),
    canonicalPath,
    picture: pictureOf(match?.name, canonicalPath, snapshot),
  }
}

/** A league's history is the same in all of its seasons, and a trade is found in any of them. */
function canonicalOf({ name, parameters }: Match, key: LeagueKey): string {
  if (!isOfAllSeasons(name)) return pathTo(name, { ...parameters, ...key })
  const { season: _, ...ofLeague } = parameters
  return pathTo(name, ofLeague)
}

const isOfAllSeasons = (name: RouteName) =>
  name === 'book' || name === 'history' || name === 'historyManager' || name === 'historyVersus' || name === 'trade'

/** Managers and trades have their own pictures; all other pages of a season have that of its recap. */
function pictureOf(
  name: RouteName | undefined,
  canonicalPath: string,
  snapshot: PageSeason,
): PageDescription['picture'] {
  if (name === 'historyManager' || name === 'historyVersus')
    return { path: pictureOfPage(canonicalPath), alt: `${snapshot.name}: all seasons` }
  if (name === 'trade') return { path: pictureOfPage(canonicalPath), alt: `${snapshot.name}: a trade` }
  const alt = `${snapshot.name} ${snapshot.season}: season ${snapshot.throughWeek === null ? 'recap' : 'so far'}`
  return { path: `/og${pathTo('recap', { ...keyOfSnapshot(snapshot) })}.png`, alt }
}

function descriptionOf(name: RouteName, league: string, parameters: Match['parameters']): string {
  if (isLeagueRoute(name)) return describeRoute(name, league, parameters)
  return descriptions[name]?.(league, parameters.weekNum) ?? `${league} in figures.`
}

const descriptions: Partial<Record<RouteName, (league: string, week: string | undefined) => string>> = {
  rosterWeek: (league, week) => `Lineup, bench, and start/sit decisions of week ${week} in ${league}.`,
  seasonOverview: (league) => `Draft summary and position production of a team in ${league}.`,
  embedStandings: (league) => `The standings of ${league}.`,
  embedWeek: (league) => `The scores of the newest week of ${league}.`,
  performance: (league) => `A team’s scores, projections, and results week by week in ${league}.`,
}
