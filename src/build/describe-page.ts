/** Description, canonical path and preview picture of a snapshot season's page. */
import { describeRoute, isLeagueRoute, type Match, matchRoute, pathTo, type RouteName } from '../contract/routes.ts'
import { keyOfSnapshot, type SnapshotSeason } from '../contract/snapshot.ts'

export interface PageDescription {
  description: string
  /** One address where several show the same page; a path within the site. */
  canonicalPath: string
  picture: { path: string; alt: string }
}

export function describePage(path: string, snapshot: SnapshotSeason): PageDescription {
  const match = matchRoute(path)
  const key = keyOfSnapshot(snapshot)
  const league = `${snapshot.name} ${snapshot.season}`
  return {
    description: descriptionOf(match?.name ?? 'league', league, match?.parameters ?? {}),
    canonicalPath: match && isLeagueRoute(match.name) ? pathTo(match.name, { ...match.parameters, ...key }) : path,
    picture: { path: `/og${pathTo('recap', { ...key })}.png`, alt: `${league}: season recap` },
  }
}

function descriptionOf(name: RouteName, league: string, parameters: Match['parameters']): string {
  if (isLeagueRoute(name)) return describeRoute(name, league, parameters)
  return descriptions[name]?.(league, parameters.weekNum) ?? `${league} in figures.`
}

const descriptions: Partial<Record<RouteName, (league: string, week: string | undefined) => string>> = {
  rosterWeek: (league, week) => `Lineup, bench and start/sit decisions of week ${week} in ${league}.`,
  seasonOverview: (league) => `Draft summary and position production of a team in ${league}.`,
  performance: (league) => `A team’s scores, projections and results week by week in ${league}.`,
}
