/** What the page of a frozen season says of itself to search engines and where its address is shared. */
import { matchRoute, pathTo, type RouteName } from '../contract/routes.ts'
import type { FrozenSeason } from '../contract/snapshot.ts'

export interface PageWords {
  description: string
  /** The one address of what several addresses show, within the site. */
  canonicalPath: string
  picture: { path: string; alt: string }
}

export function describePage(path: string, { espn_league_id: espnLeagueId, season, name }: FrozenSeason): PageWords {
  const match = matchRoute(path)
  const league = `${name} ${season}`
  const recap = pathTo('recap', { espnLeagueId, season })
  return {
    description: descriptions[match?.name ?? 'league']?.(league, match?.parameters.weekNum) ?? `${league} in figures.`,
    canonicalPath: match && isOfLeague(match.name) ? pathTo(match.name, { espnLeagueId, season }) : path,
    picture: { path: `/og${recap}.png`, alt: `${league}: season recap` },
  }
}

const isOfLeague = (name: RouteName) => name === 'overview' || name === 'draftboard' || name === 'awards'

const descriptions: Partial<Record<RouteName, (league: string, week: string | undefined) => string>> = {
  overview: (league) => `Final standings and season summary of the fantasy football league ${league}.`,
  draftboard: (league) => `Every pick of the draft of ${league} against its position and round: booms and busts.`,
  awards: (league) => `Season superlatives of ${league}: best week, unluckiest loss, draft boom and bust.`,
  rosterWeek: (league, week) => `Line-up, bench and start/sit decisions of week ${week} in ${league}.`,
  seasonOverview: (league) => `Draft summary and position production of a team in ${league}.`,
  performance: (league) => `A team’s scores, projections and results week by week in ${league}.`,
}
